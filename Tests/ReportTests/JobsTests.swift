import Foundation
import Testing

@testable import Report

/// Any number of processes gives the same bytes.
@MainActor @Suite(.serialized) struct JobsTests {
    /// The tool as it was built beside these tests.
    private func executable() throws -> String {
        let test = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let folders = [test, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
        let candidates = folders.map { $0.appendingPathComponent("unfold").path }
        return try #require(
            candidates.first { FileManager.default.isExecutableFile(atPath: $0) }, "none of \(candidates)")
    }

    private let paths = [
        "Fixtures/workplace-card.json", "Fixtures/scenario/five-cards.json", "Fixtures/scenario/cards",
        "Fixtures/cli/bad-types/input.json", "Fixtures/cli/check-differs/input.json", "Fixtures/scenario/conflicts",
    ]

    @Test(arguments: ["json", "text", "junit", "html"]) func sameBytes(_ format: String) throws {
        func run(_ jobs: String, _ executable: String?) -> Tool {
            Tool(
                "report", paths[0], paths[1], paths[2], paths[3], paths[4], paths[5], "--format", format, "--jobs",
                jobs,
                executable: executable)
        }
        let executable = try executable()
        let one = run("1", nil)
        #expect(one.status == .badInput)
        for jobs in ["2", "3", "16"] {
            let many = run(jobs, executable)
            #expect(many.out == one.out, "\(jobs) jobs")
            #expect(many.err == one.err)
            #expect(many.status == one.status)
        }
    }

    @Test func aLostProcessIsTold() {
        let run = Tool("report", paths[0], paths[1], "--jobs", "2", executable: "/bin/false")
        #expect(run.status == .badInput)
        #expect(run.err.contains("ended without an answer"), "\(run.err)")
        let none = Tool("report", paths[0], paths[1], "--jobs", "2", executable: "/nowhere/unfold")
        #expect(none.status == .badInput)
    }

    @Test func shardsAreDisjointAndComplete() {
        func names(_ shard: String?) -> [String] {
            let run =
                shard.map { Tool("report", "Fixtures/scenario/cards", "--format", "json", "--shard", $0) }
                ?? Tool("report", "Fixtures/scenario/cards", "--format", "json")
            return run.out.split(separator: "\n").filter { $0.contains("\"file\": ") }.map(String.init)
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
                surroundings: .init(
                    out: { _ in }, err: { err += $0 }, isTerminal: true, errIsTerminal: isTerminal, environment: [:]),
                patience: .zero)
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
