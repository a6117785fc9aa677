import Foundation
import Scenario

/// The rows before and after every step, drawn; for a check, recorded and now where they differ.
public struct SVGRenderer: Sendable {
    /// A renderer; there is nothing to choose.
    public init() {}

    /// One drawing with all steps below each other, for viewers and Markdown alike.
    public func render(_ report: RunReport) -> String {
        var lines: [String] = []
        var top = 8.0
        for file in report.files {
            for result in file.results {
                let panels = Self.panels(of: result, in: file, report.kind)
                if panels.isEmpty { continue }
                top += 20
                lines.append(
                    #"<text class="title" x="20" y="\#(Int(top))">\#(Markup.text("\(result.title)  \(result.file)"))</text>"#
                )
                top += 8
                for (step, panel) in panels {
                    top += 20
                    lines.append(
                        #"<text class="title" x="20" y="\#(Int(top))">\#(Markup.text("step \(step.title)"))</text>"#)
                    top += 6
                    lines += panel.lines(top: top)
                    top += panel.height.rounded(.up)
                    for conflict in step.conflicts {
                        top += 16
                        let sum = ConflictSentence.sum(conflict.constraints)
                        lines.append(
                            #"<text class="note" x="20" y="\#(Int(top))">\#(Markup.text("\(conflict.row): \(sum)"))</text>"#
                        )
                    }
                    top += 8
                }
            }
        }
        if lines.isEmpty {
            top += 20
            lines.append(#"<text class="head" x="20" y="\#(Int(top))">nothing to draw</text>"#)
        }
        let size = #"width="\#(Int(SVGPanel.width))" height="\#(Int(top + 16))""#
        let head = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<svg xmlns="http://www.w3.org/2000/svg" \#(size) viewBox="0 0 \#(Int(SVGPanel.width)) \#(Int(top + 16))">"#,
            "<style>\(SVGPanel.stylesheet)</style>", #"<rect width="100%" height="100%" fill="white" stroke="none"/>"#,
        ]
        return (head + lines + ["</svg>"]).map { $0 + "\n" }.joined()
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
