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
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

// Defaults of optional methods: of a message that a delegate forwards they answer what its forwardee does, else what each
// says.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScroll:", of: scrollView)?.scrollViewDidScroll(scrollView)
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndScrollingAnimation:", of: scrollView)?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidChangeAdjustedContentInset:", of: scrollView)?.scrollViewDidChangeAdjustedContentInset(
            scrollView)
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDragging:", of: scrollView)?.scrollViewWillBeginDragging(scrollView)
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwardee("scrollViewDidEndDragging:willDecelerate:", of: scrollView)?.scrollViewDidEndDragging(
            scrollView, willDecelerate: decelerate)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndDecelerating:", of: scrollView)?.scrollViewDidEndDecelerating(scrollView)
    }
    /// No view.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwardee("viewForZoomingInScrollView:", of: scrollView)?.viewForZooming(in: scrollView)
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwardee("scrollViewWillEndDragging:withVelocity:targetContentOffset:", of: scrollView)?
            .scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDecelerating:", of: scrollView)?.scrollViewWillBeginDecelerating(scrollView)
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwardee("scrollViewShouldScrollToTop:", of: scrollView)?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScrollToTop:", of: scrollView)?.scrollViewDidScrollToTop(scrollView)
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidZoom:", of: scrollView)?.scrollViewDidZoom(scrollView)
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forwardee("scrollViewWillBeginZooming:withView:", of: scrollView)?.scrollViewWillBeginZooming(
            scrollView, with: view)
    }
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
