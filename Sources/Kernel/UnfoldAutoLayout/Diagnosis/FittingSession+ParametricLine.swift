import UnfoldSimplex

extension FittingSession {
    package struct ParametricLine: Sendable {
        package let constants: ClosedRange<Double>
        package let height: Double
        /// Points of height for each point of the constant.
        package let slope: Double
        /// Required constraints exclude each other here: which of them breaks may change within the line.
        package let hasConflict: Bool
    }

    package enum ParametricAnswer: Sendable {
        case line(ParametricLine)
        /// Two lines meet here, or the solution jumps.
        case breakpoint
        /// The system cannot be solved with this constant.
        case unsolvable
        /// A view has sizes of its own, of which nothing is known but what it says at one width.
        case unknownSizes(view: String)
    }

    /// The line on which the height lies at a constant, and how far it goes.
    ///
    /// Within the line each solution has the basis it has at the constant, each text the lines. The first pass says how
    /// wide texts are; from that follows how far they wrap alike and how wide they want to be; the second pass holds
    /// for all of these widths.
    /// - Parameter limits: contains the constant; the line ends there at the latest.
    /// - Complexity: two solves of a copy; each text is measured a few times.
    package func parametricLine(of row: Row, at constant: Double, within limits: ClosedRange<Double>)
        -> ParametricAnswer
    {
        guard let engine, let view, let record = view.engineRecord else { return .unsolvable }
        var copy = solver
        let wrapping = engine.wrappingViews(below: view)
        do {
            try copy.setConstant(constant + row.offset, of: row.id)
            copy.retryBroken()
            if !wrapping.isEmpty { engine.enterFirstSizes(of: wrapping, request, into: &copy) }
            _ = try copy.solve { engine.constraintToBreak(of: $0) }
        } catch { return .unsolvable }
        guard let first = copy.parametricRange(of: row.id) else { return .breakpoint }
        var changes = limits.shifted(by: -constant).clamped(to: first.range)
        var texts: [MovingText] = []
        for view in wrapping {
            guard let text = MovingText(view, in: copy, first) else { continue }
            guard let widths = view.widths(wrappingAsAt: CGFloat(text.width))
            else { return .unknownSizes(view: view.layoutName) }
            guard let wrapsAlike = text.changes(keeping: widths, within: changes) else { return .breakpoint }
            changes = wrapsAlike
            texts.append(text)
        }
        do {
            if !wrapping.isEmpty, engine.enterWrappedSizes(of: wrapping, into: &copy) {
                _ = try copy.solve { engine.constraintToBreak(of: $0) }
            }
        } catch { return .unsolvable }
        guard let second = secondPass(of: copy, row, record.height, texts, &changes) else { return .breakpoint }
        let rect = CGRect(x: 0, y: 0, width: copy.value(of: record.width), height: copy.value(of: record.height))
        return .line(
            ParametricLine(
                constants: changes.clamped(to: second.range).shifted(by: constant),
                height: Double(view.frame(forAlignmentRect: rect).height), slope: second.rate(of: record.height),
                hasConflict: !copy.brokenConstraints.isEmpty))
    }

    /// How the second pass follows. The widths that texts want follow their widths in steps of a pixel: mostly none of
    /// them decides anything, and all are taken at once; else the changes are narrowed to those with these very widths.
    private func secondPass(
        of solved: Solver, _ row: Row, _ height: Variable, _ texts: [MovingText], _ changes: inout ClosedRange<Double>
    ) -> ParametricRange? {
        let uncertain = texts.compactMap { $0.wantedWidths(within: changes) }
        if let all = solved.parametricRange(of: row.id, uncertain: uncertain), !all.isUncertain(height) { return all }
        for text in texts { changes = text.changesKeepingWidth(within: changes) }
        return solved.parametricRange(of: row.id)
    }
}

@MainActor private struct MovingText {
    private let view: UIView
    private let rows: ContentSizeRows.Pair?
    let width: Double
    private let rate: Double

    /// Nil if its width stays.
    init?(_ view: UIView, in solver: Solver, _ parametricLine: ParametricRange) {
        guard let record = view.engineRecord else { return nil }
        rate = parametricLine.rate(of: record.width)
        guard abs(rate) > 1e-9 else { return nil }
        self.view = view
        rows = record.contentSize.horizontal
        width = solver.value(of: record.width)
    }

    /// Changes of the constant that keep the width in a range; nil if it is not in it.
    func changes(keeping widths: WidthRange, within changes: ClosedRange<Double>) -> ClosedRange<Double>? {
        let ends = [(Double(widths.low) - width) / rate, (Double(widths.high) - width) / rate].sorted()
        guard ends[0] <= 0, ends[1] >= 0 else { return nil }
        return changes.clamped(to: ends[0]...ends[1])
    }

    private func wanted(_ width: Double) -> CGFloat { view.contentSize(wrappedTo: CGFloat(width)).width }

    /// Widths that the changes give, and that break into the same lines.
    private func widths(within changes: ClosedRange<Double>) -> (low: Double, high: Double) {
        let ends = [width + rate * changes.lowerBound, width + rate * changes.upperBound].sorted()
        // Just inside: at the end itself the last word may be on another line.
        let inset = min(1e-7, (ends[1] - ends[0]) / 4)
        return (min(width, ends[0] + inset), max(width, ends[1] - inset))
    }

    func wantedWidths(within changes: ClosedRange<Double>) -> UncertainConstants? {
        guard let rows else { return nil }
        let (low, high) = widths(within: changes)
        let now = wanted(width)
        return UncertainConstants(
            [rows.hugging, rows.resistance],
            change: Double(min(0, wanted(low) - now))...Double(max(0, wanted(high) - now)))
    }

    /// Changes under which the text wants to be as wide as it does now. That grows with the width, if at all: the ends
    /// are found by halving.
    func changesKeepingWidth(within changes: ClosedRange<Double>) -> ClosedRange<Double> {
        guard rows != nil else { return changes }
        let now = wanted(width)
        func end(_ far: Double) -> Double {
            if wanted(far) == now { return far }
            var (same, other) = (width, far)
            while abs(other - same) > 1e-9 * max(1, abs(width)) {
                let middle = (same + other) / 2
                if wanted(middle) == now { same = middle } else { other = middle }
            }
            return same
        }
        let (low, high) = widths(within: changes)
        return self.changes(keeping: WidthRange(low: CGFloat(end(low)), high: CGFloat(end(high))), within: changes)
            ?? 0...0
    }
}

extension ClosedRange<Double> {
    fileprivate func shifted(by distance: Double) -> Self { lowerBound + distance...upperBound + distance }
}
