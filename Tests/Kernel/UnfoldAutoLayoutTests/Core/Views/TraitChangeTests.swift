import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Changes of single traits: who is notified of them, when, and in which order.
@MainActor @Suite(.ownSettings) struct TraitChangeTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Watched: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            // As app code writes it.
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, previous) in
                let (old, new) = (
                    previous.preferredContentSizeCategory, self.traitCollection.preferredContentSizeCategory
                )
                self.log.lines.append("\(self.name) size \(old == new ? "same" : "changed")")
            }
            registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
                (view: Watched, _: UITraitCollection) in
                view.log.lines.append("\(view.name) class")
            }
        }

        required init?(coder: NSCoder) { fatalError("not archived") }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.lines.append("\(name) any")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.lines.append("\(name) layout")
        }
    }

    private final class Controller: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            registerForTraitChanges([UITraitLayoutDirection.self]) { (self: Self, previous: UITraitCollection) in
                self.log.lines.append("controller direction, was \(previous.layoutDirection)")
            }
        }

        required init?(coder: NSCoder) { fatalError("not archived") }
        override func loadView() { view = Watched("view", log) }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.lines.append("controller any")
        }
    }

    /// Runs `body` and puts the environment back.
    private func changing(_ body: () -> Void) {
        let before = LayoutEnvironment.current
        defer { LayoutEnvironment.current = before }
        body()
    }

    private func tree(_ log: Log) -> Watched {
        let root = Watched("root", log)
        root.addSubview(Watched("child", log))
        root.layoutIfNeeded()
        log.lines = []
        return root
    }

    @Test func onlyWhatIsListedIsNotifiedAndInOrder() {
        changing {
            let log = Log()
            let root = tree(log)
            LayoutEnvironment.current.contentSizeCategory = .extraLarge
            #expect(log.lines == [], "nothing before the next layout")
            root.layoutIfNeeded()
            #expect(log.lines == ["root any", "root size changed", "child any", "child size changed"])
            log.lines = []
            LayoutEnvironment.current.verticalSizeClass = .compact
            root.layoutIfNeeded()
            #expect(log.lines == ["root any", "root class", "child any", "child class"])
            log.lines = []
            root.layoutIfNeeded()
            #expect(log.lines == [])
        }
    }

    @Test func theChangeIsNotifiedBeforeTheLayout() {
        changing {
            let log = Log()
            let root = tree(log)
            LayoutEnvironment.current.contentSizeCategory = .small
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(log.lines.firstIndex(of: "root size changed")! < log.lines.firstIndex(of: "root layout")!)
        }
    }

    @Test func changesThatCancelOutAreNone() {
        changing {
            let log = Log()
            let root = tree(log)
            LayoutEnvironment.current.contentSizeCategory = .small
            LayoutEnvironment.current.contentSizeCategory = .large
            root.layoutIfNeeded()
            #expect(log.lines == [])
            // What is no trait is not told, and forgets nothing.
            LayoutEnvironment.current.screenSize.width += 10
            root.layoutIfNeeded()
            LayoutEnvironment.current.contentSizeCategory = .small
            root.updateTraitsIfNeeded()
            #expect(log.lines.filter { $0.hasSuffix("changed") } == ["root size changed", "child size changed"])
        }
    }

    @Test func aControllerIsNotifiedBeforeItsView() {
        changing {
            let log = Log()
            let controller = Controller(log)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            log.lines = []
            LayoutEnvironment.current.layoutDirection = .rightToLeft
            controller.updateTraitsIfNeeded()
            #expect(log.lines == ["controller any", "controller direction, was leftToRight", "view any"])
            log.lines = []
            LayoutEnvironment.current.displayScale = 2
            window.layoutIfNeeded()
            #expect(log.lines.filter { !$0.hasSuffix("layout") } == ["controller any", "view any"])
        }
    }

    @Test func registrationsEndAndBegin() {
        changing {
            let view = UIView(frame: .zero)
            var calls: [String] = []
            var second: (any UITraitChangeRegistration)?
            let first = view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _) in
                calls.append("first")
                second.map(view.unregisterForTraitChanges)
                view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in calls.append("third") }
            }
            second = view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in calls.append("second")
            }
            LayoutEnvironment.current.displayScale = 1
            view.layoutIfNeeded()
            #expect(calls == ["first"], "the second was ended, the third knows the scale already")
            view.unregisterForTraitChanges(first)
            LayoutEnvironment.current.displayScale = 2
            view.layoutIfNeeded()
            #expect(calls == ["first", "third"])
        }
    }

    @Test func theReceiverIsNotKeptAlive() {
        weak var kept: UIView?
        do {
            let view = Watched("view", Log())
            kept = view
        }
        #expect(kept == nil)
    }

    @Test func aHandlerOfAnotherTypeIsAMistake() {
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler({ raised.append($0) }) {
            _ = UIView().registerForTraitChanges([UITraitDisplayScale.self]) { (_: UILabel, _) in }
        }
        #expect(raised.map(\.name) == ["NSInvalidArgumentException"])
    }

    private struct Own: UITraitDefinition {
        static var defaultValue: Int { 7 }
    }

    @Test func valuesByTrait() {
        changing {
            LayoutEnvironment.current.contentSizeCategory = .extraSmall
            let traits = UITraitCollection.current
            #expect(traits[UITraitPreferredContentSizeCategory.self] == .extraSmall)
            #expect(traits[UITraitHorizontalSizeClass.self] == .compact)
            #expect(traits[UITraitUserInterfaceStyle.self] == traits.userInterfaceStyle)
            #expect(traits[UITraitDisplayGamut.self] == traits.displayGamut)
            #expect(traits[Own.self] == 7 && Own.name == "Own")
            #expect(UITraitCollection.systemTraitsAffectingColorAppearance.allSatisfy { $0.affectsColorAppearance })
        }
    }
}
