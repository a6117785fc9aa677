/// A run as JSON, `schemaVersion` 1; numbers are points, in the shortest form that reads back the same.
final class JSONWriter: ReportWriter {
    private let head: RunHead
    private let showsFrames: Bool
    private let folder: FolderRun?
    private let elements = JSONElements()
    private let errors = JSONElements()
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
            let renderer = JSONRenderer(showsFrames: showsFrames)
            for result in file.results { elements.append(renderer.scenario(result)) }
        }
    }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        func member(_ key: String, _ value: JSONOutput) throws(WriteFailure) {
            try sink(",\n  \"\(key)\": " + value.written(indent: 2))
        }
        try sink("{\n  \"schemaVersion\": 1")
        try elements.write(head.kind == .check ? "files" : "scenarios", to: sink)
        if head.kind == .check { try member("orphans", summary.orphans.json) }
        try errors.write("errors", to: sink)
        if let folder { try member("folder", JSONFacts.folder(folder, table)) }
        if head.kind == .check { try member("totals", CheckJSON.totals(summary.totals)) }
        try sink("\n}\n")
    }
}

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

struct JSONRenderer {
    var drawing: ((StepDrawing.Cell) -> JSONOutput)?
    var showsFrames = true

    func scenario(_ result: ScenarioResult) -> JSONOutput {
        var frames = FramesJSON(drawing: drawing)
        return [
            "name": result.name, "file": result.file, "cell": result.cell,
            "steps": result.steps.json { step($0, result.fixes) + (showsFrames ? frames.members(of: $0) : [:]) },
        ]
    }

    private func step(_ step: StepResult, _ fixes: [String: Fix]) -> JSONOutput {
        [
            "index": step.index, "name": step.name, "line": step.position.line, "traits": JSONFacts.traits(step.traits),
            "contentHeight": step.contentHeight, "contentOffset": step.contentOffset, "rows": step.rows.map(row),
            "parts": step.parts.map(part),
            "conflicts": step.conflicts.map { JSONFacts.conflict($0, id: step.id(of: $0), fixes) },
            "overruled": step.unsatisfied.map(JSONFacts.unsatisfied),
            "overruledDuringUpdate": step.unsatisfiedDuringUpdate.map(JSONFacts.unsatisfied),
            "all": step.allUnsatisfiedDuringUpdate.map { JSONFacts.loss($0, duringUpdate: true) }
                + step.allUnsatisfied.map { JSONFacts.loss($0, duringUpdate: false) },
            "findings": step.findings.map { finding($0, in: step, fixes) },
            "endedFindings": step.endedFindings.map { finding($0, in: step, [:]) }, "layoutPasses": step.layoutPasses,
            "measures": step.measurementCount,
        ]
    }

    private func row(_ row: StepResult.Row) -> JSONOutput {
        ["id": row.id, "indexPath": [row.section, row.row]] + height(row)
    }

    private func part(_ part: StepResult.Row) -> JSONOutput {
        let isSection = part.kind == .header || part.kind == .footer
        return ["id": part.id, "kind": part.kind.rawValue, "section": isSection ? part.section : nil] + height(part)
    }

    private func height(_ row: StepResult.Row) -> JSONOutput {
        [
            "height": row.height, "contentViewHeight": row.contentViewHeight, "previousHeight": row.previousHeight,
            "source": row.source.rawValue, "measuredAtStep": row.measuredAtStep, "staleSinceStep": row.staleSinceStep,
            "facts": row.facts.map(JSONFacts.fact),
        ] + (row.evidence.map(evidence) ?? [:])
    }

    private func evidence(_ evidence: [Evidence]) -> JSONOutput {
        let entries = evidence.json {
            [
                "rule": $0.rule, "fact": $0.fact, "confidence": $0.confidence.rawValue, "says": $0.words,
                "views": $0.views,
            ]
        }
        return ["confidence": evidence.first?.confidence.rawValue, "evidence": entries]
    }

    private func finding(_ finding: Finding, in step: StepResult, _ fixes: [String: Fix]) -> JSONOutput {
        let id = step.id(of: finding)
        return [
            "id": id, "severity": finding.severity.rawValue, "code": finding.code,
            "message": FindingSentence.text(finding), "line": finding.location?.line, "row": step.rowID(of: finding),
            "view": finding.views.first, "views": finding.views, "constraint": finding.fact.constraint,
            "cause": finding.cause, "fix": JSONFacts.fix(fixes[id]),
        ]
    }
}
