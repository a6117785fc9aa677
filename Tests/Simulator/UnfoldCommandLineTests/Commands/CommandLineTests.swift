import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine

/// The command line, run in process on the cases of `Fixtures/Simulator/cli`, each in the folder of its command: `args` (one a
/// line), `status`, `expected.out` and `expected.err`, which are absent where nothing is written; where needed `env`
/// (`NAME=value` lines) and `stdin`. Input that several cases read is in `_inputs` of the command; what is no
/// command's in `unfold`.
@MainActor @Suite struct CommandLineTests {
    nonisolated static let root = Fixtures.package

    /// Folders with `args`, as they are called from `Fixtures/Simulator/cli`.
    nonisolated static var cases: [String] {
        let files = try? FileManager.default.subpathsOfDirectory(atPath: Fixtures.path("Simulator/cli"))
        return (files ?? []).filter { $0.hasSuffix("/args") }.map { String($0.dropLast("/args".count)) }.sorted()
    }

    @Test func casesAreInTheirCommandsFolder() throws {
        #expect(Self.cases.count >= 100)
        for name in Self.cases {
            let arguments = try String(contentsOfFile: Fixtures.path("Simulator/cli/\(name)/args"), encoding: .utf8)
            let first = arguments.split(separator: "\n").first.map(String.init) ?? ""
            let command = CommandTable.command(first) != nil ? first : "unfold"
            #expect(
                name.split(separator: "/").dropLast().map(String.init) == [command], "\(name) is a case of \(command)")
        }
    }

    @Test(arguments: cases) func golden(_ name: String) throws {
        let folder = Self.root.appendingPathComponent("Fixtures/Simulator/cli/\(name)")
        func file(_ file: String) -> String {
            (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
        }
        let environment = file("env").split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
        // Paths in goldens are relative to the package.
        let run = Tool(
            file("args").split(separator: "\n").map(String.init), folder: Self.root.path,
            environment: Dictionary(
                environment.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { first, _ in first }),
            input: file("stdin").split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        let (out, err, status) = (PageSources.hidden(run.out), ListedWords.hidden(run.err), run.status)
        if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil {
            for (name, text) in [("expected.out", out), ("expected.err", err)] {
                let url = folder.appendingPathComponent(name)
                if text.isEmpty {
                    try? FileManager.default.removeItem(at: url)
                } else {
                    try text.write(to: url, atomically: true, encoding: .utf8)
                }
            }
            try "\(status.rawValue)\n".write(
                to: folder.appendingPathComponent("status"), atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)")
            return
        }
        #expect("\(status.rawValue)\n" == file("status"), "\(name): exit code")
        #expect(out == file("expected.out"), "\(name): standard output\n\(out)")
        #expect(err == file("expected.err"), "\(name): standard error\n\(err)")
    }

    @Test func colourFollowsTheTerminal() {
        func colored(_ arguments: [String], terminal: Bool, _ environment: [String: String] = [:]) -> Bool {
            let all = ["report", "Fixtures/workplace-card.json"] + arguments
            let run = Tool(all, folder: Self.root.path, environment: environment, terminal: terminal)
            return run.out.contains("\u{1B}[")
        }
        #expect(colored([], terminal: true))
        #expect(!colored([], terminal: false))
        #expect(!colored([], terminal: true, ["NO_COLOR": "1"]))
        #expect(colored(["--color", "always"], terminal: false, ["NO_COLOR": "1"]))
        #expect(!colored(["--color=never"], terminal: true))
    }

    /// Every JSON report parses, and has the keys of the contract.
    @Test func jsonContract() throws {
        let run = Tool("report", "Fixtures/workplace-card.json", "--format", "json")
        #expect(run.status == .success)
        let root = try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
        #expect(root["schemaVersion"] as? Int == 1)
        let scenario = try #require((root["scenarios"] as? [[String: Any]])?.first)
        let step = try #require((scenario["steps"] as? [[String: Any]])?[1])
        #expect(Set(step.keys).isSuperset(of: ["index", "name", "contentHeight", "rows", "conflicts", "overruled"]))
        let row = try #require((step["rows"] as? [[String: Any]])?.first)
        #expect(row["height"] as? Int == 347)
        #expect(row["previousHeight"] as? Int == 147)
        #expect(row["indexPath"] as? [Int] == [0, 0])
        #expect(row["source"] as? String == "measured")
        let conflict = try #require((step["conflicts"] as? [[String: Any]])?.first)
        #expect((conflict["constraints"] as? [[String: Any]])?.count == 17)
        #expect(conflict["broken"] as? String == "detailHeight")
        #expect(conflict["occurrence"] as? Int == 1)
    }

    @Test func filesAreNamedFromTheWorkingFolder() {
        let run = Tool("report", "--format=json", Self.root.path + "/Fixtures/workplace-card.json")
        #expect(run.status == .success && run.out.contains(#""file": "Fixtures/workplace-card.json""#))
    }

    @Test func outputFilesAreWrittenToo() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = Tool("report", "Fixtures/workplace-card.json", "--output", "json=\(file.path)")
        #expect(run.status == .success && run.out.hasPrefix("workplace card"))
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("{\n  \"schemaVersion\": 1"))
    }
}
