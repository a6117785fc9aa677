/// What is in a bar: a title and a picture. Stored; nothing is drawn.
@preconcurrency @MainActor open class UIBarItem: UIBarItemInert {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
}

/// A button of a bar. A test sends what a tap would send by ``sendAction()``.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarButtonItemInert {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? self.title
        self.image = image ?? self.image
        self.menu = menu
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self.make(.fixedSpace)
        item.width = width
        return item
    }
    class func make(_ systemItem: SystemItem) -> Self {
        let item = ObjectiveCMessages.make(Self.self)
        item.systemItem = systemItem
        return item
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    open var style: Style = .plain
    package private(set) var systemItem: SystemItem?
    /// Points; 0, the default, for the content's own.
    open var width: CGFloat = 0
    open var customView: UIView?
    open var action: Selector?
    /// Whom it is sent to; not kept alive. nil: the first responder in the chain that knows it.
    open weak var target: AnyObject?
    /// What a tap runs; its title and picture are the item's.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let image = primaryAction.image { self.image = image }
        }
    }
    open var menu: UIMenu?

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
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }
}
