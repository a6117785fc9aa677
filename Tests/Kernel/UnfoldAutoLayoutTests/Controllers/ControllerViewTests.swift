import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Root views of controllers: margins and the guides of bars, as recorded on iOS.
@MainActor @Suite(.ownSettings) struct ControllerViewTests {
    private func inEnvironment(_ environment: LayoutEnvironment, _ body: () throws -> Void) rethrows {
        let saved = LayoutEnvironment.current
        LayoutEnvironment.current = environment
        defer { LayoutEnvironment.current = saved }
        try body()
    }

    /// The window counts, not the screen, and of a window its shorter side.
    @Test(arguments: [
        (375, 667, 16), (390, 844, 16), (393, 852, 16), (428, 926, 20), (430, 932, 20), (812, 375, 16), (844, 390, 16),
    ])
    func sideMarginsFollowTheWindow(_ width: Int, _ height: Int, _ margin: Int) {
        let screens = [CGSize(width: 320, height: 568), CGSize(width: 430, height: 932)]
        for (screen, generation) in zip(screens + screens, [UIKitGeneration.mid, .mid, .ios26, .ios26]) {
            inEnvironment(LayoutEnvironment(screenSize: screen, generation: generation)) {
                let controller = UIViewController()
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
                window.rootViewController = controller
                #expect(controller.view.layoutMargins.left == CGFloat(margin))
                #expect(controller.view.directionalLayoutMargins.trailing == CGFloat(margin))
                window.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
                #expect(controller.view.layoutMargins.left == CGFloat(margin + 44))
            }
        }
    }

    /// What hangs on the margins follows when the window takes another size, or the view another window.
    @Test func theLayoutFollowsTheWindow() {
        inEnvironment(LayoutEnvironment()) {
            let controller = UIViewController()
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
                inner.heightAnchor.constraint(equalToConstant: 10),
            ])
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = controller
            window.layoutIfNeeded()
            #expect(inner.frame.minX == 16 && inner.frame.width == 358)
            window.frame.size = CGSize(width: 430, height: 932)
            window.layoutIfNeeded()
            #expect(inner.frame.minX == 20 && inner.frame.width == 390)
        }
    }

    /// Earlier releases go by the screen, and iOS 26 where it is asked to (fact A10.1).
    @Test func otherGenerationsGoByTheScreen() {
        ControllerSideMargins.ios26 = .byScreen
        defer { ControllerSideMargins.ios26 = .byWindow }
        for (generation, width, margin) in [
            (UIKitGeneration.ios26, 390, 20), (.ios26, 375, 16), (.old, 375, 16), (.old, 414, 20),
        ] {
            let screen = CGSize(width: width, height: 800)
            inEnvironment(LayoutEnvironment(screenSize: screen, generation: generation)) {
                let controller = UIViewController()
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                window.rootViewController = controller
                #expect(controller.view.layoutMargins.left == CGFloat(margin))
            }
        }
    }

    /// Two constraints for a guide in use, three with the app's own.
    @Test(arguments: [true, false]) func aLayoutGuideAddsTwoConstraints(_ isTop: Bool) {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.rootViewController = controller
        let view: UIView = controller.view
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        let edge =
            isTop
            ? inner.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
            : inner.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor)
        edge.isActive = true
        #expect(view.constraints.count == 3)
        window.layoutIfNeeded()
        #expect(isTop ? inner.frame.minY == 44 : inner.frame.maxY == 446)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
        window.layoutIfNeeded()
        #expect(isTop ? inner.frame.minY == 50 : inner.frame.maxY == 440)
    }

    /// A third of a point more and less is a whole length again.
    @Test func lengthsAreWholePixels() {
        inEnvironment(LayoutEnvironment(displayScale: 3)) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            for start in 0..<90 {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(start) / 3),
                    view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(start) / 7),
                    view.widthAnchor.constraint(equalToConstant: 100),
                    view.heightAnchor.constraint(equalToConstant: 16),
                ])
            }
            root.layoutIfNeeded()
            #expect(root.subviews.filter { $0.frame.width != 100 || $0.frame.height != 16 }.isEmpty)
        }
    }

    @Test func subviewsAreExchanged() {
        let views = [UIView(), UIView(), UIView()]
        let root = UIView()
        views.forEach(root.addSubview)
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews.map { view in views.firstIndex { $0 === view } } == [2, 1, 0])
    }

    @Test(arguments: [(0, 3, "3 beyond bounds [0 .. 2]"), (-1, 1, "18446744073709551615 beyond bounds [0 .. 2]")])
    func exchangingBeyondTheCountRaises(_ one: Int, _ other: Int, _ text: String) {
        let root = UIView()
        for _ in 0..<3 { root.addSubview(UIView()) }
        let before = root.subviews
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler({ raised.append($0) }) {
            root.exchangeSubview(at: one, withSubviewAt: other)
            UIView().exchangeSubview(at: 0, withSubviewAt: 0)
        }
        #expect(raised.map(\.name) == ["NSRangeException", "NSRangeException"])
        #expect(raised.map(\.reason).first?.hasSuffix("index " + text) == true)
        #expect(raised.last?.reason.hasSuffix("index 0 beyond bounds for empty array") == true)
        #expect(zip(root.subviews, before).allSatisfy { $0 === $1 })
    }

    // MARK: Replaced views

    @Test func aViewThatIsReplacedOnScreenGivesItsPlace() {
        let (controller, window) = (UIViewController(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        window.rootViewController = controller
        let new = UIView()
        controller.view = new
        #expect(new.superview === window && new.frame == window.bounds)

        let (parent, child, next) = (UIViewController(), UIViewController(), UIView())
        parent.addChild(child)
        let place = UIView()
        parent.view.addSubview(place)
        place.addSubview(child.view)
        child.view = next
        #expect(place.subviews.count == 1 && place.subviews.first === next)
        // A new view around the old one.
        let box = UIView()
        place.addSubview(box)
        box.addSubview(next)
        child.view = box
        #expect(next.superview === box && box.superview === place)
    }

    /// Apps wrap a controller's view, or move it into a view of their own.
    @Test func aViewThatWasMovedStaysWhereItIs() {
        let controller = UIViewController()
        let (box, old) = (UIView(), controller.view!)
        box.addSubview(old)
        controller.view = box
        #expect(old.superview === box && box.superview == nil && controller.view === box)

        let (other, window) = (UIViewController(), UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        window.rootViewController = other
        let (shelf, moved, new) = (UIView(), other.view!, UIView())
        shelf.addSubview(moved)
        other.view = new
        #expect(moved.superview === shelf && new.superview == nil)
    }
}
