import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// A view with a natural size.
final class SizedView: UIView {
    var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { natural }
}

@MainActor @Suite(.ownSettings) struct StackViewTests {
    private func stack(
        _ views: [UIView], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0,
        width: CGFloat? = nil,
        height: CGFloat? = nil, alignment: UIStackView.Alignment = .fill
    ) -> (root: UIView, stack: UIStackView) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return (root, stack)
    }

    private func spans(_ views: [UIView]) -> [[Double]] {
        views.map { [Double($0.frame.minX), Double($0.frame.maxX)] }
    }

    private func expect(_ views: [UIView], _ expected: [[Double]], _ comment: String = "") {
        let got = spans(views)
        for (one, wanted) in zip(got, expected) {
            #expect(
                abs(one[0] - wanted[0]) < 0.34 && abs(one[1] - wanted[1]) < 0.34,
                "\(comment): saw \(got), wanted \(expected)")
        }
        #expect(got.count == expected.count)
    }

    /// Only views of one priority yield in order. The picture grows in both directions or not at all, for it is a
    /// square as high as the label next to it: what it would take from the label's width it gives it in height, both at
    /// 252, so that 251 decides, where the title grows alone and the picture twice.
    @Test func otherPrioritiesHaveNoPlaceInTheOrder() {
        let title = SizedView(100, 20)
        let picture = SizedView(20, 20)
        let label = SizedView(60, 16)
        for (view, hugging) in [(title, 251), (picture, 251), (label, 252)] {
            view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: .vertical)
        }
        picture.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
        picture.setContentCompressionResistancePriority(UILayoutPriority(752), for: .vertical)
        let row = UIStackView(arrangedSubviews: [picture, label])
        let (root, column) = stack([title, row], width: 300, height: 95)
        column.axis = .vertical
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor).isActive = true
        picture.heightAnchor.constraint(equalTo: label.heightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(title.frame.height == 75 && picture.frame.size == CGSize(width: 20, height: 20))
        // In their place again once they are alike: the label counts for more, and gives up less of its width.
        picture.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        picture.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
        root.layoutIfNeeded()
        #expect(label.stackOrder.extra.hugging > 0 && label.stackOrder.extra.resistance == 0)
    }

    @Test func naturalSizesAddUp() {
        let views = [SizedView(30, 10), SizedView(50, 40), SizedView(20, 20)]
        let (_, stack) = stack(views, spacing: 5)
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 110, height: 40))
        expect(views, [[0, 30], [35, 85], [90, 110]])
    }

    /// Equal priorities: the first stretches, and the first is compressed (fact C3.1).
    @Test func tiesYieldInOrder() {
        let wide = [SizedView(30, 10), SizedView(50, 10), SizedView(20, 10)]
        _ = stack(wide, width: 300)
        expect(wide, [[0, 230], [230, 280], [280, 300]])
        let narrow = [SizedView(60, 10), SizedView(94, 10)]
        _ = stack(narrow, width: 120)
        expect(narrow, [[0, 26], [26, 120]])
    }

    @Test func fillEqually() {
        let views = [SizedView(30, 10), SizedView(50, 10), SizedView(20, 10)]
        _ = stack(views, .fillEqually, spacing: 6, width: 312)
        expect(views, [[0, 100], [106, 206], [212, 312]])
    }

    /// Shares of content plus spacing; the last view takes the mismatch (fact C3.5).
    @Test(arguments: [100, 220, 400] as [CGFloat]) func fillProportionally(_ width: CGFloat) {
        let lengths: [CGFloat] = [20, 40, 60]
        let views = lengths.map { SizedView($0, 10) }
        let spacing: CGFloat = 10
        _ = stack(views, .fillProportionally, spacing: spacing, width: width)
        let total = lengths.reduce(0, +) + 2 * spacing
        let first = lengths[0] / total * width
        let second = lengths[1] / total * width
        expect(
            views,
            [
                [0, first], [first + spacing, first + spacing + second], [first + second + 2 * spacing, width],
            ].map { $0.map(Double.init) }, "width \(width)")
    }

    @Test func equalSpacing() {
        let views = [SizedView(30, 10), SizedView(50, 10), SizedView(20, 10)]
        _ = stack(views, .equalSpacing, spacing: 8, width: 300)
        expect(views, [[0, 30], [130, 180], [280, 300]])
        let (_, free) = stack([SizedView(30, 10), SizedView(50, 10)], .equalSpacing, spacing: 8)
        #expect(free.frame.width == 88)
        let one = [SizedView(30, 10)]
        _ = stack(one, .equalSpacing, width: 100)
        expect(one, [[0, 100]])
    }

    @Test func equalCentering() {
        let views = [SizedView(20, 10), SizedView(60, 10), SizedView(40, 10)]
        _ = stack(views, .equalCentering, width: 300)
        // Centres at 10, 145 and 280.
        expect(views, [[0, 20], [115, 175], [260, 300]])
    }

    @Test func hiddenViewsTakeNoSpace() {
        let views = [SizedView(30, 10), SizedView(50, 40), SizedView(20, 20)]
        let (root, stack) = stack(views, spacing: 5)
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 55)
        expect([views[0], views[2]], [[0, 30], [35, 55]])
        views.forEach { $0.isHidden = true }
        root.layoutIfNeeded()
        #expect(stack.frame.width == 0)
        views[0].isHidden = false
        root.layoutIfNeeded()
        #expect(stack.frame.width == 30)
    }

    /// Across: the stack is as large as its largest view, and the others keep their sizes (fact C5.4).
    @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing, .fill])
    func alignment(_ alignment: UIStackView.Alignment) {
        let views = [SizedView(30, 10), SizedView(50, 40), SizedView(20, 20)]
        let (_, stack) = stack(views, alignment: alignment)
        #expect(stack.frame.height == 40)
        let heights: [CGFloat] = [10, 40, 20]
        for (view, height) in zip(views, heights) {
            let expected: [CGFloat] =
                switch alignment {
                case .leading: [0, height]
                case .center: [(40 - height) / 2, height]
                case .trailing: [40 - height, height]
                default: [0, 40]
                }
            #expect([view.frame.minY, view.frame.height] == expected, "\(alignment)")
        }
    }

    @Test func firstBaselines() {
        let small = UILabel()
        let large = UILabel()
        (small.text, large.text) = ("a", "b")
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 30)
        _ = stack([small, large], alignment: .firstBaseline)
        let baselines = [small, large].map { $0.frame.minY + $0.firstBaselineFromTop! }
        #expect(abs(baselines[0] - baselines[1]) < 0.34)
    }

    @Test func customSpacingFollowsItsView() {
        let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
        let (root, stack) = stack(views, spacing: 5)
        stack.setCustomSpacing(20, after: views[0])
        root.layoutIfNeeded()
        expect(views, [[0, 10], [30, 40], [45, 55]])
        stack.removeArrangedSubview(views[0])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        #expect(views[0].superview === stack)
    }

    @Test func aStackIsFreed() {
        weak var kept: UIStackView?
        do {
            let (_, stack) = stack([SizedView(10, 10), SizedView(10, 10)], .equalSpacing, alignment: .center)
            kept = stack
        }
        #expect(kept == nil)
    }

    @Test func arrangingAnAncestorChangesNothing() {
        let outer = UIView()
        let stack = UIStackView()
        outer.addSubview(stack)
        var raised = 0
        UIKitExceptions.withHandler({ _ in raised += 1 }) {
            stack.addArrangedSubview(outer)
            stack.addArrangedSubview(stack)
        }
        #expect(raised == 2)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(outer.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func membership() {
        let a = UIView()
        let b = UIView()
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.addArrangedSubview(a)
        #expect(stack.arrangedSubviews.map { $0 === a } == [false, true])
        #expect(stack.subviews.map { $0 === a } == [true, false])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
        var raised: [String] = []
        UIKitExceptions.withHandler({ raised.append($0.reason) }) {
            stack.insertArrangedSubview(b, at: 5)
        }
        #expect(
            raised == ["index out of bounds for arranged subview: index = 5 expected to be less than or equal to 1"])
        #expect(stack.arrangedSubviews.count == 1)
    }

    /// The constraints by identifier, as a running UIKit lists them (facts C1 to C5).
    @Test func listsOfConstraints() {
        func identifiers(_ stack: UIStackView) -> [String: Int] {
            var counts: [String: Int] = [:]
            for constraint in stack.constraints + stack.arrangedSubviews.flatMap(\.constraints) {
                counts[constraint.identifier ?? "-", default: 0] += 1
            }
            counts["-"] = nil
            return counts
        }
        let make = { (0..<3).map { _ in SizedView(10, 10) } }
        #expect(
            identifiers(stack(make()).stack)
                == ["UISV-canvas-connection": 4, "UISV-spacing": 2, "UISV-alignment": 4])
        #expect(
            identifiers(stack(make(), .equalSpacing, alignment: .center).stack)
                == [
                    "UISV-canvas-connection": 5, "UISV-spacing": 2, "UISV-alignment": 2, "UISV-distributing-edge": 4,
                    "UISV-fill-equally": 1, "UISV-canvas-fit": 1, "UISV-spanning-boundary": 6, "UISV-spanning-fit": 1,
                    "UISV-ambiguity-suppression": 3,
                ])
        #expect(identifiers(stack(make(), .fillProportionally).stack)["UISV-fill-proportionally"] == 3)
        #expect(identifiers(stack([]).stack).isEmpty)
    }

    /// Fitted, a stack is its content along, its largest view across, and its margins where they count (fact C7.7).
    @Test func fittingSizes() {
        let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 40), SizedView(20, 20)])
        stack.spacing = 5
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 40))
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 110, height: 40))
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 116, height: 44))
        stack.arrangedSubviews[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 61, height: 24))
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    /// A stack has no natural size, so its own priorities say nothing (fact C7.6).
    @Test func ownPrioritiesHaveNoEffect() {
        let inner = UIStackView(arrangedSubviews: [SizedView(30, 10)])
        inner.setContentHuggingPriority(.required, for: .horizontal)
        inner.setContentCompressionResistancePriority(.required, for: .horizontal)
        let hugging = SizedView(40, 10)
        hugging.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        _ = stack([hugging, inner], width: 200)
        expect([hugging, inner], [[0, 40], [40, 200]])
    }

    @Test func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && stack.layoutMargins == .zero)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
        #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
        #expect(stack.forFirstBaselineLayout === stack && stack.forLastBaselineLayout === stack)
    }

    /// What UIKit cannot make constraints of is reported at once and changes nothing.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func spacingMustBeFinite(_ value: CGFloat) {
        let views = [SizedView(10, 10), SizedView(10, 10)]
        let (root, stack) = stack(views, spacing: 5)
        var raised: [String] = []
        UIKitExceptions.withHandler({ raised.append($0.reason) }) {
            stack.spacing = value
            stack.setCustomSpacing(value, after: views[0])
            stack.insertArrangedSubview(UIView(), at: -1)
        }
        #expect(raised.count == 3, "saw \(raised)")
        #expect(stack.spacing == 5 && stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        root.layoutIfNeeded()
        expect(views, [[0, 10], [15, 25]])
    }

    /// Up to iOS 12 a column with a baseline alignment says so on the console (fact C5.7).
    @Test func baselinesInAColumn() {
        let environment = LayoutEnvironment.current
        let console = LayoutJournal.console
        defer {
            LayoutEnvironment.current = environment
            LayoutJournal.console = console
        }
        var said: [String] = []
        LayoutJournal.console = { said.append($0) }
        for generation in [UIKitGeneration.mid, .old] {
            LayoutEnvironment.current.generation = generation
            let stack = UIStackView()
            stack.alignment = .firstBaseline
            stack.axis = .vertical
            stack.alignment = .trailing
            stack.alignment = .lastBaseline
        }
        let text = "Invalid for vertical axis. Use Leading or Trailing instead."
        #expect(said == [text, text])
    }

    /// The view that stands for a row's baselines (fact A9.2).
    @Test func baselineViewsOfARow() {
        let views = [SizedView(10, 20), SizedView(10, 60), SizedView(10, 40), SizedView(10, 90)]
        let stack = UIStackView(arrangedSubviews: views)
        views[3].isHidden = true
        func index(_ view: UIView) -> Int? { views.firstIndex { $0 === view } }
        let expected: [(UIStackView.Alignment, first: Int, last: Int)] = [
            (.fill, 0, 1), (.top, 0, 1), (.firstBaseline, 0, 1), (.center, 1, 1), (.bottom, 1, 2),
            (.lastBaseline, 1, 2),
        ]
        for (alignment, first, last) in expected {
            stack.alignment = alignment
            #expect(index(stack.forFirstBaselineLayout) == first, "\(alignment)")
            #expect(index(stack.forLastBaselineLayout) == last, "\(alignment)")
        }
        stack.axis = .vertical
        #expect(index(stack.forFirstBaselineLayout) == 0 && index(stack.forLastBaselineLayout) == 2)
        for view in views { view.isHidden = true }
        #expect(stack.forFirstBaselineLayout === stack)
    }

    /// Two spacers are ambiguous, though the last one takes the slack (fact C3.2); one is not.
    @Test func spacersStayAmbiguous() {
        let views = [UIView(), SizedView(50, 10), UIView()]
        let (root, stack) = stack(views, width: 200)
        expect(views, [[0, 0], [0, 50], [50, 200]])
        #expect(views.map(\.hasAmbiguousLayout) == [true, true, true])
        stack.removeArrangedSubview(views[0])
        views[0].removeFromSuperview()
        root.layoutIfNeeded()
        expect([views[1], views[2]], [[0, 50], [50, 200]])
        #expect(views[1].hasAmbiguousLayout == false && views[2].hasAmbiguousLayout == false)
    }
}
