import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldCollectionLayout

/// As the tests of that name of views and controllers, for those of tables and collections.
@MainActor @Suite struct RuntimeListInitializerTests {
    private let name = String(repeating: "a name that fits no register ", count: 4)

    private final class Cell: UITableViewCell {
        var made: [String] = []
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            made = ["\(style.rawValue)", reuseIdentifier ?? "none"]
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Header: UITableViewHeaderFooterView { var texts = ["header"] }
    private final class Table: UITableView { var texts = ["table"] }
    private final class TablePage: UITableViewController { var texts = ["page"] }
    private final class Grid: UICollectionView { var texts = ["grid"] }
    private final class GridPage: UICollectionViewController { var texts = ["page"] }

    @Test func cellsAndHeadersOwnTheirIdentifier() {
        weak var gone: UIView?
        do {
            let type: UITableViewCell.Type = Cell.self
            let cell = ObjectiveCMessages.make(type, style: .subtitle, reuseIdentifier: name + "!")
            #expect((cell as? Cell)?.made == ["3", name + "!"])
            #expect(cell.reuseIdentifier == name + "!")
            let header = ObjectiveCMessages.make(Header.self, reuseIdentifier: name + "?")
            #expect(header.reuseIdentifier == name + "?")
            #expect(header.texts == ["header"])
            #expect(ObjectiveCMessages.make(nil as Cell.Type?, style: .default, reuseIdentifier: nil) == nil)
            gone = cell
        }
        #expect(gone == nil)
    }

    @Test func tablesAndGridsAreOfTheClassItself() {
        weak var goneTable: UIView?
        weak var goneLayout: UICollectionViewLayout?
        do {
            let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            let table = ObjectiveCMessages.make(Table.self, frame: frame, style: .grouped)
            #expect(table.style == .grouped)
            #expect(table.texts == ["table"])
            #expect(table.frame == frame)
            let layout = UICollectionViewFlowLayout()
            let grid = ObjectiveCMessages.make(Grid.self, frame: frame, collectionViewLayout: layout)
            #expect(grid.collectionViewLayout === layout)
            #expect(grid.texts == ["grid"])
            (goneTable, goneLayout) = (table, layout)
        }
        #expect(goneTable == nil)
        #expect(goneLayout == nil)
    }

    @Test func controllersAreOfTheClassItself() {
        let page = ObjectiveCMessages.make(TablePage.self, style: .insetGrouped)
        #expect(page.texts == ["page"])
        #expect(page.tableView.style == .insetGrouped)
        let layout = UICollectionViewFlowLayout()
        let grid = ObjectiveCMessages.make(GridPage.self, collectionViewLayout: layout)
        #expect(grid.texts == ["page"])
        #expect(grid.collectionViewLayout === layout)
    }
}
