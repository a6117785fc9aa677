import Foundation

/// Notified when a scroll view moves. Optional methods have defaults that do nothing. There are no gestures, so what is
/// about dragging is never called.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: OptionalRequirements {
    /// The content offset changed, by code or by an animation's end value.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The time of an animated move has passed in ``RunLoopTurn``.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The adjusted content inset changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Never called: there are no gestures.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Never called: there are no gestures.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Never called: there are no gestures.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Never called: nothing is zoomed.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Never called: there are no gestures.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Never called: there are no gestures.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Never asked: there are no gestures. Default true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Never called: there are no gestures.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Never called: nothing is zoomed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Never called: nothing is zoomed.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Never called: nothing is zoomed.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

// Defaults of optional methods: of a message that a delegate forwards they answer what its forwardee does, else what each
// says.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScroll:", of: scrollView)?.scrollViewDidScroll(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndScrollingAnimation:", of: scrollView)?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidChangeAdjustedContentInset:", of: scrollView)?.scrollViewDidChangeAdjustedContentInset(
            scrollView)
    }
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDragging:", of: scrollView)?.scrollViewWillBeginDragging(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwardee("scrollViewDidEndDragging:willDecelerate:", of: scrollView)?.scrollViewDidEndDragging(
            scrollView, willDecelerate: decelerate)
    }
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndDecelerating:", of: scrollView)?.scrollViewDidEndDecelerating(scrollView)
    }
    /// No view.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwardee("viewForZoomingInScrollView:", of: scrollView)?.viewForZooming(in: scrollView)
    }
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwardee("scrollViewWillEndDragging:withVelocity:targetContentOffset:", of: scrollView)?
            .scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDecelerating:", of: scrollView)?.scrollViewWillBeginDecelerating(scrollView)
    }
    /// True.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwardee("scrollViewShouldScrollToTop:", of: scrollView)?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScrollToTop:", of: scrollView)?.scrollViewDidScrollToTop(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidZoom:", of: scrollView)?.scrollViewDidZoom(scrollView)
    }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forwardee("scrollViewWillBeginZooming:withView:", of: scrollView)?.scrollViewWillBeginZooming(
            scrollView, with: view)
    }
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forwardee("scrollViewDidEndZooming:withView:atScale:", of: scrollView)?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: scale)
    }
}

extension UIScrollViewDelegate {
    /// Who answers in place of a delegate that has not written a method and forwards it.
    private func forwardee(_ message: String, of scrollView: UIScrollView) -> (any UIScrollViewDelegate)? {
        ForwardedMessage.target(
            of: self, message,
            in: [(any UIScrollViewDelegate).self]
                + ((scrollView as? any ScrollDelegateListener)?.delegateProtocols ?? []))
    }
}
