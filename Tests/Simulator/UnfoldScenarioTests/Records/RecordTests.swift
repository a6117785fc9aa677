import Foundation
import TestSupport
import Testing

@testable import UnfoldScenario

/// Records: written, read back, compared.
@MainActor @Suite struct RecordTests {
    private func results(_ name: String) throws -> [ScenarioResult] {
        try ScenarioDocument.read(file: Fixtures.path(name)).cells.map(ScenarioRunner.run)
    }

    private func row(_ id: String, _ height: Double, _ facts: [RowFact] = []) -> HeightRecord.Row {
        .init(id: id, height: height, origin: .measured, facts: facts)
    }

    private func section(
        _ index: Int, _ rows: [HeightRecord.Row], cell: String? = nil, events: [HeightRecord.Event] = [],
        traits: [ScenarioTrait] = []
    ) -> HeightRecord.Section {
        .init(
            key: .init(cell: cell, index: index, step: "step \(index)"), traits: traits,
            contentHeight: rows.reduce(0) { $0 + $1.height }, rows: rows, events: events)
    }

    // MARK: Text

    @Test(arguments: [
        "workplace-card.json", "Simulator/scenario/five-cards.json", "Simulator/scenario/cards/priority-250.json",
    ])
    func recordsReadBackAsTheyWereWritten(_ name: String) throws {
        let record = HeightRecord(try results(name))
        #expect(!record.sections.isEmpty)
        #expect(try HeightRecord(text: record.text, file: "r.heights") == record)
    }

    @Test func oddNamesAndNumbersReadBack() throws {
        let odd = ["", " ", "a b", "\"", "\\", "a\nb", "tab\t", "=:", "row", "é漢", "\u{0}", "x=y:z", "12"]
        let numbers = [0, -0.5, 44.333333333333336, 1e-9, 123_456_789.125, 1e7]
        let record = HeightRecord(sections: [
            .init(
                key: .init(cell: "iPhone 15, large", index: 3, step: "a \"step\""),
                traits: [.init(name: "width", value: "390"), .init(name: "odd one", value: "=")],
                contentHeight: 1.0 / 3,
                rows: zip(odd, numbers + numbers + [1]).map { id, height in
                    row(
                        id, height,
                        [.init(kind: .lines, view: id, value: 2), .init(kind: .height, view: id, value: height)])
                },
                events: odd.map { .init(kind: .conflict, row: $0, detail: $0) }),
            section(0, [row("a", 1)], cell: nil),
        ])
        let text = record.text
        #expect(try HeightRecord(text: text, file: "r") == record, "\(text)")
    }

