import Foundation
import UnfoldAutoLayout

/// Shows a menu in a view; it shows nothing.
@preconcurrency @MainActor open class UIEditMenuInteraction: UIEditMenuInteractionInert, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
}
