/// What one run of a scenario found, by keys that are the same in other surroundings.
struct StressOutcome {
    struct Found {
        var breakage: StressFinding.Breakage
        var row: String
        var step: Int
        var position: SourcePosition?
    }

    /// The code of a label that is cut, with which its keys begin.
    static let cutText = "cut-text"

    private(set) var found: [String: Found] = [:]
    /// By step and row.
    private(set) var heights: [String: Double] = [:]
    private(set) var solves = 0
    /// Whether the steps cannot be done in that order.
    private(set) var isImpossible = false

    /// What is not about a layout, or is only worth a note.
    private static let ignored: Set = [
        "app-file", "inert-layout-call", "left-out", "screen-jump", "far-estimate", "fractional-height",
        "stretched-row", "outside-window", "estimates-off",
    ]
    private static let impossible: Set = [
        "not-loaded", "no-cell", "row-exists", "no-row", "no-section", "exception",
    ]

    @MainActor init(_ steps: [StepResult], of runs: StressRuns, in surroundings: StressSurroundings) {
        let (document, names) = (runs.document, runs.names)
        let order = surroundings.steps
        for step in steps {
            solves += max(1, step.measurementCount)
            let index = order.map { $0.indices.contains(step.index) ? $0[step.index] : 0 } ?? step.index
            for row in step.rows { heights["\(step.index)/\(row.id)"] = row.height }
            for finding in step.everyFinding where finding.severity > .note && !Self.ignored.contains(finding.code) {
                if order != nil, Self.impossible.contains(finding.code) {
                    isImpossible = true
                    continue
                }
                let row = step.rowID(of: finding) ?? ""
                let what = (finding.views + [finding.fact.constraint ?? ""]).joined(separator: "+")
                let position = finding.views.lazy.compactMap(document.position).first ?? finding.location
                add(
                    [finding.code, names[row] ?? row, what].joined(separator: "/"),
                    Found(breakage: .found(finding), row: row, step: index, position: position))
            }
            for cut in step.cutLabels where !isGreedy(cut, document, surroundings) {
                guard !document.isOff(Self.cutText, row: cut.row, view: cut.view) else { continue }
                add(
                    [Self.cutText, names[cut.row] ?? cut.row, cut.view].joined(separator: "/"),
                    Found(
                        breakage: .cutText(row: cut.row, view: cut.view, letters: cut.letters, lines: cut.lines),
                        row: cut.row, step: index, position: document.position(ofView: cut.view)))
            }
        }
    }

    /// Of a cell that no scenario describes.
    init(_ found: [String: Found]) { self.found = found }

    private mutating func add(_ key: String, _ new: Found) { if found[key] == nil { found[key] = new } }

    /// More than three times the letters that are written are a limit of the design, and no surprise.
    private func isGreedy(
        _ cut: StepResult.CutLabel, _ document: ScenarioDocument, _ surroundings: StressSurroundings
    ) -> Bool { surroundings.text != nil && cut.letters > 3 * max(4, document.letters(of: cut.view)) }
}
