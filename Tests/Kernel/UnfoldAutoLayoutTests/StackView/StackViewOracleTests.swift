import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// Every property of a stack against ``StackViewOracle``, to a millionth of a point before pixel rounding.
@MainActor @Suite(.ownSettings) struct StackViewOracleTests {
    nonisolated static let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    /// The last two are for rows only.
    nonisolated static let alignments: [UIStackView.Alignment] = [
        .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ]

    /// One layout to try.
    struct Configuration: CustomStringConvertible {
        var axis: NSLayoutConstraint.Axis
        var distribution: UIStackView.Distribution
        var alignment: UIStackView.Alignment
        var spacing: CGFloat
        var hidden: Int
        var isRightToLeft: Bool
        var margins: UIEdgeInsets?
        /// Beyond the natural length and breadth; nil for whatever the content asks for.
        var surplus: (length: CGFloat, breadth: CGFloat?)?
        var generation: UIKitGeneration

        var description: String {
            "\(axis) \(distribution) \(alignment) spacing \(spacing) hidden \(String(hidden, radix: 2)) "
                + "\(isRightToLeft ? "RTL" : "LTR") margins \(margins.map { "\($0)" } ?? "none") "
                + "surplus \(surplus.map { "\($0)" } ?? "free") \(generation)"
        }
    }

    /// Three views: the product of axis, alignment, spacing and hidden subset, for each size of the stack in turn, with
    /// every direction and margins, or with one of the four in turn.
    @Test(arguments: distributions, [NSLayoutConstraint.Axis.horizontal, .vertical])
    func product(_ distribution: UIStackView.Distribution, _ axis: NSLayoutConstraint.Axis) {
        let sizes: [(CGFloat, CGFloat)] = [(31, 17), (67, 41), (23, 29)]
        var count = 0
        for alignment in Self.alignments.prefix(axis == .horizontal ? 6 : 4) {
            for spacing in [0, 8, -3] as [CGFloat] {
                for hidden in 0..<7 {
                    for corner in 0..<4 where Rounds.areLong || corner == count % 4 {
                        let surplus = Self.surplus(4 * count + corner)
                        check(
                            Configuration(
                                axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
                                hidden: hidden, isRightToLeft: corner > 1,
                                margins: corner % 2 == 0 ? nil : UIEdgeInsets(top: 1, left: 2, bottom: 5, right: 11),
                                surplus: surplus, generation: corner == 3 ? .ios26 : .mid),
                            sizes)
                    }
                    count += 1
                }
            }
        }
        #expect(count > 80)
    }

    private static func surplus(_ count: Int) -> (CGFloat, CGFloat?)? {
        switch count % 5 {
        case 0: nil
        case 1: (100, nil)
        case 2: (-40, 20)
        case 3: (7, -9)
        default: (0, 0)
        }
    }

    /// Four views, with lengths of zero and halves among them, in every generation.
    @Test(arguments: 0..<Rounds.of(3, long: 8)) func sampled(_ seed: UInt64) {
        var random = SampleGenerator(seed: seed)
        for _ in 0..<60 {
            let axis: NSLayoutConstraint.Axis = random.next(2) == 0 ? .horizontal : .vertical
            let alignment = Self.alignments[random.next(axis == .horizontal ? 6 : 4)]
            let isOld = random.next(3) == 0 && alignment != .firstBaseline && alignment != .lastBaseline
            let sizes = (0..<4).map { _ in (CGFloat(1 + random.next(120)) / 2, CGFloat(random.next(90)) / 2) }
            check(
                Configuration(
                    axis: axis, distribution: Self.distributions[random.next(5)], alignment: alignment,
                    spacing: CGFloat(random.next(40)) / 2 - 4, hidden: random.next(15),
                    isRightToLeft: random.next(2) == 0,
                    margins: random.next(2) == 0 ? nil : UIEdgeInsets(top: 3, left: 0.5, bottom: 0, right: 20),
                    surplus: random.next(4) == 0
                        ? nil : (CGFloat(random.next(150)) - 50, CGFloat(random.next(50)) - 10),
                    generation: isOld ? .old : .mid),
                sizes)
        }
    }

    /// One stack led through many configurations ends where the arithmetic says each time: nothing is left of the last.
    @Test(arguments: 0..<Rounds.of(2, long: 6)) func oneStackThroughManyConfigurations(_ seed: UInt64) {
        var random = SampleGenerator(seed: seed &+ 99)
        let sizes: [(CGFloat, CGFloat)] = [(31, 17), (67, 41), (23, 29), (44, 8)]
        let bench = Bench(sizes)
        for _ in 0..<50 {
            let axis: NSLayoutConstraint.Axis = random.next(2) == 0 ? .horizontal : .vertical
            check(
                Configuration(
                    axis: axis, distribution: Self.distributions[random.next(5)],
                    alignment: Self.alignments[random.next(axis == .horizontal ? 6 : 4)],
                    spacing: CGFloat(random.next(20)), hidden: random.next(15), isRightToLeft: random.next(2) == 0,
                    margins: random.next(2) == 0 ? nil : UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
                    surplus: random.next(3) == 0
                        ? nil : (CGFloat(random.next(150)) - 50, CGFloat(random.next(50)) - 10),
                    generation: .mid),
                sizes, on: bench)
        }
    }

    // MARK: Checking

