struct Trace {
    struct Step {
        var index: Int
        var name: String
        var lines: [TraceLine] = []
    }

    var scenario, file: String
    var cell: String?
    var steps: [Step] = []
}

@MainActor final class TraceRecorder: ScenarioObserver {
    private(set) var steps: [Trace.Step] = []

    func stepWillRun(_ index: Int, name: String) { steps.append(.init(index: index, name: name)) }
    func actionWillRun(_ words: String) { append(TraceLine(action: words)) }
    func received(_ event: LayoutEvent) { if let line = TraceLine(event) { append(line) } }

    private func append(_ line: TraceLine) {
        guard !steps.isEmpty else { return }
        steps[steps.count - 1].lines.append(line)
    }
}

struct TraceLine {
    /// `action` (of the app), `solve`, `measure`, `layout`, `constraints`, `conflict`, `finding`.
    var kind: String
    var view: String?
    var width, height: Double?
    var pivots: Int?
    var message: String?

    init(action: String) { (kind, message) = ("action", action) }

    init?(_ event: LayoutEvent) {
        switch event {
        case .solved(let host, let pivots): (kind, view, self.pivots) = ("solve", host, pivots)
        case .updatedConstraints(let view): (kind, self.view) = ("constraints", view)
        case .laidOut(let view): (kind, self.view) = ("layout", view)
        case .fitted(let view, let width, let height):
            (kind, self.view, self.width, self.height) = ("measure", view, width, height)
        case .unsatisfiable(let report, _):
            kind = "conflict"
            let broken = report.members[report.broken].constraint.equation
            message = "\(ConflictSentence.sum(report)); breaks \(broken) (occurrence \(report.occurrence))"
        default:
            guard case .finding(let finding) = event else { return nil }
            (kind, message) = ("finding", FindingSentence.text(finding))
        }
    }

    /// Whether the event concerns that row, or may: views of a row are named by it, but for its content view.
    func isAbout(_ row: String) -> Bool {
        if view == "contentView" { return true }
        if let view, view == row || view.hasPrefix("\(row).") { return true }
        return message.map { $0.split(whereSeparator: { " ,:;.".contains($0) }).contains(row[...]) } ?? false
    }

    var text: String {
        var words = [view, message].compactMap { $0 }
        if let width, let height { words.append("\(Number.text(width)) x \(Number.text(height))") }
        if let pivots { words.append("\(pivots) pivot\(pivots == 1 ? "" : "s")") }
        return words.joined(separator: "  ")
    }
}

enum TraceRenderer {
    static func text(_ trace: Trace, _ style: Style) -> String {
        var lines = ["\(style.bold(trace.scenario))  \(style.dim(trace.file))\(trace.cell.map { "  \($0)" } ?? "")"]
        for step in trace.steps {
            lines += ["", style.bold("step \(step.index)  \(step.name)")]
            for line in step.lines {
                guard line.kind != "action" else {
                    lines.append("  \(style.bold(line.text))")
                    continue
                }
                let kind = line.kind + String(repeating: " ", count: max(0, 11 - line.kind.count))
                lines.append("    \(line.kind == "conflict" ? style.red(kind) : style.dim(kind)) \(line.text)")
            }
            lines.append(style.dim("  " + counts(step.lines, ["solve", "measure", "layout"]).joined(separator: ", ")))
        }
        let kinds = ["solve", "measure", "layout", "conflict", "finding"]
        let totals = [CheckSentence.count(trace.steps.count, "step")] + counts(trace.steps.flatMap(\.lines), kinds)
        lines += ["", totals.joined(separator: ", ")]
        return Style.text(lines)
    }

    private static func counts(_ lines: [TraceLine], _ kinds: [String]) -> [String] {
        kinds.map { kind in CheckSentence.count(lines.count { $0.kind == kind }, kind) }
    }

    static func json(_ trace: Trace) -> String {
        let json: JSONOutput = [
            "schemaVersion": 1, "scenario": trace.scenario, "file": trace.file, "cell": trace.cell,
            "steps": trace.steps.json { ["index": $0.index, "name": $0.name, "events": $0.lines.map(event)] },
        ]
        return json.written() + "\n"
    }

    private static func event(_ line: TraceLine) -> JSONOutput {
        JSONOutput(present: [
            "kind": line.kind, "view": line.view, "width": line.width, "height": line.height, "pivots": line.pivots,
            "message": line.message,
        ])
    }
}
