import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

@MainActor @Suite(.ownSettings) struct EnvironmentTests {
    private final class Counted: UILabel {
        var measured = 0
        var received: [UIContentSizeCategory?] = []
        override var intrinsicContentSize: CGSize {
            measured += 1
            return super.intrinsicContentSize
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            received.append(previousTraitCollection?.preferredContentSizeCategory)
        }
    }

    /// A hierarchy with a label that follows the text size and one that does not.
    @MainActor private struct Scene {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let follows = Counted()
        let stays = Counted()

        init() {
            let labels = [follows, stays]
            for (index, label) in labels.enumerated() {
                label.translatesAutoresizingMaskIntoConstraints = false
                label.font = .preferredFont(forTextStyle: .body)
                label.text = "Text"
                root.addSubview(label)
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(100 * index)).isActive = true
            }
            follows.adjustsFontForContentSizeCategory = true
            root.layoutIfNeeded()
            reset()
        }

        func reset() {
            for label in [follows, stays] {
                label.measured = 0
                label.received = []
            }
        }

        /// Solves and layouts of one pass.
        func work() -> (solved: Int, laidOut: Int) {
            var work = (solved: 0, laidOut: 0)
            LayoutJournal.listening({
                if case .solved = $0 { work.solved += 1 }
                if case .laidOut = $0 { work.laidOut += 1 }
            }) { root.layoutIfNeeded() }
            return work
        }
    }

    @Test func theTextSizeConcernsWhatFollowsIt() {
        let scene = Scene()
        inEnvironment({ $0.contentSizeCategory = .extraLarge }) {
            let work = scene.work()
            #expect(scene.follows.measured == 1 && scene.stays.measured == 0)
            #expect(scene.follows.frame.height > 22 && scene.stays.frame.height < 21)
            #expect(work.solved == 1)
            // Every view is notified, once, with what was before.
            #expect(scene.follows.received == [.large] && scene.stays.received == [.large])
            #expect(scene.work() == (0, 0))
        }
        scene.reset()
        _ = scene.work()
        #expect(scene.follows.received == [.extraLarge] && scene.follows.frame.height < 21)
    }

    @Test func theSameValueConcernsNothing() {
        let scene = Scene()
        LayoutEnvironment.current = LayoutEnvironment.current
        inEnvironment({ _ in }) { #expect(scene.work() == (0, 0)) }
        #expect(scene.follows.received.isEmpty && scene.follows.measured == 0)
    }

    @Test func theScaleConcernsTextAndPixels() {
        let scene = Scene()
        inEnvironment({ $0.displayScale = 1 }) {
            _ = scene.work()
            #expect(scene.follows.measured == 1 && scene.stays.measured == 1)
            #expect(scene.follows.frame.height == 21 && scene.follows.received.count == 1)
        }
    }

    @Test func theDirectionMovesAndMeasuresNothing() {
        let scene = Scene()
        inEnvironment({ $0.layoutDirection = .rightToLeft }) {
            _ = scene.work()
            #expect(scene.follows.measured == 0 && scene.stays.measured == 0)
            #expect(near(scene.follows.frame.maxX, 284, 0.34))
        }
        _ = scene.work()
        #expect(near(scene.follows.frame.minX, 16))
    }

    @Test func theGenerationConcernsTextStylesAndControls() {
        let scene = Scene()
        let stepper = UIStepper()
        stepper.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(stepper)
        stepper.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
        scene.root.layoutIfNeeded()
        scene.reset()
        inEnvironment({ $0.generation = .old }) {
            _ = scene.work()
            #expect(stepper.frame.height == 29)
            #expect(scene.follows.received.isEmpty)
        }
    }

    @Test func anotherTableOfControls() {
        let scene = Scene()
        let toggle = UISwitch()
        toggle.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(toggle)
        toggle.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
        scene.root.layoutIfNeeded()
        scene.reset()
        var metrics = ControlMetrics.standard(for: .mid)
        metrics.switchSize.height = 40
        inEnvironment({ $0.controlMetrics = metrics }) {
            _ = scene.work()
            #expect(toggle.frame.height == 40 && scene.follows.measured == 0 && scene.follows.received.isEmpty)
        }
    }

    /// The screen is no trait: views get another width as the frame of their root.
    @Test func theScreenConcernsNothing() {
        let scene = Scene()
        inEnvironment({ $0.screenSize = CGSize(width: 320, height: 568) }) {
            #expect(scene.work() == (0, 0) && UIScreen.main.bounds.width == 320)
        }
        inEnvironment({ $0.horizontalSizeClass = .regular }) {
            #expect(scene.work().solved == 0)
            #expect(scene.follows.received == [.large] && scene.follows.measured == 0)
        }
    }

    /// What was made or taken out before the change is notified of it when it comes in.
    @Test func viewsAddedLaterAreNotified() {
        let scene = Scene()
        let outer = UIView()
        outer.addSubview(scene.root)
        let loose = Counted()
        loose.font = .preferredFont(forTextStyle: .body)
        loose.adjustsFontForContentSizeCategory = true
        loose.text = "x"
        inEnvironment({ $0.contentSizeCategory = .accessibilityLarge }) {
            outer.layoutIfNeeded()
            #expect(loose.font.pointSize == 17)
            scene.root.addSubview(loose)
            #expect(loose.font.pointSize == 33 && loose.received == [.large])
            // Fitting sees it as well as layout.
            let other = Counted()
            scene.root.addSubview(other)
            #expect(other.received.isEmpty)
        }
        #expect(loose.font.pointSize == 33)
        _ = outer.systemLayoutSizeFitting(.zero)
        #expect(loose.font.pointSize == 17)
    }

    @Test func theCategoryChangeIsPosted() {
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        inEnvironment({ $0.contentSizeCategory = .small }) {}
        #expect(posted == 2)
        inEnvironment({ $0.displayScale = 1 }) {}
        #expect(posted == 2)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(
            UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory
                && !UIContentSizeCategory.large.isAccessibilityCategory)
    }
}
