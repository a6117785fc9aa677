// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+Menus.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIAction {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let paste = Self(rawValue: "UIActionIdentifierPaste")
        public static let pasteAndMatchStyle = Self(rawValue: "UIActionIdentifierPasteAndMatchStyle")
    }
}

@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) { self.title = title; self.action = action; self.modifierFlags = modifierFlags }
}

@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { self.elementProvider = elementProvider; super.init(title: "", subtitle: nil, image: nil) }
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    open var wantsPriorityOverSystemBehavior = false
    public init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { self.input = input; self.modifierFlags = modifierFlags; super.init(title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state) }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags) }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) { self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle) }
    public convenience init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { self.init(title: title, image: image, action: action, input: input, modifierFlags: modifierFlags, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state); self.alternates = alternates }
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputDelete = "UIKeyInputDelete"
    public static let inputHome = "UIKeyInputHome"
    public static let inputEnd = "UIKeyInputEnd"
    public static let inputPageUp = "UIKeyInputPageUp"
    public static let inputPageDown = "UIKeyInputPageDown"
}

@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public let identifier: Identifier
    public let options: Options
    open var preferredElementSize: ElementSize
    public let children: [UIMenuElement]
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []) { self.identifier = identifier ?? Identifier("com.apple.menu.dynamic"); self.options = options; self.preferredElementSize = preferredElementSize; self.children = children; super.init(title: title, subtitle: subtitle, image: image) }
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize, children: newChildren) }
}

extension UIMenu {
    public enum ElementSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
        case automatic = -1
    }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let root = Self(rawValue: "com.apple.menu.root")
        public static let standardEdit = Self(rawValue: "com.apple.menu.standard-edit")
        public static let share = Self(rawValue: "com.apple.menu.share")
        public static let file = Self(rawValue: "com.apple.menu.file")
        public static let edit = Self(rawValue: "com.apple.menu.edit")
        public static let view = Self(rawValue: "com.apple.menu.view")
        public static let format = Self(rawValue: "com.apple.menu.format")
        public static let help = Self(rawValue: "com.apple.menu.help")
        public static let lookup = Self(rawValue: "com.apple.menu.lookup")
        public static let replace = Self(rawValue: "com.apple.menu.replace")
        public static let application = Self(rawValue: "com.apple.menu.application")
        public static let about = Self(rawValue: "com.apple.menu.about")
        public static let preferences = Self(rawValue: "com.apple.menu.preferences")
        public static let services = Self(rawValue: "com.apple.menu.services")
        public static let hide = Self(rawValue: "com.apple.menu.hide")
        public static let quit = Self(rawValue: "com.apple.menu.quit")
        public static let newItem = Self(rawValue: "com.apple.menu.new-item")
        public static let newScene = Self(rawValue: "com.apple.menu.new-scene")
        public static let open = Self(rawValue: "com.apple.menu.open")
        public static let openRecent = Self(rawValue: "com.apple.menu.open-recent")
        public static let close = Self(rawValue: "com.apple.menu.close")
        public static let print = Self(rawValue: "com.apple.menu.print")
        public static let document = Self(rawValue: "com.apple.menu.document")
        public static let undoRedo = Self(rawValue: "com.apple.menu.undo-redo")
        public static let find = Self(rawValue: "com.apple.menu.find")
        public static let findPanel = Self(rawValue: "com.apple.menu.find-panel")
        public static let learn = Self(rawValue: "com.apple.menu.learn")
        public static let spelling = Self(rawValue: "com.apple.menu.spelling")
        public static let substitutions = Self(rawValue: "com.apple.menu.substitutions")
        public static let substitutionOptions = Self(rawValue: "com.apple.menu.substitution-options")
        public static let transformations = Self(rawValue: "com.apple.menu.transformations")
        public static let speech = Self(rawValue: "com.apple.menu.speech")
        public static let font = Self(rawValue: "com.apple.menu.font")
        public static let textSize = Self(rawValue: "com.apple.menu.text-size")
        public static let textColor = Self(rawValue: "com.apple.menu.text-color")
        public static let textStylePasteboard = Self(rawValue: "com.apple.menu.text-style-pasteboard")
        public static let text = Self(rawValue: "com.apple.menu.text")
        public static let textStyle = Self(rawValue: "com.apple.menu.text-style")
        public static let writingDirection = Self(rawValue: "com.apple.menu.writing-direction")
        public static let alignment = Self(rawValue: "com.apple.menu.alignment")
        public static let toolbar = Self(rawValue: "com.apple.menu.toolbar")
        public static let sidebar = Self(rawValue: "com.apple.menu.sidebar")
        public static let fullscreen = Self(rawValue: "com.apple.menu.fullscreen")
        public static let window = Self(rawValue: "com.apple.menu.window")
        public static let minimizeAndZoom = Self(rawValue: "com.apple.menu.minimize-and-zoom")
        public static let bringAllToFront = Self(rawValue: "com.apple.menu.bring-all-to-front")
        public static let autoFill = Self(rawValue: "com.apple.menu.auto-fill")
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Self(rawValue: 1)
        public static let destructive = Self(rawValue: 2)
        public static let singleSelection = Self(rawValue: 32)
        public static let displayAsPalette = Self(rawValue: 128)
    }
}

