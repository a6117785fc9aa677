import Foundation
import Testing

@testable import UnfoldCommandLine

/// What is shipped next to the tool is what the tool prints. `UNFOLD_RECORD=1` writes it again.
@MainActor @Suite struct GeneratedFilesTests {
    nonisolated static let files: [(path: String, command: [String])] =
        [
            ("docs/completions/unfold.bash", ["completions", "bash"]),
            ("docs/completions/_unfold", ["completions", "zsh"]),
            ("docs/completions/unfold.fish", ["completions", "fish"]), ("docs/unfold.1", ["manual"]),
        ]
        + SchemaName.allCases.map(\.rawValue).map {
            ($0 == "scenario" ? "docs/scenario.schema.json" : "docs/schema/\($0).schema.json", ["schema", $0])
        }

    @Test func shippedFilesAreFresh() throws {
        for file in Self.files {
            var out = ""
            let tool = CommandLineTool(.init(out: { out += $0 }, err: { _ in }, isTerminal: false, variables: [:]))
            #expect(tool.run(file.command) == .success)
            let url = Tool.root.appendingPathComponent(file.path)
            if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil {
                try out.write(to: url, atomically: true, encoding: .utf8)
                Issue.record("recorded \(file.path)")
                continue
            }
            let shipped = try? String(contentsOf: url, encoding: .utf8)
            #expect(
                shipped == out,
                "\(file.path) is out of date; run 'swift run unfold \(file.command.joined(separator: " ")) > \(file.path)'"
            )
        }
    }

    /// The changelog begins with this version.
    @Test func changelogBeginsWithThisVersion() throws {
        let url = Tool.root.appendingPathComponent("docs/CHANGELOG.md")
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        let heading = try #require(lines.first { $0.hasPrefix("## ") })
        #expect(heading == "## \(CommandTable.version)")
    }

    /// Each option and command is in each of them.
    @Test func nothingIsLeftOut() {
        for command in CommandTable.commands {
            let help = Help.text(of: command)
            #expect(ManualPage.text().contains("unfold \(command.name)"))
            for option in command.allOptions {
                let name = String(option.name.dropFirst(2))
                #expect(help.contains(option.name), "\(command.name): help lacks \(option.name)")
                #expect(Completions.script(for: "bash").contains(option.name))
                #expect(Completions.script(for: "zsh").contains(option.name))
                #expect(Completions.script(for: "fish").contains("-l \(name)"))
            }
        }
    }

    @Test func helpFitsTheScreen() {
        for text in CommandTable.commands.map({ Help.text(of: $0) }) + [Help.text()] {
            for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        }
    }
}
