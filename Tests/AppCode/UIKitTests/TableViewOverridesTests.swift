import Foundation
import Testing
import UIKit

/// A table that a test watches, as apps' test doubles do: every method of UIKit's can be overridden, from another
/// module.
private final class WatchedTable: UITableView {
    var calls: [String] = []

    private func note(_ call: String = #function) { calls.append(String(call.prefix { $0 != "(" })) }

    override func reloadData() {
        note()
        super.reloadData()
    }
    override func beginUpdates() {
        note()
        super.beginUpdates()
    }
    override func endUpdates() {
        note()
        super.endUpdates()
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        note()
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note()
        super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note()
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note()
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        note()
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        note()
        super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        note()
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        note()
        super.deselectRow(at: indexPath, animated: animated)
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { stub ?? super.cellForRow(at: indexPath) }
    override var visibleCells: [UITableViewCell] { stub.map { [$0] } ?? super.visibleCells }
    override func rectForRow(at indexPath: IndexPath) -> CGRect {
        stub == nil ? super.rectForRow(at: indexPath) : .zero
    }
    var stub: UITableViewCell?
}

@MainActor private final class Rows: NSObject, UITableViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

@MainActor @Suite struct TableViewOverridesTests {
    private func table(_ rows: Rows) -> WatchedTable {
        let table = WatchedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        table.calls = []
        return table
    }

    @Test func callsAreSeenOnceEach() {
        let rows = Rows()
        let table = table(rows)
        table.performBatchUpdates {
            rows.count = 4
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        // What the table does for itself is not a call of the program's.
        #expect(table.calls == ["performBatchUpdates", "insertRows", "dequeueReusableCell"])
        #expect(table.lastBatchUpdateReport?.rows.count == 4)
        table.calls = []
        rows.count = 3
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        #expect(table.calls == ["deleteRows"])
        table.calls = []
        table.beginUpdates()
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        table.endUpdates()
        #expect(table.calls == ["beginUpdates", "reloadRows", "endUpdates", "dequeueReusableCell"])
    }

    @Test func selectionAndScrolling() {
        let rows = Rows()
        let table = table(rows)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .middle)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
        #expect(table.calls == ["selectRow", "selectRow", "deselectRow", "scrollToRow"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func layoutDoesNotDependOnStubs() {
        let rows = Rows()
        let table = table(rows)
        table.stub = UITableViewCell(style: .default, reuseIdentifier: nil)
        rows.count = 2
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === table.stub)
        table.stub = nil
        #expect(table.visibleCells.map(\.frame.minY) == [0, 50])
        #expect(table.lastBatchUpdateReport?.rows.compactMap(\.frameAfter?.height) == [50, 50])
    }
}
