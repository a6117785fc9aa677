import Foundation

/// Says to a scroll view what stands over its edge, as of iOS 26
/// (developer.apple.com/documentation/uikit/uiscrolledgeelementcontainerinteraction); stored.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// Stored.
    open weak var scrollView: UIScrollView?
    /// Stored. Default the top.
    open var edge: UIRectEdge = .top
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
