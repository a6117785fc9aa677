import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldReport
@testable import UnfoldScenario

/// Hostile names and numbers in every format.
@MainActor @Suite struct MarkupTests {
    nonisolated static let names = [
        "</text><script>alert(1)</script>", "a|b`c*d_e", "line\nbreak\rand\ttab", "\u{0}\u{1}\u{1B}[31m",
        "\"quotes\" & 'more'",
        "]]>", "::error file=x::y", "%0A,:", "مرحبا \u{202E}", "👩‍👩‍👧", String(repeating: "long ", count: 500),
    ]

    private func report(_ name: String, _ number: Double = 147) -> RunReport {
        var result = ScenarioResult(name: name, file: "dir/\(name.prefix(5)).json", cell: name)
        var step = StepResult(index: 0, name: name, position: SourcePosition(file: "x.json", line: 1, column: 1))
        step.contentHeight = number
        step.rows = [
            .init(
                id: name, section: 0, row: 0, height: number, contentViewHeight: number, previousHeight: 1,
                source: .measured, measuredAtStep: 0, staleSinceStep: nil,
                facts: [RowFact(kind: .amount, view: name, value: number)])
        ]
        step.findings = [Finding(severity: .warning, fact: .exception(name: name, reason: name))]
        result.steps = [step]
        return RunReport(kind: .report, files: [.init(path: result.file, results: [result])])
    }

    @Test(arguments: names) func xmlStaysXML(_ name: String) throws {
        for format in [ReportFormat.junit, .svg] {
            let text = format.render(report(name))
            #expect(try XMLChecker.mistake(in: text) == nil, "\(format.name): \(text.prefix(600))")
        }
    }

    @Test(arguments: names) func jsonStaysJSON(_ name: String) throws {
        let text = ReportFormat.json.render(report(name))
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect((root["scenarios"] as? [[String: Any]])?.first?["name"] as? String == name)
    }

    @Test(arguments: names) func annotationsAreOneLineEach(_ name: String) {
        let lines = ReportFormat.github.render(report(name)).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3, "an annotation, the totals, the end: \(lines)")
        #expect(lines[0].hasPrefix("::warning file="))
        #expect(!lines[0].contains("\r"))
    }

    @Test(arguments: names) func tablesKeepTheirColumns(_ name: String) {
        let text = ReportFormat.markdown.render(report(name))
        let row = text.split(separator: "\n").first { $0.contains("measured") }
        let bars = row.map { line in
            zip(line, " " + line).filter { $0.0 == "|" && $0.1 != "\\" }.count
        }
        #expect(bars == 7, "\(row ?? "")")
        #expect(!text.contains("<script>"))
        #expect(!ReportFormat.html.render(report(name)).contains("<script>alert"))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -0.0, Double.leastNonzeroMagnitude])
    func numbersNeverBreakAFormat(
        _ number: Double
    ) throws {
        let report = report("row", number)
        let json = ReportFormat.json.render(report)
        _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
        #expect(!json.contains("nan") && !json.contains("inf"))
        for format in ReportFormats.standard { #expect(!format.render(report).isEmpty) }
        #expect(try XMLChecker.mistake(in: ReportFormat.svg.render(report)) == nil)
    }

    @Test(arguments: [RunReport.Kind.report, .check], ReportFormats.standard.indices)
    func aReportOfNothing(_ kind: RunReport.Kind, _ format: Int) {
        let format = ReportFormats.standard[format]
        // A terminal is told nothing of no files.
        let isSilent = kind == .report && format.name == "text"
        #expect(format.render(RunReport(kind: kind)).isEmpty == isSilent)
    }
}
