import Foundation
import TestSupport
import UnfoldSimplex

/// Makes random systems: a hidden point that most required constraints allow, so that conflicts are the exception.
struct RandomSystem {
    /// What the numbers look like.
    enum Style: CaseIterable {
        /// Coefficients 1 and -1, few distinct constants: ties and degenerate corners everywhere.
        case layout
        /// Small integers.
        case integers
        /// Any numbers around 1.
        case reals
        /// From 0.01 to 100, as multipliers of layouts are.
        case multipliers
        /// From 0.0001 to 10,000 in one system.
        case wideMultipliers
    }

    var random: SplitMix
    let style: Style
    let variableCount: Int
    let priorities: [Float]
    let point: [Double]
    let isNonNegative: [Bool]
    /// Some of the lengths are equal in the hidden point, and many rows require that.
    let hasEqualLengths: Bool

    init(seed: UInt64, style: Style? = nil, largestVariables: Int = 25) {
        var random = SplitMix(seed: seed)
        let drawn = random.below(100)
        self.style = style ?? (drawn < 40 ? .layout : drawn < 70 ? .integers : .reals)
        // Small systems are as telling as large ones and much faster to check.
        let count = random.chance(50) ? random.within(1...8) : random.within(1...25)
        variableCount = min(count, largestVariables)
        let pool: [Float] = [999, 751, 750, 500, 250.5, 250, 50, 0.001]
        var priorities: [Float] = []
        for _ in 0..<random.within(1...6) { priorities.append(random.pick(pool)) }
        self.priorities = priorities
        let hasEqualLengths = style == nil && seed % 4 == 3
        isNonNegative = (0..<variableCount).map { _ in random.chance(hasEqualLengths ? 80 : 40) }
        point = isNonNegative.map { isNonNegative in
            let value = Double(random.within(-10...20))
            return isNonNegative ? abs(hasEqualLengths ? 10 * (value / 15).rounded() : value) : value
        }
        self.hasEqualLengths = hasEqualLengths
        self.random = random
    }

    mutating func constraintCount() -> Int {
        random.within(1...min(40, variableCount * 3 + 5))
    }

    mutating func row() -> Model.Row {
        if hasEqualLengths, random.chance(30), let row = equality() { return row }
        let length = random.chance(35) ? 1 : random.within(1...min(4, max(1, variableCount)))
        var coefficients: [(variable: Int, value: Double)] = []
        for _ in 0..<length {
            let variable = random.below(variableCount)
            guard !coefficients.contains(where: { $0.variable == variable }) else { continue }
            coefficients.append((variable, coefficient()))
        }
        let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual, .equal])
        let isRequired = random.chance(35)
        let priority = isRequired ? 1000 : random.pick(priorities)
        var row = Model.Row(coefficients: coefficients, relation: relation, constant: 0, priority: priority)
        row.constant = constant(for: row)
        row.importance = importance()
        return row
    }

    /// Requires two lengths to be equal, which they are in the hidden point as a rule.
    private mutating func equality() -> Model.Row? {
        let one = random.below(variableCount)
        let isAny = random.chance(10)
        let others = point.indices.filter {
            $0 != one && isNonNegative[$0] && (isAny || point[$0] == point[one])
        }
        guard isNonNegative[one], !others.isEmpty else { return nil }
        return Model.Row(
            coefficients: [(one, 1), (random.pick(others), -1)], relation: .equal, constant: 0, priority: 1000)
    }

    /// Mostly 1, else as of views in a stack, or of several together.
    mutating func importance() -> Double { random.chance(70) ? 1 : random.pick([1 + 0x1p-10, 1.5, 3]) }

    mutating func priority() -> Float { random.chance(20) ? 1000 : random.pick(priorities) }

    /// Mostly one the hidden point allows; for optional constraints, and now and then, any.
    mutating func constant(for row: Model.Row) -> Double {
        let there = row.excess(at: point) + row.constant
        if row.priority < 1000 ? random.chance(60) : random.chance(12) {
            return there + Double(random.within(-12...12)) * scale(of: row)
        }
        switch row.relation {
        case .equal: return there
        case .lessThanOrEqual: return there + Double(random.within(0...5)) * scale(of: row)
        case .greaterThanOrEqual: return there - Double(random.within(0...5)) * scale(of: row)
        }
    }

    /// A row made from another as rows of real layouts are: a multiple of it, nearly parallel to it, or one that leaves
    /// it no more than the hidden point.
    mutating func relative(of row: Model.Row) -> Model.Row {
        var row = row
        row.relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual, .equal])
        row.priority = random.chance(40) ? 1000 : random.pick(priorities)
        switch random.below(4) {
        case 0:
            let factor = random.pick([2, -1, 0.5, 0.3, -2.5, 10, 0.04])
            for index in row.coefficients.indices { row.coefficients[index].value *= factor }
            row.constant *= factor
        case 1:
            let digits = random.within(2...4)
            for index in row.coefficients.indices {
                row.coefficients[index].value = Self.rounded(row.coefficients[index].value, digits: digits)
            }
            row.constant = Self.rounded(row.constant, digits: digits)
        case 2:
            let index = random.below(row.coefficients.count)
            let share = pow(10, -Double(random.within(2...7)))
            row.coefficients[index].value *= 1 + (random.chance(50) ? share : -share)
            if random.chance(60) { row.constant = constant(for: row) }
        default:
            let term = random.pick(row.coefficients)
            row.coefficients = [(term.variable, random.chance(50) ? -term.value : term.value)]
            row.constant = row.coefficients[0].value * point[term.variable]
            row.priority = 1000
        }
        for index in row.coefficients.indices {
            row.coefficients[index].value = Self.rounded(row.coefficients[index].value, digits: 8)
        }
        row.constant = Self.rounded(row.constant, digits: 12)
        return row
    }

    /// The nearest decimal of so many digits, and of eight decimals.
    private static func rounded(_ value: Double, digits: Int) -> Double {
        guard value != 0 else { return 0 }
        let decimals = min(8, digits - 1 - Int(log10(abs(value)).rounded(.down)))
        let power = pow(10, Double(abs(decimals)))
        return decimals < 0 ? (value / power).rounded() * power : (value * power).rounded() / power
    }

    /// From 10^-range to 10^range, evenly in digits: short decimals.
    private static func power(_ share: Double, range: Double) -> Double {
        (10_000 * pow(10, 2 * range * share - range)).rounded() / 10_000
    }

    private func scale(of row: Model.Row) -> Double { row.coefficients.map { abs($0.value) }.max() ?? 1 }

    private mutating func coefficient() -> Double {
        let sign: Double = random.chance(50) ? 1 : -1
        switch style {
        case .layout: return sign
        case .integers: return sign * Double(random.within(1...4))
        case .reals: return sign * (0.1 + 3 * random.unit())
        case .multipliers:
            let usual = [1, 1, 0.3333, 1.7778, 0.5625, 0.01, 50, 100]
            return sign * (random.chance(50) ? random.pick(usual) : Self.power(random.unit(), range: 2))
        case .wideMultipliers:
            let usual = [1, 1, 0.3333, 1.7778, 0.01, 0.0001, 50, 10_000]
            return sign * (random.chance(40) ? random.pick(usual) : Self.power(random.unit(), range: 4))
        }
    }
}
