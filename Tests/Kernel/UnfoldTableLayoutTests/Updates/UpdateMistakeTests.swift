import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Updates that do not add up: UIKit's texts (facts D9), after which the table is as before.
@MainActor @Suite(.ownSettings) struct UpdateMistakeTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        var name: String
        var testDescription: String { name }
        /// Row counts after the update; before it they are 2 and 3.
        var after: [Int]
        var text: String
        var update: @MainActor @Sendable (UITableView) -> Void
    }

    private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    nonisolated static let mistakes: [Mistake] = [
        Mistake(
            name: "too many sections", after: [2, 3, 1],
            text:
                "Invalid update: invalid number of sections.  The number of sections contained in the table view after "
                + "the update (3) must be equal to the number of sections contained in the table view before the update "
                + "(2), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).",
            update: { _ in }),
        Mistake(
            name: "section forgotten", after: [2],
            text:
                "Invalid update: invalid number of sections.  The number of sections contained in the table view after "
                + "the update (1) must be equal to the number of sections contained in the table view before the update "
                + "(2), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).",
            update: { $0.insertSections([0], with: .none) }),
        Mistake(
            name: "rows in and out", after: [3, 3],
            text: "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
                + "section after the update (3) must be equal to the number of rows contained in that section before the "
                + "update (2), plus or minus the number of rows inserted or deleted from that section (1 inserted, 1 "
                + "deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 1 moved "
                + "out).",
            update: {
                $0.reloadRows(at: [path(0)], with: .none)
                $0.moveRow(at: path(1), to: path(0, 1))
            }),
        Mistake(
            name: "rows in a moved section", after: [3, 3],
            text: "Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing "
                + "section after the update (3) must be equal to the number of rows contained in that section before the "
                + "update (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, 0 "
                + "deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved "
                + "out).",
            update: { $0.moveSection(1, toSection: 0) }),
        Mistake(
            name: "delete beyond", after: [2, 3],
            text: "attempt to delete row 7 from section 1 which only contains 3 rows before the update",
            update: { $0.deleteRows(at: [path(7, 1)], with: .none) }),
        Mistake(
            name: "delete in no section", after: [2, 3],
            text: "attempt to delete row 0 from section 4, but there are only 2 sections before the update",
            update: { $0.deleteRows(at: [path(0, 4)], with: .none) }),
        Mistake(
            name: "insert beyond", after: [3, 3],
            text: "attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the update",
            update: { $0.insertRows(at: [path(9)], with: .none) }),
        Mistake(
            name: "insert into no section", after: [2, 3],
            text: "attempt to insert row 0 into section 2, but there are only 2 sections after the update",
            update: { $0.insertRows(at: [path(0, 2)], with: .none) }),
        Mistake(
            name: "delete no section", after: [2, 3],
            text: "attempt to delete section 5, but there are only 2 sections before the update",
            update: { $0.deleteSections([5], with: .none) }),
        Mistake(
            name: "insert no section", after: [2, 3],
            text: "attempt to insert section 5 but there are only 2 sections after the update",
            update: { $0.insertSections([5], with: .none) }),
        Mistake(
            name: "move to an inserted row", after: [3, 3],
            text: "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})",
            update: {
                $0.insertRows(at: [path(0)], with: .none)
                $0.moveRow(at: path(1), to: path(0))
            }),
        Mistake(
            name: "move a deleted row", after: [1, 3],
            text: "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})",
            update: {
                $0.deleteRows(at: [path(1)], with: .none)
                $0.moveRow(at: path(1), to: path(0))
            }),
        Mistake(
            name: "move a deleted section", after: [3],
            text: "attempt to perform a delete and a move from the same section (0)",
            update: {
                $0.deleteSections([0], with: .none)
                $0.moveSection(0, toSection: 0)
            }),
    ]

    @Test(arguments: mistakes) func mistakesAreReportedInUIKitsWordsAndChangeNothing(_ mistake: Mistake) {
        let source = source()
        let table = UITableView.forTests(source)
        let before = (table.allPaths, table.visibleCells.map(\.frame), table.contentSize)
        var raised: [UIKitException] = []
        var isDone: Bool?
        source.sections = mistake.after.map { count in
            .init(id: 0, rows: (0..<count).map { .init(id: $0, height: 99) })
        }
        UIKitExceptions.withHandler({ raised.append($0) }) {
            table.performBatchUpdates({ mistake.update(table) }, completion: { isDone = $0 })
        }
        #expect(raised.map(\.reason) == [mistake.text])
        #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(isDone == false)
        #expect(table.allPaths == before.0 && table.visibleCells.map(\.frame) == before.1)
        #expect(table.contentSize == before.2 && table.batchUpdateReports.isEmpty)
        #expect(!table.hasUncommittedUpdates)
        // The next update that adds up to what the table knows is carried out.
        source.sections = self.source().sections
        table.performBatchUpdates({
            source.sections[0].rows.remove(at: 0)
            table.deleteRows(at: [Self.path(0)], with: .none)
        })
        #expect(table.allPaths.map(\.count) == [1, 3])
    }

    /// The newer text (facts D9.3, D9.4): deletions, insertions, moves, tabs and commas.
    @Test func newerReleasesListTheUpdates() {
        let saved = LayoutEnvironment.current
        defer { LayoutEnvironment.current = saved }
        LayoutEnvironment.current.generation = .ios26
        let source = source()
        let table = UITableView.forTests(source)
        var raised: [String] = []
        UIKitExceptions.withHandler({ raised.append($0.reason) }) {
            // The data source did not change: the sentence.
            table.deleteRows(at: [Self.path(0)], with: .none)
            source.sections[0].rows = []
            table.performBatchUpdates({
                table.deleteRows(at: [Self.path(1)], with: .none)
                table.reloadRows(at: [Self.path(0, 1)], with: .none)
            })
        }
        #expect(raised.count == 2)
        #expect(raised[0].hasPrefix("Invalid update: invalid number of rows in section 0.  The number of rows"))
        #expect(raised[0].hasSuffix("(0 moved in, 0 moved out). Table view: \(table.description)"))
        let list =
            "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and "
            + "after performing the batch updates are inconsistent with the updates.\n"
            + "Data source before updates = { 2 sections with row counts: [2, 3] }\n"
            + "Data source after updates = { 2 sections with row counts: [0, 3] }\n"
            + "Updates = [\n\tDelete row (0 - 1),\n\tDelete row (1 - 0),\n\tInsert row (1 - 0)\n]\n"
            + "Table view: \(table.description)"
        #expect(raised[1] == list)
        table.inconsistencyText = .sentence
        UIKitExceptions.withHandler({ raised.append($0.reason) }) { table.performBatchUpdates(nil) }
        #expect(raised[2].hasPrefix("Invalid update: invalid number of rows in section 0."))
    }

    @Test func redundantRowEditsInSectionsThatGoOrCome() {
        let source = source()
        let table = UITableView.forTests(source)
        source.sections = [.init(id: 9, rows: [.init(id: 90, height: 33)]), source.sections[0]]
        table.performBatchUpdates({
            table.deleteSections([1], with: .none)
            table.deleteRows(at: [Self.path(2, 1)], with: .none)
            table.insertSections([0], with: .none)
            table.insertRows(at: [Self.path(0)], with: .none)
        })
        #expect(table.visibleCells.map(\.tag) == [90, 0, 1])
        let report = table.lastBatchUpdateReport
        #expect(report?.insertedSections == [0] && report?.deletedSections == [1])
        #expect(report?.rows.map(\.change) == [.inserted, .kept, .kept, .deleted, .deleted, .deleted])
    }

    /// The outermost end commits; completions come after it, in order (fact D8.3).
    @Test func nestedUpdatesCommitOnce() {
        let source = source()
        let table = UITableView.forTests(source)
        var log: [String] = []
        table.beginUpdates()
        table.performBatchUpdates(
            {
                source.sections[0].rows.removeFirst()
                table.deleteRows(at: [Self.path(0)], with: .none)
                #expect(table.numberOfRows(inSection: 0) == 2 && table.hasUncommittedUpdates)
            }, completion: { log.append("inner \($0)") })
        #expect(log.isEmpty)
        table.performBatchUpdates(nil, completion: { log.append("second \($0)") })
        table.endUpdates()
        #expect(log == ["inner true", "second true"])
        #expect(table.batchUpdateReports.count == 1 && table.numberOfRows(inSection: 0) == 1)
        table.endUpdates()
        #expect(table.batchUpdateReports.count == 1)
    }

    private func source() -> SectionedSource {
        SectionedSource([
            .init(id: 100, rows: [.init(id: 0, height: 40), .init(id: 1, height: 50)]),
            .init(id: 101, rows: (10..<13).map { .init(id: $0, height: 60) }),
        ])
    }
}
