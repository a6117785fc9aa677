/// Trying surroundings, for as long as there is budget.
@MainActor struct StressExploration {
    let points: StressPoints
    /// The most surroundings that are tried; nil for all.
    private let limit: Int?
    private(set) var tried = 0
    private(set) var leftOut: StressReport.LeftOut?
    /// For each key the surroundings with the fewest changes that have it, and of these the most common.
    private(set) var witnesses: [String: StressSurroundings] = [:]
    private(set) var seen: [String: Int] = [:]
    /// Widths that were tried in addition to those of devices.
    private(set) var widthsBetween: [Double] = []
    private static let mostWidthsBetween = 200
    /// Cells that are made anew because a constraint of theirs broke.
    private var remakesLeft = 64

    init(_ points: StressPoints, limit: Int? = nil) { (self.points, self.limit) = (points, limit) }

    private var isFull: Bool { limit.map { tried >= $0 } ?? false }

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
            take(outcome, point)
        }
        guard let runs = runs as? StressRuns else {
            return combine(runs) { exploration, point in
                if let outcome = runs.outcome(point) { exploration.take(outcome, point) }
            }
        }
        tryInPlace(runs)
    }

    private mutating func take(_ outcome: StressOutcome, _ point: StressSurroundings) {
        for key in outcome.found.keys {
            seen[key, default: 0] += 1
            if witnesses[key].map({ StressOrder.isNearer(point, $0) }) ?? true { witnesses[key] = point }
        }
    }

    /// Steps that end with other heights than those before.
    private static func states(_ runs: StressRuns) -> [Int] {
        let heights = runs.outcome(StressSurroundings())?.heights ?? [:]
        var known: Set<[String: Double]> = []
        return runs.document.stepNames.indices.filter { step in
            heights[step].map { known.insert($0).inserted } ?? false
        }
    }

    /// On one set of cells for each state.
    private mutating func tryInPlace(_ runs: StressRuns) {
        let states = Self.states(runs)
        guard !states.isEmpty else { return }
        var exploration = self
        VariedScenario.making(runs.document) { make in
            let cells = states.map { make($0 + 1) }
            exploration.tryWidthsBetween(cells, runs)
            exploration.combine(runs) { $0.layOut(cells, in: $1, runs) }
        }
        self = exploration
    }

    /// Heights of the measured rows, state by state.
    @discardableResult private mutating func layOut(
        _ cells: [VariedScenario], in point: StressSurroundings, _ runs: StressRuns
    ) -> [[Int: [String: Double]]] {
        cells.map { cells in
            let step = cells.layOut(in: point)
            let outcome = StressOutcome([step], of: runs, in: point)
            runs.budget.spend(outcome.solves)
            take(outcome, point)
            if !step.conflicts.isEmpty, remakesLeft > 0 {
                remakesLeft -= 1
                cells.discardCells(of: point)
            }
            return outcome.heights
        }
    }

    /// Between two widths with other heights, to the points at which they change, as texts break into other lines.
    private mutating func tryWidthsBetween(_ cells: [VariedScenario], _ runs: StressRuns) {
        guard !points.widths.isEmpty else { return }
        let widths = (points.widths + [runs.document.width]).sorted()
        var pending: [(ClosedRange<Double>)] = zip(widths, widths.dropFirst()).map { $0...$1 }.reversed()
        var heights: [Double: [[Int: [String: Double]]]] = [:]
        while let range = pending.popLast(), widthsBetween.count < Self.mostWidthsBetween {
            for width in [range.lowerBound, range.upperBound] where heights[width] == nil {
                if isFull || runs.budget.end != nil { return }
                heights[width] = layOut(cells, in: StressSurroundings().with(width: width), runs)
                guard !widths.contains(width) else { continue }
                widthsBetween.append(width)
                tried += 1
            }
            let middle = ((range.lowerBound + range.upperBound) / 2).rounded(.down)
            guard heights[range.lowerBound] != heights[range.upperBound], middle > range.lowerBound else { continue }
            pending += [middle...range.upperBound, range.lowerBound...middle]
        }
    }

    private mutating func combine(
        _ runs: any StressRunning, _ look: (inout StressExploration, StressSurroundings) -> Void
    ) {
        let corners = Set(points.corners)
        var left = points.togetherCount - corners.count
        for point in points.together where !corners.contains(point) {
            if isFull { return }
            if let reason = runs.budget.end {
                leftOut = .init(reason: reason, count: left)
                return
            }
            (left, tried) = (left - 1, tried + 1)
            look(&self, point)
        }
    }
}
