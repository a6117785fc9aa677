import Foundation

/// What an element is to assistive technology, under UIKit's names and raw values.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// A set of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// Makes its own sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// Sums up what the app shows.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// Not enabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// Starts to play.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// Its value can be changed.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// Takes touches itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// Turns a page when it was read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// Divides content.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
    /// A button with two states.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// Can be made larger.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 55)
}

/// Where assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left
    /// Up.
    case up
    /// Down.
    case down
    /// To the next page.
    case next
    /// To the page before.
    case previous
}

/// How the elements of a container are gone through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As suits.
    case automatic = 0
    /// One by one.
    case separate
    /// Together.
    case combined
}

/// What a container holds.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// A table of data.
    case dataTable
    /// A list.
    case list
    /// A landmark.
    case landmark
    /// A group with a meaning.
    case semanticGroup
}

/// What kind of text an element has.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A context by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// An action for assistive technology; a test may run it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// What runs it; whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// Its name.
    open var name: String
    /// Its name, with attributes.
    open var attributedName: NSAttributedString
    /// Its picture.
    open var image: UIImage?
    /// Whom it is sent to.
    open weak var target: AnyObject?
    /// What is sent.
    open var selector: Selector
    /// What runs it instead.
    open var actionHandler: Handler?
    /// Stored.
    open var category: String?

    /// An action that sends a selector.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        self.selector = selector
    }
    /// An action that sends a selector.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }
    /// An action that sends a selector.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, target: target, selector: selector)
        self.attributedName = attributedName
    }
    /// An action that runs a closure.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }
    /// An action that runs a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
    /// An action that runs a closure.
    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
        self.attributedName = attributedName
    }
}

/// A list that assistive technology can turn to; never asked.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// Which way to look.
    public enum Direction: Int, Sendable {
        /// Back.
        case previous = 0
        /// On.
        case next
    }

    /// Finds the next item.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Its name.
    open var name: String
    /// Finds its items; never called.
    open var itemSearchBlock: Search

    /// Which of the system's lists it is; none for one's own.
    public let systemRotorType: SystemRotorType
    /// Its name.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }

    /// A list of that name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: name, type: .none, search: itemSearchBlock)
    }
    /// A list of that name.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: attributedName.string, type: .none, search: itemSearchBlock)
    }
    /// In the place of one of the system's lists.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", type: type, search: itemSearchBlock)
    }
    private init(name: String, type: SystemRotorType, search: @escaping Search) {
        (self.name, systemRotorType, itemSearchBlock) = (name, type, search)
    }

    /// The system's lists
    /// (developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype).
    public enum SystemRotorType: Int, Sendable {
        /// None.
        case none = 0
        /// Links.
        case link
        /// Links that were followed.
        case visitedLink
        /// Headings.
        case heading
        /// Headings of the first level.
        case headingLevel1
        /// Of the second.
        case headingLevel2
        /// Of the third.
        case headingLevel3
        /// Of the fourth.
        case headingLevel4
        /// Of the fifth.
        case headingLevel5
        /// Of the sixth.
        case headingLevel6
        /// Bold text.
        case boldText
        /// Italic text.
        case italicText
        /// Underlined text.
        case underlineText
        /// Wrong words.
        case misspelledWord
        /// Images.
        case image
        /// Fields.
        case textField
        /// Tables.
        case table
        /// Lists.
        case list
        /// Landmarks.
        case landmark
    }
}

/// What is looked for.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where to begin.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way to look.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An item that was found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element.
    open weak var targetElement: NSObjectProtocol?
    /// The range in its text.
    open var targetRange: UITextRange?

    /// None.
    public override init() { super.init() }
    /// An element, and a range of its text.
    public init(targetElement: NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }
}

/// Something to be read that is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// What it belongs to.
    open weak var accessibilityContainer: AnyObject?
    /// In points of the container; stored.
    open var accessibilityFrameInContainerSpace: CGRect = .zero
    /// Stored.
    open var accessibilityIdentifier: String?

    /// An element of a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}

/// What can be found by an identifier.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
