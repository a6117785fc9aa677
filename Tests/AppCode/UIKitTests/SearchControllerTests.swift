import TestSupport
import Testing
import UIKit

/// A search as users drive it: its field is edited, its text typed, and it ends (Apple's pages of `UISearchController` and
/// `UISearchResultsUpdating`).
@MainActor @Suite(.ownSettings) struct SearchControllerTests {
    private final class Updater: NSObject, UISearchResultsUpdating {
        var asked: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            asked.append(searchController.searchBar.text ?? "")
        }
    }

    @Test func typingUpdatesResults() {
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        #expect(!search.isActive)
        search.searchBar.becomeFirstResponder()
        #expect(search.isActive && updater.asked == [""])
        search.searchBar.searchTextField.insertText("b")
        search.searchBar.searchTextField.insertText("c")
        #expect(updater.asked == ["", "b", "bc"])
        search.isActive = false
        #expect(updater.asked.last == "" && updater.asked.count == 4)
        #expect(search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    }

    @Test func theEditButtonSaysWhatItDoes() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        #expect(button.title == "Edit" && button.style == .plain)
        controller.setEditing(true, animated: false)
        #expect(button.title == "Done" && button.style == .done)
        controller.setEditing(false, animated: false)
        #expect(button.title == "Edit" && button.style == .plain)
        let late = UIViewController()
        late.isEditing = true
        #expect(late.editButtonItem.title == "Done")
    }

    /// What an app pins of a classic cell is where its constraints say.
    @Test func constraintsPlaceAClassicCellsLabel() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        let label = try #require(cell.textLabel)
        label.text = "Title"
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 30),
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
            label.widthAnchor.constraint(equalToConstant: 112), label.heightAnchor.constraint(equalToConstant: 21),
        ])
        cell.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 30, y: 5, width: 112, height: 21))
    }
}
