import Foundation
import TestSupport
import Testing
import UnfoldReport

@testable import UnfoldCommandLine

/// Every JSON output is described by its schema, key by key, and stays JSON whatever numbers come up.
@MainActor @Suite struct SchemaTests {
    nonisolated static let scenarios = [
        "Fixtures/workplace-card.json", "Fixtures/Simulator/scenario/five-cards.json",
        "Fixtures/Simulator/scenario/cards/priority-250.json", "Fixtures/Simulator/cli/check/_inputs/differs.json",
        "Fixtures/Simulator/scenario/conflicts/cap.json", "Fixtures/Simulator/cli/report/bad-broken-json/input.json",
    ]

    @Test(arguments: scenarios) func reports(_ path: String) throws {
        try expect(Tool("report", path, "--format", "json").out, "report")
    }

    @Test(arguments: scenarios) func checks(_ path: String) throws {
        try expect(Tool("check", path, "--format", "json", "--record", "never").out, "check")
    }

    @Test(arguments: scenarios.dropLast()) func traces(_ path: String) throws {
        try expect(Tool("trace", path, "--format", "json").out, "trace")
    }

    @Test func answers() throws {
        for step in ["0", "1"] {
            try expect(Tool("why", Self.scenarios[0], "--step", step, "--format", "json").out, "why")
            try expect(
                Tool(
                    "why", Self.scenarios[2], "--step", step, "--format", "json", "--set",
                    "detailHeight.priority=251"
                ).out, "why")
        }
        try expect(
            Tool("why", "Fixtures/Simulator/cli/why/_inputs/fixed.json", "--row", "tea", "--format", "json").out, "why")
    }

    @Test func stress() throws {
        let files = ["stress/conflict-at-width", "cli/stress/_inputs/cut-badge", "nowhere"].map {
            "Fixtures/Simulator/\($0).json"
        }
        try expect(
            Tool(["stress"] + files + ["--budget", "300", "--format", "json"], folder: Tool.root.path).out, "stress")
    }

    @Test(arguments: ["001", "005", "010", "040", "075"]) func explanations(_ log: String) throws {
        let path = "Fixtures/Simulator/logs/\(log).log"
        guard FileManager.default.fileExists(atPath: Tool.root.appendingPathComponent(path).path) else { return }
        try expect(Tool("explain", path, "--format", "json").out, "explain")
    }

    @Test(arguments: [RunReport.Kind.report, .check]) func reportsOfNothing(_ kind: RunReport.Kind) throws {
        try expect(ReportFormat.json.render(RunReport(kind: kind)), kind.rawValue)
    }

    @Test func configurations() throws {
        try expect(Tool("config", "dump").out, "config")
        try expect(Tool("config", "dump", "--config", "Fixtures/Simulator/cli/config/dump/unfold.json").out, "config")
        try expect(Starter.configuration, "config")
    }

    @Test func wrongValuesAreFound() throws {
        let schema = SchemaCatalog.text("config")
        let wrong = #"{"schemaVersion": 2, "paths": [1], "timeLimit": 0, "colour": "auto", "quiet": 1.5}"#
        #expect(try SchemaValidator.mistakes(of: wrong, under: schema).count == 5)
        #expect(try SchemaValidator.mistakes(of: "[]", under: schema).count == 1)
    }

    private func expect(_ json: String, _ name: String) throws {
        let mistakes = try SchemaValidator.mistakes(of: json, under: SchemaCatalog.text(name))
        #expect(mistakes.isEmpty, "\(mistakes.prefix(10).joined(separator: "\n"))")
    }
}
