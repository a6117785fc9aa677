import Foundation
import Testing
import UIKit

/// Taps of a test's, where several rows may be selected and while a table is edited.
@MainActor @Suite struct TapTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        var keeps: IndexPath?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            calls.append("down \(tableView.cellForRow(at: indexPath)?.isHighlighted == true)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { calls.append("up") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("did \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath == keeps ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("out \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("accessory \(indexPath.row)")
        }
    }

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        return table
    }

    private func tap(_ table: UITableView, _ rows: Int...) -> [Bool] {
        rows.map { table.simulateTap(onRowAt: IndexPath(row: $0, section: 0)) }
    }

    @Test func aCellThatTakesNoTouchesIsNotTapped() {
        let rows = Rows()
        let table = table(rows)
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.isUserInteractionEnabled = false
        #expect(tap(table, 1, 2) == [false, true] && rows.calls == ["down true", "up", "did 2"])
        for row in [1, 2] { table.simulateAccessoryTap(onRowAt: IndexPath(row: row, section: 0)) }
        #expect(rows.calls.suffix(2) == ["did 2", "accessory 2"])
    }

    @Test func ofSeveralSelectedRowsATapDeselectsOne() {
        let rows = Rows()
        let table = table(rows)
        table.allowsMultipleSelection = true
        #expect(tap(table, 0, 2, 0) == [true, true, true])
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        #expect(rows.calls == ["down true", "up", "did 0", "down true", "up", "did 2", "down true", "up", "out 0"])
        rows.keeps = IndexPath(row: 2, section: 0)
        #expect(tap(table, 2) == [false])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    }

    @Test func aTapOnTheOneSelectedRowSelectsItAgain() {
        let rows = Rows()
        #expect(tap(table(rows), 1, 1) == [true, true])
        #expect(rows.calls.filter { $0.hasPrefix("did") || $0.hasPrefix("out") } == ["did 1", "did 1"])
    }

    @Test func anEditedTableHasSettingsOfItsOwn() {
        let rows = Rows()
        let table = table(rows)
        table.isEditing = true
        #expect(tap(table, 0) == [false])
        table.allowsSelectionDuringEditing = true
        #expect(tap(table, 0, 1) == [true, true])
        #expect(table.indexPathsForSelectedRows?.count == 1)
        table.allowsMultipleSelectionDuringEditing = true
        #expect(tap(table, 3) == [true])
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    }
}
