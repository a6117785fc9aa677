import Foundation
import Testing

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// Safe areas of roots that fill a screen, by the device, the version of Xcode and the bars around them.
@MainActor @Suite struct CanvasScreenTests: CanvasDocuments {
    private func screen(_ size: (Double, Double), _ top: Double, _ bottom: Double, _ inside: String = "") -> String {
        """
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
        <subviews>\(view("a", (0, top, size.0, size.1 - top - bottom)))</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/><constraints>
        \(pin("a", "top", to: "safe"))\(pin("a", "bottom", to: "safe"))
        \(pin("a", "leading", to: "root"))\(pin("a", "trailing", to: "root"))</constraints>\(inside)</view>
        """
    }

    private func expectNothingReadOff(_ found: FidelityResult) {
        #expect(found.worstByRule <= 0.001 && found.worst <= 0.001, "\(found.misses) \(found.inferred)")
        #expect(found.inferred.isEmpty)
    }

    private struct Screen {
        var device: String
        var tools: Int
        var top: Double
        var bottom: Double
        var size: (Double, Double)?
    }

    private nonisolated static let screens = [
        Screen(device: "retina4_7", tools: 14490, top: 20, bottom: 0),
        Screen(device: "retina4_7", tools: 14868, top: 0, bottom: 0),
        Screen(device: "retina4_0", tools: 21507, top: 0, bottom: 0),
        Screen(device: "retina4_7", tools: 21701, top: 20, bottom: 0),
        Screen(device: "retina6_1", tools: 17701, top: 44, bottom: 34),
        Screen(device: "retina6_1", tools: 21701, top: 48, bottom: 34),
        Screen(device: "retina6_1", tools: 24127, top: 96, bottom: 68),
        Screen(device: "retina6_12", tools: 23504, top: 59, bottom: 34),
        Screen(device: "retina6_12", tools: 23727, top: 118, bottom: 68),
        Screen(device: "retina6_12", tools: 32700, top: 59, bottom: 34),
        Screen(device: "retina5_9", tools: 22505, top: 50, bottom: 34),
        // Views of a `.xib` that do not fill it.
        Screen(device: "retina6_1", tools: 14490, top: 0, bottom: 0, size: (414, 200)),
        Screen(device: "retina6_1", tools: 17701, top: 44, bottom: 0, size: (414, 200)),
        Screen(device: "retina6_0", tools: 21507, top: 47, bottom: 34, size: (468, 360)),
    ]

    @Test(arguments: screens.indices) func screensHaveASafeArea(_ index: Int) throws {
        let screen = Self.screens[index]
        let canvas = try #require(IBCanvas(device: screen.device, isLandscape: false))
        let size = screen.size ?? (canvas.size.width, canvas.size.height)
        expectNothingReadOff(
            try result(self.screen(size, screen.top, screen.bottom), tools: screen.tools, device: screen.device))
    }

    /// Margins of a screen begin at its safe area.
    @Test func marginsBeginAtTheSafeArea() throws {
        let found = try result(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>\(view("a", (0, 48, 414, 100), "", length("height", 100)))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="at"/>
            \(pin("a", "leading", to: "root"))\(pin("a", "trailing", to: "root"))</constraints></view>
            """, device: "retina6_1")
        expectNothingReadOff(found)
    }

    private struct Bars {
        var top: Double
        var bottom: Double = 0
        var height: Double = 667
        /// In the controller, and scenes next to it.
        var inside = ""
        var beside = ""
    }

    private nonisolated static func container(_ id: String, _ tag: String, _ relationship: String, of child: String)
        -> String
    {
        """
        <scene sceneID="\(id)s"><objects><\(tag) id="\(id)"><connections><segue destination="\(child)" kind="relationship" \
        relationship="\(relationship)" id="\(id)-\(child)"/></connections></\(tag)></objects></scene>
        """
    }

    private nonisolated static let bars = [
        Bars(top: 20),
        Bars(top: 64, beside: container("n", "navigationController", "rootViewController", of: "c")),
        Bars(
            top: 64, bottom: 49,
            beside: container("n", "navigationController", "rootViewController", of: "c")
                + container("t", "tabBarController", "viewControllers", of: "n")),
        // Pushed by what is in a navigation controller.
        Bars(
            top: 64,
            beside: container("n", "navigationController", "rootViewController", of: "o")
                + """
                <scene sceneID="os"><objects><viewController id="o"><connections><segue destination="c" kind="show" id="p"/>
                </connections></viewController></objects></scene>
                """),
        Bars(top: 64, inside: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"),
        Bars(top: 20, bottom: 49, inside: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"),
        Bars(top: 20, bottom: 44, inside: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"),
        // An opaque bar ends the view.
        Bars(
            top: 0, height: 603,
            inside: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
        ),
    ]

    @Test(arguments: bars.indices) func barsAreInTheSafeArea(_ index: Int) throws {
        let bars = Self.bars[index]
        var run = FidelityRun()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="14460" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
            <scenes><scene sceneID="cs"><objects><viewController id="c">
            \(screen((375, bars.height), bars.top, bars.bottom))\(bars.inside)</viewController></objects></scene>
            \(bars.beside)</scenes></document>
            """
        run.add(file: "Test.storyboard", data: Data(text.utf8))
        expectNothingReadOff(try #require(run.results.first, "\(run.errors)"))
    }
}
