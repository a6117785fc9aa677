package struct FramesRenderer {
    let result: ScenarioResult
    let steps: [Int]
    let row: String?

    package init(result: ScenarioResult, steps: [Int], row: String?) {
        (self.result, self.steps, self.row) = (result, steps, row)
    }

    package func text(_ style: Style, sketch: Sketch?) -> String {
        var lines = ["\(style.bold(result.title))  \(style.dim(result.file))"]
        for index in steps {
            let step = result.steps[index]
            lines += ["", style.bold("step \(step.index)  \(step.name)")]
            let before = index > 0 ? result.steps[index - 1] : nil
            lines += Self.lines(step, before: before, only: row, style, sketch)
        }
        return Style.text(lines + ["", totals])
    }

    private var totals: String {
        let cells = steps.flatMap { result.steps[$0].drawing?.cells ?? [] }.filter { row == nil || $0.id == row }
        let views = cells.reduce(0) { $0 + $1.drawing.views.count }
        return "\(CheckSentence.count(steps.count, "step")): \(CheckSentence.count(cells.count, "cell")), "
            + CheckSentence.count(views, "view")
    }

    static func lines(
        _ step: StepResult, before: StepResult?, only row: String? = nil, _ style: Style, _ sketch: Sketch?
    ) -> [String] {
        guard let drawing = step.drawing else { return [] }
        guard let sketch else { return FramesText(style: style).lines(drawing, only: row) }
        var lines: [String] = row == nil ? sketch.rows(step, before: before) : []
        let changed = step.rows.first { ($0.change ?? 0) != 0 && drawing.cells.map(\.id).contains($0.id) }?.id
        guard let shown = row ?? changed ?? drawing.cells.first(where: { $0.kind == .row })?.id else { return lines }
        let cell = sketch.cell(shown, before: before?.drawing, after: drawing)
        guard !cell.isEmpty else { return lines }
        if !lines.isEmpty { lines.append("") }
        lines.append(before?.drawing?.cells.contains { $0.id == shown } == true ? "\(shown), before and after" : shown)
        return lines + cell
    }

    package var json: String {
        var frames = FramesJSON()
        let shown = steps.json { index in
            let step = result.steps[index]
            return ["index": step.index, "name": step.name, "line": step.position.line]
                + frames.members(of: step.only(row))
        }
        let scenario: JSONOutput = ["name": result.name, "file": result.file, "cell": result.cell, "steps": shown]
        let json: JSONOutput = ["schemaVersion": 1, "scenarios": [scenario], "errors": JSONOutput.array([])]
        return json.written() + "\n"
    }
}

extension StepResult {
    fileprivate func only(_ row: String?) -> StepResult {
        guard let row else { return self }
        var step = self
        step.drawing?.cells.removeAll { $0.id != row }
        return step
    }
}
