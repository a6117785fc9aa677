import XCTest

@testable import NotesApp

/// The app's own tests, as they run in Xcode.
final class NoteCellTests: XCTestCase {
    /// A mock overrides what an extension of the app has.
    private final class Screen: NotesController {
        var loads = 0
        override func showTips() -> Int {
            loads += 1
            return super.showTips()
        }
    }

    /// What an extension of the app adds to UIKit's views.
    private final class Tile: UIView {
        override var rounding: CGFloat {
            get { super.rounding }
            set { super.rounding = newValue * 2 }
        }
    }

    func testAViewOverridesWhatTheAppAdds() {
        let tile: UIView = Tile()
        tile.rounding = 3
        XCTAssertEqual(tile.layer.cornerRadius, 6)
        XCTAssertEqual(UIView().rounding, 0)
    }

    func testADelegateIsToldByItsOptionalMethod() {
        let screen = Screen(style: .plain)
        screen.notes = [NoteViewModel(title: "Groceries", body: "Milk")]
        screen.loadViewIfNeeded()
        let delegate: NoteCellDelegate? = screen
        let table: UITableViewDelegate? = screen
        let cell = NoteCell(style: .default, reuseIdentifier: nil)
        delegate?.noteCellDidToggle?(cell)
        table?.tableView?(screen.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(screen.showTips(), 2)
        XCTAssertEqual(screen.loads, 1)
        XCTAssertEqual(#selector(NoteCell.toggleTapped(_:)), cell.toggleAction)
    }
}
