// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/ScrollView.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIScrollViewInert: UIView {
    open var isDirectionalLockEnabled: Bool { get { inertValues["isDirectionalLockEnabled"] as? Bool ?? false } set { inertValues["isDirectionalLockEnabled"] = newValue } }
    open var showsVerticalScrollIndicator: Bool { get { inertValues["showsVerticalScrollIndicator"] as? Bool ?? true } set { inertValues["showsVerticalScrollIndicator"] = newValue } }
    open var showsHorizontalScrollIndicator: Bool { get { inertValues["showsHorizontalScrollIndicator"] as? Bool ?? true } set { inertValues["showsHorizontalScrollIndicator"] = newValue } }
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get { inertValues["keyboardDismissMode"] as? UIScrollView.KeyboardDismissMode ?? .none } set { inertValues["keyboardDismissMode"] = newValue } }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open var bouncesZoom: Bool { get { inertValues["bouncesZoom"] as? Bool ?? true } set { inertValues["bouncesZoom"] = newValue } }
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open var automaticallyAdjustsScrollIndicatorInsets: Bool { get { inertValues["automaticallyAdjustsScrollIndicatorInsets"] as? Bool ?? true } set { inertValues["automaticallyAdjustsScrollIndicatorInsets"] = newValue } }
    open var indicatorStyle: UIScrollView.IndicatorStyle { get { inertValues["indicatorStyle"] as? UIScrollView.IndicatorStyle ?? .default } set { inertValues["indicatorStyle"] = newValue } }
    open func flashScrollIndicators() {}
    open var decelerationRate: UIScrollView.DecelerationRate { get { inertValues["decelerationRate"] as? UIScrollView.DecelerationRate ?? .normal } set { inertValues["decelerationRate"] = newValue } }
    open var scrollsToTop: Bool { get { inertValues["scrollsToTop"] as? Bool ?? true } set { inertValues["scrollsToTop"] = newValue } }
    open var delaysContentTouches: Bool { get { inertValues["delaysContentTouches"] as? Bool ?? true } set { inertValues["delaysContentTouches"] = newValue } }
    open var canCancelContentTouches: Bool { get { inertValues["canCancelContentTouches"] as? Bool ?? true } set { inertValues["canCancelContentTouches"] = newValue } }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isTracking: Bool { false }
    open var isScrollEnabled: Bool = true { willSet { willChange("scrollEnabled", newValue != isScrollEnabled) } didSet { valuesDidChange() } }
    open var zoomScale: CGFloat = 1 { willSet { willChange("zoomScale", newValue != zoomScale) } didSet { valuesDidChange() } }
    open var isPagingEnabled: Bool { get { inertValues["isPagingEnabled"] as? Bool ?? false } set { inertValues["isPagingEnabled"] = newValue } }
    open var bounces: Bool { get { inertValues["bounces"] as? Bool ?? true } set { inertValues["bounces"] = newValue } }
    open var verticalScrollIndicatorInsets: UIEdgeInsets { get { inertValues["verticalScrollIndicatorInsets"] as? UIEdgeInsets ?? .zero } set { inertValues["verticalScrollIndicatorInsets"] = newValue } }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets { get { inertValues["horizontalScrollIndicatorInsets"] as? UIEdgeInsets ?? .zero } set { inertValues["horizontalScrollIndicatorInsets"] = newValue } }
    open var minimumZoomScale: CGFloat { get { inertValues["minimumZoomScale"] as? CGFloat ?? 1 } set { inertValues["minimumZoomScale"] = newValue } }
    open var maximumZoomScale: CGFloat { get { inertValues["maximumZoomScale"] as? CGFloat ?? 1 } set { inertValues["maximumZoomScale"] = newValue } }
    /// Both indicators' insets at once.
    open var scrollIndicatorInsets: UIEdgeInsets { get { verticalScrollIndicatorInsets } set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) } }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is any TouchKeeping) }
    open func adjustedContentInsetDidChange() {}
}

extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 0.998)
        public static let fast = Self(rawValue: 0.99)
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { forwardee("scrollViewDidScroll:", of: scrollView)?.scrollViewDidScroll(scrollView) }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { forwardee("scrollViewDidEndScrollingAnimation:", of: scrollView)?.scrollViewDidEndScrollingAnimation(scrollView) }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { forwardee("scrollViewDidChangeAdjustedContentInset:", of: scrollView)?.scrollViewDidChangeAdjustedContentInset(scrollView) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { forwardee("scrollViewWillBeginDragging:", of: scrollView)?.scrollViewWillBeginDragging(scrollView) }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { forwardee("scrollViewDidEndDragging:willDecelerate:", of: scrollView)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { forwardee("scrollViewDidEndDecelerating:", of: scrollView)?.scrollViewDidEndDecelerating(scrollView) }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { forwardee("viewForZoomingInScrollView:", of: scrollView)?.viewForZooming(in: scrollView) }
    public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { forwardee("scrollViewWillEndDragging:withVelocity:targetContentOffset:", of: scrollView)?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { forwardee("scrollViewWillBeginDecelerating:", of: scrollView)?.scrollViewWillBeginDecelerating(scrollView) }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { if let other = forwardee("scrollViewShouldScrollToTop:", of: scrollView) { return other.scrollViewShouldScrollToTop(scrollView) }; return true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { forwardee("scrollViewDidScrollToTop:", of: scrollView)?.scrollViewDidScrollToTop(scrollView) }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { forwardee("scrollViewDidZoom:", of: scrollView)?.scrollViewDidZoom(scrollView) }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { forwardee("scrollViewWillBeginZooming:withView:", of: scrollView)?.scrollViewWillBeginZooming(scrollView, with: view) }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { forwardee("scrollViewDidEndZooming:withView:atScale:", of: scrollView)?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
}
