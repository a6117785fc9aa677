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
