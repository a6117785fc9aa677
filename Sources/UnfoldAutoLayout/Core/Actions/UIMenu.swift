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
        /// The app.
        public static let application = Identifier("com.apple.menu.application")
        /// About the app.
        public static let about = Identifier("com.apple.menu.about")
        /// Settings.
        public static let preferences = Identifier("com.apple.menu.preferences")
        /// Services.
        public static let services = Identifier("com.apple.menu.services")
        /// Hiding.
        public static let hide = Identifier("com.apple.menu.hide")
        /// The end.
        public static let quit = Identifier("com.apple.menu.quit")
        /// New things.
        public static let newItem = Identifier("com.apple.menu.new-item")
        /// New windows.
        public static let newScene = Identifier("com.apple.menu.new-scene")
        /// Opening.
        public static let open = Identifier("com.apple.menu.open")
        /// What was open.
        public static let openRecent = Identifier("com.apple.menu.open-recent")
        /// Closing.
        public static let close = Identifier("com.apple.menu.close")
        /// Printing.
        public static let print = Identifier("com.apple.menu.print")
        /// A document.
        public static let document = Identifier("com.apple.menu.document")
        /// Undoing.
        public static let undoRedo = Identifier("com.apple.menu.undo-redo")
        /// Searching.
        public static let find = Identifier("com.apple.menu.find")
        /// The field for searching.
        public static let findPanel = Identifier("com.apple.menu.find-panel")
        /// Learning words.
        public static let learn = Identifier("com.apple.menu.learn")
        /// Spelling.
        public static let spelling = Identifier("com.apple.menu.spelling")
        /// Replacing signs.
        public static let substitutions = Identifier("com.apple.menu.substitutions")
        /// Which signs.
        public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
        /// Letters.
        public static let transformations = Identifier("com.apple.menu.transformations")
        /// Speech.
        public static let speech = Identifier("com.apple.menu.speech")
        /// Fonts.
        public static let font = Identifier("com.apple.menu.font")
        /// Sizes.
        public static let textSize = Identifier("com.apple.menu.text-size")
        /// Colours.
        public static let textColor = Identifier("com.apple.menu.text-color")
        /// Looks to be pasted.
        public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
        /// Text.
        public static let text = Identifier("com.apple.menu.text")
        /// Looks.
        public static let textStyle = Identifier("com.apple.menu.text-style")
        /// Directions.
        public static let writingDirection = Identifier("com.apple.menu.writing-direction")
        /// Sides.
        public static let alignment = Identifier("com.apple.menu.alignment")
        /// Toolbars.
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        /// Sidebars.
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        /// The whole screen.
        public static let fullscreen = Identifier("com.apple.menu.fullscreen")
        /// Windows.
        public static let window = Identifier("com.apple.menu.window")
        /// The size of windows.
        public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
        /// The order of windows.
        public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
        /// Filling in.
        public static let autoFill = Identifier("com.apple.menu.auto-fill")
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
    /// Others for held keys; stored.
    public internal(set) var alternates: [UICommandAlternate] = []
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
    /// A shortcut with others for held keys, which are stored.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state
        )
        self.alternates = alternates
    }
    /// Stored.
    open var allowsAutomaticLocalization = true
    /// Stored.
    open var allowsAutomaticMirroring = true
    /// The key Home.
    public static let inputHome = "UIKeyInputHome"
    /// The key End.
    public static let inputEnd = "UIKeyInputEnd"
    /// The key Page Up.
    public static let inputPageUp = "UIKeyInputPageUp"
    /// The key Page Down.
    public static let inputPageDown = "UIKeyInputPageDown"
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

/// Another command while keys are held (developer.apple.com/documentation/uikit/uicommandalternate); stored.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// What it is called.
    public let title: String
    /// What is sent.
    public let action: Selector
    /// The keys.
    public let modifierFlags: UIKeyModifierFlags
    /// A command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}

/// The menus of the app (developer.apple.com/documentation/uikit/uimenusystem); none is shown.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The app's bar.
    public static let main = UIMenuSystem()
    /// Menus of things.
    public static let context = UIMenuSystem()
    /// Accepted.
    open func setNeedsRebuild() {}
    /// Accepted.
    open func setNeedsRevalidate() {}
}

/// Something of a menu that can be chosen (developer.apple.com/documentation/uikit/uimenuleaf).
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    /// What it is called.
    var title: String { get set }
    /// Its picture.
    var image: UIImage? { get set }
    /// What it is for.
    var discoverabilityTitle: String? { get set }
    /// How it looks and acts.
    var attributes: UIMenuElement.Attributes { get set }
    /// The mark beside it.
    var state: UIMenuElement.State { get set }
}
extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}

extension UICommand {
    /// A command with others for held keys, which are stored.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        self.alternates = alternates
    }
}
