import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldReport
@testable import UnfoldScenario

/// What the solver refuses and what a call does not do, in words.
@Suite struct FindingWordsTests {
    @Test func everyEffectHasWordsOfItsOwn() {
        let words = InertEffect.allCases.map(FindingSentence.words)
        #expect(Set(words).count == words.count && words.allSatisfy { !$0.isEmpty })
    }

    /// But for a given height, which says its line itself.
    @Test func whatIsWrittenInOtherLinesIsAnotherEntry() {
        func groups(_ fact: (String) -> Finding.Fact) -> [FindingGroup] {
            FindingGroup.groups(
                [("r", 12), ("s", 12), ("t", 40)].map { row, line in
                    Finding(
                        severity: .warning, fact: fact(row),
                        location: SourcePosition(file: "f.json", line: line, column: 1))
                })
        }
        #expect(groups { .mistake(row: $0, view: "a", .growsFromZero) }.count == 2)
        #expect(groups { .mismatch(subject: $0, given: 40, needed: 90, isGiven: true) }.count == 1)
    }

    /// A later step with the same conflict is of the first, unless more follows from it.
    @MainActor @Test func whatIsAcceptedIsNamed() throws {
        let document = try ScenarioDocument.read(file: Fixtures.path("Simulator/cli/check/symptoms/input.json"))
        var result = RecordedRun.run(document, detail: .none)
        let step = try #require(result.steps.first)
        result.steps = (0...2).map { index in
            var copy = step
            copy.index = index
            if index == 0 { copy.findings = [] }
            return copy
        }
        var record = HeightRecord([result])
        for index in record.sections.indices { record.sections[index].events = [] }
        let check = RecordCheck([result], recorded: record, mode: .never)
        let file = RunReport.File(path: "f.json", results: [result], check: check)
        let reported = file.reportedDifferences
        // Nothing follows in the first step; the third is of the second.
        #expect(reported.map(\.difference.row) == ["first", "second", "first", "second"])
        #expect(reported.map(\.difference.key.index) == [0, 0, 1, 1])
        #expect(reported.map(\.laterSteps) == [0, 0, 1, 1])
    }

    /// Findings go from process to process: what they carry is read back as it was.
    @Test func factsAreReadBack() throws {
        let refusals: [SolverRefusal] = [
            .notFinite, .priorityOutOfRange, .foreign, .stepLimit(20_200), .beyondPrecision,
        ]
        let facts =
            refusals.map(Finding.Fact.solver)
            + InertEffect.allCases.map { Finding.Fact.inertCall(name: "call()", effect: $0) }
        for fact in facts {
            let finding = Finding(severity: .note, fact: fact)
            let data = try JSONEncoder().encode(finding)
            #expect(try JSONDecoder().decode(Finding.self, from: data) == finding)
        }
        #expect(Set(facts.map { FindingSentence.text(Finding(severity: .note, fact: $0)) }).count == facts.count)
    }
}
