import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// What a change of a large stack costs, counted in constraints and not in seconds.
@MainActor @Suite struct StackViewWorkTests {
    private static let count = 1_000

    private func column(_ count: Int, _ alignment: UIStackView.Alignment = .fill) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { SizedView(20, CGFloat(10 + $0 % 7)) })
        stack.axis = .vertical
        stack.alignment = alignment
        stack.updateConstraintsIfNeeded()
        return stack
    }

    /// The work of the constraint pass after a change; what the solver does about it is not counted here.
    private func work(_ stack: UIStackView, _ change: () -> Void) -> StackWork {
        stack.work = StackWork()
        change()
        stack.updateConstraintsIfNeeded()
        return stack.work
    }

    /// Laid out as well: some, or all thousand.
    @Test func manyViewsAreLaidOut() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 800))
        let stack = column(Rounds.of(150, long: Self.count))
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        var bottom: CGFloat = 0
        for view in stack.arrangedSubviews {
            #expect(abs(view.frame.minY - bottom) < 1e-6 && view.frame.width == 20)
            bottom = view.frame.maxY
        }
        #expect(abs(stack.frame.height - bottom) < 1e-6)
    }

    @Test func buildingIsLinear() {
        let small = column(100)
        let large = column(Self.count)
        // Spacing and two edges for each view but the first, and four ends.
        #expect(small.work == StackWork(rebuilds: 1, kept: 0, made: 99 * 3 + 4, dropped: 0, reordered: 99 + 1))
        #expect(large.work == StackWork(rebuilds: 1, kept: 0, made: 999 * 3 + 4, dropped: 0, reordered: 999 + 1))
    }

    @Test func aChangeTouchesWhatItConcerns() {
        let stack = column(Self.count, .center)
        let total = stack.made.count
        let middle = stack.arrangedSubviews[500]
        // Hidden: one gap for two, two positions of its own, no boundary. Those behind it move up in the order of
        // yielding.
        let hide = work(stack) { middle.isHidden = true }
        #expect(hide == StackWork(rebuilds: 1, kept: total - 4, made: 3, dropped: 4, reordered: 500))
        let show = work(stack) { middle.isHidden = false }
        #expect(show == StackWork(rebuilds: 1, kept: total - 4, made: 4, dropped: 3, reordered: 500))
        // Added at the end: a gap, an alignment, two boundaries, an optional constraint, and the end of the canvas.
        let add = work(stack) { stack.addArrangedSubview(SizedView(20, 10)) }
        #expect(add == StackWork(rebuilds: 1, kept: total - 1, made: 6, dropped: 1, reordered: 1))
        // Another spacing changes constants only; another custom spacing one.
        let spacing = work(stack) { stack.spacing = 2 }
        #expect(spacing == StackWork(rebuilds: 1, kept: total + 5, made: 0, dropped: 0, reordered: 0))
        // Another natural size, or another text, is no affair of the stack's.
        let size = work(stack) { (middle as? SizedView)?.natural = CGSize(width: 30, height: 40) }
        #expect(size == StackWork())
        // A thousand changes before one layout are one rebuild.
        let many = work(stack) {
            for view in stack.arrangedSubviews { view.isHidden = true }
            for view in stack.arrangedSubviews { view.isHidden = false }
            for view in stack.arrangedSubviews.prefix(1_000) { stack.addArrangedSubview(view) }
        }
        #expect(many.rebuilds == 1)
    }

    /// Emptying a large stack view by view, and filling it again, drops and makes each constraint once.
    @Test func emptyingIsLinear() {
        let count = Rounds.of(300, long: Self.count)
        let stack = column(count)
        let total = stack.made.count
        let views = stack.arrangedSubviews
        let emptied = work(stack) { for view in views { view.removeFromSuperview() } }
        #expect(emptied == StackWork(rebuilds: 1, kept: 0, made: 0, dropped: total, reordered: count))
        #expect(stack.constraints.isEmpty && stack.made.isEmpty)
        #expect(views.allSatisfy { $0.constraints.isEmpty && $0.superview == nil })
        let filled = work(stack) { views.forEach(stack.addArrangedSubview) }
        #expect(filled == StackWork(rebuilds: 1, kept: 0, made: total, dropped: 0, reordered: count))
    }

    /// Nothing to do means nothing is done.
    @Test func anIdleStackDoesNothing() {
        let stack = column(50, .leading)
        let idle = work(stack) {
            stack.spacing = 0
            stack.axis = .vertical
            stack.alignment = .leading
            stack.arrangedSubviews[3].isHidden = false
            stack.setNeedsUpdateConstraints()
        }
        #expect(idle.made == 0 && idle.dropped == 0 && idle.reordered == 0)
    }
}
