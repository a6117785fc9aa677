import Foundation
import UnfoldAutoLayout

/// Notified about a pencil; nothing notifies it. Methods have defaults.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// It was tapped.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// A pencil; there is none.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Notified about it.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Stored.
    open var isEnabled = true
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
