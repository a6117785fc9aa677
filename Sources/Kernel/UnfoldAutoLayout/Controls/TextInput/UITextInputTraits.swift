import Foundation

/// Which keyboard a text wants; none appears.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// Addresses of pages.
    case URL
    case numberPad
    /// Telephone numbers.
    case phonePad
    /// Names and telephone numbers.
    case namePhonePad
    case emailAddress
    /// Digits and a point.
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
}

/// Look of a keyboard; none appears.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark
    case light
}

// All are optional in UIKit: who takes keys without saying how gets the usual keyboard.
extension UITextInputTraits {
    /// Sentences; setting it does nothing.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// As suits; setting it does nothing.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// As suits; setting it does nothing.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// As suits; setting it does nothing.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// As suits; setting it does nothing.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// As suits; setting it does nothing.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The usual keyboard; setting it does nothing.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The usual look; setting it does nothing.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The usual key; setting it does nothing.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// False; setting it does nothing.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// False; setting it does nothing.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    /// As suits; setting it does nothing.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
}

/// Values of ``UITextInputTraits`` in a class that stores them.
struct TextInputTraitValues {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
    var inlinePredictionType = UITextInlinePredictionType.default
}

/// Bar button items that belong together; stored.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }
    public private(set) var customizationIdentifier: String?
    public private(set) var isInDefaultCustomization = true
    /// A group that can be moved.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        optionalGroup(
            customizationIdentifier: customizationIdentifier, inDefaultCustomization: true,
            representativeItem: representativeItem, items: items)
    }
    /// A group that can be taken away.
    public class func optionalGroup(
        customizationIdentifier: String, inDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        (group.customizationIdentifier, group.isInDefaultCustomization) = (
            customizationIdentifier, inDefaultCustomization
        )
        return group
    }
}
