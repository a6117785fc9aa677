/// What is in a bar: a title and a picture. Stored; nothing is drawn.
@preconcurrency @MainActor open class UIBarItem: UIBarItemInert {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
}

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

    /// A small mark on the item, as of iOS 26
    /// (developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct); stored, not drawn.
    public struct Badge: Hashable, Sendable {
        /// What it says; none for a point.
        public let stringValue: String?
        public var foregroundColor: UIColor?
        public var backgroundColor: UIColor?
    }
}
