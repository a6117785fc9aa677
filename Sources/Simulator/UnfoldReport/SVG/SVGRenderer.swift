/// The rows before and after every step, below each other; for a check, recorded and now where they differ.
final class SVGWriter: ReportWriter {
    private let head: RunHead
    private var kinds: Set<RowBands.Kind> = []
    private var sheet = SVGSheet(top: legendLine)
    private var bare: SVGSheet? = SVGSheet(top: 8)
    private static let legendLine = 20.0

    init(_ head: RunHead) { self.head = head }

    func add(_ file: RunReport.File) {
        for result in file.results {
            let panels = Self.panels(of: result, in: file, head.kind)
            guard !panels.isEmpty else { continue }
            for (_, panel) in panels { kinds.formUnion(panel.kinds) }
            sheet.add(result, panels)
            if kinds.isEmpty { bare?.add(result, panels) } else { bare = nil }
        }
    }

    func write(_ summary: RunSummary, to sink: TextSink) throws(WriteFailure) {
        if var bare {
            if bare.isEmpty { bare.line("nothing to draw", "head", below: 20) }
            return try bare.write(legend: [], to: sink)
        }
        try sheet.write(legend: SVGPanel.legend(kinds, x: SVGPanel.margin, y: Self.legendLine).lines, to: sink)
    }

    static func panels(
        of result: ScenarioResult, in file: RunReport.File, _ kind: RunReport.Kind
    ) -> [(step: StepResult, panel: SVGPanel)] {
        result.steps.enumerated().compactMap { index, step in
            if kind == .report {
                return (step, SVGPanel(RowBands(step, previous: index > 0 ? result.steps[index - 1] : nil)))
            }
            let differences = (file.check?.differences ?? []).filter {
                $0.key.cell == result.cell && $0.key.index == step.index
            }
            return differences.isEmpty ? nil : (step, SVGPanel(RowBands(step, differences: differences)))
        }
    }
}

private struct SVGSheet {
    private let lines = Spool()
    private var top: Double
    private static let room = SVGPanel.width - 2 * SVGPanel.margin

    init(top: Double) { self.top = top }

    var isEmpty: Bool { lines.isEmpty }

    mutating func line(_ text: String, _ style: String, below distance: Double) {
        top += distance
        lines.append(SVGPanel.text(text, x: SVGPanel.margin, y: top, style: style) + "\n")
    }

    mutating func add(_ result: ScenarioResult, _ panels: [(step: StepResult, panel: SVGPanel)]) {
        // Titles are bold and larger than what the estimate is for.
        line(SVGText.clipped(result.title, to: Self.room / 1.25), "title", below: 28)
        line(SVGText.clipped(result.file, to: Self.room), "head", below: 16)
        for (step, panel) in panels { add(step, panel) }
    }

    private mutating func add(_ step: StepResult, _ panel: SVGPanel) {
        line(SVGText.clipped("step \(step.title)", to: Self.room / 1.25), "title", below: 26)
        top += 6
        lines.append(panel.lines(top: top).map { $0 + "\n" }.joined())
        top += panel.height.rounded(.up)
        for group in ConflictGroups.of(step, ConflictExplainer()) {
            let text = "\(group.rows): \(group.words.headline)"
            for line in SVGText.wrapped(text, to: Self.room) { self.line(line, "note", below: 16) }
        }
        top += 4
    }

    func write(legend: [String], to sink: TextSink) throws(WriteFailure) {
        let head = SVGPanel.head(width: Int(SVGPanel.width), height: Int(top + 16), style: Palette.drawing)
        try sink((head + legend).map { $0 + "\n" }.joined())
        try lines.write(to: sink)
        try sink("</svg>\n")
    }
}
