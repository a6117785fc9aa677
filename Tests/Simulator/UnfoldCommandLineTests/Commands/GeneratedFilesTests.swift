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
            let run = Tool(file.command, folder: Tool.root.path)
            #expect(run.status == .success)
            let url = Tool.root.appendingPathComponent(file.path)
            if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil {
                try run.out.write(to: url, atomically: true, encoding: .utf8)
                Issue.record("recorded \(file.path)")
                continue
            }
            let shipped = try? String(contentsOf: url, encoding: .utf8)
            #expect(
                shipped == run.out,
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
        let manual = ManualPage.text()
        let scripts = ["bash", "zsh", "fish"].map { Completions.script(for: $0) }
        for command in CommandTable.commands {
            let help = Help.text(of: command)
            #expect(manual.contains("unfold \(command.name)"))
            for option in command.allOptions {
                #expect(help.contains(option.name), "\(command.name): help lacks \(option.name)")
                #expect(scripts[0].contains(option.name) && scripts[1].contains(option.name), "\(option.name)")
                #expect(scripts[2].contains("-l \(option.name.dropFirst(2))"))
            }
        }
    }

    @Test func helpFitsTheScreen() {
        for text in CommandTable.commands.map({ Help.text(of: $0) }) + [Help.text()] {
            for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        }
    }
}
