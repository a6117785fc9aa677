import Foundation

/// A view whose bounds move over a content area.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Origin of the bounds, in points of the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open var contentSize: CGSize = .zero
    open var contentInset: UIEdgeInsets = .zero
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var isScrollEnabled = true

    /// Scrolling lays out anew (fact B8).
    override func boundsOriginDidChange() { markNeedsLayout() }

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
