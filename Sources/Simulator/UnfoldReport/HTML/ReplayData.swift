/// Elements of the page, read when asked for: `data`, and `run-0`, `drawing-0` and so on, each once.
final class ReplayData {
    private let head: RunHead
    private let scenarios = JSONList()
    private let errors = JSONList()
    private let files = JSONList()
    private let pictures = JSONList()
    private var fonts: [String: String] = [:]
    private let elements = Spool()
    private var runs = 0
    private var drawings: [Digest: Int] = [:]

    /// Of longer tables, rows that are as in the step before are left out.
    private static let longTable = 200

    init(_ head: RunHead) { self.head = head }

    func add(_ file: RunReport.File) {
        for error in file.errors { errors.append(JSONFacts.error(error)) }
        if head.kind == .check { files.append(CheckJSON.file(file)) }
        for picture in file.looks?.differing ?? [] {
            pictures.append([
                "name": picture.name, "lines": LookSentence.lines(picture),
                "was": picture.was.map { Self.elements(of: $0) }, "now": Self.elements(of: picture.now),
            ])
        }
        let recorded = head.kind == .check ? recorded(file) : []
        for (index, result) in file.results.enumerated() {
            let explainer = ConflictExplainer()
            let run: JSONOutput = [
                "scenario": scenario(result), "words": result.steps.map { Self.words($0, explainer) },
                "recorded": recorded.isEmpty ? nil : recorded[index],
            ]
            add("run-\(runs)", run.compact)
            runs += 1
            scenarios.append([
                "name": result.name, "file": result.file, "cell": result.cell, "steps": result.steps.count,
                "marks": result.steps.indices.compactMap { mark(result.steps[$0], at: $0, explainer) },
            ])
        }
    }

