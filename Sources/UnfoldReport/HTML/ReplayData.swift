import Foundation
import UnfoldAutoLayout
import UnfoldScenario

/// What the replay is about: the JSON of `unfold report --frames` and, for a check, that of `unfold check`, written
/// without spaces and with numbers to thousandths; the sentences that the text report has for conflicts; and what was
/// recorded of the rows that differ.
struct ReplayData {
    private let report: RunReport

    /// Of longer tables, rows that are as in the step before are left out.
    private static let longTable = 200

    init(_ report: RunReport) { self.report = report }

    /// As it stands in the page: no character of it ends the element it is in.
    var written: String {
        let scenarios = report.results.map { result in Self.scenario(result) }
        return JSONOutput.object([
            (
                "report",
                .object([
                    ("schemaVersion", .integer(1)), ("scenarios", .array(scenarios)),
                    ("errors", .array(report.files.flatMap(\.errors).map(JSONFacts.error))),
                ])
            ),
            ("check", report.kind == .check ? .object(CheckJSON.members(report)) : .null),
            ("recorded", report.kind == .check ? .array(report.files.flatMap(Self.recorded)) : .null),
            ("words", .array(report.results.map { .array($0.steps.map(Self.words)) })),
        ]).compact
    }

    private static func words(_ step: StepResult) -> JSONOutput {
        .object([
            (
                "conflicts",
                .array(
                    step.conflicts.map { conflict in
                        var sentences = [ConflictSentence.sum(conflict.constraints) + "."]
                        if let height = conflict.encapsulatedHeight, let measured = conflict.measuredAtStep {
                            let origin = ConflictSentence.origin(ofHeight: height, measuredAtStep: measured)
                            sentences.append("T\(origin.dropFirst()).")
                        }
                        return .array(sentences.map { .string($0) })
                    })
            ), ("overruled", .array(step.unsatisfied.map(binding))),
            ("during", .array(step.unsatisfiedDuringUpdate.map(binding))),
        ])
    }

    private static func binding(_ loss: StepResult.Unsatisfied) -> JSONOutput {
        .array(UnsatisfiedSentence.binding(loss.constraint).map { .string($0) })
    }

    // MARK: As recorded

    /// For each result of a file and each of its steps: the rows that differ, as they looked when they were recorded.
    private static func recorded(_ file: RunReport.File) -> [JSONOutput] {
        let differing = Dictionary(grouping: file.check?.differences ?? [], by: \.key)
        let known = Dictionary(
            (file.check?.before.sections ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let keys = Dictionary(grouping: file.check?.run.sections.map(\.key) ?? [], by: \.cell)
        return file.results.map { result in
            .array(
                (keys[result.cell] ?? []).map { key in
                    let rows = Set((differing[key] ?? []).compactMap(\.row))
                    let drawn = (known[key]?.rows ?? []).filter { $0.outline != nil && rows.contains($0.id) }
                    return .object(drawn.map { ($0.id, cell($0)) })
                })
        }
    }

    private static func cell(_ row: HeightRecord.Row) -> JSONOutput {
        .object([
            ("id", .string(row.id)), ("kind", .string("row")),
            ("views", .array((row.outline?.views ?? []).map(FramesJSON.view))), ("constraints", .array([])),
        ])
    }

    // MARK: Rows as before

    private static func scenario(_ result: ScenarioResult) -> JSONOutput {
        let whole = JSONRenderer().scenario(result)
        guard result.steps.contains(where: { $0.rows.count > longTable }), case .object(var members) = whole,
            let index = members.firstIndex(where: { $0.key == "steps" }), case .array(let steps) = members[index].value
        else { return whole }
        var before: [StepResult.Row]?
        let short = zip(result.steps, steps).map { step, written -> JSONOutput in
            defer { before = step.rows }
            return before.map { shortened(written, step.rows, before: $0) } ?? written
        }
        members[index].value = .array(short)
        return .object(members)
    }

    private static func shortened(
        _ step: JSONOutput, _ rows: [StepResult.Row], before: [StepResult.Row]
    ) -> JSONOutput {
        guard case .object(let members) = step,
            case .array(let written)? = members.first(where: { $0.key == "rows" })?.value
        else { return step }
        let known = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let changed = zip(rows, written).filter { row, _ in known[row.id].map { $0.kept != row } ?? true }.map(\.1)
        let isSameOrder = rows.map(\.id) == before.map(\.id)
        var shorter = members.filter { $0.key != "rows" }
        shorter.append(("changedRows", .array(changed)))
        if !isSameOrder { shorter.append(("rowOrder", .array(rows.map { .string($0.id) }))) }
        return .object(shorter)
    }
}

extension StepResult.Row {
    /// The row after a step that did nothing to it.
    fileprivate var kept: StepResult.Row {
        var row = self
        row.previousHeight = height
        if source == .measured { row.source = .cached }
        return row
    }
}

extension JSONOutput {
    /// Without spaces, with numbers to thousandths, and with every `<` as an escape, so that markup in it stays text.
    var compact: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                text += Self.markupFree(Self.quote(member.key)) + ":"
                member.value.write(to: &text)
            }
            text += "}"
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += "," }
                element.write(to: &text)
            }
            text += "]"
        case .string(let string): text += Self.markupFree(Self.quote(string))
        case .number(let number): text += number.isFinite ? Number.text(number) : "null"
        case .integer, .bool, .null: text += written()
        }
    }

    private static func markupFree(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "<")) ? text.replacingOccurrences(of: "<", with: "\\u003c") : text
    }
}
