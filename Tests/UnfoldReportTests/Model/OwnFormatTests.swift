import Foundation
import Testing
import UnfoldScenario
import UnfoldTypesetting

@testable import UnfoldReport

/// A program brings a format of its own, and the command line takes it like those that are there.
@MainActor @Suite struct OwnFormatTests {
    private static let rows = ReportFormat("rows", fileExtension: "csv") { report, options in
        report.results.flatMap(\.steps).flatMap { step in
            step.rows.map { "\(step.name)\(options.isQuiet ? "" : ",\($0.id)"),\(Number.text($0.height))\n" }
        }.joined()
    }
    private static let card = Tool.root.appendingPathComponent("Fixtures/workplace-card.json").path

    @Test func aFormatOfTheProgramIsNamedLikeAnyOther() throws {
        let folder = try TemporaryFolder()
        try LayoutSettings.isolated {
            ReportFormats.all.append(Self.rows)
            let run = Tool("report", Self.card, "--format", "rows", "--output", "rows=rows.csv", folder: folder.path)
            #expect(run.status == .success, "\(run.err)")
            #expect(run.out.hasPrefix("0 load,") || run.out.hasPrefix("load,"), "\(run.out)")
            #expect(folder.text("rows.csv") == run.out, "the same in a file")
            #expect(Tool("report", Self.card, "--format", "rows", "--quiet").out != run.out)
            for place in ["help", "completions"] {
                let text = place == "help" ? Tool("help", "report").out : Tool("completions", "bash").out
                #expect(text.contains("html rows") || text.contains("html, rows"), "\(place): \(text)")
            }
            try folder.write(#"{ "schemaVersion": 1, "format": "rows" }"#, to: ".unfold.json")
            #expect(Tool("report", Self.card, folder: folder.path).out == run.out, "named by the configuration file")
        }
        // Elsewhere nobody knows it.
        #expect(Tool("report", Self.card, "--format", "rows").status == .usage)
        #expect(ReportFormats.all.map(\.name) == ReportFormats.standard.map(\.name))
    }

    @Test func formatsAskForDrawings() throws {
        var seen: [Bool] = []
        for needs in [false, true] {
            LayoutSettings.isolated {
                ReportFormats.all.append(
                    ReportFormat("seen", fileExtension: "txt", needsDrawings: needs) { report, _ in
                        "\(report.results[0].steps[0].drawing != nil)\n"
                    })
                seen.append(Tool("report", Self.card, "--format", "seen").out == "true\n")
            }
        }
        #expect(seen == [false, true])
    }
}