@preconcurrency @MainActor public protocol UIMenuBuilder {
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuElement {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Self(rawValue: 1)
        public static let destructive = Self(rawValue: 2)
        public static let hidden = Self(rawValue: 4)
        public static let keepsMenuPresented = Self(rawValue: 8)
    }

    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }
}

@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
}

@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()
    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}

@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]
    public init(acceptableTypeIdentifiers: [String] = []) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) { acceptableTypeIdentifiers += identifiers }
}

@preconcurrency @MainActor open class UIActionInert: UIMenuElement {
    package final var inertValues: [String: Any] = [:]
    open override var title: String { get { super.title } set { super.title = newValue } }
    open override var image: UIImage? { get { super.image } set { super.image = newValue } }
    open var discoverabilityTitle: String? { get { inertValues["discoverabilityTitle"] as? String } set { inertValues["discoverabilityTitle"] = newValue } }
    /// Stored; ``UIMenuElement/Attributes/disabled`` does not keep a control from sending it. Default none.
    open var attributes: UIMenuElement.Attributes { get { inertValues["attributes"] as? UIMenuElement.Attributes ?? [] } set { inertValues["attributes"] = newValue } }
    open var state: UIMenuElement.State { get { inertValues["state"] as? UIMenuElement.State ?? .off } set { inertValues["state"] = newValue } }
    open var selectedImage: UIImage? { get { inertValues["selectedImage"] as? UIImage } set { inertValues["selectedImage"] = newValue } }
}

@preconcurrency @MainActor open class UICommandInert: UIMenuElement {
    package final var inertValues: [String: Any] = [:]
    open override var title: String { get { super.title } set { super.title = newValue } }
    open override var image: UIImage? { get { super.image } set { super.image = newValue } }
    open var discoverabilityTitle: String? { get { inertValues["discoverabilityTitle"] as? String } set { inertValues["discoverabilityTitle"] = newValue } }
    /// Stored; ``UIMenuElement/Attributes/disabled`` does not keep a control from sending it. Default none.
    open var attributes: UIMenuElement.Attributes { get { inertValues["attributes"] as? UIMenuElement.Attributes ?? [] } set { inertValues["attributes"] = newValue } }
    open var state: UIMenuElement.State { get { inertValues["state"] as? UIMenuElement.State ?? .off } set { inertValues["state"] = newValue } }
}

@preconcurrency @MainActor open class UIMenuElement: NSObject {
    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?
    internal init(title: String, subtitle: String?, image: UIImage?) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
}
