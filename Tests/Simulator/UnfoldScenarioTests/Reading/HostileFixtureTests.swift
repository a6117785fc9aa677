import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldReport
@testable import UnfoldScenario

/// Every file of `Fixtures/Simulator/scenario/hostile` has next to it what comes of it: its mistakes, or the rows and findings of
/// each step. `UNFOLD_RECORD=1` writes those files again, for a reader to compare.
@MainActor @Suite(.ownSettings) struct HostileFixtureTests {
    nonisolated static var cases: [String] {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: Fixtures.path("Simulator/scenario/hostile"))) ?? []
        return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    @Test func casesAreFound() { #expect(Self.cases.count >= 50) }

    @Test(arguments: cases) func outcome(_ name: String) throws {
        let path = Fixtures.path("Simulator/scenario/hostile/\(name)")
        let data = try Data(contentsOf: URL(fileURLWithPath: path + ".json"))
        let outcome = Self.outcome(of: data)
        if ProcessInfo.processInfo.environment["UNFOLD_RECORD"] != nil {
            try outcome.write(toFile: path + ".expected", atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)")
            return
        }
        let expected = (try? String(contentsOfFile: path + ".expected", encoding: .utf8)) ?? ""
        #expect(outcome == expected, "\(name):\n\(outcome)")
    }

    /// What comes of a file, as text.
    static func outcome(of data: Data) -> String {
        do {
            let document = try ScenarioDocument.read(file: "input.json", data: data)
            return document.cells.map { text(of: ScenarioRunner.run($0)) }.joined()
        } catch { return ListedWords.hidden("\(error)\n") }
    }

    private static func text(of result: ScenarioResult) -> String {
        result.steps.map { step in
            let rows = step.rows.map { " \($0.id)=\(HeightRecord.number($0.height))" }.joined()
            let conflicts = step.conflicts.map {
                "  conflict in \($0.row): \($0.constraints.members[$0.constraints.broken].constraint.equation) breaks"
                    + ($0.encapsulatedHeight.map { ", against \(HeightRecord.number($0))" } ?? "")
            }
            let findings = step.findings.map { "  \($0.severity.rawValue) \($0.code): \(text(of: $0))" }
            return (["step \(step.index):\(rows)"] + conflicts + findings).map { $0 + "\n" }.joined()
        }.joined()
    }

    private static func text(of finding: Finding) -> String {
        switch finding.fact {
        case .exception(let name, let reason): "\(name): \(reason)"
        case .zeroHeight(let row, let used, _): "\(row), \(HeightRecord.number(used)) used"
        case .estimatesOff(let subject, let used): "\(subject), \(HeightRecord.number(used)) used"
        case .ambiguous(let layout): "\(layout.view), \(layout.axis)"
        default: FindingSentence.text(finding)
        }
    }
}
