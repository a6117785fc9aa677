import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// The mistakes that people make with expandable cells, each in three different cells: the first line of news names
/// the cause and the fix, wherever one reads it.
@MainActor @Suite struct MistakeTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        var kind: String
        var cause: String
        var fix: String
        var testDescription: String { kind }
    }

    nonisolated static let mistakes: [Mistake] = {
        let text =
            (try? String(contentsOfFile: Fixtures.path("Simulator/mistakes/expected.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t").map(String.init)
            return Mistake(kind: cells[0], cause: cells[1], fix: cells[2])
        }
    }()

    @Test(arguments: mistakes) func firstLineNamesCauseAndFix(_ mistake: Mistake) throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Fixtures.path("Simulator/mistakes/\(mistake.kind)"))
        #expect(files.count >= 3)
        let folder = try TemporaryFolder()
        // Two of three, for all have the same mistake.
        let turn = Self.mistakes.firstIndex { $0.kind == mistake.kind } ?? 0
        for (index, file) in files.sorted().enumerated() where Rounds.areLong || (index + turn) % 3 > 0 {
            let path = Fixtures.path("Simulator/mistakes/\(mistake.kind)/\(file)")
            _ = Tool(
                "report", path, "--output", "text=text", "--output", "markdown=markdown", "--output", "github=github",
                "--output", "html=html", folder: folder.path)
            for (format, news) in [
                ("text", [/\ \ (?:conflict|error|warning|note|lost).*/]), ("markdown", [/\|\ [0-9]+\ .*/]),
                // The page shows conflicts before findings.
                ("github", [/::[a-z]+ .*/]),
                (
                    "html",
                    [
                        /"conflicts":\[\{"rows":"[^"]*","lines":\["[^"]*/, /"overruled":\[\["[^"]*/,
                        /"message":"[^"]*/,
                    ]
                ),
            ] {
                let out = try #require(folder.text(format))
                let first = news.lazy.compactMap { out.firstMatch(of: $0) }.first
                let line = first.map { Self.plain($0.output) } ?? "no news"
                #expect(line.contains(mistake.cause) && line.contains(mistake.fix), "\(file), \(format): \(line)")
            }
        }
    }

    /// A chain goes on to what leads to the bottom, with the standard space.
    @Test(arguments: [
        ("card", "photo.bottom == title.top - 8"), ("chat", "caption.bottom == field.top - 8"),
        ("feed", "title.bottom == photo.top - 8"), ("note", "title.bottom == body.top - 8"),
    ]) func brokenChainsAreMended(_ name: String, _ wanted: String) {
        let out = Tool("fix", "Fixtures/Simulator/mistakes/broken-chain/\(name).json", "--dry-run").out
        #expect(out.contains("add \"\(wanted)\""), "\(out)")
    }

    /// What only adorns the bottom is no part of a chain.
    @Test(arguments: [
        (#""backgroundColor":"red""#, "line.width == 9"),
        (#""type":"UIImageView","image":{"width":9,"height":9}"#, "line.width == 9"),
        (#""backgroundColor":"red""#, "line.trailing == contentView.trailing"),
    ]) func adornedBottomsAreMended(_ line: String, _ width: String) throws {
        let folder = try TemporaryFolder()
        let text = """
            {"schemaVersion":1,"templates":{"c":{"views":[{"id":"title","type":"UILabel","text":"Today"},
            {"id":"line",\(line)}],"constraints":["title.top == contentView.top + 12","title.leading == contentView.leading",
            "line.height == 8","\(width)","line.bottom == contentView.bottom","line.leading == title.leading"]}},
            "table":{"rows":[{"id":"r"}]},"steps":["load"]}
            """
        try text.write(toFile: folder.path + "/a.json", atomically: true, encoding: .utf8)
        let out = Tool("fix", folder.path + "/a.json", "--dry-run").out
        #expect(out.contains("add \"title.bottom == contentView.bottom - 12\""), "\(out)")
    }

    /// Without the marks of Markdown.
    private static func plain(_ line: Substring) -> String { line.replacingOccurrences(of: "\\", with: "") }
}
