import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout
import UnfoldScenario
import UnfoldTableLayout

@testable import UnfoldTesting

@MainActor @Suite struct SnapshotTests {
    /// A test's file would be in the folder.
    private func expect(_ view: UIView, _ name: String, in folder: TemporaryFolder, _ mode: RecordMode) -> [String] {
        let issues = IssueLog()
        withKnownIssue(isIntermittent: true) {
            let location = ExpectationLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
            SnapshotCheck(folder: folder.path, mode: mode, location).run(view, name, .error)
        } matching: {
            issues.note($0)
        }
        return issues.texts
    }

    @Test func aViewIsRecordedAndCompared() throws {
        let folder = try TemporaryFolder()
        let table = GrowingTable()
        let cell = try #require(table.view.visibleCells.first as? GrowingCell)
        cell.box.backgroundColor = .systemRed
        #expect(expect(cell, "row", in: folder, .never).map { $0.contains("row.svg: not recorded") } == [true])
        #expect(expect(cell, "row", in: folder, .missing).map { $0.contains("recorded: ") } == [true])
        #expect(expect(cell, "row", in: folder, .missing) == [])
        table.grow(row: 0, to: 90)
        let issues = expect(cell, "row", in: folder, .missing)
        #expect(issues.contains { $0.contains("row.svg: box is 320 x 90, was 320 x 60") }, "\(issues)")
        #expect(expect(cell, "row", in: folder, .failed).count == 1)
        #expect(expect(cell, "row", in: folder, .never) == [])
        // What is left out is said with a picture that is new or another one, and no more then.
        cell.contentView.addSubview(UIVisualEffectView(effect: nil))
        let effect = expect(cell, "effect", in: folder, .missing)
        #expect(effect.contains { $0.hasPrefix("not drawn: visual effect of ") }, "\(effect)")
        #expect(expect(cell, "effect", in: folder, .missing) == [])
        #expect(expect(UIView(), "empty", in: folder, .all).map { $0.contains("the view has no size") } == [true])
    }
}
