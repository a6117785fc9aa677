import Foundation
import Testing
import UIKit

private final class Tracked {
    let note: () -> Void
    init(_ note: @escaping () -> Void) { self.note = note }
    deinit { note() }
}

nonisolated(unsafe) private var valueKey: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

/// What layout libraries take from the runtime, and ask of guides.
@MainActor @Suite struct LayoutLibraryRuntimeTests {
    // MARK: Associated values

    @Test(
        arguments: [
            { UIView() }, { UIViewController() }, { UILayoutGuide() }, { NSLayoutConstraint() }, { CALayer() },
            { UITapGestureRecognizer() },
        ] as [@MainActor @Sendable () -> NSObject])
    func associatedValuesGoWithTheirOwner(_ make: @MainActor @Sendable () -> NSObject) {
        var gone: [Int] = []
        do {
            let owner = make()
            objc_setAssociatedObject(owner, &valueKey, Tracked { gone.append(1) }, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(owner, &otherKey, Tracked { gone.append(2) }, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, &valueKey) is Tracked)
            objc_setAssociatedObject(owner, &otherKey, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(gone == [2] && objc_getAssociatedObject(owner, &otherKey) == nil)
        }
        #expect(gone == [2, 1])
    }

    @Test func associatedValuesOfOthersAreTheirOwn() {
        let (first, second) = (NSObject(), NSObject())
        objc_setAssociatedObject(first, &valueKey, "one", .OBJC_ASSOCIATION_COPY)
        objc_setAssociatedObject(second, &valueKey, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, &valueKey) as? String == "one")
        #expect(objc_getAssociatedObject(second, &valueKey) as? Int == 2)
        objc_removeAssociatedObjects(first)
        #expect(objc_getAssociatedObject(first, &valueKey) == nil)
        let view = UIView()
        var held: UIView? = UIView()
        objc_setAssociatedObject(view, &valueKey, held, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &valueKey) as? UIView === held)
        held = nil
        #expect(objc_getAssociatedObject(view, &valueKey) == nil)
        objc_setAssociatedObject(view, &valueKey, "kept", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &valueKey) == nil)
    }

    /// A value that associates when it goes, on the way out of its owner.
    @Test func valuesMayAssociateWhenTheyGo() {
        let other = UIView()
        do {
            let owner = UIView()
            let value = Tracked {
                MainActor.assumeIsolated {
                    objc_setAssociatedObject(other, &valueKey, "heard", .OBJC_ASSOCIATION_COPY)
                }
            }
            objc_setAssociatedObject(owner, &valueKey, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(objc_getAssociatedObject(other, &valueKey) as? String == "heard")
    }

    // MARK: Guides

    /// In a window, and in a tree that was laid out, the system's guides follow the insets without a pass; elsewhere
    /// they are empty until they were part of a solve (fact A10.6).
    @Test func systemGuidesFollowTheInsets() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(view.layoutMarginsGuide.layoutFrame == .zero && view.readableContentGuide.layoutFrame == .zero)
        view.layoutIfNeeded()
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 384, height: 284))
        view.layoutMargins.left = 30
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 8, width: 362, height: 284))
        view.frame.size.width = 500
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 500, height: 300))
        #expect(view.readableContentGuide.layoutFrame.width == 462)

        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let inside = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 10))
        window.addSubview(inside)
        #expect(inside.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 0))
        let own = UILayoutGuide()
        inside.addLayoutGuide(own)
        #expect(own.layoutFrame == .zero)
    }

    /// A view that sets frames by hand, of the safe area, in its first pass.
    @Test func framesByTheSafeAreaInTheFirstPass() {
        final class Page: UIView {
            let label = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                if label.superview == nil { addSubview(label) }
                label.frame = safeAreaLayoutGuide.layoutFrame
            }
        }
        let controller = UIViewController()
        let page = Page()
        controller.view = page
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(page.label.frame == page.bounds.inset(by: page.safeAreaInsets))
        #expect(page.safeAreaInsets.left == 6 && page.label.frame.minX == 6)
    }

    @Test func guidesReportThatTheyAreAmbiguous() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let guide = UILayoutGuide()
        #expect(!guide.hasAmbiguousLayout)
        view.addLayoutGuide(guide)
        let pins = [
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 5),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
        ]
        NSLayoutConstraint.activate(pins)
        #expect(guide.hasAmbiguousLayout)
        guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5).isActive = true
        #expect(!guide.hasAmbiguousLayout && !view.hasAmbiguousLayout)
        pins[0].isActive = false
        #expect(guide.hasAmbiguousLayout)
    }

    // MARK: Descriptions and observers

    @Test func geometryIsPrintedAsCoreGraphicsPrintsIt() {
        let rect = CGRect(x: 1, y: -2, width: 0.5, height: 40)
        #expect(rect.debugDescription == "(1.0, -2.0, 0.5, 40.0)" && "\(rect)" == rect.debugDescription)
        #expect("\(rect.origin) \(rect.size)" == "(1.0, -2.0) (0.5, 40.0)")
    }

    @Test func hiddenAndOpaqueViewsAnnounceAtOnce() {
        let view = UIView()
        var heard: [String] = []
        let tokens = [
            view.observe(\.isHidden) { view, _ in MainActor.assumeIsolated { heard.append("\(view.isHidden)") } },
            view.observe(\.alpha) { view, _ in MainActor.assumeIsolated { heard.append("\(view.alpha)") } },
        ]
        view.isHidden = true
        view.isHidden = true
        view.alpha = 0.5
        #expect(heard == ["true", "0.5"])
        tokens.forEach { $0.invalidate() }
        view.isHidden = false
        #expect(heard.count == 2)
    }
}
