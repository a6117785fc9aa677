import UnfoldAutoLayout
import UnfoldScenario

@MainActor extension StepDrawing.Sweep {
    /// The row's height for every priority of the constraint; nil for one that the fitting does not have, or among too many levels.
    /// - Complexity: two solves for each level.
    init?(_ trials: WhyTrials, priorityOf facts: ConstraintFacts) {
        guard let row = trials.row(of: facts), trials.levels(except: row).count <= WhyTrials.limit,
            let pieces = WhySweeper(trials: trials, row: row).priorities()
        else { return nil }
        self.init(
            row: trials.row.id, constraint: facts.id, equation: facts.equation, property: "priority",
            now: Double(facts.priority), pieces: [], breakpoints: [])
        let lowest = 1.0
        for piece in pieces {
            let (low, high) = (max(piece.lower ?? lowest, lowest), piece.upper ?? 1000)
            if piece.isPoint {
                // A required one that does what a strong one does is no breakpoint.
                let isNews = high < 1000 || piece.start != self.pieces.last?.toHeight
                if high > lowest, isNews { breakpoints.append(.init(value: high, height: piece.start)) }
            } else if high > lowest {
                self.pieces.append(.init(from: low, to: high, fromHeight: piece.start, toHeight: piece.end))
            }
        }
    }
}
