/// Trying surroundings, for as long as there is budget.
@MainActor struct StressExploration {
    let points: StressPoints
    /// The most surroundings that are tried; nil for all.
    private let limit: Int?
    private(set) var tried = 0
    private(set) var leftOut: StressReport.LeftOut?
    /// For each key the surroundings with the fewest changes that have it.
    private(set) var witnesses: [String: StressSurroundings] = [:]
    private(set) var seen: [String: Int] = [:]
    /// Cells that are made anew because a constraint of theirs broke.
    private var remakesLeft = 64

    init(_ points: StressPoints, limit: Int? = nil) { (self.points, self.limit) = (points, limit) }

    private var isFull: Bool { limit.map { tried >= $0 } ?? false }

    mutating func explore(_ runs: StressRuns) {
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
        combine(runs)
    }

    private mutating func take(_ outcome: StressOutcome, _ point: StressSurroundings) {
        for key in outcome.found.keys {
            seen[key, default: 0] += 1
            if witnesses[key].map({ $0.axes.count > point.axes.count }) ?? true { witnesses[key] = point }
        }
    }

    /// Steps that end with other heights than those before.
    private static func states(_ runs: StressRuns) -> [Int] {
        let heights = runs.outcome(StressSurroundings())?.heights ?? [:]
        var known: Set<[String: Double]> = []
        return runs.document.stepNames.indices.filter { step in
            let prefix = "\(step)/"
            let own = heights.filter { $0.key.hasPrefix(prefix) }
            guard !own.isEmpty else { return false }
            return known.insert(
                Dictionary(uniqueKeysWithValues: own.map { (String($0.key.dropFirst(prefix.count)), $0.value) })
            ).inserted
        }
    }

    /// In place, on one set of cells for each state.
    private mutating func combine(_ runs: StressRuns) {
        let states = Self.states(runs)
        guard !states.isEmpty, points.togetherCount > 0 else { return }
        let corners = Set(points.corners)
        var exploration = self
        VariedScenario.making(runs.document) { make in
            let cells = states.map { make($0 + 1) }
            var left = points.togetherCount - corners.count
            for point in points.together where !corners.contains(point) {
                if exploration.isFull { return }
                if let reason = runs.budget.end {
                    exploration.leftOut = .init(reason: reason, count: left)
                    return
                }
                (left, exploration.tried) = (left - 1, exploration.tried + 1)
                for cells in cells {
                    let step = cells.layOut(in: point)
                    let outcome = StressOutcome([step], of: runs, in: point)
                    runs.budget.spend(outcome.solves)
                    exploration.take(outcome, point)
                    if !step.conflicts.isEmpty, exploration.remakesLeft > 0 {
                        exploration.remakesLeft -= 1
                        cells.discardCells(of: point)
                    }
                }
            }
        }
        self = exploration
    }
}
