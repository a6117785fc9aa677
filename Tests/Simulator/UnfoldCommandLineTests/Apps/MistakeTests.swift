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

    /// Without the marks of Markdown.
    private static func plain(_ line: Substring) -> String { line.replacingOccurrences(of: "\\", with: "") }
}
