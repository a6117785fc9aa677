/// Heights of one run, compared with those that they should not differ from.
@MainActor struct StressHeights {
    /// What makes a height wrong on its own.
    private static let causes: Set = [
        "unsatisfiable-constraints", "missing-update", "clipped-row", "zero-height", "reused-state",
    ]

    let runs: any StressRunning
    let surroundings: StressSurroundings
    let run: StressOutcome

    /// With the written step that each is in.
    var faults: [(step: Int, fault: StressFinding.HeightFault)] {
        let excused = Set(
            run.found.filter { key, _ in Self.causes.contains { key.hasPrefix($0 + "/") } }.map { name($0.value.row) })
        return (shrinking + irreversible + changedForGood).filter { !excused.contains(name($0.fault.row)) }
    }

    private func name(_ row: String) -> String { runs.names[row] ?? row }

    private var shrinking: [(step: Int, fault: StressFinding.HeightFault)] {
        guard let text = surroundings.text, text.kind == .letters, let letters = text.letters,
            letters > (text.view.map { [$0] } ?? runs.subject.textViews).map(runs.subject.letters).max() ?? 0,
            let written = runs.outcome(surroundings.without(.texts))
        else { return [] }
        return run.heights.sorted { $0.key < $1.key }.flatMap { step, rows in
            rows.sorted { $0.key < $1.key }.compactMap { row, height in
                guard let other = written.heights[step]?[row], height < other - Self.tolerance else { return nil }
                let fault = StressFinding.HeightFault(kind: .shrinks, row: row, height: height, others: [other])
                return (surroundings.steps?[step] ?? step, fault)
            }
        }
    }

    /// Rows that a step done twice leaves neither as before nor as in between.
    private var irreversible: [(step: Int, fault: StressFinding.HeightFault)] {
        guard let steps = surroundings.steps, let last = steps.last, steps.count > 2, last == steps[steps.count - 2]
        else { return [] }
        let states = (1...3).map { run.heights[steps.count - $0] ?? [:] }
        return states[0].sorted { $0.key < $1.key }.compactMap { row, height in
            guard let first = states[1][row], let before = states[2][row],
                abs(height - first) > Self.tolerance, abs(height - before) > Self.tolerance
            else { return nil }
            return (last, .init(kind: .isIrreversible, row: row, height: height, others: [before, first]))
        }
    }

    private var changedForGood: [(step: Int, fault: StressFinding.HeightFault)] {
        guard surroundings.isTakenBack, let last = run.heights.keys.max() else { return [] }
        let before = run.heights[last - 2] ?? [:]
        return (run.heights[last] ?? [:]).sorted { $0.key < $1.key }.compactMap { row, height in
            guard let other = before[row], abs(height - other) > Self.tolerance else { return nil }
            return (last, .init(kind: .doesNotReturn, row: row, height: height, others: [other]))
        }
    }

    /// Points that rounding may make of nothing.
    private static let tolerance = 1.0
}
