import Foundation
import TestSupport
import Testing

@testable import UnfoldCommandLine
@testable import UnfoldReport

/// Within a limit of time another process gives the same bytes.
@MainActor @Suite struct TimeLimitTests {
    private let paths = [
        "Fixtures/workplace-card.json", "Fixtures/Simulator/scenario/five-cards.json",
        "Fixtures/Simulator/scenario/cards",
        "Fixtures/Simulator/cli/report/bad-types/input.json", "Fixtures/Simulator/cli/check/_inputs/differs.json",
        "Fixtures/Simulator/scenario/conflicts",
    ]

    @Test(arguments: Rounds.of(["json", "html"], long: ["json", "text", "junit", "html"]))
    func sameBytes(_ format: String) throws {
        func run(_ executable: String?) -> Tool {
            Tool(
                ["report", "--format", format, "--time-limit", "60"] + paths, folder: Tool.root.path,
                executable: executable)
        }
        let here = run(nil)
        #expect(here.status == .badInput)
        let there = run(try BuiltTool.path())
        #expect(there.out == here.out)
        #expect(there.err == here.err)
        #expect(there.status == here.status)
    }

    @Test func aLostProcessIsReported() {
        let run = Tool("report", paths[0], paths[1], "--time-limit", "60", executable: "/bin/false")
        #expect(run.status == .badInput)
        #expect(run.err.contains("ended without an answer"), "\(run.err)")
        let none = Tool("report", paths[0], paths[1], "--time-limit", "60", executable: "/nowhere/unfold")
        #expect(none.status == .badInput)
    }

    /// Each scenario that its process does not survive is reported with its file; those after it still run.
    @Test func aKilledOrHangingProcessIsReportedWithItsFile() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b", "c", "d"] {
            try folder.copy("Fixtures/Simulator/scenario/five-cards.json", as: "\(name).json")
        }
        /// The tool, save for the scenario `b`.
        func script(_ name: String, _ fate: String) throws -> String {
            try folder.write(
                """
                #!/bin/sh
                while read -r line; do
                  case "$line" in *b.json*) \(fate);; esac
                  echo "$line" | '\(try BuiltTool.path())' "$@"
                done
                """, to: name)
            let path = folder.path + "/" + name
            #expect(chmod(path, 0o755) == 0)
            return path
        }
        func run(_ script: String) -> Tool {
            Tool(
                "report", "a.json", "b.json", "c.json", "d.json", "--format", "json", "--time-limit", "60",
                folder: folder.path, executable: script)
        }
        let killed = run(try script("killed", "kill -9 $$"))
        #expect(killed.status == .badInput)
        #expect(
            killed.err == "b.json:1:1: error: the process that ran it ended without an answer (signal 9); run it "
                + "without '--time-limit' to see why\n")
        let left = run(try script("left", "exit 3"))
        #expect(left.err.contains("b.json:1:1: error: ") && left.err.contains("(exit code 3)"), "\(left.err)")
        // The hanging one alone: how long the others take is the machine's affair.
        let late = Tool(
            "report", "b.json", "--time-limit", "1", folder: folder.path,
            executable: try script("late", "exec sleep 1000"))
        #expect(late.status == .badInput)
        #expect(
            late.err.contains("b.json:1:1: error: the process that ran it took longer than 1 second"), "\(late.err)")
        let talking = run(try script("talking", "echo nonsense; continue"))
        #expect(talking.err.contains("b.json:1:1: error: "), "\(talking.err)")
        for run in [killed, left, talking] {
            for name in ["a", "c", "d"] { #expect(run.out.contains("\"file\": \"\(name).json\""), "\(name)") }
        }
    }

    /// What a pipe gives can be read once.
    @Test func aPipeIsReadOnceWithinALimitToo() throws {
        let run = try BuiltTool.shell(
            """
            mkfifo one
            cat '\(Tool.root.path)/Fixtures/Simulator/scenario/five-cards.json' > one &
            "$UNFOLD" report one '\(Tool.root.path)/Fixtures/workplace-card.json' --time-limit 60 | grep -c ^step
            """)
        #expect(run.status == 0, "\(run.err)")
        #expect(run.out == "8\n", "\(run.out)")
    }

    /// Results come back to the files they are of, whatever is named twice, invalid or left to another shard.
    @Test func resultsGoToTheirFiles() throws {
        let folder = try TemporaryFolder()
        let text = try String(
            contentsOf: Tool.root.appendingPathComponent("Fixtures/Simulator/scenario/five-cards.json"), encoding: .utf8
        )
        for number in 0..<24 {
            let name = "s/" + String(format: "%02d", number) + ".json"
            try folder.write(
                number % 7 == 3
                    ? "{ \"templates\"" : text.replacingOccurrences(of: "\"five cards\"", with: "\"name \(number)\""),
                to: name)
        }
        for shard in [nil, Shard("2/3")] {
            let files = ScenarioFiles([folder.path + "/s"], excluded: []).files
            let batch = try ScenarioBatch(files, shard: shard)
            var parsed = ArgumentParser(["report", "x"])
            let options = Options(try parsed.parse(), Configuration())
            var ran: [RunReport.File] = []
            batch.run(options, executable: nil, progress: { _, _ in }) { ran.append($0) }
            #expect(ran.map(\.path) == ran.map(\.path).sorted())
            for file in ran {
                let number = try #require(Int(file.path.suffix(7).prefix(2)))
                #expect(file.errors.isEmpty == (number % 7 != 3))
                #expect(file.results.map(\.name) == (number % 7 == 3 ? [] : ["name \(number)"]))
            }
            #expect(ran.count == (shard == nil ? 24 : 3 + 7))
        }
    }

    @Test func shardsAreDisjointAndComplete() {
        func names(_ shard: String?) -> [String] {
            let run =
                shard.map { Tool("report", "Fixtures/Simulator/scenario/cards", "--format", "json", "--shard", $0) }
                ?? Tool("report", "Fixtures/Simulator/scenario/cards", "--format", "json")
            return run.out.split(separator: "\n").filter { $0.hasPrefix("      \"file\": ") }.map(String.init)
        }
        let all = names(nil)
        let parts = (1...3).flatMap { names("\($0)/3") }
        #expect(all.count > 2)
        #expect(parts.sorted() == all.sorted())
        #expect(names("3/100").count <= 1)
    }

    @Test func progressIsWrittenOverAndTakenAway() {
        var err = ""
        func progress(_ isTerminal: Bool) -> ProgressLine {
            ProgressLine(
                environment: .init(
                    out: { _ in }, err: { err += $0 }, isTerminal: true, errIsTerminal: isTerminal, variables: [:]),
                delay: .zero)
        }
        let shown = progress(true)
        shown.show(1, of: 3)
        shown.show(2, of: 3)
        shown.clear()
        #expect(err == "\r\u{1B}[K1 of 3 scenarios\r\u{1B}[K2 of 3 scenarios\r\u{1B}[K")
        err = ""
        let hidden = progress(false)
        hidden.show(1, of: 3)
        hidden.clear()
        #expect(err.isEmpty)
    }

    @Test func progressIsForTerminals() {
        #expect(!Tool("report", paths[0], terminal: false).err.contains("scenarios"))
    }
}