    @Test func theTextIsOneLineARow() throws {
        let text = HeightRecord(try results("Simulator/scenario/five-cards.json")).text
        #expect(text.hasPrefix("unfold heights 4\n\ngiven table "))
        #expect(text.contains("\n\nstep 0 load\n"))
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("  row ") }.count == 20)
        #expect(text.contains("\n  row cafe 147 "))
    }

    @Test(arguments: [
        ("", 1), ("unfold heights 5\n", 1), ("unfold heights 1\nrow a 1\n", 2), ("unfold heights 1\nstep x a\n", 2),
        ("unfold heights 1\nstep 0 a\n  row a\n", 3), ("unfold heights 1\nstep 0 a\n  row a nan\n", 3),
        ("unfold heights 1\nstep 0 a\n  row \"a 1\n", 3), ("unfold heights 1\nstep 0 a\n  row a 1 lines:b\n", 3),
        ("unfold heights 1\nstep 0 a\n  what a\n", 3), ("unfold heights 1\nstep 0 a\n  content inf\n", 3),
    ])
    func brokenRecordsAreErrorsWithALine(_ text: String, _ line: Int) {
        do {
            _ = try HeightRecord(text: text, file: "r.heights")
            Issue.record("accepted: \(text)")
        } catch {
            #expect(error.errors.first?.position.line == line, "\(error)")
        }
    }

    // MARK: Comparing

    @Test func theSameRunDiffersInNothing() throws {
        let record = HeightRecord(try results("workplace-card.json"))
        #expect(HeightRecord(try results("workplace-card.json")).differences(from: record).isEmpty)
    }

    @Test func rowsThatChangeComeGoAndMove() {
        let expected = HeightRecord(sections: [section(0, [row("a", 10), row("b", 20), row("c", 30), row("d", 40)])])
        let actual = HeightRecord(sections: [section(0, [row("new", 5), row("a", 10), row("d", 40), row("c", 31)])])
        let found = actual.differences(from: expected).map(\.change)
        #expect(
            found == [
                .removedRow(row: "b", expected: 20), .addedRow(row: "new", actual: 5),
                .movedRow(row: "d", expected: 3, actual: 2),
                .height(row: "c", expected: 30, actual: 31), .movedRow(row: "c", expected: 2, actual: 3),
            ], "\(found)")
    }

    @Test func theSmallestDifferenceCounts() {
        let expected = HeightRecord(sections: [section(0, [row("a", 44.333333333333336)])])
        let actual = HeightRecord(sections: [section(0, [row("a", 44.33333333333333)])])
        #expect(
            actual.differences(from: expected).map(\.change) == [
                .height(row: "a", expected: 44.333333333333336, actual: 44.33333333333333)
            ])
    }

    /// By code, row and views; before version 4 by the code, and notes like the others.
    @Test func findingsAreComparedByWhatTheyAreAbout() {
        func event(_ row: String, _ ids: [String]) -> HeightRecord.Event {
            .init(kind: .finding, row: row, detail: "zero-size", ids: ids)
        }
        var run = HeightRecord(sections: [section(0, [row("a", 10)], events: [event("a", ["title"])])])
        run.sections[0].notes = [.init(kind: .finding, row: "a", detail: "fractional-height")]
        func changes(_ events: [HeightRecord.Event], version: Int) -> [RecordDifference.Change] {
            var recorded = HeightRecord(sections: [section(0, [row("a", 10)], events: events)])
            recorded.sections[0].version = version
            return run.differences(from: recorded).map(\.change)
        }
        #expect(changes([event("a", ["title"])], version: 4).isEmpty)
        for other in [event("a", ["body"]), event("b", ["title"])] {
            #expect(changes([other], version: 4) == [.newEvent(event("a", ["title"])), .goneEvent(other)])
        }
        let old = [event("", []), .init(kind: .finding, row: "", detail: "fractional-height")]
        #expect(changes(old, version: 3).isEmpty)
        #expect(changes([old[0]], version: 3) == [.newEvent(old[1])])
    }

    @Test func eventsAreCountedAndCausesAreNamed() {
        let broken = HeightRecord.Event(kind: .conflict, row: "a", detail: "h")
        let lost = HeightRecord.Event(kind: .unsatisfied, row: "a", detail: "w")
        let wide = [ScenarioTrait(name: "width", value: "390")]
        let narrow = [ScenarioTrait(name: "width", value: "320")]
        let expected = HeightRecord(sections: [
            section(
                0,
                [
                    row(
                        "a", 10,
                        [
                            .init(kind: .lines, view: "title", value: 1),
                            .init(kind: .height, view: "title", value: 20),
                            .init(kind: .hidden, view: "badge", value: 1), .init(kind: .height, view: "icon", value: 8),
                        ])
                ], events: [lost], traits: wide)
        ])
        let actual = HeightRecord(sections: [
            section(
                0,
                [
                    row(
                        "a", 30,
                        [
                            .init(kind: .lines, view: "title", value: 2),
                            .init(kind: .height, view: "title", value: 41),
                            .init(kind: .height, view: "badge", value: 9),
                            .init(kind: .height, view: "icon", value: 12),
                        ])
                ], events: [broken, broken], traits: narrow)
        ])
        let found = actual.differences(from: expected)
        #expect(
            found.first?.causes == [
                .trait(name: "width", expected: "390", actual: "320"), .broken(constraint: "h"),
                .broken(constraint: "h"),
                .nowSatisfied(constraint: "w"), .shown(view: "badge"), .lines(view: "title", expected: 1, actual: 2),
                .viewHeight(view: "icon", expected: 8, actual: 12),
            ], "\(found.first?.causes ?? [])")
        #expect(found.dropFirst().map(\.change) == [.newEvent(broken), .newEvent(broken), .goneEvent(lost)])
    }

    // MARK: Modes

    nonisolated static let modes: [(RecordMode, differences: Int, recorded: [Int], first: Double)] = [
        (.missing, 1, [2], 10), (.failed, 0, [0, 2], 11), (.all, 0, [0, 2], 11), (.never, 2, [], 10),
    ]

    /// Step 0 differs, step 1 is the same, step 2 is new, step 3 is recorded and gone.
    @Test(arguments: modes) func modesWriteWhatTheySay(
        _ mode: RecordMode, _ differences: Int, _ recorded: [Int], _ first: Double
    ) {
        func result(_ heights: [Double]) -> ScenarioResult {
            var result = ScenarioResult(name: "s", file: "s.json")
            for (index, height) in heights.enumerated() {
                var step = StepResult(
                    index: index, name: "step \(index)", position: .init(file: "", line: 1, column: 1))
                step.rows = [
                    .init(id: "a", section: 0, row: 0, height: height, contentViewHeight: height, source: .measured)
                ]
                step.contentHeight = height
                result.steps.append(step)
            }
            return result
        }
        let before = HeightRecord(sections: [
            section(0, [row("a", 10)]), section(1, [row("a", 20)]), section(3, [row("a", 9)]),
        ])
        let check = RecordCheck([result([11, 20, 30])], recorded: before, mode: mode)
        #expect(check.differences.count == differences, "\(check.differences)")
        #expect(check.recorded.map(\.index) == recorded)
        #expect(check.unused.map(\.index) == [3])
        #expect(check.record.sections.first?.rows.first?.height == first)
        #expect(check.record.sections.last?.key.index == 3)
        #expect(!check.recordWithoutUnused.sections.contains { $0.key.index == 3 })
        #expect(!check.passed)
        let again = RecordCheck([result([11, 20, 30])], recorded: check.record, mode: mode)
        #expect(again.passed == (mode == .failed || mode == .all))
        #expect(RecordCheck([result([11])], recorded: before, mode: mode, isWholeRun: false).unused.isEmpty)
    }

    @Test(arguments: RecordMode.allCases) func nothingLoosensContinuousIntegration(_ mode: RecordMode) {
        #expect(RecordMode.effective(mode, environment: [:]) == mode)
        #expect(RecordMode.effective(mode, environment: ["CI": ""]) == mode)
        for value in ["1", "true", "false", "0"] {
            #expect(RecordMode.effective(mode, environment: ["CI": value]) == .never)
        }
        #expect(RecordMode.effective(mode, environment: ["TF_BUILD": "True"]) == .never)
    }

    // MARK: Files

    @Test func filesAreWrittenReadAndFoundWhenTheirScenarioIsGone() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let scenario = folder.appendingPathComponent("card.json").path
        try "{}".write(toFile: scenario, atomically: true, encoding: .utf8)
        let path = RecordFile.path(forScenario: scenario)
        #expect(path.hasSuffix("/card.heights"))
        #expect(try RecordFile.read(path) == nil)
        let record = HeightRecord(sections: [section(0, [row("a", 1)])])
        try RecordFile.write(record, to: path)
        #expect(try RecordFile.read(path) == record)
        #expect(RecordFile.orphans(beside: [scenario]).isEmpty)
        try RecordFile.write(record, to: folder.appendingPathComponent("old.heights").path)
        #expect(RecordFile.orphans(beside: [scenario]).map { ($0 as NSString).lastPathComponent } == ["old.heights"])
        try RecordFile.write(HeightRecord(), to: path)
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
