import UnfoldSimplex

/// A slow, plain linear program solver: dense tableau, two phases, one level after the other. After each level the
/// columns whose reduced cost is positive are struck out, which freezes that level's optimum. It shares nothing with
/// the solver under test but the relation's name.
final class Oracle {
    private typealias Cost = (column: Int, weight: Double)
    private let rowCount: Int
    private let columnCount: Int
    /// Rows of columnCount + 1 numbers, the right side last.
    private let table: UnsafeMutablePointer<Double>
    private let stride: Int
    private var basis: [Int]
    private var isStruck: [Bool]
    private var isArtificial: [Bool]
    private let costs: [(level: Float, columns: [Cost])]
    private let model: Model
    private let positive: [Int]
    private let negative: [Int]
    /// Whether the required rows can hold together.
    private(set) var isFeasible = false

    init(_ model: Model) {
        self.model = model
        var columns = 0
        func column() -> Int {
            columns += 1
            return columns - 1
        }
        positive = model.isNonNegative.map { _ in column() }
        negative = model.isNonNegative.map { $0 ? -1 : column() }
        // Per row: columns with coefficient +1 and -1, each with its cost level, and an artificial where needed.
        var pairs: [(plus: Int, minus: Int)] = []
        var byLevel: [Float: [Cost]] = [:]
        var artificials: [Int] = []
        for row in model.rows {
            let isRequired = row.priority >= 1000
            var plus = -1
            var minus = -1
            if row.relation != .equal || !isRequired {
                plus = isRequired && row.relation == .greaterThanOrEqual ? -1 : column()
                minus = isRequired && row.relation == .lessThanOrEqual ? -1 : column()
            }
            if !isRequired {
                // `plus` fills up a left side that is too small, `minus` takes off what is too much.
                if row.relation != .lessThanOrEqual {
                    byLevel[row.priority, default: []].append((plus, row.importance))
                }
                if row.relation != .greaterThanOrEqual {
                    byLevel[row.priority, default: []].append((minus, row.importance))
                }
            }
            pairs.append((plus, minus))
            let needed = row.constant >= 0 ? plus : minus
            artificials.append(needed >= 0 ? -1 : column())
        }
        rowCount = model.rows.count
        columnCount = columns
        stride = columns + 1
        table = .allocate(capacity: max(1, rowCount * stride))
        table.initialize(repeating: 0, count: max(1, rowCount * stride))
        basis = Array(repeating: -1, count: rowCount)
        isStruck = Array(repeating: false, count: columns)
        isArtificial = Array(repeating: false, count: columns)
        costs = byLevel.keys.sorted(by: >).map { ($0, byLevel[$0]!) }
        for (index, row) in model.rows.enumerated() {
            let line = table + index * stride
            let sign: Double = row.constant >= 0 ? 1 : -1
            for term in row.coefficients {
                line[positive[term.variable]] += sign * term.value
                if negative[term.variable] >= 0 { line[negative[term.variable]] -= sign * term.value }
            }
            if pairs[index].plus >= 0 { line[pairs[index].plus] = sign }
            if pairs[index].minus >= 0 { line[pairs[index].minus] = -sign }
            line[columnCount] = sign * row.constant
            if artificials[index] >= 0 {
                line[artificials[index]] = 1
                isArtificial[artificials[index]] = true
                basis[index] = artificials[index]
            } else {
                basis[index] = sign > 0 ? pairs[index].plus : pairs[index].minus
            }
        }
        isFeasible = makeFeasible()
    }

    deinit { table.deallocate() }

    /// The least sum of violations of each level, highest first.
    func optimum() -> [Double] {
        costs.map { level in
            let rest = minimise(level.columns)
            return rest
        }
    }

    private func makeFeasible() -> Bool {
        let artificial = isArtificial.indices.filter { isArtificial[$0] }
        guard !artificial.isEmpty else { return true }
        let infeasibility = minimise(artificial.map { ($0, 1) })
        for column in artificial { isStruck[column] = true }
        let size = model.rows.reduce(1) { max($0, abs($1.constant)) }
        return infeasibility <= 1e-8 * size
    }

    /// Minimises the sum of some columns, strikes out the columns that would raise it, and returns it.
    private func minimise(_ list: [Cost]) -> Double {
        let reduced = UnsafeMutablePointer<Double>.allocate(capacity: stride)
        defer { reduced.deallocate() }
        reduced.initialize(repeating: 0, count: stride)
        for cost in list { reduced[cost.column] = cost.weight }
        for row in 0..<rowCount where reduced[basis[row]] != 0 {
            let factor = reduced[basis[row]]
            let line = table + row * stride
            for column in 0..<stride { reduced[column] -= factor * line[column] }
        }
        var pivots = 0
        while let entering = entering(reduced, lowestIndex: pivots > 200) {
            guard let leaving = leaving(entering) else { break }
            pivot(leaving, entering, reduced)
            pivots += 1
            precondition(pivots < 100_000, "the oracle does not end")
        }
        for column in 0..<columnCount where reduced[column] > 1e-9 { isStruck[column] = true }
        return -reduced[columnCount]
    }

    private func entering(_ reduced: UnsafeMutablePointer<Double>, lowestIndex: Bool) -> Int? {
        var best: Int?
        var least = -1e-9
        for column in 0..<columnCount where !isStruck[column] && reduced[column] < least {
            best = column
            if lowestIndex { break }
            least = reduced[column]
        }
        return best
    }

    /// Smallest ratio; among equals the artificial or lowest column. A struck basic column is at zero and must
    /// not rise either.
    private func leaving(_ entering: Int) -> Int? {
        var best: Int?
        var ratio = Double.infinity
        for row in 0..<rowCount {
            let value = table[row * stride + entering]
            let held = isStruck[basis[row]] && abs(value) > 1e-9
            guard value > 1e-9 || held else { continue }
            let candidate = held && value < 0 ? 0 : max(0, table[row * stride + columnCount] / value)
            if candidate < ratio - 1e-12 || (candidate < ratio + 1e-12 && basis[row] < basis[best!]) {
                best = row
                ratio = min(ratio, candidate)
            }
        }
        return best
    }

    private func pivot(_ row: Int, _ entering: Int, _ reduced: UnsafeMutablePointer<Double>) {
        let line = table + row * stride
        let inverse = 1 / line[entering]
        for column in 0..<stride { line[column] *= inverse }
        line[entering] = 1
        for other in 0..<rowCount where other != row {
            eliminate(table + other * stride, line, entering)
        }
        eliminate(reduced, line, entering)
        basis[row] = entering
    }

    private func eliminate(
        _ target: UnsafeMutablePointer<Double>, _ line: UnsafeMutablePointer<Double>, _ entering: Int
    ) {
        let factor = target[entering]
        guard factor != 0 else { return }
        var column = 0
        let count = stride
        while column < count {
            target[column] -= factor * line[column]
            column += 1
        }
        target[entering] = 0
    }
}
