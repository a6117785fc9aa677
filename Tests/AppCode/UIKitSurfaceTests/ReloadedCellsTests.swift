import Testing
import UIKit

/// Cells that are asked for after `reloadData()`, before the next pass.
@MainActor @Suite struct ReloadedCellsTests {
    private final class Source: NSObject, UITableViewDataSource {
        var texts: [String] = []
        var asked = 0
        var inner: UITableViewCell?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            inner = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }
    }

    private func makeTable() -> (UITableView, Source) {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.estimatedRowHeight = 50
        table.dataSource = source
        return (table, source)
    }

    private func text(_ table: UITableView, _ row: Int) -> String? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
    }

    @Test func reloadedRowsHaveCells() {
        let (table, source) = makeTable()
        table.layoutIfNeeded()
        source.texts = ["one", "two", "three", "four"]
        table.reloadData()
        #expect(source.asked == 0)
        #expect(text(table, 0) == "one" && text(table, 1) == "two")
        // Not on screen, or not there.
        #expect(text(table, 3) == nil && text(table, 9) == nil)
        #expect(source.asked == 2)
        table.layoutIfNeeded()
        #expect(source.asked == 2)
        source.texts = ["five"]
        table.reloadData()
        #expect(table.visibleCells.map(\.textLabel?.text) == ["five"])
        #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
        #expect(source.asked == 3)
        source.texts = ["six", "seven"]
        table.reloadData()
        #expect(table.indexPathsForVisibleRows?.count == 2)
        // Nothing was changed: nothing is asked.
        #expect(text(table, 1) == "seven" && source.asked == 5)
    }

    @Test func aTableThatWasNeverLaidOutHasCellsToo() {
        let (table, source) = makeTable()
        source.texts = ["one"]
        #expect(text(table, 0) == "one")
        let empty = UITableView(frame: .zero)
        #expect(empty.visibleCells.isEmpty && text(empty, 0) == nil)
        // One section without rows, until a data source says otherwise.
        #expect(empty.numberOfSections == 1 && empty.numberOfRows(inSection: 0) == 0)
        final class None: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 0 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        }
        let none = None()
        empty.dataSource = none
        #expect(empty.numberOfSections == 0)
    }
}
