import Foundation
import UnfoldAutoLayout

/// A pencil; there is none.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Notified about it.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
