@MainActor extension StepDrawing.Sweep {
    /// By every priority of the constraint, two solves a level; nil where it is not in the fitting, or too many.
    package init?(_ trials: FittingTrials, priorityOf facts: ConstraintFacts) {
        guard let row = trials.row(of: facts), trials.levels(except: row).count <= FittingTrials.limit,
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

    /// By every constant with which the content does not collapse, unrounded, in at most `limit` solves.
    package init?(_ trials: FittingTrials, constantOf facts: ConstraintFacts, limit: Int) {
        guard let row = trials.row(of: facts), let constant = row.constant,
            let found = try? WhySweeper(trials: trials, row: row).contentLines(around: constant, limit: limit)
        else { return nil }
        let separator = trials.row.height - trials.row.contentViewHeight
        let pieces = found.lines.compactMap(\.aboveZero).map {
            Piece(from: $0.from, to: $0.to, fromHeight: $0.start + separator, toHeight: $0.end + separator)
        }
        guard let first = pieces.first, let last = pieces.last, first.from <= constant, constant <= last.to
        else { return nil }
        self.init(
            row: trials.row.id, constraint: facts.id, equation: facts.equation, property: "constant", now: constant,
            pieces: pieces, breakpoints: pieces.dropFirst().map { .init(value: $0.from, height: $0.fromHeight) })
        isCapped = found.isCapped
    }
}

extension ParametricWalk.Line {
    fileprivate var aboveZero: Self? {
        guard start > 0 || end > 0 else { return nil }
        guard start <= 0 || end <= 0 else { return self }
        let crossing = from + (to - from) * start / (start - end)
        var line = self
        if start <= 0 { (line.from, line.start) = (crossing, 0) } else { (line.to, line.end) = (crossing, 0) }
        return line
    }
}

extension StepDrawing.Fix {
    package init(
        row: String, _ constraint: ConstraintFacts, _ change: FittingSession.Change, height: Double, conflicts: Int?
    ) {
        let (property, value): (String, Double?) =
            switch change {
            case .priority(let value): ("priority", Double(value))
            case .constant(let value): ("constant", value)
            case .removed: ("removed", nil)
            }
        self.init(
            row: row, constraint: constraint.id, equation: constraint.equation, property: property, value: value,
            height: height, conflicts: conflicts)
    }
}
