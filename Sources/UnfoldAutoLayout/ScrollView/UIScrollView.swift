import Foundation

/// A view whose bounds move over a content area.
///
/// Constraints between its edges and views inside it are about the content area; those of its width, height and centre,
/// and those to views outside, are about its frame. The content size then follows from the constraints.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    /// What ``ScrollDelegating/delegate`` stands for.
    package weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { (self as? any ScrollDelegateListener)?.scrollDelegateDidChange() }
    }

    // MARK: Content

    /// Origin of the bounds, in points of the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// Moves there; animated moves are recorded as an animation and end at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated else { return self.contentOffset = contentOffset }
        UIView.animate(withDuration: Self.scrollDuration) {
            self.contentOffset = contentOffset
        } completion: { [weak self] _ in
            if let self { self.delegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }
    /// Size of the content area in points. Constraints to the content area overwrite it in the layout pass.
    open var contentSize: CGSize = .zero
    /// Added around the content, in points. Default zero.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if oldValue != contentInset { adjustedInsetMayHaveChanged() } }
    }
    /// ``contentInset`` and what ``contentInsetAdjustmentBehavior`` takes from the safe area.
    open var adjustedContentInset: UIEdgeInsets { insetsWithSafeArea }
    /// Which edges the safe area is added to. Default automatic.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }
    /// Called when ``adjustedContentInset`` changed; does nothing here.
    open func adjustedContentInsetDidChange() {}
    /// Moves as little as shows `rect`, in points of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(clampedOffset(offset(showing: rect)), animated: animated)
    }

    // MARK: Guides

    /// The content area, in the bounds' coordinates.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The part of the bounds that is on screen: it stays while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }
    var guides = ScrollGuides()
    var knownAdjustedInset = UIEdgeInsets.zero

    // MARK: Stored without effect on layout

    /// Stored; there are no events.
    open var isScrollEnabled = true
    /// Stored; there are no events.
    open var isPagingEnabled = false
    /// Stored; there are no events.
    open var isDirectionalLockEnabled = false
    /// Stored; there are no events.
    open var bounces = true
    /// Stored; makes the vertical safe area count even for short content. Default false.
    open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
    /// Stored; makes the horizontal safe area count even for narrow content. Default false.
    open var alwaysBounceHorizontal = false { didSet { adjustedInsetMayHaveChanged() } }
    /// Stored; nothing is drawn.
    open var showsVerticalScrollIndicator = true
    /// Stored; nothing is drawn.
    open var showsHorizontalScrollIndicator = true
    /// Stored; nothing is drawn.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Stored; nothing is drawn.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// Stored; there is no keyboard.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Stored; nothing is zoomed.
    open var zoomScale: CGFloat = 1
    /// Stored; nothing is zoomed.
    open var minimumZoomScale: CGFloat = 1
    /// Stored; nothing is zoomed.
    open var maximumZoomScale: CGFloat = 1
    /// Always false: there are no events.
    open var isDragging: Bool { false }
    /// Always false: there are no events.
    open var isDecelerating: Bool { false }
    /// Always false: there are no events.
    open var isTracking: Bool { false }

    // MARK: Layout

    /// Takes the content size from the constraints, then lays out the subviews.
    open override func layoutSubviews() {
        takeContentSizeFromConstraints()
        super.layoutSubviews()
    }

    /// Scrolling lays out anew (fact B8).
    override func boundsOriginDidChange() {
        pinFrameGuide()
        markNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    override var scrollContainer: UIScrollView? { self }

    override func guideDidMove(_ guide: UILayoutGuide) {
        if guide === guides.content { markNeedsLayout() }
    }

    /// A new safe area moves what was at the top edge with it.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    /// Seconds of an animated scroll.
    package static let scrollDuration: TimeInterval = 0.3

    /// The offset nearest to `offset` that shows no more than the content and its insets.
    public func clampedOffset(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(value, max(low, high)))
        }
        return CGPoint(
            x: clamp(offset.x, -insets.left, contentSize.width + insets.right - bounds.width),
            y: clamp(offset.y, -insets.top, contentSize.height + insets.bottom - bounds.height))
    }
}

extension UIScrollView {
    /// How the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`; UIKit differs inside navigation controllers only.
        case automatic = 0
        /// In the directions in which there is something to scroll, or that always bounce.
        case scrollableAxes
        /// Nowhere; the inset stays as it was set.
        case never
        /// In both directions.
        case always
    }

    /// When scrolling puts the keyboard away; stored.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none = 0
        /// When dragging begins.
        case onDrag
        /// As far as the finger drags it.
        case interactive
        /// When dragging begins, its accessory view with it.
        case onDragWithAccessory
        /// As far as the finger drags it, its accessory view with it.
        case interactiveWithAccessory
    }
}
