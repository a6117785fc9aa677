import TestSupport
import Testing
import UIKit
import UnfoldReport
import UnfoldScenario

@testable import UnfoldRecorder

/// What a device prints of conflicts is recorded whole or not at all, and compared with what breaks in the run.
@MainActor struct ConflictLogTests {
    private let message = """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:0x600002 UIView:0x7f82.height == 50   (active)>",
            "<NSLayoutConstraint:0x600003 UIView:0x7f82.height == 60   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600003 UIView:0x7f82.height == 60   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        """

    private func conflicts(_ messages: [String]?, of addresses: Set<String> = ["0x7f82"]) -> [String]? {
        ConflictLog { _ in messages }.conflicts(since: nil, of: addresses)
    }

    @Test func messagesOfTheListAreTaken() {
        #expect(conflicts([message, "The behavior of the flow layout is not defined"]) == [message])
        #expect(conflicts([message], of: ["0x7f8", "0x7f822"]) == [])
        #expect(conflicts([]) == [])
    }

    @Test func whatIsCutOffIsNotCompared() {
        #expect(conflicts(nil) == nil)
        #expect(conflicts([message, String(message.prefix(message.count - 120))]) == nil)
        #expect(conflicts([message.replacing("== 50", with: "<private>")]) == nil)
    }

    @Test func theConstraintThatBreaksIsRead() throws {
        let broken = try #require(PrintedConflict(message).broken)
        #expect(broken.equation?.constant.value == 60)
        #expect(PrintedConflict("Unable to simultaneously satisfy constraints. (").broken == nil)
    }

    /// The conflicts of a run, recorded while it runs, and its replay.
    private func replayed(_ change: @escaping (String) -> String = { $0 }) throws -> Replayed {
        let document = try ScenarioDocument.read(file: Fixtures.path("workplace-card.json"))
        let recording = RunRecording(printing: change)
        _ = ScenarioRunner.run(document.cells[0], observer: recording)
        return try Replayed(try #require(recording.recorder))
    }

    @Test func conflictsOfARecordingAreCompared() throws {
        let same = try replayed().check
        #expect(same.equalConflicts == 1 && same.uncomparedConflicts == 0)
        #expect(same.conflictDifferences == [], "\(same.conflictDifferences)")
        let other = try replayed { text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let listed = lines.first { $0.contains("NSLayoutConstraint") }!
            let first = listed.trimmingCharacters(in: CharacterSet(charactersIn: " ,")).dropFirst().dropLast()
            let broken = lines.firstIndex { $0.hasPrefix("<NSLayoutConstraint") }!
            return (lines[..<broken] + [first] + lines[(broken + 1)...]).joined(separator: "\n")
        }.check
        #expect(other.conflictDifferences.count == 2 && other.equalConflicts == 0 && !other.passed)
        let silent = try replayed { _ in "" }.check
        #expect(silent.conflictDifferences.map(\.device) == [nil])
        let cut = try replayed { String($0.prefix(200)) }.check
        #expect(cut.uncomparedConflicts == 1 && cut.conflictDifferences == [])
    }

    @Test func redactedRecordsHaveNoMessages() throws {
        let table = RandomTable(seed: 2)
        let recorder = TableRecorder(table.view)
        recorder.conflictLog = ConflictLog { _ in [] }
        #expect(recorder.stepRecords.map(\.conflicts) == [[]])
        recorder.redactTexts = true
        #expect(recorder.stepRecords.map(\.conflicts) == [nil])
    }
}
