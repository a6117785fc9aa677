import Foundation

/// An input method; there is one.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language of the system.
    open var primaryLanguage: String? { Locale.preferredLanguages.first }
    /// One.
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    /// Never posted.
    public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// What a view takes when something is pasted into it; stored.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    /// Stored.
    open var acceptableTypeIdentifiers: [String]
    /// Types that are taken.
    public init(acceptableTypeIdentifiers: [String] = []) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }
    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) { acceptableTypeIdentifiers += identifiers }
}

/// Gestures for editing that a responder wants.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// None.
    case none = 0
    /// Those of the system.
    case `default`
}

/// Methods of the standard edit menu, for code that names one; ``UIResponder`` has them. Methods have defaults.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection into the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection into the pasteboard.
    func copy(_ sender: Any?)
    /// Puts the pasteboard's content in.
    func paste(_ sender: Any?)
    /// Selects something.
    func select(_ sender: Any?)
    /// Selects all.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Changes the writing direction.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Changes the writing direction.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Changes the selection's weight.
    func toggleBoldface(_ sender: Any?)
    /// Changes the selection's slant.
    func toggleItalics(_ sender: Any?)
    /// Changes the selection's underlining.
    func toggleUnderline(_ sender: Any?)
    /// Changes the selection's attributes.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
    /// Makes the selection's text larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection's text smaller.
    func decreaseSize(_ sender: Any?)
    /// Searches.
    func find(_ sender: Any?)
    /// To the next match.
    func findNext(_ sender: Any?)
    /// Puts the pasteboard's text in, in the style around it.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Changes the name.
    func rename(_ sender: Any?)
    /// Prints.
    func printContent(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
