/// Called with the action, whose ``UIAction/sender`` is what sent it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

@preconcurrency @MainActor open class UIMenuElement: NSObject {
    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}

/// A title and an image with a closure, for controls.
@preconcurrency @MainActor open class UIAction: UIActionInert {
    /// The name given, or one of its own.
    public let identifier: Identifier
    open var discoverabilityTitle: String?
    /// Stored; ``UIMenuElement/Attributes/disabled`` does not keep a control from sending it. Default none.
    open var attributes: UIMenuElement.Attributes
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
    open var selectedImage: UIImage?
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
