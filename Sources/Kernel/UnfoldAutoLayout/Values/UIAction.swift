/// Called with the action, whose ``UIAction/sender`` is what sent it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A title and an image with a closure, for controls.
@preconcurrency @MainActor open class UIAction: UIActionInert {
    /// The name given, or one of its own.
    public let identifier: Identifier
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
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
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
    /// Runs it, as if `sender` had been used.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }
}
