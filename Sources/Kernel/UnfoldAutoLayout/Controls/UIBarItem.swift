/// A button of a bar. A test sends what a tap would send by ``sendAction()``.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarButtonItemInert {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    class func make(_ systemItem: SystemItem) -> Self {
        let item = ObjectiveCMessages.make(Self.self)
        item.systemItem = systemItem
        return item
    }

    func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    package internal(set) var systemItem: SystemItem?
    /// What a tap runs; its title and picture are the item's.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let image = primaryAction.image { self.image = image }
        }
    }

    /// Does what a tap would do. UIKit has no such method.
    public func sendAction() {
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
