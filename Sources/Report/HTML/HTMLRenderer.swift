import Foundation
import Scenario

/// One page with everything in it: drawings, tables, sums and console texts, with a slider over the steps of each scenario.
public struct HTMLRenderer: Sendable {
    /// A renderer; there is nothing to choose.
    public init() {}

    /// The page, whole: style sheet, drawings and script stand in it.
    public func render(_ report: RunReport) -> String {
        let title = report.kind == .check ? "Row heights against records" : "Row heights"
        var lines = [
            "<!doctype html>", #"<html lang="en"><head><meta charset="utf-8">"#,
            #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
            "<title>\(title)</title><style>\(Self.stylesheet)\(SVGPanel.stylesheet)</style></head><body>",
            "<h1>\(title)</h1>",
            "<p>\(Markup.text(report.kind == .check ? CheckSentence.totals(report) : GitHubRenderer.totals(report)))</p>",
        ]
        lines += errors(report)
        for file in report.files {
            lines += differences(file)
            for result in file.results { lines += scenario(result, file, report.kind) }
        }
        lines += ["<script>\(Self.script)</script>", "</body></html>"]
        return lines.map { $0 + "\n" }.joined()
    }

    private func errors(_ report: RunReport) -> [String] {
        let mistakes = report.files.flatMap(\.errors).map { "<li><code>\(Markup.text("\($0)"))</code></li>" }
        let orphans = report.orphans.map { "<li>\(Markup.text("\($0): unused, its scenario is gone"))</li>" }
        return mistakes.isEmpty && orphans.isEmpty ? [] : ["<ul>"] + mistakes + orphans + ["</ul>"]
    }

    private func differences(_ file: RunReport.File) -> [String] {
        guard let check = file.check, !check.passed || !check.unused.isEmpty else { return [] }
        var lines = ["<h2>\(Markup.text(file.path))</h2>"]
        let table = DifferenceTable(file)
        if !table.groups.isEmpty { lines += Self.table(table.table()) }
        func list(_ keys: [HeightRecord.Section.Key], _ verb: String) -> [String] {
            keys.map { key in
                let cell = key.cell.map { "\($0), " } ?? ""
                return "<p>\(verb): \(Markup.text("\(cell)step \(key.index) \(key.step)"))</p>"
            }
        }
        return lines + list(check.recorded, "recorded") + list(check.unused, "unused")
    }

    // MARK: Scenarios

    private func scenario(_ result: ScenarioResult, _ file: RunReport.File, _ kind: RunReport.Kind) -> [String] {
        let panels = SVGRenderer.panels(of: result, in: file, kind)
        guard !panels.isEmpty else { return [] }
        var lines = [
            #"<section><h2>\#(Markup.text(result.title)) <small>\#(Markup.text(result.file))</small></h2>"#
        ]
        if panels.count > 1 {
            lines.append(
                #"<label class="slider">step <input type="range" min="-1" max="\#(panels.count - 1)" value="-1"> "#
                    + "<output>all</output></label>")
        }
        for (step, panel) in panels { lines += self.step(step, panel) }
        return lines + ["</section>"]
    }

    private func step(_ step: StepResult, _ panel: SVGPanel) -> [String] {
        let height = Int(panel.height.rounded(.up))
        var lines = [
            #"<article><h3>step \#(Markup.text(step.title)) <small>content \#(Number.text(step.contentHeight)), line \#(step.position.line)</small></h3>"#,
            #"<svg width="\#(Int(SVGPanel.width))" height="\#(height)" viewBox="0 0 \#(Int(SVGPanel.width)) \#(height)">"#,
        ]
        lines += panel.lines(top: 0) + ["</svg>"]
        for conflict in step.conflicts { lines += self.conflict(conflict) }
        lines += losses(step.overruledDuringUpdate, "while the old height still held")
        lines += losses(step.overruled, "at the height the row has now")
        lines += step.findings.map { finding in
            #"<p class="\#(finding.severity.rawValue)">\#(Markup.text(FindingSentence.text(finding)))</p>"#
        }
        return lines + ["</article>"]
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

    // MARK: Pieces

    private static func table(_ table: TextTable) -> [String] {
        func row(_ cells: [String], _ tag: String) -> String {
            let cells = cells.enumerated().map { column, text in
                let side = table.numeric.contains(column) ? #" class="number""# : ""
                return "<\(tag)\(side)>\(Markup.text(text))</\(tag)>"
            }
            return "<tr>\(cells.joined())</tr>"
        }
        return ["<table>", row(table.head, "th")] + table.rows.map { row($0, "td") } + ["</table>"]
    }

    private static let stylesheet = """
        body{font:14px/1.45 ui-sans-serif,system-ui,sans-serif;color:#1f2328;background:#fff;max-width:60rem;margin:2rem \
        auto;padding:0 1rem}small{color:#656d76;font-weight:400}article{border-top:1px solid #d0d7de;margin:1rem 0}\
        table{border-collapse:collapse}td,th{border:1px solid #d0d7de;padding:.25rem .5rem;text-align:left;\
        vertical-align:top}.number{text-align:right;font-variant-numeric:tabular-nums}pre{overflow:auto;background:#f6f8fa;\
        padding:.5rem}svg{max-width:100%;height:auto}.conflict{border-left:3px solid #b3261e;padding-left:.75rem}\
        .loss{border-left:3px solid #9a6700;padding-left:.75rem}.error{color:#b3261e}.warning{color:#9a6700}\
        .slider{display:block;margin:.5rem 0}
        """

    private static let script = """
        for (const section of document.querySelectorAll('section')) {
          const slider = section.querySelector('input');
          if (!slider) continue;
          const steps = section.querySelectorAll('article');
          slider.addEventListener('input', () => {
            const chosen = Number(slider.value);
            steps.forEach((step, index) => { step.hidden = chosen >= 0 && index !== chosen; });
            section.querySelector('output').textContent =
              chosen < 0 ? 'all' : steps[chosen].querySelector('h3').firstChild.textContent.replace('step ', '');
          });
        }
        """
}
