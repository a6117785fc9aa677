import Foundation
import Testing
import UIKit

/// A cell with a style of its own: UIKit's cells do not say theirs.
private final class ThemeCell: UITableViewCell {
    enum Theme { case plain, bold }
    var style = Theme.plain
}

/// What UIKit's headers declare, and apps pass on.
@MainActor struct HeaderNamesTests {
    @Test func classesAreWhatTheirHeadersSay() {
        let cell = ThemeCell(style: .subtitle, reuseIdentifier: nil)
        cell.style = .bold
        let tap = UITapGestureRecognizer()
        tap.delegate = cell
        #expect(tap.delegate === cell && cell.style == .bold)
        let menus: any UIContextMenuInteractionDelegate = UIControl()
        #expect(UIContextMenuInteraction(delegate: menus).delegate === menus)
        let search = UISearchController(searchResultsController: nil)
        let presented = UIViewController()
        presented.transitioningDelegate = search
        #expect(presented.transitioningDelegate === search)
        let container: any UIContentContainer & UITraitEnvironment = UIPresentationController(
            presentedViewController: presented, presenting: nil)
        #expect(container.preferredContentSize == .zero)
        let identified: any UIAccessibilityIdentification = UIBarButtonItem()
        identified.accessibilityIdentifier = "save"
        #expect(identified.accessibilityIdentifier == "save")
    }

    @Test func traitsOfASearchBarAreThoseOfItsField() {
        let bar = UISearchBar()
        let traits: any UITextInputTraits = bar
        traits.keyboardType = .emailAddress
        traits.isSecureTextEntry = true
        #expect(bar.searchTextField.keyboardType == .emailAddress && bar.searchTextField.isSecureTextEntry)
        bar.searchTextField.returnKeyType = .go
        #expect(traits.returnKeyType == .go)
    }

    @Test func anAppearanceIsCopied() throws {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        copy.backgroundColor = .blue
        #expect(appearance.backgroundColor == .red && copy !== appearance)
    }

    @Test func objectsArePrintedInTexts() {
        #expect(String(format: "%@ of %@: %d", 3 as NSNumber, NSString("ten"), 7) == "3 of ten: 7")
        #expect(String(format: "%@", NSURL()) == "")
    }

    @Test func optionalValuesAreOrdered() throws {
        final class Note: NSObject {
            let title: String?
            init(_ title: String?) { self.title = title }
        }
        let notes = [Note("b"), Note(nil), Note("a")]
        let sorted = NSArray(array: notes).sortedArray(using: [NSSortDescriptor(keyPath: \Note.title, ascending: true)])
        #expect(sorted.map { ($0 as? Note)?.title } == [nil, "a", "b"])
    }
}
