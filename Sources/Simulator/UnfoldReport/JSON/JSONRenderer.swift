/// A run as JSON, `schemaVersion` 1: one object and a line end; numbers are points, in the shortest form that reads back
/// the same.
final class JSONWriter: ReportWriter {
    private let head: RunHead
    private let showsFrames: Bool
    private let elements = JSONElements()
    private let errors = JSONElements()
    private let folder: FolderRun?
    private var table = FolderTable()

    init(_ head: RunHead, showsFrames: Bool, _ folder: FolderRun?) {
        (self.head, self.showsFrames, self.folder) = (head, showsFrames, folder)
    }

    func add(_ file: RunReport.File) {
        if folder != nil { table.add(file) }
        for error in file.errors { errors.append(JSONFacts.error(error)) }
        if head.kind == .check {
            elements.append(CheckJSON.file(file))
        } else {
            for result in file.results {
                elements.append(JSONRenderer().scenario(showsFrames ? result : result.withoutDrawings))
            }
        }
    }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        func member(_ key: String, _ value: JSONOutput) throws(WriteFailure) {
            try sink(",\n  \"\(key)\": " + value.written(indent: 2))
        }
        try sink("{\n  \"schemaVersion\": 1")
        try elements.write(head.kind == .check ? "files" : "scenarios", to: sink)
        if head.kind == .check { try member("orphans", .array(summary.orphans.map { .string($0) })) }
        try errors.write("errors", to: sink)
        if let folder { try member("folder", JSONFacts.folder(folder, table)) }
        if head.kind == .check { try member("totals", CheckJSON.totals(summary.totals)) }
        try sink("\n}\n")
    }
}

/// Elements of an array of the outermost object.
private final class JSONElements {
    private let text = Spool()

    func append(_ element: JSONOutput) {
        text.append((text.isEmpty ? "[\n    " : ",\n    ") + element.written(indent: 4))
    }

    func write(_ key: String, to sink: TextSink) throws(WriteFailure) {
        try sink(",\n  \"\(key)\": ")
        try text.write(to: sink)
        try sink(text.isEmpty ? "[]" : "\n  ]")
    }
}

extension ScenarioResult {
    /// As if no one had asked for drawings.
    fileprivate var withoutDrawings: ScenarioResult {
        var plain = self
        for step in plain.steps.indices { plain.steps[step].drawing = nil }
        return plain
    }
}

/// Results as JSON.
struct JSONRenderer {
    /// What drawings share with others is written elsewhere; nil writes all where it is.
    var drawing: ((JSONOutput) -> JSONOutput)?
    var looks: ((StepDrawing.Cell) -> JSONOutput)?

    func scenario(_ result: ScenarioResult) -> JSONOutput {
        var frames = FramesJSON(drawing: drawing, looks: looks)
        return .object([
            ("name", .string(result.name)), ("file", .string(result.file)), ("cell", .optional(result.cell)),
            ("steps", .array(result.steps.map { .object(step($0, result.fixes) + frames.members(of: $0)) })),
        ])
    }

    private func step(_ step: StepResult, _ fixes: [String: Fix]) -> [(key: String, value: JSONOutput)] {
        [
            ("index", .integer(step.index)), ("name", .string(step.name)), ("line", .integer(step.position.line)),
            ("traits", JSONFacts.traits(step.traits)),
            ("contentHeight", .number(step.contentHeight)), ("contentOffset", .number(step.contentOffset)),
            ("rows", .array(step.rows.map(row))), ("parts", .array(step.parts.map(part))),
            ("conflicts", .array(step.conflicts.map { JSONFacts.conflict($0, id: step.id(of: $0), fixes) })),
            ("overruled", .array(step.unsatisfied.map(JSONFacts.unsatisfied))),
            ("overruledDuringUpdate", .array(step.unsatisfiedDuringUpdate.map(JSONFacts.unsatisfied))),
            (
                "all",
                .array(
                    step.allUnsatisfiedDuringUpdate.map { JSONFacts.loss($0, duringUpdate: true) }
                        + step.allUnsatisfied.map { JSONFacts.loss($0, duringUpdate: false) })
            ), ("findings", .array(step.findings.map { finding($0, in: step, fixes) })),
            ("endedFindings", .array(step.endedFindings.map { finding($0, in: step, [:]) })),
            ("layoutPasses", .integer(step.layoutPasses)),
            ("measures", .integer(step.measurementCount)),
        ]
    }

    private func row(_ row: StepResult.Row) -> JSONOutput {
        .object(
            [("id", .string(row.id)), ("indexPath", .array([.integer(row.section), .integer(row.row)]))] + height(row))
    }

    private func part(_ part: StepResult.Row) -> JSONOutput {
        let isSection = part.kind == .header || part.kind == .footer
        return .object(
            [
                ("id", .string(part.id)), ("kind", .string(part.kind.rawValue)),
                ("section", isSection ? .integer(part.section) : .null),
            ] + height(part))
    }

    private func height(_ row: StepResult.Row) -> [(key: String, value: JSONOutput)] {
        [
            ("height", .number(row.height)), ("contentViewHeight", .number(row.contentViewHeight)),
            ("previousHeight", .optional(row.previousHeight)), ("source", .string(row.source.rawValue)),
            ("measuredAtStep", .optional(row.measuredAtStep)), ("staleSinceStep", .optional(row.staleSinceStep)),
            ("facts", .array(row.facts.map(JSONFacts.fact))),
        ] + (row.evidence.map(evidence) ?? [])
    }

    private func evidence(_ evidence: [Evidence]) -> [(key: String, value: JSONOutput)] {
        let entries = evidence.map { evidence in
            JSONOutput.object([
                ("rule", .string(evidence.rule)), ("fact", .optional(evidence.fact)),
                ("confidence", .string(evidence.confidence.rawValue)), ("says", .string(evidence.words)),
                ("views", .array(evidence.views.map { .string($0) })),
            ])
        }
        return [("confidence", .optional(evidence.first?.confidence.rawValue)), ("evidence", .array(entries))]
    }

    private func finding(_ finding: Finding, in step: StepResult, _ fixes: [String: Fix]) -> JSONOutput {
        let id = step.id(of: finding)
        return .object([
            ("id", .string(id)),
            ("severity", .string(finding.severity.rawValue)), ("code", .string(finding.code)),
            ("message", .string(FindingSentence.text(finding))), ("line", .optional(finding.location?.line)),
            ("row", .optional(step.rowID(of: finding))), ("view", .optional(finding.views.first)),
            ("views", .array(finding.views.map { .string($0) })),
            ("constraint", .optional(finding.fact.constraint)), ("cause", .optional(finding.cause)),
            ("fix", JSONFacts.fix(fixes[id])),
        ])
    }
}
