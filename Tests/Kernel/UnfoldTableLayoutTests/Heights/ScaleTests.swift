import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// A million rows: work is counted, not timed.
@MainActor @Suite(.ownSettings) struct ScaleTests {
    final class Million: UITableViewDataSource {
        var counts = [400_000, 600_000]
        var cellsAsked = 0
        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cellsAsked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! FixedCell
            cell.box.constant = 60
            return cell
        }
    }

    @Test func aMillionRows() {
        inEnvironment {
            let source = Million()
            let table = UITableView.forTests(source, height: 600)
            #expect(table.measureCount == 10 && source.cellsAsked == 10)
            #expect(table.contentSize.height == CGFloat(600 + 999_990 * 44))
            // Anywhere at once.
            for row in [599_999, 3, 300_000] {
                let before = (table.measureCount, source.cellsAsked)
                table.scrollToRow(at: .row(row, 1), at: .middle, animated: false)
                #expect(table.cellForRow(at: .row(row, 1)) != nil)
                #expect(table.measureCount - before.0 <= 40 && source.cellsAsked - before.1 <= 40)
                #expect(table.visibleCells.count <= 15)
                #expect(table.visibleCells.compactMap { table.indexPath(for: $0) } == table.indexPathsForVisibleRows)
            }
            // A batch costs its edits and what is on screen: 300 edits, 30 rows in the report next to them.
            let measures = table.measureCount
            let deleted = (0..<100).map { IndexPath(row: $0 * 7, section: 0) }
            let inserted = (0..<100).map { IndexPath(row: $0 * 11 + 1, section: 0) }
            table.performBatchUpdates({
                table.deleteRows(at: deleted, with: .none)
                table.insertRows(at: inserted, with: .none)
                for row in 0..<100 {
                    table.moveRow(at: .row(590_000 + row, 1), to: .row(500_000 - row, 1))
                }
            })
            let report = table.lastBatchUpdateReport!
            #expect(report.rows.count >= 300 && report.rows.count <= 330)
            #expect(table.measureCount - measures <= 20)
            #expect(table.numberOfRows(inSection: 0) == 400_000)
            // A section goes with all its rows; the other stays on screen.
            let ids = table.visibleCells.map { ObjectIdentifier($0) }
            source.counts = [600_000]
            table.deleteSections([0], with: .none)
            #expect(table.numberOfSections == 1 && table.visibleCells.count >= ids.count - 1)
            #expect((table.lastBatchUpdateReport?.rows.count ?? 0) <= 40)
        }
    }

    /// 40 bytes a row, and no more than a few numbers for where heights come from.
    @Test func memoryOfARow() {
        inEnvironment {
            let source = Million()
            let table = UITableView.forTests(source, height: 600)
            #expect(MemoryLayout<OffsetForest.Node>.stride == 40)
            #expect(table.rows.forest.nodes.count == 1_000_001)
            #expect(table.rows.forest.nodes.capacity * 40 <= 64 * 1_000_000)
            #expect(table.origins.count <= 3 && table.displayed.count == 10)
        }
    }

    /// Many sections are no worse than many rows.
    @Test func manySections() {
        inEnvironment {
            let source = Million()
            source.counts = Array(repeating: 3, count: 20_000)
            let table = UITableView.forTests(source, height: 600)
            #expect(table.measureCount == 10)
            table.scrollToRow(at: .row(1, 15_000), at: .top, animated: false)
            #expect(table.indexPathsForVisibleRows?.first == .row(1, 15_000))
            source.counts.remove(at: 4)
            source.counts.append(5)
            table.performBatchUpdates({
                table.deleteSections([4], with: .none)
                table.insertSections([19_999], with: .none)
            })
            // The offset stays; the rows above lost 132 points.
            #expect(table.indexPathsForVisibleRows?.first == .row(0, 15_000))
            #expect(table.numberOfRows(inSection: 19_999) == 5)
        }
    }
}
