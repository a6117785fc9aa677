import Foundation
import TestSupport
import Testing
import UnfoldTypesetting

@testable import UnfoldAutoLayout

/// Settings of a task: seen in it and in what it begins, by no one else, and forgotten with it.
@MainActor @Suite struct SettingsTests {
    /// Sets everything, gives others their turn, and looks whether it is still so.
    /// - Returns: How many entries of the journal it heard; nil if something was not its own.
    private func received(_ scale: CGFloat, _ name: String) async -> Int? {
        await LayoutSettings.isolated {
            var raised: [String] = []
            var printed: [String] = []
            LayoutEnvironment.current.displayScale = scale
            UIKitExceptions.handler = { raised.append("\(name) \($0.reason)") }
            LayoutJournal.console = { printed.append("\(name) \($0)") }
            var received = 0
            // Problems with an app's files wait for whoever listens next.
            let token = LayoutJournal.addListener {
                if case .finding(let finding) = $0, finding.code == "app-file" { return }
                received += 1
            }
            defer { LayoutJournal.removeListener(token) }
            for turn in 0..<20 {
                await Task.yield()
                guard LayoutEnvironment.current.displayScale == scale else { return nil }
                UIKitExceptions.raise(.generic, "turn \(turn)")
                LayoutJournal.console("turn \(turn)")
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            // A task that is begun here has them too.
            let inner = await Task { LayoutEnvironment.current.displayScale }.value
            let isOwn = inner == scale && raised == (0..<20).map { "\(name) turn \($0)" } && printed == raised
            return isOwn ? received : nil
        }
    }

    @Test func tasksDoNotSeeEachOthersSettings() async {
        let before = LayoutEnvironment.current
        let fonts = FontLibrary.registered.count
        let alone = await received(3, "alone")
        async let one = received(1, "one")
        async let two = received(2, "two")
        let outside = await Task.detached { LayoutEnvironment.current }.value
        #expect((alone ?? 0) > 0)
        #expect(await one == alone)
        #expect(await two == alone)
        #expect(outside == before && LayoutEnvironment.current == before)
        #expect(FontLibrary.registered.count == fonts)
    }

    @Test func theyBeginAsThoseAroundThem() {
        let before = LayoutEnvironment.current
        LayoutSettings.isolated {
            #expect(LayoutEnvironment.current == before)
            LayoutEnvironment.current.layoutDirection = .rightToLeft
            LayoutSettings.isolated {
                #expect(LayoutEnvironment.current.layoutDirection == .rightToLeft)
                LayoutEnvironment.current.layoutDirection = .leftToRight
            }
            #expect(LayoutEnvironment.current.layoutDirection == .rightToLeft)
        }
        #expect(LayoutEnvironment.current == before)
    }

    /// What is read of the environment without the rest is what the environment says, in a task and outside.
    @Test func partsAreThoseOfTheWhole() {
        func agree() -> Bool {
            let environment = LayoutEnvironment.current
            return LayoutEnvironment.displayScale == environment.displayScale
                && LayoutEnvironment.generation == environment.generation
                // One that is in force while other tests make hundreds is forgotten until it ends.
                && (LayoutEnvironment.environment(ofVersion: LayoutEnvironment.version) ?? environment) == environment
        }
        #expect(agree())
        LayoutSettings.isolated {
            #expect(agree())
            for generation in UIKitGeneration.allCases {
                for scale in [1, 2, 2.625, 3] as [CGFloat] {
                    LayoutEnvironment.current.generation = generation
                    LayoutEnvironment.current.displayScale = scale
                    #expect(agree() && LayoutEnvironment.displayScale == scale)
                    LayoutSettings.isolated { #expect(agree() && LayoutEnvironment.displayScale == scale) }
                }
            }
        }
        #expect(agree())
    }

    /// Views share the traits of the environment, as long as it and the style that views ask for are the same.
    @Test(arguments: [false, true]) func traitsAreMadeOnce(_ areUsed: Bool) {
        // Even where a program has given some view traits by its controller.
        let before = TraitsForChildren.areUsed
        defer { TraitsForChildren.areUsed = before }
        TraitsForChildren.areUsed = areUsed
        let (view, other) = (UIView(), UIView())
        let traits = view.traitCollection
        #expect(other.traitCollection === traits)
        LayoutSettings.isolated {
            LayoutEnvironment.current.layoutDirection = .rightToLeft
            #expect(view.traitCollection.layoutDirection == .rightToLeft)
            view.overrideUserInterfaceStyle = .dark
            #expect(view.traitCollection.userInterfaceStyle == .dark)
            #expect(other.traitCollection.userInterfaceStyle == .light)
        }
        #expect(other.traitCollection.layoutDirection == .leftToRight)
    }

    /// A view that was laid out by one task's traits is laid out again by another's.
    @Test func viewsAreNotifiedOfTheTraitsOfAnotherTask() {
        final class Watched: UIView {
            var changes = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
        }
        let view = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        LayoutSettings.isolated {
            LayoutEnvironment.current.contentSizeCategory = .accessibilityLarge
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.changes == 1)
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.changes == 2)
    }
}
