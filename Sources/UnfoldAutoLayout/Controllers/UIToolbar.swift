import Foundation

/// Says where a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons. Its own height is 44; custom views of its items stand in it, room that gives shared evenly.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }

    /// Says where the bar stands.
    open weak var delegate: (any UIToolbarDelegate)?
    /// Buttons, from leading to trailing.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// Sets ``items``.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Whether content lies under the bar. Default true.
    open var isTranslucent = true { didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } } }
    /// Stored; nothing is drawn.
    open var barStyle: UIBarStyle = .default
    /// Stored; nothing is drawn.
    open var barTintColor: UIColor?
    /// Stored; nothing is drawn.
    open var standardAppearance = UIToolbarAppearance()
    /// Stored; nothing is drawn.
    open var compactAppearance: UIToolbarAppearance?
    /// Stored; nothing is drawn.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Stored; nothing is drawn.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    private var images: [String: UIImage] = [:]
    /// Stored; nothing is drawn.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) { images["background \(topOrBottom.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    /// What was stored.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { images["background \(topOrBottom.rawValue) \(barMetrics.rawValue)"] }
    /// Stored; nothing is drawn.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images["shadow \(topOrBottom.rawValue)"] = shadowImage
    }
    /// What was stored.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        images["shadow \(topOrBottom.rawValue)"]
    }
    /// What the delegate says.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    /// No width, and the bar's height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.tools) }
    /// The width given, and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarHeights.tools) }
    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool {
        !changes.isDisjoint(with: [.generation, .classes])
    }

    /// Gives custom views their positions. Buttons without one count as 44 points wide.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: min(bounds.height, BarHeights.tools))
        let content = content
        content.begin(room)
        let items = items ?? []
        let sizes = items.map { item -> CGSize in
            if let view = item.customView { return BarContent.size(of: view, within: room.size) }
            switch item.systemItem {
            case .flexibleSpace: return .zero
            case .fixedSpace: return CGSize(width: item.width, height: 0)
            default: return CGSize(width: item.width > 0 ? item.width : 44, height: 0)
            }
        }
        let giving = items.filter { $0.systemItem == .flexibleSpace }.count
        let spare = max(0, room.width - sizes.reduce(0) { $0 + $1.width })
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = room.minX
        for (item, size) in zip(items, sizes) {
            let width = item.systemItem == .flexibleSpace ? spare / CGFloat(giving) : size.width
            if let view = item.customView {
                let start = mirrored ? bounds.width - x - width : x
                content.put(view, CGRect(x: start, y: room.midY - size.height / 2, width: width, height: size.height))
            }
            x += width
        }
        content.finish()
    }
    private lazy var content = BarContent(owner: self)
}

/// Notified of which tab was chosen. Methods have defaults.
@preconcurrency @MainActor public protocol UITabBarDelegate: OptionalRequirements {
    /// A tab was chosen; never called, for there are no touches.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs. Its own height is 49. Tabs are not drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// How tabs stand.
    public enum ItemPositioning: Int, Sendable {
        /// As suits.
        case automatic = 0
        /// From side to side.
        case fill
        /// In the middle.
        case centered
    }

    override class var initialVerticalHugging: UILayoutPriority { .defaultHigh }

    /// Notified of which tab was chosen.
    open weak var delegate: (any UITabBarDelegate)?
    /// Tabs, from leading to trailing.
    open var items: [UITabBarItem]?
    /// Sets ``items``.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// The tab that is chosen.
    open weak var selectedItem: UITabBarItem?
    /// Whether content lies under the bar. Default true.
    open var isTranslucent = true { didSet { if oldValue != isTranslucent { superview?.setNeedsLayout() } } }
    /// Stored; nothing is drawn.
    open var barStyle: UIBarStyle = .default
    /// Stored; nothing is drawn.
    open var barTintColor: UIColor?
    /// Stored; nothing is drawn.
    open var unselectedItemTintColor: UIColor?
    /// Stored; nothing is drawn.
    open var backgroundImage: UIImage?
    /// Stored; nothing is drawn.
    open var selectionIndicatorImage: UIImage?
    /// Stored; nothing is drawn.
    open var shadowImage: UIImage?
    /// Stored; nothing is drawn.
    open var itemPositioning: ItemPositioning = .automatic
    /// Points; stored.
    open var itemWidth: CGFloat = 0
    /// Points; stored.
    open var itemSpacing: CGFloat = 0
    /// Stored; nothing is drawn.
    open var standardAppearance = UITabBarAppearance()
    /// Stored; nothing is drawn.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// No width, and the bar's height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: BarHeights.tabs) }
    /// The width given, and the bar's height with the safe area below.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarHeights.tabs + safeAreaInsets.bottom)
    }
    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool {
        !changes.isDisjoint(with: [.generation, .classes])
    }
    /// Always false: nobody changes it.
    open var isCustomizing: Bool { false }
    /// Nothing: nobody changes it.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    /// Always false.
    open func endCustomizing(animated: Bool) -> Bool { false }
}
