import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldConsoleLogs
import UnfoldScenario

@testable import UnfoldCommandLine

/// Console logs as scenarios: what contradicts itself as printed conflicts when it is run.
@MainActor @Suite struct LogScenarioTests {
    private nonisolated static let folder = Tool.root.appendingPathComponent("Fixtures/Simulator/logs")
    private nonisolated static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".log") }
        .sorted()

    private func analyses(_ name: String) throws -> [LogAnalysis] {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        return ConsoleLogReader.read(text).logs.map { LogAnalysis(of: $0) }
    }

    private func run(_ text: String) throws -> ScenarioResult {
        ScenarioRunner.run(try ScenarioDocument.read(file: "log.json", data: Data(text.utf8)))
    }

    /// The scenario is sound, and the conflict is in it; what is satisfiable as printed has none.
    @Test(arguments: names) func everyLogBecomesAScenario(_ name: String) throws {
        for analysis in try analyses(name) where analysis.log.constraints.contains(where: { $0.equation != nil }) {
            let result = try run(LogScenario(analysis).text)
            let conflicts = result.steps.flatMap(\.conflicts)
            if !analysis.isSatisfiable { #expect(!conflicts.isEmpty, "\(name)") }
        }
    }

    @Test func theCommandWritesTheFirstMessage() throws {
        let folder = try TemporaryFolder()
        try folder.copy("Fixtures/Simulator/logs/010.log", as: "app.log")
        let (_, err, status) = try BuiltTool.shell(
            "$UNFOLD explain app.log --emit-scenario it.json > /dev/null && $UNFOLD report it.json > out.txt",
            in: folder)
        #expect(status == 0, "\(err)")
        #expect(folder.text("out.txt")?.contains("conflict") == true)
        let own = try BuiltTool.shell("$UNFOLD explain app.log --emit-scenario app.log", in: folder)
        #expect(own.status != 0)
        #expect(own.err.contains("app.log"))
    }
}
