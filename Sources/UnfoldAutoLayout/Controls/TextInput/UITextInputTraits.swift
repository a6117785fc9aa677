import Foundation

/// Which keyboard a text wants; none appears.
public enum UIKeyboardType: Int, Sendable {
    /// The usual.
    case `default` = 0
    /// ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// Addresses of pages.
    case URL
    /// Digits.
    case numberPad
    /// Telephone numbers.
    case phonePad
    /// Names and telephone numbers.
    case namePhonePad
    /// Mail addresses.
    case emailAddress
    /// Digits and a point.
    case decimalPad
    /// Short messages.
    case twitter
    /// Searches.
    case webSearch
    /// Digits of ASCII.
    case asciiCapableNumberPad
    /// ``asciiCapable`` under its old name.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// Look of a keyboard; none appears.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The usual.
    case `default` = 0
    /// Dark.
    case dark
    /// Light.
    case light
    /// Dark.
    public static let alert = UIKeyboardAppearance.dark
}

/// What the return key says; no keyboard appears.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}

/// Which letters become capitals as one types.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether words are corrected as one types.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether spelling is checked as one types.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether quotes become typographic ones as one types.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether dashes become typographic ones as one types.
public enum UITextSmartDashesType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether blanks come and go by themselves as one pastes.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether a guess stands behind what one types.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As suits the text.
    case `default` = 0
    /// No.
    case no
    /// Yes.
    case yes
}

/// What a text is about.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A person's name.
    public static let name = Self(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = Self(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = Self(rawValue: "given-name")
    /// A middle name.
    public static let middleName = Self(rawValue: "additional-name")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// A name among friends.
    public static let nickname = Self(rawValue: "nickname")
    /// A job's title.
    public static let jobTitle = Self(rawValue: "organization-title")
    /// An organisation.
    public static let organizationName = Self(rawValue: "organization")
    /// A position.
    public static let location = Self(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// A city.
    public static let addressCity = Self(rawValue: "address-level2")
    /// A state.
    public static let addressState = Self(rawValue: "address-level1")
    /// A country.
    public static let countryName = Self(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// A mail address.
    public static let emailAddress = Self(rawValue: "email")
    /// The address of a page.
    public static let URL = Self(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// A user's name.
    public static let username = Self(rawValue: "username")
    /// A password.
    public static let password = Self(rawValue: "password")
    /// A new password.
    public static let newPassword = Self(rawValue: "new-password")
    /// A code that is good once.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    /// A date and a time.
    public static let dateTime = Self(rawValue: "date-time")
    /// A birthday.
    public static let birthdate = Self(rawValue: "bday")
    /// A title behind a name.
    public static let nameSuffix = Self(rawValue: "honorific-suffix")
    /// A city and a state.
    public static let addressCityAndState = Self(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = Self(rawValue: "address-level3")
    /// The name on a credit card.
    public static let creditCardName = Self(rawValue: "cc-name")
    /// The given name on a credit card.
    public static let creditCardGivenName = Self(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
    /// The family name on a credit card.
    public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
    /// Until when a credit card is good.
    public static let creditCardExpiration = Self(rawValue: "cc-exp")
    /// The month until which a credit card is good.
    public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
    /// The year until which a credit card is good.
    public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
    /// A credit card's check digits.
    public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
    /// A credit card's company.
    public static let creditCardType = Self(rawValue: "cc-type")
    /// Its day.
    public static let birthdateDay = Self(rawValue: "bday-day")
    /// Its month.
    public static let birthdateMonth = Self(rawValue: "bday-month")
    /// Its year.
    public static let birthdateYear = Self(rawValue: "bday-year")
    /// A flight.
    public static let flightNumber = Self(rawValue: "flight-number")
    /// A parcel.
    public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
    /// A modem.
    public static let cellularEID = Self(rawValue: "cellular-eid")
    /// A telephone.
    public static let cellularIMEI = Self(rawValue: "cellular-imei")
}

/// How a keyboard is to be; none appears.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// Stored.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Stored.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Stored.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Stored.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Stored.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Stored.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Stored.
    var keyboardType: UIKeyboardType { get set }
    /// Stored.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// Stored.
    var returnKeyType: UIReturnKeyType { get set }
    /// Stored.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Stored.
    var isSecureTextEntry: Bool { get set }
    /// Stored.
    var textContentType: UITextContentType! { get set }
    /// Stored.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Stored.
    var inlinePredictionType: UITextInlinePredictionType { get set }
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
    /// None; setting it does nothing.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// None; setting it does nothing.
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

/// What a password must have; stored.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    /// The rules, in Apple's notation.
    public let passwordRulesDescriptor: String
    /// Rules in Apple's notation.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// The bar above a keyboard; nothing appears.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    /// Stored.
    open var allowsHidingShortcuts = true
    /// Stored.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Stored.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Bar button items that belong together; stored.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// Stored.
    open var barButtonItems: [UIBarButtonItem]
    /// Stored.
    open var representativeItem: UIBarButtonItem?

    /// A group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
    }
    /// Stored. Default none.
    public private(set) var customizationIdentifier: String?
    /// Stored. Default true.
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
