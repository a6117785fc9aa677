import Foundation

/// A menu of elements; nothing shows it. A test finds its actions in ``children``.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Names a menu among others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name of one's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of one's own.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The root of all.
        public static let root = Identifier("com.apple.menu.root")
        /// Cut, copy and paste.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// Sharing.
        public static let share = Identifier("com.apple.menu.share")
        /// File.
        public static let file = Identifier("com.apple.menu.file")
        /// Edit.
        public static let edit = Identifier("com.apple.menu.edit")
        /// View.
        public static let view = Identifier("com.apple.menu.view")
        /// Format.
        public static let format = Identifier("com.apple.menu.format")
        /// Help.
        public static let help = Identifier("com.apple.menu.help")
        /// Looking up.
        public static let lookup = Identifier("com.apple.menu.lookup")
        /// Replacing.
        public static let replace = Identifier("com.apple.menu.replace")
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements stand in the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// Deletes something.
        public static let destructive = Options(rawValue: 2)
        /// One element is on at a time.
        public static let singleSelection = Options(rawValue: 32)
        /// As a palette.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// How large its elements are.
    public enum ElementSize: Int, Sendable {
        /// Small.
        case small = 0
        /// Medium.
        case medium
        /// Large.
        case large
        /// As suits where it stands.
        case automatic = -1
    }

    /// The name given, or one of its own.
    public let identifier: Identifier
    /// Stored.
    public let options: Options
    /// Stored.
    open var preferredElementSize: ElementSize
    /// Its elements.
    public let children: [UIMenuElement]
    /// Those that are on.
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }

    /// A menu of those elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}

/// An element of a menu that is made when the menu shows; nothing shows it.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// Makes the elements and hands them on; a test may call it.
    public let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// An element that is made when the menu shows.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.elementProvider = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }
    /// As above, each time.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// An element of a menu that sends a selector along the chain of responders.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// What it is called.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// Its picture.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// What is sent.
    public let action: Selector?
    /// Stored.
    public let propertyList: Any?
    /// Stored.
    open var discoverabilityTitle: String?
    /// Stored.
    open var attributes: UIMenuElement.Attributes
    /// Stored.
    open var state: UIMenuElement.State

    /// A command that sends `action`.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }
}

/// A shortcut of a hardware keyboard; nothing presses it.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The key; nil for none.
    public let input: String?
    /// Keys held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Stored.
    open var wantsPriorityOverSystemBehavior = false

    /// A shortcut with a title.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
    /// A shortcut.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
    /// A shortcut that is listed.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Arrow up.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// Arrow down.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// Arrow to the left.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// Arrow to the right.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// Delete.
    public static let inputDelete = "UIKeyInputDelete"
    /// The key F1.
    public static let f1 = "UIKeyInputF1"
    /// The key F2.
    public static let f2 = "UIKeyInputF2"
    /// The key F3.
    public static let f3 = "UIKeyInputF3"
    /// The key F4.
    public static let f4 = "UIKeyInputF4"
    /// The key F5.
    public static let f5 = "UIKeyInputF5"
    /// The key F6.
    public static let f6 = "UIKeyInputF6"
    /// The key F7.
    public static let f7 = "UIKeyInputF7"
    /// The key F8.
    public static let f8 = "UIKeyInputF8"
    /// The key F9.
    public static let f9 = "UIKeyInputF9"
    /// The key F10.
    public static let f10 = "UIKeyInputF10"
    /// The key F11.
    public static let f11 = "UIKeyInputF11"
    /// The key F12.
    public static let f12 = "UIKeyInputF12"
}

/// Changes the menus of an app; nothing makes one.
@preconcurrency @MainActor public protocol UIMenuBuilder {
    /// A menu by its name.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Puts a menu behind another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu first in another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu last in another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
