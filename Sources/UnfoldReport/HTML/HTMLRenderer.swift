import Foundation
import UnfoldScenario

/// One page with everything in it: drawings, tables, sums and console texts, with a slider over the steps of each scenario. In the
/// colours of the reader's system, for narrow windows too, and of use without scripts.
public struct HTMLRenderer: Sendable {
    /// A renderer; there is nothing to choose.
    public init() {}

    /// The page, whole: style sheet, drawings and script stand in it.
    public func render(_ report: RunReport) -> String {
        let title = report.kind == .check ? "Row heights against records" : "Row heights"
        let scenarios = report.files.flatMap { file in
            file.results.map { HTMLScenario($0, SVGRenderer.panels(of: $0, in: file, report.kind)) }
        }.filter { !$0.panels.isEmpty }
        var lines = [
            "<!doctype html>", #"<html lang="en"><head><meta charset="utf-8">"#,
            #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
            "<title>\(title)</title><style>\(Palette.variables)\(Self.stylesheet)\(Palette.drawing)</style></head><body>",
            "<h1>\(title)</h1>",
            "<p>\(Markup.text(report.kind == .check ? CheckSentence.totals(report) : GitHubRenderer.totals(report)))</p>",
        ]
        lines += errors(report)
        lines += contents(scenarios)
        for file in report.files { lines += differences(file) }
        lines += legend(scenarios)
        for (index, scenario) in scenarios.enumerated() { lines += scenario.lines(id: Self.id(index)) }
        lines += ["<script>\(Self.script)</script>", "</body></html>"]
        return lines.map { $0 + "\n" }.joined()
    }

    private static func id(_ index: Int) -> String { "scenario-\(index + 1)" }

    private func errors(_ report: RunReport) -> [String] {
        let mistakes = report.files.flatMap(\.errors).map {
            #"<li class="error"><code>\#(Markup.text("\($0)"))</code></li>"#
        }
        let orphans = report.orphans.map { "<li>\(Markup.text("\($0): unused, its scenario is gone"))</li>" }
        return mistakes.isEmpty && orphans.isEmpty ? [] : ["<ul>"] + mistakes + orphans + ["</ul>"]
    }

    /// Links to the scenarios, where there are several.
    private func contents(_ scenarios: [HTMLScenario]) -> [String] {
        guard scenarios.count > 1 else { return [] }
        return ["<nav><ul>"]
            + scenarios.enumerated().map { index, scenario in
                let title = Markup.text(scenario.result.title)
                let conflicts = scenario.result.steps.reduce(0) { $0 + $1.conflicts.count }
                let count =
                    conflicts == 0
                    ? "" : #" <small class="error">\#(CheckSentence.count(conflicts, "conflict"))</small>"#
                return ##"<li><a href="#\##(Self.id(index))">\##(title)</a>\##(count)</li>"##
            } + ["</ul></nav>"]
    }

    private func legend(_ scenarios: [HTMLScenario]) -> [String] {
        let kinds = scenarios.reduce(into: Set<RowBands.Kind>()) { kinds, scenario in
            for (_, panel) in scenario.panels { kinds.formUnion(panel.kinds) }
        }
        guard !kinds.isEmpty else { return [] }
        let legend = SVGPanel.legend(kinds, x: 1, y: 12)
        let width = Int(legend.width.rounded(.up)) + 2
        return [#"<svg class="legend" aria-hidden="true" width="\#(width)" height="16" viewBox="0 0 \#(width) 16">"#]
            + legend.lines + ["</svg>"]
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

    /// A table that scrolls sideways where it has no room.
    static func table(_ table: TextTable) -> [String] {
        func row(_ cells: [String], _ tag: String) -> String {
            let cells = cells.enumerated().map { column, text in
                let side = table.numeric.contains(column) ? #" class="number""# : ""
                return "<\(tag)\(side)>\(Markup.text(text))</\(tag)>"
            }
            return "<tr>\(cells.joined())</tr>"
        }
        return [#"<div class="wide"><table>"#, row(table.head, "th")] + table.rows.map { row($0, "td") } + [
            "</table></div>"
        ]
    }
}
