/// What one run of a scenario found, by keys that are the same in other surroundings.
struct StressOutcome {
    struct Found {
        var breakage: StressFinding.Breakage
        var row: String
        var step: Int

        /// Where it is written: the view that it is about, else what it was found at, or its step.
        func position(in subject: any StressSubject) -> SourcePosition? {
            switch breakage {
            case .found(let finding):
                finding.views.lazy.compactMap(subject.position(ofView:)).first ?? finding.location
            case .conflict(let conflict): conflict.finding.location
            case .cutText(_, let view, _, _): subject.position(ofView: view)
            case .height: subject.position(ofStep: step)
            }
        }
    }

    static let cutText = "cut-text"
    /// What keys of overlaps begin with that are faults only where nothing overlaps as written.
    static let siblings = "siblings"

    private(set) var found: [String: Found] = [:]
    /// Of rows that were measured, by the steps of the run.
    private(set) var heights: [Int: [String: Double]] = [:]
    private(set) var solves = 0
    /// Whether the steps cannot be done in that order.
    private(set) var isImpossible = false

    /// What is not about a layout, or is only worth a note.
    private static let ignored: Set = [
        "app-file", "inert-layout-call", "left-out", "screen-jump", "far-estimate", "fractional-height",
        "stretched-row", "outside-window", "no-reuse",
    ]
    private static let impossible: Set = ["not-loaded", "no-cell", "row-exists", "no-row", "no-section", "exception"]

    @MainActor init(_ steps: [StepResult], of runs: any StressRunning, in surroundings: StressSurroundings) {
        let (subject, names) = (runs.subject, runs.names)
        let order = surroundings.steps
        for step in steps {
            solves += max(1, step.measurementCount)
            let index =
                order.map { $0.indices.contains(step.index) ? $0[step.index] : 0 } ?? subject.written(step.index)
            for row in step.rows where row.source != .estimated && row.staleSinceStep == nil {
                heights[step.index, default: [:]][row.id] = row.height
            }
            for conflict in step.conflicts {
                add(conflict.finding, as: conflict.finding.code, conflict.row, index, runs, .conflict(conflict))
            }
            let others = step.everyFinding.dropFirst(step.conflicts.count)
            for finding in others where finding.severity > .note && !Self.ignored.contains(finding.code) {
                if order != nil, Self.impossible.contains(finding.code) {
                    isImpossible = true
                    continue
                }
                add(finding, as: finding.code, step.rowID(of: finding) ?? "", index, runs)
            }
            if order == nil, surroundings.toggledView == nil {
                for finding in step.siblingOverlaps {
                    add(finding, as: Self.siblings, finding.holder ?? "", index, runs)
                }
            }
            for cut in step.cutLabels {
                if surroundings.text != nil, Self.isGreedy(cut.letters, written: runs.letters(of: cut.view)) {
                    continue
                }
                guard !subject.isOff(Self.cutText, row: cut.row, view: cut.view) else { continue }
                add(
                    [Self.cutText, names[cut.row] ?? cut.row, cut.view].joined(separator: "/"),
                    Found(
                        breakage: .cutText(row: cut.row, view: cut.view, letters: cut.letters, lines: cut.lines),
                        row: cut.row, step: index))
            }
        }
    }

    @MainActor private mutating func add(
        _ finding: Finding, as code: String, _ row: String, _ step: Int, _ runs: any StressRunning,
        _ breakage: StressFinding.Breakage? = nil
    ) {
        var key = "\(code)/\(runs.names[row] ?? row)/"
        for view in finding.views { key += "\(view)+" }
        key += finding.fact.constraint ?? ""
        add(key, Found(breakage: breakage ?? .found(finding), row: row, step: step))
    }

    /// Whether the same is found, and what both measured is as tall.
    func agrees(with other: StressOutcome) -> Bool {
        Set(found.keys) == Set(other.found.keys)
            && heights.allSatisfy { step, rows in
                let others = other.heights[step] ?? [:]
                return rows.allSatisfy { others[$0.key] ?? $0.value == $0.value }
            }
    }

    @MainActor mutating func add(_ fault: StressFinding.HeightFault, step: Int, _ runs: any StressRunning) {
        guard !runs.subject.isOff(fault.kind.rawValue, row: fault.row, view: nil) else { return }
        add(
            [fault.kind.rawValue, runs.names[fault.row] ?? fault.row].joined(separator: "/"),
            Found(breakage: .height(fault), row: fault.row, step: step))
    }

    private mutating func add(_ key: String, _ new: Found) {
        func fill(_ place: inout Found?) { if place == nil { place = new } }
        fill(&found[key])
    }

    /// More than three times the letters that are written are a limit of the design, and no surprise.
    static func isGreedy(_ letters: Int, written: Int) -> Bool { letters > 3 * max(4, written) }
}
