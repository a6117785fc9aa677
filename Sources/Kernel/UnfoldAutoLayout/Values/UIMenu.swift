/// An element of a menu that sends a selector along the chain of responders.
@preconcurrency @MainActor open class UICommand: UICommandInert {
    public let action: Selector?
    public let propertyList: Any?

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        super.init(title: title, subtitle: nil, image: image)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    }
    public internal(set) var alternates: [UICommandAlternate] = []
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}
