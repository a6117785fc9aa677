import Foundation
import UnfoldScenario

/// A scenario's part of the page: a drawing a step, and what was met in it.
struct HTMLScenario {
    let result: ScenarioResult
    let panels: [(step: StepResult, panel: SVGPanel)]

    init(_ result: ScenarioResult, _ panels: [(step: StepResult, panel: SVGPanel)]) {
        self.result = result
        self.panels = panels
    }

    func lines(id: String) -> [String] {
        var lines = [
            #"<section id="\#(id)"><h2>\#(Markup.text(result.title)) <small>\#(Markup.text(result.file))</small></h2>"#
        ]
        if panels.count > 1 {
            // Shown by the script that makes it work.
            lines.append(
                #"<label class="slider" hidden>step <input type="range" min="-1" max="\#(panels.count - 1)" value="-1"> "#
                    + "<output>all</output></label>")
        }
        for (step, panel) in panels { lines += self.step(step, panel) }
        return lines + ["</section>"]
    }

    private func step(_ step: StepResult, _ panel: SVGPanel) -> [String] {
        let height = Int(panel.height.rounded(.up))
        // The margins of a drawing that stands alone are the page's here.
        let left = Int(SVGPanel.margin) - 1
        let width = Int(SVGPanel.width) - 2 * left
        var lines = [
            #"<article><h3>step \#(Markup.text(step.title)) <small>content \#(Number.text(step.contentHeight)), line \#(step.position.line)</small></h3>"#,
            #"<div class="wide"><svg class="rows" role="img" aria-label="Rows before and after, to scale" width="\#(width)" height="\#(height)" viewBox="\#(left) 0 \#(width) \#(height)">"#,
        ]
        lines += panel.lines(top: 0) + ["</svg></div>"]
        for conflict in step.conflicts { lines += self.conflict(conflict) }
        lines += losses(step.overruledDuringUpdate, "while the old height still held")
        lines += losses(step.overruled, "at the height the row has now")
        lines += step.findings.map { finding in
            #"<p class="\#(finding.severity.rawValue)"><b>\#(finding.severity.rawValue)</b>: \#(Markup.text(FindingSentence.text(finding)))</p>"#
        }
        return lines + heights(step) + ["</article>"]
    }

    /// The same in numbers, for readers who do not see the drawing.
    private func heights(_ step: StepResult) -> [String] {
        guard !step.rows.isEmpty else { return [] }
        let table = TextTable(head: HeightTable.head, numeric: HeightTable.numeric, rows: HeightTable.rows(step))
        return ["<details><summary>Heights</summary>"]
            + HTMLRenderer.table(table) + ["</details>"]
    }

    private func conflict(_ conflict: StepResult.Conflict) -> [String] {
        let report = conflict.constraints
        let broken = report.members[report.broken].constraint
        let place = broken.source.map { ", line \($0.line)" } ?? ""
        var lines = [
            #"<div class="conflict"><p><b>Conflict in \#(Markup.text(conflict.row))</b>: \#(Markup.text(ConflictSentence.sum(report))).</p>"#,
            "<p>UIKit breaks <code>\(Markup.text(broken.equation))</code> (occurrence \(report.occurrence)\(place)).</p>",
            "<details><summary>\(report.members.count) constraints</summary><ul>",
        ]
        for member in report.members {
            let place = member.constraint.source.map { " <small>line \($0.line)</small>" } ?? ""
            lines.append("<li><code>\(Markup.text(member.constraint.equation))</code>\(place)</li>")
        }
        lines += [
            "</ul></details>",
            "<details><summary>Console text</summary><pre>\(Markup.text(report.consoleText))</pre></details></div>",
        ]
        return lines
    }

    private func losses(_ losses: [StepResult.Overruled], _ when: String) -> [String] {
        losses.flatMap { loss -> [String] in
            let holders = OverruledSentence.holders(loss.constraint).map { "<li>\(Markup.text($0))</li>" }
            return [
                #"<div class="loss"><p><b>Overruled in \#(Markup.text(loss.row))</b>, \#(when): "#
                    + "\(Markup.text(OverruledSentence.text(loss.constraint)))</p><ul>"
            ] + holders + ["</ul></div>"]
        }
    }
}
