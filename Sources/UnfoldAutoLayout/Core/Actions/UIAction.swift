import Foundation

/// Called with the action, whose ``UIAction/sender`` is what sent it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// What menus and actions have in common.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// How an element of a menu looks and acts.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// Deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// A mark beside an element of a menu.
    public enum State: Int, Sendable {
        /// None.
        case off = 0
        /// A check mark.
        case on
        /// A dash.
        case mixed
    }

    /// What it is called.
    open internal(set) var title: String
    /// A second line; stored.
    open var subtitle: String?
    /// Its picture.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

/// A title and an image with a closure, for controls.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// Names an action among others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name of one's own.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of one's own.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Pastes.
        public static let paste = Identifier("UIActionIdentifierPaste")
        /// Pastes without looks.
        public static let pasteAndMatchStyle = Identifier("UIActionIdentifierPasteAndMatchStyle")
    }

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
    /// The name given, or one of its own.
    public let identifier: Identifier
    /// Stored.
    open var discoverabilityTitle: String?
    /// Stored; ``UIMenuElement/Attributes/disabled`` does not keep a control from sending it. Default none.
    open var attributes: UIMenuElement.Attributes
    /// Stored. Default off.
    open var state: UIMenuElement.State
    /// What sent the action, while its handler runs.
    open internal(set) var sender: Any?
    private let handler: UIActionHandler

    /// An action; without an identifier it gets one that no other has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Self.nextIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler.
    func perform(from sender: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }

    private static var count = 0

    private static func nextIdentifier() -> Identifier {
        count += 1
        return Identifier("com.apple.action.dynamic.\(count)")
    }
    /// Its picture while it is on; stored.
    open var selectedImage: UIImage?
    /// An action with another picture while it is on.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        self.selectedImage = selectedImage
    }
    /// Runs it, as if `sender` had been used.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }
}
