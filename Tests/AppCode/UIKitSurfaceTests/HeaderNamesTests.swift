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

    /// A copy is of the same class, and so is what is in it.
    @Test func appearancesAreCopied() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.kern: 2]
        appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        appearance.doneButtonAppearance.focused.titleTextAttributes = [.kern: 3]
        let copy = appearance.copy()
        copy.backgroundColor = .blue
        copy.buttonAppearance.normal.titlePositionAdjustment = .zero
        copy.doneButtonAppearance.focused.titleTextAttributes = [:]
        #expect(appearance.backgroundColor == .red && copy !== appearance)
        #expect(copy.titleTextAttributes[.kern] as? Int == 2)
        #expect(appearance.doneButtonAppearance.focused.titleTextAttributes[.kern] as? Int == 3)
        #expect((appearance as NSObject).copy() is UINavigationBarAppearance)

        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .green
        tabs.stackedItemWidth = 70
        let other = tabs.copy()
        other.stackedLayoutAppearance.selected.iconColor = .red
        #expect(tabs.stackedLayoutAppearance.selected.iconColor == .green && other.stackedItemWidth == 70)
        let tools = UIToolbarAppearance()
        tools.doneButtonAppearance.normal.titleTextAttributes = [.kern: 1]
        #expect(tools.copy().doneButtonAppearance.normal.titleTextAttributes[.kern] as? Int == 1)
    }

    @Test func everyObjectStoresAccessibility() {
        final class Model: NSObject {}
        let (model, other) = (Model(), Model())
        model.accessibilityLabel = "Row"
        model.accessibilityTraits = .button
        model.accessibilityElements = [other]
        model.accessibilityFrame = CGRect(x: 2, y: 4, width: 6, height: 8)
        #expect(model.accessibilityLabel == "Row" && model.accessibilityTraits == .button)
        #expect(model.index(ofAccessibilityElement: other) == 0 && model.accessibilityElement(at: 1) == nil)
        #expect(model.accessibilityActivationPoint == CGPoint(x: 5, y: 8))
        #expect(other.accessibilityLabel == nil && !other.isAccessibilityElement)
        let view = UIView()
        view.accessibilityLabel = "View"
        #expect((view as UIResponder).accessibilityLabel == "View")
    }

    @Test func directionsOfTraitsMayBeUnspecified() {
        #expect(UITraitCollection(displayScale: 2).layoutDirection == .unspecified)
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        #expect(UIView().traitCollection.layoutDirection == .leftToRight)
    }

    @Test func partsOfAddressesHaveNames() {
        let parts: [NSTextCheckingKey: String] = [.city: "Rome", .zip: "00100"]
        #expect(parts[.city] == "Rome" && parts[.street] == nil)
    }

    @Test func objectsArePrintedInTexts() {
        #expect(String(format: "%@ of %@: %d", 3 as NSNumber, NSString("ten"), 7) == "3 of ten: 7")
        #expect(String(format: "%@", NSURL()) == "")
    }

    @Test func optionalValuesAreOrdered() throws {
        final class Note: NSObject {
            let title: String?
            var isNamed: Bool { title != nil }
            init(_ title: String?) { self.title = title }
        }
        let notes = [Note("b"), Note(nil), Note("a")]
        let sorted = NSArray(array: notes).sortedArray(using: [NSSortDescriptor(keyPath: \Note.title, ascending: true)])
        #expect(sorted.map { ($0 as? Note)?.title } == [nil, "a", "b"])
        let named = NSSortDescriptor(keyPath: \Note.isNamed, ascending: false)
        #expect(named.compare(notes[0], to: notes[1]) == .orderedAscending)
    }
}
