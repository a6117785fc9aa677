import Foundation
import Testing
import UnfoldAutoLayout

@testable import UnfoldInterfaceBuilder

/// A view whose class loads the view's own document, as beginners write it.
final class SelfLoadingView: UIView {
    static var document = Data()
    static var loads = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.loads += 1
        let nib = UINib(data: Self.document, bundle: nil)
        for case let view as UIView in nib.instantiate(withOwner: self) { addSubview(view) }
    }
}

/// A controller that counts how often its view is loaded.
final class LoadingController: UIViewController {
    var loads = 0

    override func loadView() {
        loads += 1
        super.loadView()
    }
}

/// Documents that load each other end in an exception's text, not in a full stack.
@MainActor @Suite struct NibNestingTests {
    private func raised<Made>(_ body: () throws -> Made) rethrows -> (made: Made, reasons: [String]) {
        var reasons: [String] = []
        let made = try UIKitExceptions.withHandler({ reasons.append($0.reason) }, body)
        return (made, reasons)
    }

    private func expectOne(_ reasons: [String], _ name: String) {
        #expect(reasons.count == 1, "\(reasons)")
        #expect(
            reasons.first == "Could not load '\(name)': 50 documents are being loaded inside one another already, and "
                + "this would go on without end. Does it load or embed itself?")
    }

    /// Twice in each: without the first refusal's memory there would be 2 to the power of 50.
    @Test(arguments: [1, 2, 5]) func aViewThatLoadsItsOwnDocument(_ count: Int) {
        let view = """
            <view id="v" customClass="SelfLoadingView" customModule="UnfoldInterfaceBuilderTests">
            <rect key="frame" x="0" y="0" width="9" height="9"/></view>
            """
        let views = (0..<count).map { view.replacing("\"v\"", with: "\"v\($0)\"") }.joined()
        SelfLoadingView.document = Data(Documents.text(views).utf8)
        SelfLoadingView.loads = 0
        let nib = UINib(data: SelfLoadingView.document, bundle: nil)
        for _ in 0..<2 {
            let (made, reasons) = raised { nib.instantiate(withOwner: nil) }
            expectOne(reasons, "data.xib")
            #expect(made.count == count)
        }
        #expect(SelfLoadingView.loads <= 2 * 50 * count)
    }

    /// An outlet is set without being read: the view of a controller would be loaded by that, from this document again.
    @Test func aControllersViewIsSetWithoutBeingLoaded() {
        let text = Documents.text(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="view" destination="v" id="o"/></connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            """)
        let controller = LoadingController()
        let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: controller)
        #expect(controller.loads == 0 && made.count == 1)
        #expect(controller.viewIfLoaded === made.first as? UIView)
    }

    // MARK: Storyboards

    private func controller(_ id: String, _ inside: String, _ attributes: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)" \
        sceneMemberID="viewController" \(attributes)><view key="view" contentMode="scaleToFill" id="v\(id)">
        <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(inside)</subviews></view></viewController>
        </objects></scene>
        """
    }

    private func container(_ id: String, to destination: String) -> String {
        """
        <containerView id="c\(id)"><rect key="frame" x="0" y="0" width="99" height="99"/><connections>
        <segue destination="\(destination)" kind="embed" id="e\(id)"/></connections></containerView>
        """
    }

    private func reference(_ id: String, _ storyboard: String, _ identifier: String) -> String {
        """
        <scene sceneID="s\(id)"><objects><viewControllerPlaceholder storyboardName="\(storyboard)" \
        referencedIdentifier="\(identifier)" id="\(id)" sceneMemberID="viewController"/></objects></scene>
        """
    }

    private func holder(_ tag: String, _ id: String, _ relationship: String, to other: String) -> String {
        """
        <scene sceneID="s\(id)"><objects><\(tag) storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
        <connections><segue destination="\(other)" kind="relationship" relationship="\(relationship)" id="r\(id)"/>
        </connections></\(tag)></objects></scene>
        """
    }

    private func bundle(_ storyboards: [String: String]) throws -> (Bundle, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nesting-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, scenes) in storyboards {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
                <scenes>\(scenes)</scenes></document>
                """
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
        }
        return (try #require(Bundle(path: folder.path)), folder)
    }

    private func loaded(_ storyboards: [String: String]) throws -> (controller: UIViewController?, reasons: [String]) {
        let (bundle, folder) = try bundle(storyboards)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (made, reasons) = raised {
            let storyboard = UIStoryboard(name: "One", bundle: bundle)
            let made = storyboard.instantiateInitialViewController()
            made?.loadViewIfNeeded()
            // Nothing is kept: the next one starts anew.
            _ = storyboard.instantiateViewController(withIdentifier: "last")
            return made
        }
        return (made, reasons)
    }

    @Test func controllersEmbeddedInEachOther() throws {
        let last = controller("last", "")
        for scenes in [
            controller("a", container("1", to: "a")),
            controller("a", container("1", to: "b") + container("2", to: "b"))
                + controller("b", container("3", to: "a") + container("4", to: "a")),
        ] {
            let (made, reasons) = try loaded(["One": scenes + last])
            expectOne(reasons, reasons.first?.contains("'b'") == true ? "b" : "a")
            #expect(made?.view.subviews.isEmpty == false)
        }
    }

    @Test func storyboardsThatReferToEachOther() throws {
        let one = controller("a", container("1", to: "far")) + reference("far", "Two", "b") + controller("last", "")
        let two = controller("b", container("2", to: "near")) + reference("near", "One", "a")
        let (made, reasons) = try loaded(["One": one, "Two": two])
        // The reference asks for a controller by its name, and gets none.
        #expect(reasons.count <= 2 && reasons.first?.hasPrefix("Could not load '") == true, "\(reasons)")
        #expect(made != nil)
    }

    @Test(arguments: [("navigationController", "rootViewController"), ("tabBarController", "viewControllers")])
    func controllersThatHoldThemselves(_ tag: String, _ relationship: String) throws {
        let last = controller("last", "")
        let own = try loaded(["One": holder(tag, "a", relationship, to: "a") + last])
        expectOne(own.reasons, "a")
        let scenes = holder(tag, "a", relationship, to: "b") + holder(tag, "b", relationship, to: "a")
        let other = try loaded(["One": scenes + last])
        #expect(other.reasons.count == 1 && other.controller != nil, "\(other.reasons)")
    }

    /// Segues that are run lead in circles in any app.
    @Test func seguesInACircleAreRunOneByOne() throws {
        func scene(_ id: String, to other: String) -> String {
            controller(id, "").replacing(
                "</view></viewController>",
                with: """
                    </view><connections><segue destination="\(other)" kind="show" identifier="on" id="g\(id)"/>
                    </connections></viewController>
                    """)
        }
        let scenes = scene("a", to: "b") + scene("b", to: "a") + controller("last", "")
        let (bundle, folder) = try bundle(["One": scenes])
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try #require(UIStoryboard(name: "One", bundle: bundle).instantiateInitialViewController())
        let navigation = UINavigationController(rootViewController: first)
        let (_, reasons) = raised {
            for _ in 0..<120 { navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil) }
        }
        #expect(reasons.isEmpty && navigation.viewControllers.count == 121, "\(reasons)")
    }
}
