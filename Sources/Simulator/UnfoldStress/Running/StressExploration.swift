@MainActor struct StressExploration {
    let points: StressPoints
    /// The same surroundings are tried again; nil for those that the budget allows.
    private let again: (count: Int, widthsBetween: [Double], combinations: [Int])?
    private(set) var tried = 0
    private(set) var leftOut: StressReport.LeftOut?
    /// For each key the surroundings with the fewest changes that have it, and of these the most common.
    private(set) var witnesses: [String: StressSurroundings] = [:]
    private(set) var seen: [String: Int] = [:]
    private(set) var widthsBetween: [Double] = []
    private static let mostWidthsBetween = 200
    private var combinations: [Int] = []
    /// Surroundings that show what the others may take.
    private static let firstBatch = 16
    /// Cells that are made anew because a constraint of theirs broke.
    private var remakesLeft = 64

    init(_ points: StressPoints) { (self.points, again) = (points, nil) }

    /// Tries what another one has tried, with something else.
    init(again other: StressExploration) {
        points = other.points
        again = (other.tried, other.widthsBetween, other.combinations)
    }

    private var isFull: Bool { again.map { tried >= $0.count } ?? false }

    mutating func explore(_ runs: any StressRunning) {
        let corners = points.corners
        let fresh = [StressSurroundings()] + points.alone + corners
        for (index, point) in fresh.enumerated() {
            // What is written is tried whatever it takes.
            if index > 0, let reason = runs.budget.end {
                leftOut = .init(reason: reason, count: fresh.count - index + points.togetherCount - corners.count)
                return
            }
            guard !isFull else { return }
            guard let outcome = runs.outcome(point) else { continue }
            tried += 1
            take(outcome.found.keys, point)
        }
        guard let runs = runs as? StressRuns else {
            return combine(runs) { _, point in runs.outcome(point).map { [$0] } ?? [] }
        }
        tryInPlace(runs)
    }

    private mutating func take(_ keys: some Sequence<String>, _ point: StressSurroundings) {
        let nearness = StressOrder.nearness(point)
        for key in keys {
            seen[key, default: 0] += 1
            if let known = witnesses[key], nearness >= StressOrder.nearness(known) { continue }
            witnesses[key] = point
        }
    }

    /// Steps that end with other heights than those before.
    private static func states(_ runs: StressRuns) -> [Int] {
        let heights = runs.outcome(StressSurroundings())?.heights ?? [:]
        var known: Set<[String: Double]> = []
        return (0..<runs.document.stepCount).filter { step in
            heights[step].map { known.insert($0).inserted } ?? false
        }
    }

    private mutating func tryInPlace(_ runs: StressRuns) {
        let states = Self.states(runs)
        guard !states.isEmpty else { return }
        var exploration = self
        VariedScenario.making(runs.shortened ?? runs.document) { make in
            let cells = states.map { make($0 + 1) }
            exploration.tryWidthsBetween(cells, runs)
            exploration.combine(runs) { $0.layOut(cells, in: $1, runs) }
        }
        self = exploration
    }

    private mutating func layOut(
        _ cells: [VariedScenario], in point: StressSurroundings, _ runs: StressRuns
    ) -> [StressOutcome] {
        cells.map { cells in
            let steps = cells.layOut(in: point)
            let outcome = StressOutcome(steps, of: runs, in: point)
            runs.budget.spend(outcome.solves)
            if remakesLeft > 0, steps.contains(where: { !$0.conflicts.isEmpty }) {
                remakesLeft -= 1
                cells.discardCells(of: point)
            }
            return outcome
        }
    }

    /// Between two widths with other heights, to the points at which they change, as texts break into other lines.
    private mutating func tryWidthsBetween(_ cells: [VariedScenario], _ runs: StressRuns) {
        if let again {
            for width in again.widthsBetween where !isFull && runs.budget.end == nil {
                _ = tryWidth(width, cells, runs)
            }
            return
        }
        guard !points.widths.isEmpty else { return }
        let widths = (points.widths + [runs.document.width]).sorted()
        var pending: [(ClosedRange<Double>)] = zip(widths, widths.dropFirst()).map { $0...$1 }.reversed()
        var heights: [Double: [[Int: [String: Double]]]] = [:]
        while let range = pending.popLast(), widthsBetween.count < Self.mostWidthsBetween {
            for width in [range.lowerBound, range.upperBound] where heights[width] == nil {
                if runs.budget.end != nil { return }
                heights[width] = tryWidth(width, cells, runs)
            }
            let middle = ((range.lowerBound + range.upperBound) / 2).rounded(.down)
            guard heights[range.lowerBound] != heights[range.upperBound], middle > range.lowerBound else { continue }
            pending += [middle...range.upperBound, range.lowerBound...middle]
        }
    }

    private mutating func tryWidth(
        _ width: Double, _ cells: [VariedScenario], _ runs: StressRuns
    ) -> [[Int: [String: Double]]] {
        let point = StressSurroundings().with(width: width)
        let outcomes = layOut(cells, in: point, runs)
        for outcome in outcomes { take(outcome.found.keys, point) }
        if width != runs.document.width, !points.widths.contains(width) {
            widthsBetween.append(width)
            tried += 1
        }
        return outcomes.map(\.heights)
    }

    /// As many as the budget is likely to allow, spread over all axes; then what is left of it.
    private mutating func combine(
        _ runs: any StressRunning, _ look: (inout StressExploration, StressSurroundings) -> [StressOutcome]
    ) {
        let corners = Set(points.corners)
        var left = again?.combinations.count ?? points.togetherCount - corners.count
        let waiting =
            again.map { AnyIterator($0.combinations.makeIterator()) }
            ?? AnyIterator(points.together.filter { [points] in !corners.contains(points.point($0)) }.makeIterator())
        var size = Self.firstBatch
        while left > 0 {
            let batch = (0..<min(size, left)).compactMap { _ in waiting.next() }
            let (spent, before) = (runs.budget.spent, tried)
            tryTogether(batch, runs, look)
            let count = tried - before
            left -= count
            guard left > 0, count > 0 || runs.budget.end != nil else { return }
            if let reason = runs.budget.end {
                leftOut = .init(reason: reason, count: left)
                return
            }
            size = max(Self.firstBatch, runs.budget.batch(of: count, costing: runs.budget.spent - spent))
        }
    }

    /// In an order in which neighbors differ little; what is found is taken as if they were tried in the given one.
    private mutating func tryTogether(
        _ numbers: [Int], _ runs: any StressRunning,
        _ look: (inout StressExploration, StressSurroundings) -> [StressOutcome]
    ) {
        var found: [Int: [String]] = [:]
        for number in numbers.sorted() {
            if isFull || runs.budget.end != nil { break }
            tried += 1
            found[number] = look(&self, points.point(number)).flatMap { $0.found.keys }
        }
        for number in numbers {
            guard let keys = found[number] else { continue }
            combinations.append(number)
            take(keys, points.point(number))
        }
    }
}
