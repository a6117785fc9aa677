import Foundation

@testable import UnfoldAutoLayout

/// Where the views of a stack are, computed from the documented behaviour by arithmetic alone: no constraints, no
/// solver. All lengths are along or across the stack; left, right, top and bottom come in at the very end.
struct StackViewOracle {
    /// Natural sizes along and across, and which views hide. None has text, so baselines are edges.
    var along: [Double]
    var across: [Double]
    var isHidden: [Bool]
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: Double
    /// The canvas, where the surroundings decide about it.
    var length: Double?
    var breadth: Double?

    struct Span: Equatable {
        var start: Double
        var size: Double
        var end: Double { start + size }
    }

    struct Answer {
        var length: Double
        var breadth: Double
        /// Along the stack; nil where nothing decides.
        var along: [Span?]
        var across: [Span]
    }

    private var visible: [Int] { isHidden.indices.filter { !isHidden[$0] } }
    private var naturals: [Double] { visible.map { along[$0] } }

    func solve() -> Answer {
        let spans = visibleSpans()
        let total = spans.last?.end ?? 0
        var all: [Span?] = isHidden.map { _ in nil }
        for (index, span) in zip(visible, spans) { all[index] = span }
        for index in isHidden.indices where isHidden[index] { all[index] = hiddenSpan(index, all) }
        let (breadth, cross) = solveAcross()
        return Answer(length: length ?? total, breadth: breadth, along: all, across: cross)
    }

    /// The content does not fit even with the least gaps.
    var isShort: Bool {
        length.map { $0 < naturals.reduce(0, +) + leastGap * Double(visible.count - 1) - 1e-9 } ?? false
    }

    /// Gaps that are guides cannot be negative.
    private var leastGap: Double { distribution == .equalSpacing ? max(spacing, 0) : spacing }

    // MARK: Along

    private func visibleSpans() -> [Span] {
        let count = visible.count
        guard count > 0 else { return [] }
        guard count > 1 else { return [Span(start: 0, size: length ?? naturals[0])] }
        switch distribution {
        case .fill: return lay(fitted(naturals, gaps: spacing), gaps: spacing)
        case .fillEqually:
            let room = length.map { ($0 - spacing * Double(count - 1)) / Double(count) }
            return lay(naturals.map { _ in room ?? naturals.max()! }, gaps: spacing)
        case .fillProportionally: return lay(shares(), gaps: spacing)
        case .equalSpacing:
            let sum = naturals.reduce(0, +)
            let gap = max(leastGap, length.map { ($0 - sum) / Double(count - 1) } ?? leastGap)
            return lay(fitted(naturals, gaps: gap), gaps: gap)
        case .equalCentering: return centred()
        }
    }

    /// The first takes what is left over; what is missing is taken from the first, then from the next.
    private func fitted(_ sizes: [Double], gaps: Double) -> [Double] {
        guard let length else { return sizes }
        var sizes = sizes
        var excess = length - gaps * Double(sizes.count - 1) - sizes.reduce(0, +)
        for index in sizes.indices {
            let change = max(excess, -sizes[index])
            sizes[index] += change
            excess -= change
            if excess >= 0 { break }
        }
        return sizes
    }

    private func lay(_ sizes: [Double], gaps: Double) -> [Span] {
        var position = 0.0
        return sizes.map { size in
            defer { position += size + gaps }
            return Span(start: position, size: size)
        }
    }

    /// Every view its share of content and gaps, in order; the last has the rest.
    private func shares() -> [Double] {
        guard let length else { return naturals }
        let gaps = spacing * Double(visible.count - 1)
        let total = naturals.reduce(0, +) + gaps
        var left = length - gaps
        var sizes = naturals.dropLast().map { natural in
            let size = min(natural / total * length, left)
            left -= size
            return size
        }
        sizes.append(left)
        return sizes
    }

    /// Equal distances of centres, each at least what the spacing asks for; later ones yield first.
    private func centred() -> [Span] {
        let sizes = naturals
        let least = zip(sizes, sizes.dropFirst()).map { ($0 + $1) / 2 + spacing }.map { max($0, 0) }
        let ends = (sizes.first! + sizes.last!) / 2
        let distances: [Double]
        if let length {
            distances = Self.evened(length - ends, least)
        } else {
            distances = least.map { _ in least.max()! }
        }
        var centre = sizes[0] / 2
        return sizes.indices.map { index in
            if index > 0 { centre += distances[index - 1] }
            return Span(start: centre - sizes[index] / 2, size: sizes[index])
        }
    }

    /// Up to three distances of a given sum, each at least its own minimum: the second as near to the first as can be,
    /// then the third.
    private static func evened(_ sum: Double, _ least: [Double]) -> [Double] {
        func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }
        switch least.count {
        case 1: return [sum]
        case 2:
            let first = clamp(sum / 2, least[0], sum - least[1])
            return [first, sum - first]
        default:
            let pair = max(least[0], least[1])
            let most = (sum - least[2]) / 2
            if pair <= most {
                let both = clamp(sum / 3, pair, most)
                return [both, both, sum - 2 * both]
            }
            return evened(sum - least[2], Array(least.prefix(2))) + [least[2]]
        }
    }

    /// In the middle of its gap, or at the nearest visible view; nothing says where between gaps that may grow.
    private func hiddenSpan(_ index: Int, _ all: [Span?]) -> Span? {
        guard distribution != .equalSpacing, distribution != .equalCentering else { return nil }
        let before = visible.last { $0 < index }.flatMap { all[$0] }
        let after = visible.first { $0 > index }.flatMap { all[$0] }
        if let before, after != nil { return Span(start: before.end + spacing / 2, size: 0) }
        if let before { return Span(start: before.end, size: 0) }
        return after.map { Span(start: $0.start, size: 0) }
    }

    // MARK: Across

    private func solveAcross() -> (breadth: Double, spans: [Span]) {
        if alignment == .fill {
            // Hidden views are tied to the others' edges, and count.
            let size = breadth ?? across.max()!
            return (size, across.map { _ in Span(start: 0, size: size) })
        }
        let largest = visible.map { across[$0] }.max()!
        let size = breadth ?? largest
        let spans = across.indices.map { index in
            // Nothing on screen is larger than the stack.
            let own = isHidden[index] ? across[index] : min(across[index], size)
            return Span(start: start(of: own, in: size, largest: min(largest, size)), size: own)
        }
        return (size, spans)
    }

    private func start(of own: Double, in size: Double, largest: Double) -> Double {
        switch alignment {
        case .fill, .leading: 0
        case .center: (size - own) / 2
        case .trailing: size - own
        // Tops on one line, with the largest at the far edge; bottoms on one line, with the largest at the near edge.
        case .firstBaseline: size - largest
        case .lastBaseline: largest - own
        }
    }
}
