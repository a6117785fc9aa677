import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldReport
@testable import UnfoldScenario

/// Every fixture, edited in every way there is: what a check tells first is the edit, not what followed from it.
@MainActor @Suite struct MutationTests {
    /// Every scenario of the fixtures takes part, but those made for pictures, with many controls in every way, and the
    /// quiet cells: an edit there often frees an edge, and what is said is that this edge is free.
    nonisolated static var fixtures: [String] {
        let names =
            FileManager.default.enumerator(atPath: Fixtures.package.path + "/Fixtures")?.compactMap { $0 as? String }
            ?? []
        return names.filter { name in
            name.hasSuffix(".json") && !["hostile", "looks", "Simulator/quiet"].contains(where: name.contains)
        }.sorted().map { "Fixtures/" + $0 }
            .filter {
                (try? ScenarioDocument.read(file: Fixtures.package.appendingPathComponent($0).path))?.steps.isEmpty
                    == false
            }
    }

    /// All edits are tried when asked for (`UNFOLD_MUTATIONS=1`); else one of so many, another one in each fixture, of
    /// which every third takes part.
    nonisolated static let isWhole = ProcessInfo.processInfo.environment["UNFOLD_MUTATIONS"] != nil
    nonisolated static let stride = isWhole ? 1 : 7

    /// Share of the edits that is reported first.
    nonisolated static let wanted = 0.95

    @Test func theFirstCauseIsTheEdit() throws {
        var tried = 0
        var missed: [String] = []
        var kinds: Set<String> = []
        for (turn, path) in Self.fixtures.enumerated() where Self.isWhole || turn % 3 == 0 {
            let document = try ScenarioDocument.read(file: Fixtures.package.appendingPathComponent(path).path)
            guard let original = document.cells.first else { continue }
            let result = ScenarioRunner.run(original)
            // The same edits are made in short lists.
            let isLong = result.steps.reduce(0) { $0 + $1.rows.count } > 30
            if isLong, !Self.isWhole, !Rounds.areLong { continue }
            let record = try HeightRecord(text: HeightRecord([result]).text, file: "r")
            var mutator = Mutator(original)
            for (index, mutation) in mutator.all().enumerated() where (index + turn) % Self.stride == 0 {
                let result = ScenarioRunner.run(mutation.document)
                let check = RecordCheck([result], recorded: record, mode: .never)
                let file = RunReport.File(path: path, results: [result], check: check)
                guard let first = file.reportedDifferences.first else { continue }
                tried += 1
                kinds.insert(mutation.name)
                let sentence = DifferenceSentence(first, [result])
                let lines =
                    Self.isItself(mutation)
                    ? sentence.kind + "; " + (sentence.causes.first ?? "") : sentence.causes.first ?? sentence.kind
                if !mutation.words.contains(where: lines.contains) {
                    missed.append("\(path): \(mutation.name) \(mutation.words): \(sentence.text): \(sentence.causes)")
                }
            }
        }
        let share = 1 - Double(missed.count) / Double(max(tried, 1))
        if Self.isWhole {
            print(
                "\(tried) edits of \(kinds.count) kinds, first cause right in \(share)\n"
                    + missed.joined(separator: "\n"))
        }
        #expect(kinds.count >= 25, "\(kinds.sorted())")
        #expect(tried >= (Self.isWhole ? 900 : 60), "\(tried)")
        #expect(share >= Self.wanted, "\(share) of \(tried)\n\(missed.joined(separator: "\n"))")
    }

    /// Rows that come, go and move are differences of their own, which need no cause.
    private static func isItself(_ mutation: Mutation) -> Bool {
        ["insert", "duplicate", "delete", "row order", "title of a header"].contains(mutation.name)
    }

    /// A text file is all that is kept of the old scenario, also in a matrix, whose cells share what it said.
    @Test func cellsShareWhatTheScenarioSaid() throws {
        let document = try ScenarioDocument.read(
            file: Fixtures.package.appendingPathComponent("Fixtures/Simulator/cli/check/_inputs/matrix.json").path)
        let record = HeightRecord(document.cells.map { ScenarioRunner.run($0) })
        #expect(record.text.components(separatedBy: "given table").count == 2)
        #expect(try HeightRecord(text: record.text, file: "r") == record)
    }

    /// A step that is put in between moves no record.
    @Test func stepsAreKnownByTheirNames() throws {
        let document = try ScenarioDocument.read(
            file: Fixtures.package.appendingPathComponent("Fixtures/workplace-card.json").path)
        let record = HeightRecord([ScenarioRunner.run(document)])
        var changed = document
        let position = SourcePosition(file: "", line: 1, column: 1)
        changed.steps.insert(
            StepSpec(name: "look", actions: [Steps.update.action(Block(), at: position)], position: position), at: 1)
        let check = RecordCheck([ScenarioRunner.run(changed)], recorded: record, mode: .never)
        #expect(check.differences.map(\.change) == [.notRecorded], "\(check.differences)")
        #expect(check.unused.isEmpty)
    }
}
