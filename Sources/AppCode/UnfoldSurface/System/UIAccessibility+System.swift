import Foundation
import UnfoldAutoLayout

/// What the user has chosen for accessibility: nothing.
@preconcurrency @MainActor public enum UIAccessibility {
}

/// What can be shown large.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {}

extension UIView: UILargeContentViewerItem {}

/// Shows a large picture of what is held; nothing shows it.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
