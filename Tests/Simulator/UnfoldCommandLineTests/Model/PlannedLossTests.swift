import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldCommandLine
@testable import UnfoldReport
@testable import UnfoldScenario

/// Losses that somebody planned for are quiet, the others are told: a fixture a case of the table in `docs/cli.md`.
@MainActor @Suite struct PlannedLossTests {
    nonisolated static let planned: [(String, UnsatisfiedConstraint.Design)] = [
        ("system", .system), ("hidden", .hidden), ("folded", .folded), ("alternative", .alternative),
        ("gives-way", .givesWay), ("scales", .scales), ("given", .given), ("pull", .pull), ("old-height", .oldHeight),
        ("rounding", .rounding),
    ]

    @Test func everyCaseHasAFixture() {
        #expect(Set(Self.planned.map(\.1)) == Set(UnsatisfiedConstraint.Design.allCases))
    }

    @Test(arguments: planned) func plannedLossesAreQuiet(_ name: String, _ design: UnsatisfiedConstraint.Design) throws
    {
        let path = "Fixtures/Simulator/scenario/losses/\(name).json"
        let run = Tool("report", "--strict", path)
        #expect(run.status == .success, "\(run.out)")
        #expect(!run.out.contains("lost in"), "\(run.out)")
        let steps = try steps(of: path)
        let losses = steps.flatMap { $0.allUnsatisfied + $0.allUnsatisfiedDuringUpdate }
        #expect(losses.contains { $0.constraint.design == design }, "\(losses)")
        #expect(Tool("report", "--all", path).out.contains(FindingSentence.words(design)))
    }

    nonisolated static let news = [
        ("squeezed-text", "name shows 160 of the 407.5 points of its text, in one line"),
        ("lost-height", "boxHeight (box.height == 120 @700, line 30): wanted 120"),
        ("lost-spacing", "gap (text.top == title.bottom + 40 @700, line 31): wanted"),
    ]

    @Test(arguments: news) func newsIsReported(_ name: String, _ sentence: String) throws {
        let run = Tool("report", "--strict", "Fixtures/Simulator/scenario/losses/\(name).json")
        #expect(run.status == .findings)
        #expect(run.out.contains("lost in one") && run.out.contains(sentence), "\(run.out)")
    }

    nonisolated static let cards: [(String, ExitCode)] = [
        ("51", .findings), ("100", .findings), ("249", .findings), ("250", .findings), ("251", .success),
        ("500", .success), ("501", .success), ("750", .success), ("751", .success), ("999", .success),
        ("required", .findings),
    ]

    @Test(arguments: cards) func cards(_ priority: String, _ status: ExitCode) {
        let run = Tool("report", "--strict", "Fixtures/Simulator/scenario/cards/priority-\(priority).json")
        #expect(run.status == status, "\(run.out)")
        if priority == "250" { #expect(run.out.contains("ties with card's content hugging (250)"), "\(run.out)") }
    }

    /// The key that was there keeps its position and holds what is reported; all of it is next to it.
    @Test func jsonHoldsAll() throws {
        let run = Tool("report", "Fixtures/Simulator/scenario/losses/alternative.json", "--format", "json")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
        let scenario = try #require((root["scenarios"] as? [[String: Any]])?.first)
        let step = try #require((scenario["steps"] as? [[String: Any]])?.first)
        #expect((step["overruled"] as? [Any])?.isEmpty == true)
        let all = try #require(step["all"] as? [[String: Any]])
        #expect(all.map { $0["constraint"] as? String } == ["fill"])
        #expect(all.first?["design"] as? String == "alternative")
        #expect(all.first?["duringUpdate"] as? Bool == false)
    }

    private func steps(of path: String) throws -> [StepResult] {
        ScenarioRunner.run(try ScenarioDocument.read(file: Tool.root.appendingPathComponent(path).path)).steps
    }
}
