import Foundation
import TestSupport
import Testing
import UnfoldScenario
import UnfoldTypesetting

@testable import UnfoldCommandLine
@testable import UnfoldReport

/// A program brings a format of its own, and the command line takes it like those that are there.
@MainActor @Suite struct OwnFormatTests {
    private static let rows = ReportFormat("rows", fileExtension: "csv") { report, options in
        report.results.flatMap(\.steps).flatMap { step in
            step.rows.map { "\(step.name)\(options.isQuiet ? "" : ",\($0.id)"),\(Number.text($0.height))\n" }
        }.joined()
    }
    private nonisolated static let card = Fixtures.path("workplace-card.json")

    @Test func aFormatOfTheProgramIsNamedLikeAnyOther() throws {
        let folder = try TemporaryFolder()
        try LayoutSettings.isolated {
            ReportFormats.all.append(Self.rows)
            let run = Tool("report", Self.card, "--format", "rows", "--output", "rows=rows.csv", folder: folder.path)
            #expect(run.status == .success, "\(run.err)")
            #expect(run.out.hasPrefix("0 load,") || run.out.hasPrefix("load,"), "\(run.out)")
            #expect(folder.text("rows.csv") == run.out, "the same in a file")
            #expect(Tool("report", Self.card, "--format", "rows", "--quiet").out != run.out)
            for topic in ["help", "completions"] {
                let text = topic == "help" ? Tool("help", "report").out : Tool("completions", "bash").out
                let last = ReportFormats.standard.last?.name ?? ""
                #expect(text.contains("\(last) rows") || text.contains("\(last), rows"), "\(topic): \(text)")
            }
            try folder.write(#"{ "schemaVersion": 1, "format": "rows" }"#, to: ".unfold.json")
            #expect(Tool("report", Self.card, folder: folder.path).out == run.out, "named by the configuration file")
        }
        // Elsewhere no one knows it.
        #expect(Tool("report", Self.card, "--format", "rows").status == .usage)
        #expect(ReportFormats.all.map(\.name) == ReportFormats.standard.map(\.name))
    }

    /// Each command, asked something small.
    private nonisolated static let questions = [
        ["report", card], ["check", card, "--record", "never"], ["frames", card, "--step", "1"],
        ["why", card, "--row", "cafe", "--step", "1"], ["trace", card, "--step", "1"],
        ["explain", Fixtures.path("Simulator/logs/010.log")],
    ]

    /// One format of the program serves all commands: it is given what their JSON says, on standard output and in
    /// files.
    @Test(arguments: questions) func aFormatOfTheProgramServesEveryCommand(_ question: [String]) throws {
        let folder = try TemporaryFolder()
        let plain = Tool(question + ["--format", "json"], folder: folder.path)
        let expected = "\(question[0]) in \(plain.out.utf8.count) bytes\n"
        try LayoutSettings.isolated {
            CommandFormats.added.append(
                CommandFormat("sizes", fileExtension: "txt") { answer, options in
                    let isJSON = (try? JSONSerialization.jsonObject(with: Data(answer.json.utf8))) != nil
                    return isJSON ? "\(answer.command) in \(answer.json.utf8.count) bytes\n" : "no JSON\n"
                })
            let run = Tool(question + ["--format", "sizes", "--output", "sizes=own.txt"], folder: folder.path)
            #expect(run.out == expected, "\(run.err)")
            #expect(run.status == plain.status)
            #expect(folder.text("own.txt") == expected, "the same in a file")
            #expect(Tool("help", question[0]).out.contains(" sizes"), "help names it")
            try folder.write(#"{ "schemaVersion": 1, "format": "sizes" }"#, to: ".unfold.json")
            #expect(Tool(question, folder: folder.path).out == expected, "named by the configuration file")
        }
        #expect(Tool(question + ["--format", "sizes"], folder: Tool.root.path).status == .usage)
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
