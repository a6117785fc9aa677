import Foundation
import Testing

@testable import UnfoldAutoLayout

/// Rows that name more than the items of their constraint: whatever of it leaves, they are made again without it.
@MainActor @Suite struct BorrowedVariableTests {
    /// A badge on the baseline of a row, whose text is in a stack of its own.
    @MainActor private struct Row {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let badge = UILabel()
        let row = UIStackView()
        let text = UIStackView()
        let label = UILabel()
        let icon = SizedView(20, 10)

        init() {
            text.axis = .vertical
            text.addArrangedSubview(label)
            row.alignment = .firstBaseline
            row.addArrangedSubview(text)
            row.addArrangedSubview(icon)
            label.font = .systemFont(ofSize: 30)
            for (view, string) in [(badge, "3"), (label, "Row")] { view.text = string }
            for view in [badge, row] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                badge.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                badge.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
            ])
            root.layoutIfNeeded()
        }

        func baseline(of label: UILabel) -> CGFloat {
            label.convert(CGPoint(x: 0, y: label.baselines.first), to: root).y
        }
    }

    @Test func aNestedStackLeavesARowThatABadgeRestsOn() {
        let made = Row()
        #expect(abs(made.baseline(of: made.badge) - made.baseline(of: made.label)) < 1)
        made.text.removeFromSuperview()
        made.root.layoutIfNeeded()
        // The row's baseline is now the icon's lower edge.
        let edge = made.icon.convert(CGPoint(x: 0, y: 10), to: made.root).y
        #expect(abs(made.baseline(of: made.badge) - edge) < 1)
        made.row.insertArrangedSubview(made.text, at: 0)
        made.root.layoutIfNeeded()
        #expect(abs(made.baseline(of: made.badge) - made.baseline(of: made.label)) < 1)
    }

    @Test func aNestedStackMovesAway() {
        let made = Row()
        made.root.addSubview(made.text)
        made.text.topAnchor.constraint(equalTo: made.root.topAnchor, constant: 200).isActive = true
        made.text.leadingAnchor.constraint(equalTo: made.root.leadingAnchor).isActive = true
        made.root.layoutIfNeeded()
        #expect(made.text.frame.minY == 200)
        let edge = made.icon.convert(CGPoint(x: 0, y: 10), to: made.root).y
        #expect(abs(made.baseline(of: made.badge) - edge) < 1)
    }

    /// Content is seen through the frame guide of a scroll view, which the app takes away.
    @Test func theFrameGuideOfAScrollViewLeaves() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let content = SizedView(100, 600)
        let follower = SizedView(10, 10)
        root.addSubview(scroll)
        for (view, parent) in [(content, scroll), (follower, root)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            follower.topAnchor.constraint(equalTo: content.topAnchor, constant: 30),
            follower.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        ])
        root.layoutIfNeeded()
        for guide in scroll.layoutGuides { scroll.removeLayoutGuide(guide) }
        root.layoutIfNeeded()
        scroll.contentOffset = CGPoint(x: 0, y: 12)
        root.layoutIfNeeded()
        #expect(follower.frame.minY == content.frame.minY + 30 - 12)
    }

    /// A cell has a system of its own; what an outer view ties to its inside has no effect on either.
    @Test func aConstraintReachesIntoAnotherSystem() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.isEngineHost = true
        let label = SizedView(50, 20)
        let outer = SizedView(30, 10)
        root.addSubview(cell)
        for (view, parent) in [(label, cell), (outer, root)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 7).isActive = true
        }
        root.layoutIfNeeded()
        let across = outer.leadingAnchor.constraint(equalTo: label.leadingAnchor, constant: 90)
        across.isActive = true
        root.layoutIfNeeded()
        label.natural.height = 25
        cell.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 7, width: 50, height: 25))
        #expect(outer.frame == CGRect(x: 0, y: 7, width: 30, height: 10))
        across.constant = 80
        label.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(!across.isActive)
    }
}
