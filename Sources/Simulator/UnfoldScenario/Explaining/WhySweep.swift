/// The height of a row as a function of one priority or constant.
package struct WhySweep: Hashable, Sendable {
    package enum Property: String, Hashable, Sendable { case constant, priority }

    /// A stretch of values on which the height is one straight line, or a single value.
    package struct Piece: Hashable, Sendable {
        /// nil for everything below, or above.
        package var lower, upper: Double?
        /// Height of the row in points at the first value, and at the last.
        package var start: Double
        package var end: Double
        /// Another row of the system has the same priority, and a weaker one decides between them.
        package var isTie = false
        /// Conflicts of the row when it is run with this value; nil where that was not asked.
        package var conflicts: Int?

        package var isPoint: Bool { lower != nil && lower == upper }
        package var slope: Double {
            guard let lower, let upper, upper > lower else { return 0 }
            return (end - start) / (upper - lower)
        }
    }

    package var constraint: ConstraintFacts
    package var property: Property
    package var value: Double
    /// In order. A piece between single values leaves them out; neighbouring lines share their end.
    package var pieces: [Piece]
    /// There are more pieces to either side than could be solved for.
    package var isCapped = false
}

/// Solves the fitted system again at every level of priority and between, or for each line of a constant.
@MainActor package struct WhySweeper {
    package let trials: FittingTrials
    package let row: FittingSession.Row

    package init(trials: FittingTrials, row: FittingSession.Row) { (self.trials, self.row) = (trials, row) }

    package func sweepByPriority() -> WhySweep? {
        priorities().map {
            WhySweep(constraint: row.facts, property: .priority, value: Double(row.facts.priority), pieces: $0)
        }
    }

    /// Only the order of levels decides: those of the others, and one value in each gap, are all there is.
    func priorities() -> [WhySweep.Piece]? {
        let levels = trials.levels(except: row).filter { $0 > 0 && $0 < 1000 }
        func height(_ priority: Double) -> Double? { trials.trial([(row, .priority(Float(priority)))])?.height }
        var pieces: [WhySweep.Piece] = []
        var lower: Double?
        for (index, level) in levels.enumerated() {
            let before = index == 0 ? level / 2 : (levels[index - 1] + level) / 2
            guard let gap = height(before), let tie = height(level) else { return nil }
            pieces.append(.init(lower: lower, upper: level, start: gap, end: gap))
            pieces.append(.init(lower: level, upper: level, start: tie, end: tie))
            lower = level
        }
        guard let above = height(((lower ?? 0) + 1000) / 2), let required = height(1000) else { return nil }
        pieces.append(.init(lower: lower, upper: 1000, start: above, end: above))
        pieces.append(.init(lower: 1000, upper: 1000, start: required, end: required))
        return merged(pieces)
    }

    /// Gaps and levels with the same height are one, but for a level at which the height changes: there is the tie.
    private func merged(_ pieces: [WhySweep.Piece]) -> [WhySweep.Piece] {
        var result: [WhySweep.Piece] = []
        for (index, piece) in pieces.enumerated() {
            let isEnd = piece.lower == 1000
            let after = index + 1 < pieces.count ? pieces[index + 1].start : piece.start
            if piece.isPoint, !isEnd, let last = result.last {
                if last.end == piece.start, after == piece.start { continue }
                var tie = piece
                tie.isTie = true
                result.append(tie)
            } else if let last = result.last, !last.isPoint, last.end == piece.start, !isEnd {
                result[result.count - 1].upper = piece.upper
            } else {
                result.append(piece)
            }
        }
        // A required one that gives the same height is reported all the same: it may cost a conflict.
        return result
    }

    private static let limit = 20_000

    /// Of the row, up to whole pixels, from well below the constant of now to well above.
    package func sweep(byConstant value: Double) throws(ParametricWalk.Failure) -> WhySweep {
        let found = try contentLines(around: value)
        let pieces = found.lines.map { line in
            WhySweep.Piece(
                lower: line.from, upper: line.to, start: trials.rowHeight(line.start), end: trials.rowHeight(line.end))
        }
        return WhySweep(
            constraint: row.facts, property: .constant, value: value, pieces: pieces, isCapped: found.isCapped)
    }

    /// Of the content, unrounded; `reach` points to either side at least, in `limit` solves at most.
    func contentLines(
        around value: Double, limit: Int = WhySweeper.limit, reach: Double = 200
    ) throws(ParametricWalk.Failure) -> ParametricWalk.Lines {
        let isLength = row.facts.form.second == nil
        let low = isLength ? min(0, value) : value - reach
        let high = isLength ? max(value * 2, 500, value + reach) : value + reach
        var walk = ParametricWalk(
            within: low...high, limit: limit,
            parametricLine: { trials.fitting.parametricLine(of: row, at: $0, within: $1) },
            height: { trials.fitted([(row, .constant($0))]) })
        return try walk.lines(around: value)
    }
}
