// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/ScrollView+Delegate.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

/// Notified when a scroll view moves. Optional methods have defaults that do nothing. There are no gestures, so what is about dragging is never called.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: OptionalRequirements {
    /// The content offset changed, by code or by an animation's end value.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The time of an animated move has passed in ``RunLoopIteration``.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
