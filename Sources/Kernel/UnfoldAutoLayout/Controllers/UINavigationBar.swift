/// Heights of bars in points. 44 was printed by a running navigation bar (fact A3.4); the others are those that
/// Interface Builder and descriptions of UIKit give.
enum BarHeights {
    private static var isFlat: Bool {
        let environment = LayoutEnvironment.current
        return environment.userInterfaceIdiom == .phone && environment.verticalSizeClass == .compact
    }
    /// The usual height, unless the phone lies on its side or the device is a newer pad.
    private static func height(_ usual: CGFloat) -> CGFloat {
        let isPad = LayoutEnvironment.current.userInterfaceIdiom == .pad && LayoutEnvironment.generation != .old
        return isFlat ? 32 : isPad ? 50 : usual
    }
    static var navigation: CGFloat { height(44) }
    static var tabs: CGFloat { height(49) }
    static var tools: CGFloat { height(44) }
    /// Below the bar; large titles are not shown where there is little height.
    static var largeTitle: CGFloat { isFlat ? 0 : 52 }
    static let prompt: CGFloat = 30
}

/// The bar of a navigation controller, or one of one's own. Its own height is 44 (fact A3.4), or as the device and the
/// items have it; custom views of its items are in it. Titles and buttons are not drawn.
@preconcurrency @MainActor open class UINavigationBar: UINavigationBarInert, UIBarPositioning {
    open weak var delegate: (any UINavigationBarDelegate)?
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        items = items?.dropLast()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    var showsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
            return item.largeTitleDisplayMode == .always
        }
        return true
    }
    var height: CGFloat {
        BarHeights.navigation + (topItem?.prompt == nil ? 0 : BarHeights.prompt)
            + (showsLargeTitle ? BarHeights.largeTitle : 0)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// Places custom views of the shown item: buttons from the sides, the title view in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let item = topItem
        let room = CGRect(
            x: 16, y: 0, width: max(0, bounds.width - 32), height: min(bounds.height, BarHeights.navigation))
        let (first, last) = (item?.leftBarButtonItems ?? [], item?.rightBarButtonItems ?? [])
        let content = content
        content.begin(room)
        content.layOut(isRightToLeft ? last : first, fromLeft: true)
        content.layOut(isRightToLeft ? first : last, fromLeft: false)
        content.center(item?.titleView)
        content.finish()
    }
    private lazy var content = BarContent(owner: self)
}