    private func check(_ configuration: Configuration, _ sizes: [(CGFloat, CGFloat)], on bench: Bench? = nil) {
        let environment = LayoutEnvironment.current
        LayoutEnvironment.current.generation = configuration.generation
        LayoutEnvironment.current.layoutDirection = configuration.isRightToLeft ? .rightToLeft : .leftToRight
        defer { LayoutEnvironment.current = environment }
        let isRow = configuration.axis == .horizontal
        var oracle = StackViewOracle(
            along: sizes.map { Double(isRow ? $0.0 : $0.1) }, across: sizes.map { Double(isRow ? $0.1 : $0.0) },
            isHidden: sizes.indices.map { configuration.hidden >> $0 & 1 == 1 },
            distribution: configuration.distribution,
            alignment: configuration.alignment, spacing: Double(configuration.spacing), length: nil, breadth: nil)
        let natural = oracle.solve()
        if let surplus = configuration.surplus {
            oracle.length = max(0, natural.length + Double(surplus.length))
            oracle.breadth = surplus.breadth.map { max(0, natural.breadth + Double($0)) }
            let gaps = Double(configuration.spacing) * Double(oracle.isHidden.filter { !$0 }.count - 1)
            // Gaps that do not fit contradict each other; equal centres under pressure have many equal answers.
            if oracle.length! < gaps || configuration.distribution == .equalCentering && oracle.isShort {
                oracle.length = nil
            }
        }
        let answer = oracle.solve()
        guard answer.length >= 0, oracle.along.reduce(0, +) > 0 else { return }
        let bench = bench ?? Bench(sizes)
        bench.apply(configuration, length: oracle.length, breadth: oracle.breadth)
        bench.compare(answer, configuration)
    }
}

/// A stack in a root, its corner fixed, its size on demand.
@MainActor private final class Bench {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900))
    let stack: UIStackView
    let views: [SizedView]
    private var sizes: [NSLayoutConstraint] = []

    init(_ sizes: [(CGFloat, CGFloat)]) {
        views = sizes.map { SizedView($0.0, $0.1) }
        stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }

    func apply(_ configuration: StackViewOracleTests.Configuration, length: Double?, breadth: Double?) {
        stack.axis = configuration.axis
        stack.distribution = configuration.distribution
        stack.alignment = configuration.alignment
        stack.spacing = configuration.spacing
        let margins = configuration.margins ?? .zero
        stack.layoutMargins = margins
        stack.isLayoutMarginsRelativeArrangement = configuration.margins != nil
        for (index, view) in views.enumerated() { view.isHidden = configuration.hidden >> index & 1 == 1 }
        NSLayoutConstraint.deactivate(sizes)
        let isRow = configuration.axis == .horizontal
        let width = (isRow ? length : breadth).map { CGFloat($0) + margins.left + margins.right }
        let height = (isRow ? breadth : length).map { CGFloat($0) + margins.top + margins.bottom }
        sizes = [
            width.map { stack.widthAnchor.constraint(equalToConstant: $0) },
            height.map { stack.heightAnchor.constraint(equalToConstant: $0) },
        ].compactMap { $0 }
        NSLayoutConstraint.activate(sizes)
        root.traitEnvironmentDidChange()
        root.layoutIfNeeded()
    }

    func compare(_ answer: StackViewOracle.Answer, _ configuration: StackViewOracleTests.Configuration) {
        let margins = configuration.margins ?? .zero
        let isRow = configuration.axis == .horizontal
        let width = (isRow ? answer.length : answer.breadth)
        let height = (isRow ? answer.breadth : answer.length)
        let outer = raw(stack)
        expect(Double(outer.width), width + Double(margins.left + margins.right), "the stack's width", configuration)
        expect(Double(outer.height), height + Double(margins.top + margins.bottom), "the stack's height", configuration)
        for (index, view) in views.enumerated() {
            let got = raw(view)
            var horizontal = isRow ? answer.along[index] : answer.across[index]
            let vertical = isRow ? answer.across[index] : answer.along[index]
            if configuration.isRightToLeft {
                horizontal = horizontal.map { .init(start: width - $0.end, size: $0.size) }
            }
            if let horizontal {
                expect(Double(got.minX), horizontal.start + Double(margins.left), "view \(index), left", configuration)
                expect(Double(got.width), horizontal.size, "view \(index), width", configuration)
            }
            if let vertical {
                expect(Double(got.minY), vertical.start + Double(margins.top), "view \(index), top", configuration)
                expect(Double(got.height), vertical.size, "view \(index), height", configuration)
            }
            let frame = PixelGrid(scale: LayoutEnvironment.current.displayScale).snap(got)
            let misses = [
                frame.minX - view.frame.minX, frame.minY - view.frame.minY, frame.maxX - view.frame.maxX,
                frame.maxY - view.frame.maxY,
            ]
            if misses.contains(where: { abs($0) > 1e-9 }) {
                Issue.record("\(configuration): view \(index) at \(view.frame), solved \(got)")
            }
        }
    }

    private func raw(_ view: UIView) -> CGRect {
        guard let record = view.engineRecord, record.engine != nil else { return .null }
        return record.rawRect
    }

    private func expect(
        _ got: Double, _ wanted: Double, _ what: String, _ configuration: StackViewOracleTests.Configuration
    ) {
        if abs(got - wanted) > 1e-6 { Issue.record("\(configuration): \(what) is \(got), wanted \(wanted)") }
    }
}

/// A small generator with the same numbers on every machine.
struct SampleGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 7_919 &+ 17 }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
