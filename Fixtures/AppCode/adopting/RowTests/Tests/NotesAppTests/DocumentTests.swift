import Testing
import UIKit

@testable import NotesApp

/// Cells and screens that come from the app's `.xib` and `.storyboard` files.
@MainActor @Suite struct DocumentTests {
    private func show(_ controller: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.layoutIfNeeded()
    }

    private func height(_ row: Int, of table: UITableView) -> CGFloat {
        table.rectForRow(at: IndexPath(row: row, section: 0)).height
    }

    @Test func aCellOfAXibFoldsItsDetail() throws {
        let controller = TasksController()
        show(controller)
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TaskCell)
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(cell.detailLabel.accessibilityIdentifier == "detail")
        #expect(cell.lines.map(\.numberOfLines) == [0, 0])
        #expect(cell.moreButton.layer.cornerRadius == 6)
        #expect(abs(height(0, of: table) - (12 + line + 8 + 12)) < 1)

        cell.moreButton.sendActions(for: .touchUpInside)
        #expect(cell.isExpanded)
        let expanded = height(0, of: table)
        #expect(expanded > 12 + line + 8 + 12 + UIFont.systemFont(ofSize: 15).lineHeight)
        #expect(height(1, of: table) < expanded)
        cell.moreButton.sendActions(for: .touchUpInside)
        #expect(abs(height(0, of: table) - (12 + line + 8 + 12)) < 1)
    }

    @Test func aRecognizerOfAXibSendsItsAction() throws {
        let cell = try #require(TaskCell.nib.instantiate(withOwner: nil).first as? TaskCell)
        let recognizer = try #require(cell.lines[0].gestureRecognizers?.first as? UILongPressGestureRecognizer)
        recognizer.simulate()
        #expect(cell.detailLabel.text == "held")
        #expect(cell.reuseIdentifier == "TaskCell")
        #expect(cell.selectionStyle == .none)
    }

    @Test func aControllersXibIsFoundByItsClass() throws {
        let controller = TasksController()
        show(controller)
        #expect(controller.view.subviews.count == 2)
        #expect(controller.tableView.dataSource === controller)
        #expect(abs(controller.tableView.frame.minY - 24 - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
    }

    @Test func prototypesOfAStoryboardAreDequeued() throws {
        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
        let controller = try #require(storyboard.instantiateInitialViewController() as? SettingsController)
        #expect(controller.storyboard === storyboard)
        show(controller)
        let table = try #require(controller.tableView)
        #expect(controller.banner === table.tableHeaderView)
        #expect(table.dataSource === controller)
        let folded = height(1, of: table)
        #expect(abs(folded - 20 - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
        controller.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(abs(height(1, of: table) - folded - 4 - UIFont.systemFont(ofSize: 13).lineHeight) < 1)
        #expect(height(0, of: table) == folded)
    }

    @Test func objectsThatAreNoViewsAreMadeAndKept() throws {
        let storyboard = UIStoryboard(name: "Settings", bundle: nil)
        let controller = try #require(storyboard.instantiateInitialViewController() as? SettingsController)
        show(controller)
        #expect(controller.counter.isAwake)
        #expect(controller.counter.rows == 2)
        let answers = NSMutableArray()
        NotificationCenter.default.post(name: Notification.Name("who"), object: answers)
        #expect(answers.contains(controller))
    }

    @Test func whatIsMissingRaisesWhatUIKitRaises() {
        var raised: [UIKitException] = []
        UIKitExceptions.withHandler {
            raised.append($0)
        } _: {
            _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil)
            _ = UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "nobody")
            TaskCell(style: .default, reuseIdentifier: nil).setValue(nil, forKey: "nothing")
        }
        #expect(raised.count == 3)
        #expect(raised.first?.reason.hasPrefix("Could not load NIB in bundle: 'NSBundle <") == true)
        #expect(raised.first?.reason.hasSuffix("(loaded)' with name 'Nowhere'") == true)
        #expect(
            raised.dropFirst().first?.reason
                == "Storyboard (<UIStoryboard: 0x0>) doesn't contain a view controller with identifier 'nobody'")
        #expect(raised.last?.name == "NSUnknownKeyException")
        #expect(
            raised.last?.reason.hasSuffix(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing.") == true
        )
    }
}
