import TestSupport
import Testing
import UnfoldReport
import UnfoldScenario

@testable import UnfoldCommandLine

/// `report` and `explain` say the same of one conflict.
@MainActor @Suite struct OneNumberTests {
    nonisolated static let files = [
        "workplace-card.json", "Simulator/scenario/conflicts/cap.json", "Simulator/scenario/conflicts/twice.json",
        "Simulator/scenario/conflicts/half.json", "Simulator/mistakes/two-heights/note.json",
        "Simulator/mistakes/ratio-and-height/card.json",
    ]

    @Test(arguments: files) func countAndAmount(file: String) throws {
        let run = Tool("report", "--log", Fixtures.path(file))
        let folder = try TemporaryFolder()
        try folder.write(run.out, to: "report.txt")
        let explained = Tool("explain", "report.txt", folder: folder.path).out
        let count = try #require(run.out.firstMatch(of: /([0-9]+) required constraints cannot all hold/)?.1)
        let verdict = try #require(explained.firstMatch(of: /([0-9]+) constraints cannot all hold: off by ([0-9.]+)/))
        #expect(verdict.1 == count)
        if let amount = run.out.firstMatch(of: /: ([0-9.]+) too (?:much|little)/) { #expect(verdict.2 == amount.1) }
        #expect(!Tool("report", Fixtures.path(file)).out.contains("Unable to simultaneously"), "only when asked for")
    }

    /// The same conflict is read once, and what reading costs is counted.
    @Test func readingHasALimit() throws {
        let document = try ScenarioDocument.read(file: Fixtures.path("workplace-card.json"))
        let conflict = try #require(ScenarioRunner.run(document).steps.flatMap(\.conflicts).first).constraints
        let explainer = ConflictExplainer()
        for _ in 0..<2 { #expect(explainer.analysis(of: conflict)?.amount == 183) }
        #expect(explainer.workLeft == ConflictExplainer.workLimit - 17 * 17)
        let spent = ConflictExplainer(workLimit: 100)
        #expect(spent.analysis(of: conflict) == nil)
        #expect(spent.words(conflict).headline.contains("give it priority 999"), "what the facts alone say")
    }
}
