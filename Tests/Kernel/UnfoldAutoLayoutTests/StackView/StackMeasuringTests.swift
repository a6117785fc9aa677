import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// What a stack measures of its views, it measures again when they change, and without its own constraints on them.
@MainActor @Suite struct StackMeasuringTests {
    private func laidOut(_ stack: UIStackView, width: CGFloat = 300, height: CGFloat? = nil) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.widthAnchor.constraint(equalToConstant: width).isActive = true
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return root
    }

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func column(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.distribution = .fillProportionally
        return stack
    }

    /// The heights of the same column built at once.
    private func heights(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.height) }

    @Test func aWrappingLabelThatWasHiddenHasItsShare() {
        let (title, body) = (label("Title"), label("Body"))
        body.isHidden = true
        let stack = column([title, body])
        let root = laidOut(stack)
        #expect(body.frame.height == 0)
        body.isHidden = false
        root.layoutIfNeeded()
        let fresh = column([label("Title"), label("Body")])
        _ = laidOut(fresh)
        #expect(heights(stack) == heights(fresh) && body.frame.height > 20)
    }

    @Test func aTextThatWasEmptyHasItsShare() {
        let body = label("")
        let stack = column([label("Title"), body])
        let root = laidOut(stack)
        #expect(body.frame.height == 0)
        body.text = "Body"
        root.layoutIfNeeded()
        #expect(body.frame.height > 20)
        body.text = ""
        root.layoutIfNeeded()
        #expect(body.frame.height == 0)
    }

    /// What an inner stack asks for comes out of shares that do not add up to whole numbers: the same except for rounding
    /// errors, which depend on the last solution.
    @Test func sharesOfSharesComeToRest() {
        for height in stride(from: 20, to: 120, by: Rounds.of(3, long: 1)) {
            let (box, fixed) = (UIView(), SizedView(0, 43))
            let inner = column([box, label("Water", lines: 1)])
            inner.spacing = 4
            let outer = column([inner, fixed])
            outer.spacing = 4
            let wish = box.heightAnchor.constraint(equalToConstant: CGFloat(height))
            wish.priority = UILayoutPriority(740)
            wish.isActive = true
            let root = laidOut(outer, height: 112)
            #expect(outer.work.rebuilds <= 3, "\(height)")
            fixed.natural.height = 31
            root.layoutIfNeeded()
            #expect(outer.work.rebuilds <= 6, "\(height)")
            // What does not rest takes its time.
            guard outer.work.rebuilds <= 6 else { return }
        }
    }

    /// An inner stack whose only view hides has length 0, and has its length again when the view shows.
    @Test func anInnerStackThatWasEmptyHasItsShare() {
        let text = label("Inner", lines: 1)
        let inner = UIStackView(arrangedSubviews: [text])
        inner.axis = .vertical
        text.isHidden = true
        let stack = column([label("Title"), inner])
        let root = laidOut(stack)
        #expect(inner.frame.height == 0)
        text.isHidden = false
        root.layoutIfNeeded()
        #expect(inner.frame.height > 20 && text.frame.height == inner.frame.height)
    }

    /// The system that a stack moves to knows nothing of what it measured in another one.
    @Test(arguments: [false, true]) func aStackThatMovedToAnotherSystemIsMeasuredThere(_ isAlone: Bool) {
        let (one, other) = (UIView(), UIView())
        let height = one.heightAnchor.constraint(equalToConstant: 100)
        height.priority = .defaultHigh
        let otherHeight = other.heightAnchor.constraint(equalToConstant: 100)
        otherHeight.priority = .defaultHigh
        NSLayoutConstraint.activate([height, otherHeight])
        let stack = column([one, other])
        let outer = UIView()
        outer.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        outer.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: outer.topAnchor),
            stack.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 50), stack.heightAnchor.constraint(equalToConstant: 200),
        ])
        func root() -> UIView {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            root.addSubview(outer)
            outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            root.layoutIfNeeded()
            return root
        }
        let first = root()
        #expect(heights(stack) == [100, 100])
        outer.removeFromSuperview()
        if isAlone { outer.layoutIfNeeded() }
        let second = root()
        height.constant = 300
        second.layoutIfNeeded()
        #expect(heights(stack) == [150, 50])
        withExtendedLifetime(first) {}
    }

    /// A view without contents takes the slack that a stack has; one that loses its contents becomes such a view.
    @Test func aViewThatLosesItsContentsTakesTheSlack() {
        func row() -> (UIStackView, UIView) {
            let (spacer, box, inner) = (UIView(), UIView(), UIView())
            inner.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(inner)
            inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
            return (UIStackView(arrangedSubviews: [spacer, box]), inner)
        }
        let (edited, inner) = row()
        let root = laidOut(edited)
        inner.removeFromSuperview()
        root.layoutIfNeeded()
        let (fresh, gone) = row()
        gone.removeFromSuperview()
        _ = laidOut(fresh)
        #expect(edited.arrangedSubviews.map(\.frame.width) == fresh.arrangedSubviews.map(\.frame.width))
        #expect(edited.arrangedSubviews.map(\.stackOrder) == fresh.arrangedSubviews.map(\.stackOrder))
        edited.arrangedSubviews[1].addSubview(inner)
        root.layoutIfNeeded()
        #expect(edited.arrangedSubviews.map(\.stackOrder.sizeTieBreak) == [0, 0])
    }

    /// Nothing announces a constant; the share follows all the same.
    @Test(arguments: [false, true]) func aViewMeasuredByFittingFollowsItsConstraints(_ isNested: Bool) {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        let height = box.heightAnchor.constraint(equalToConstant: 49)
        height.priority = UILayoutPriority(800)
        height.isActive = true
        let holder = UIView()
        if isNested {
            holder.addSubview(box)
            box.topAnchor.constraint(equalTo: holder.topAnchor).isActive = true
            box.bottomAnchor.constraint(equalTo: holder.bottomAnchor).isActive = true
        }
        let stack = column([isNested ? holder : box, SizedView(20, 51)])
        let root = laidOut(stack)
        #expect(abs(box.frame.height - 49) < 0.5 && abs(stack.frame.height - 100) < 0.5)
        height.constant = 74
        root.layoutIfNeeded()
        #expect(abs(box.frame.height - 74) < 0.5 && abs(stack.frame.height - 125) < 0.5)
        var events: [String] = []
        LayoutJournal.listening({ events.append("\($0)") }) { root.layoutIfNeeded() }
        #expect(events.isEmpty, "\(events)")
    }

    /// A public fitting of a hidden view still says 0; the stack's own measuring does not disturb it.
    @Test func fittingAViewOfAStackKeepsTheStacksConstraints() {
        let body = label("Body")
        let stack = column([label("Title"), body])
        body.isHidden = true
        let root = laidOut(stack)
        #expect(body.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 0)
        #expect(body.sizeWithoutArranger().height > 20)
        #expect(body.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 0)
        root.layoutIfNeeded()
        #expect(body.frame.height == 0)
    }

    /// Shortage between equal centres is taken from the first views, as by the other distributions.
    @Test func equalCentresShrinkInOrder() {
        let views = [SizedView(30, 10), SizedView(20, 10), SizedView(60, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .equalCentering
        stack.spacing = 5
        _ = laidOut(stack, width: 70)
        #expect(views.map(\.frame.width) == [0, 0, 60])
    }

    // MARK: Baselines

    /// The tallest view stands for the baseline of a centred row; one without a natural height is measured, so that one
    /// layout is enough.
    @Test func aBaselineOnTheTallestViewNeedsOneLayout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let badge = label("3", lines: 1)
        let small = label("small", lines: 1)
        let box = UIView()
        box.heightAnchor.constraint(equalToConstant: 90).isActive = true
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let row = UIStackView(arrangedSubviews: [small, box])
        row.alignment = .center
        for view in [badge, row] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            badge.lastBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let before = [badge.frame, row.frame, box.frame]
        var events: [String] = []
        LayoutJournal.listening({ events.append("\($0)") }) { root.layoutIfNeeded() }
        #expect(events.isEmpty, "\(events)")
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect([badge.frame, row.frame, box.frame] == before)
        // The box is the tallest, and is on its lower edge.
        #expect(abs(badge.frame.maxY - badge.baselines.last - 130) < 0.5)
    }

    /// A text that comes first in an inner column stands for the baseline of the row around it.
    @Test func aBaselineFollowsThroughTwoStacks() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let badge = label("3", lines: 1)
        let column = UIStackView(arrangedSubviews: [label("one", lines: 1)])
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [column])
        row.alignment = .firstBaseline
        for view in [badge, row] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            badge.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let large = label("first", lines: 1)
        large.font = .systemFont(ofSize: 40)
        column.insertArrangedSubview(large, at: 0)
        root.layoutIfNeeded()
        let line = large.convert(CGPoint(x: 0, y: large.baselines.first), to: root).y
        #expect(abs(badge.frame.minY + badge.baselines.first - line) < 0.5)
    }

    /// In a column that is too short the first view yields first; one that is a row of two labels does so until both
    /// of them would: then the label behind it counts for less than the two (fact C3.12).
    @Test func aNestedRowYieldsUntilMoreOfItsViewsWould() {
        func fixed(_ height: CGFloat) -> UIView {
            let view = Sized(CGSize(width: 50, height: height))
            view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
            return view
        }
        for (room, wanted) in [(36.0, [18.0, 18]), (30, [16, 14]), (26, [16, 10])] {
            let last = fixed(18)
            let row = UIStackView(arrangedSubviews: [fixed(20), fixed(16)])
            let column = UIStackView(arrangedSubviews: [row, last])
            column.axis = .vertical
            _ = laidOut(column, height: room)
            #expect([row, last].map(\.frame.height) == wanted.map { CGFloat($0) }, "in \(room)")
        }
    }
}

private final class Sized: UIView {
    private let size: CGSize
    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}