    /// All elements, as they are in the page: no character of them ends the one it is in.
    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        let embedded = fonts.sorted { $0.key < $1.key }.map { ($0.key, JSONOutput.string($0.value)) }
        try sink("<script type=\"application/json\" id=\"data\">{\"scenarios\":[")
        try scenarios.text.write(to: sink)
        try sink("],\"fonts\":" + JSONOutput.object(embedded).compact + ",\"errors\":[")
        try errors.text.write(to: sink)
        if head.kind == .check {
            try sink("],\"check\":{\"files\":[")
            try files.text.write(to: sink)
            try sink("],\"pictures\":[")
            try pictures.text.write(to: sink)
            try sink("],\"orphans\":" + summary.orphans.json.compact + "}}</script>\n")
        } else {
            try sink("],\"check\":null}</script>\n")
        }
        try elements.write(to: sink)
    }

    private func add(_ id: String, _ text: String) {
        elements.append("<script type=\"application/json\" id=\"\(id)\">\(text)</script>\n")
    }

    private func drawing(of cell: StepDrawing.Cell) -> JSONOutput {
        var shared = cell
        // Rows that look alike differ in what they are called.
        let isNamed = cell.drawing.views.first?.name == cell.id
        if isNamed { shared.drawing.views[0].name = nil }
        return drawing(FramesJSON.drawn(shared) + ["looks": looks(cell), "isNamed": isNamed])
    }

    private func drawing(_ drawing: JSONOutput) -> JSONOutput {
        let text = drawing.compact
        let digest = Digest(text)
        if let known = drawings[digest] { return .integer(known) }
        let number = drawings.count
        drawings[digest] = number
        add("drawing-\(number)", text)
        return .integer(number)
    }

    private struct Digest: Hashable {
        private let first, second: Int

        init(_ text: String) {
            func hash(_ seed: Int) -> Int {
                var hasher = Hasher()
                hasher.combine(seed)
                hasher.combine(text)
                return hasher.finalize()
            }
            (first, second) = (hash(0), hash(1))
        }
    }

    private func mark(_ step: StepResult, at index: Int, _ explainer: ConflictExplainer) -> JSONOutput? {
        guard let news = StepNews(step, explainer) else { return nil }
        return ["step": index, "kind": news.kind.rawValue, "row": news.row, "text": news.text]
    }

    private static func words(_ step: StepResult, _ explainer: ConflictExplainer) -> JSONOutput {
        let conflicts = ConflictGroups.of(step, explainer).json { group in
            let words = [group.words.headline] + group.details
            let rows = group.conflicts.map(\.row)
            let symptoms = FindingGroup.symptoms(of: FindingGroup.conflict, in: rows, step)
            return [
                "rows": group.rows, "lines": words.map { "\($0)." }, "so": symptoms.map(\.text), "of": group.indices,
            ]
        }
        return [
            "conflicts": conflicts, "overruled": step.unsatisfied.map(binding),
            "during": step.unsatisfiedDuringUpdate.map(binding),
            "findings": FindingGroup.lines(step, withConflicts: false).map { [$0.head, $0.text] },
        ]
    }

    private static func binding(_ loss: StepResult.Unsatisfied) -> [String] {
        [UnsatisfiedSentence.text(loss.constraint)] + UnsatisfiedSentence.binding(loss.constraint)
    }

    // MARK: As recorded

    /// For each result of a file and each of its steps: the rows that differ, as they looked when they were recorded.
    private func recorded(_ file: RunReport.File) -> [JSONOutput] {
        let differing = Dictionary(grouping: file.check?.differences ?? [], by: \.key)
        let known = Dictionary(firsts: (file.check?.before.sections ?? []).map { ($0.key, $0) })
        let keys = Dictionary(grouping: file.check?.run.sections.map(\.key) ?? [], by: \.cell)
        return file.results.map { result in
            (keys[result.cell] ?? []).json { key in
                let rows = Set((differing[key] ?? []).compactMap(\.row))
                let drawn = (known[key]?.rows ?? []).filter { $0.outline != nil && rows.contains($0.id) }
                return .object(drawn.map { ($0.id, cell($0)) })
            }
        }
    }

    private func cell(_ row: HeightRecord.Row) -> JSONOutput {
        let views = (row.outline?.views ?? []).map(FramesJSON.view)
        return ["id": row.id, "kind": "row", "drawing": drawing(["views": views, "constraints": [String]()])]
    }

    private func looks(_ cell: StepDrawing.Cell) -> JSONOutput {
        var picture = cell.picture
        fonts.merge(picture.fonts) { first, _ in first }
        picture.fonts = [:]
        return Self.elements(of: PictureSVG(picture, id: "p").document, insideOf: 1)
    }

    /// - Parameter depth: of what is taken; the file's own element has 0.
    private static func elements(of svg: String, insideOf depth: Int = 0) -> JSONOutput {
        let taken = (PictureElement.all(in: svg) ?? []).filter { $0.depth >= depth }
        return taken.json { element in
            let values = element.values.filter { $0.key != "xmlns" }.sorted { $0.key < $1.key }
            return .array([
                .integer(element.depth - depth), .string(element.tag),
                .object(values.map { ($0.key, $0.value.json) }), .string(element.text),
            ])
        }
    }

    // MARK: Rows as before

    private func scenario(_ result: ScenarioResult) -> JSONOutput {
        // What was tried stands below each conflict; whether other outputs want changes of the file is not the page's.
        var plain = result
        plain.fixes = [:]
        let whole = JSONRenderer(drawing: drawing(of:)).scenario(plain)
        guard result.steps.contains(where: { $0.rows.count > Self.longTable }),
            case .array(let steps)? = whole["steps"]?.json
        else { return whole }
        var before: [StepResult.Row]?
        let short = zip(result.steps, steps).map { step, written -> JSONOutput in
            defer { before = step.rows }
            return before.map { Self.shortened(written, step.rows, before: $0) } ?? written
        }
        return .object(whole.members.map { ($0.key, $0.key == "steps" ? .array(short) : $0.value) })
    }

    private static func shortened(
        _ step: JSONOutput, _ rows: [StepResult.Row], before: [StepResult.Row]
    ) -> JSONOutput {
        guard case .array(let written)? = step["rows"]?.json else { return step }
        let known = Dictionary(firsts: before.map { ($0.id, $0) })
        let changed = zip(rows, written).filter { row, _ in known[row.id].map { $0.kept != row } ?? true }.map(\.1)
        let isSameOrder = rows.map(\.id) == before.map(\.id)
        var shorter = step
        shorter["rows"] = nil
        shorter["changedRows"] = changed
        if !isSameOrder { shorter["rowOrder"] = rows.map(\.id) }
        return shorter
    }
}

private final class JSONList {
    let text = Spool()

    func append(_ element: JSONOutput) { text.append((text.isEmpty ? "" : ",") + element.compact) }
}

extension StepResult.Row {
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
            let isEquation = members.contains { $0.key == "constraint" || $0.key == "priority" }
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                text += Self.markupFree(Self.quote(member.key)) + ":"
                if isEquation, member.key == "text", case .string(let equation) = member.value {
                    JSONOutput.string(Number.shortened(equation)).write(to: &text)
                } else {
                    member.value.write(to: &text)
                }
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
