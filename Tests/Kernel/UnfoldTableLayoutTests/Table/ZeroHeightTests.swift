import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Tables that were never given a size, as tests of apps make them.
@MainActor @Suite(.ownSettings) struct ZeroHeightTests {
    @Test func whoAsksForCellsGetsTheFirst() throws {
        try inEnvironment {
            var asked: [Int] = []
            let source = ClosureSource(5) { table, path in
                asked.append(path.row)
                return table.dequeueReusableCell(withIdentifier: "fixed", for: path)
            }
            let table = UITableView()
            table.register(FixedCell.self, forCellReuseIdentifier: "fixed")
            table.dataSource = source
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.numberOfRows(inSection: 0) == 5)
            #expect(asked.isEmpty, "a pass shows nothing")

            let first = try #require(table.cellForRow(at: .row(0)))
            #expect(table.visibleCells == [first])
            #expect(table.indexPathsForVisibleRows == [.row(0)])
            #expect(table.cellForRow(at: .row(1)) == nil)
            #expect(asked == [0])
            table.setNeedsLayout()
            table.layoutIfNeeded()
            #expect(table.visibleCells == [first], "it stays")

            // The cell comes back from the pool.
            table.reloadData()
            #expect(table.visibleCells.first === first)

            table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 5)
            table.frame.size.height = 0
            table.layoutIfNeeded()
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.displayed.isEmpty)
            #expect(table.visibleCells.count == 1)
        }
    }

    private final class CountingTable: UITableView {
        var sizings = 0
        override var contentSize: CGSize { didSet { sizings += 1 } }
    }

    /// Each layout of rows sets the content size.
    @Test func whoAsksAgainLaysNothingOut() {
        inEnvironment {
            let source = ClosureSource(0) { _, _ in UITableViewCell() }
            let table = CountingTable()
            table.dataSource = source
            table.layoutIfNeeded()
            #expect(table.visibleCells.isEmpty)
            let before = table.sizings
            for _ in 0..<5 { #expect(table.visibleCells.isEmpty && table.indexPathsForVisibleRows == []) }
            #expect(table.sizings == before)
            source.count = 3
            table.reloadData()
            #expect(table.visibleCells.count == 1)
        }
    }

    /// Apps take the height of a fresh cell for the standard one.
    @Test func cellsAreMadeOfTheStandardSize() {
        let standard = CGRect(x: 0, y: 0, width: 320, height: 44)
        #expect(UITableViewCell().frame == standard)
        #expect(UITableViewCell(frame: .zero).frame == standard)
        #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).frame == standard)
        let own = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UITableViewCell(frame: own).frame == own)
    }
}
