import Foundation
import UnfoldScenario

/// The rows before and after every step, drawn; for a check, recorded and now where they differ.
struct SVGRenderer: Sendable {
    /// One drawing with all steps below each other, for viewers and Markdown alike; in the colours of the reader's
    /// system.
    func render(_ report: RunReport) -> String {
        var sheet = SVGSheet()
        let drawn = report.files.flatMap { file in
            file.results.map { (result: $0, panels: Self.panels(of: $0, in: file, report.kind)) }
        }.filter { !$0.panels.isEmpty }
        sheet.legend(
            drawn.reduce(into: []) { kinds, one in for (_, panel) in one.panels { kinds.formUnion(panel.kinds) } })
        for (result, panels) in drawn {
            sheet.heading(result)
            for (step, panel) in panels { sheet.step(step, panel) }
        }
        if drawn.isEmpty { sheet.line("nothing to draw", "head", below: 20) }
        return sheet.written()
    }

    /// The steps that are drawn, with their drawings.
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

/// A drawing that grows downwards.
private struct SVGSheet {
    private var lines: [String] = []
    private var top = 8.0
    private static let room = SVGPanel.width - 2 * SVGPanel.margin

    mutating func line(_ text: String, _ style: String, below distance: Double) {
        top += distance
        lines.append(SVGPanel.text(text, x: SVGPanel.margin, y: top, style: style))
    }

    mutating func legend(_ kinds: Set<RowBands.Kind>) {
        guard !kinds.isEmpty else { return }
        top += 12
        lines += SVGPanel.legend(kinds, x: SVGPanel.margin, y: top).lines
    }

    mutating func heading(_ result: ScenarioResult) {
        // Titles are bold and larger than what the estimate is for.
        line(SVGText.clipped(result.title, to: Self.room / 1.25), "title", below: 28)
        line(SVGText.clipped(result.file, to: Self.room), "head", below: 16)
    }

    mutating func step(_ step: StepResult, _ panel: SVGPanel) {
        line(SVGText.clipped("step \(step.title)", to: Self.room / 1.25), "title", below: 26)
        top += 6
        lines += panel.lines(top: top)
        top += panel.height.rounded(.up)
        for conflict in step.conflicts {
            let text = "\(conflict.row): \(ConflictSentence.sum(conflict.constraints))"
            for line in SVGText.wrapped(text, to: Self.room) { self.line(line, "note", below: 16) }
        }
        top += 4
    }

    func written() -> String {
        let width = Int(SVGPanel.width)
        let height = Int(top + 16)
        let head = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" viewBox="0 0 "#
                + #"\#(width) \#(height)">"#,
            "<style>\(Palette.drawing)</style>", #"<rect class="paper" width="100%" height="100%"/>"#,
        ]
        return (head + lines + ["</svg>"]).map { $0 + "\n" }.joined()
    }
}
