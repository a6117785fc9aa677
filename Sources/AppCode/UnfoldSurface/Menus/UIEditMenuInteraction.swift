import Foundation
import UnfoldAutoLayout

/// Shows a menu in a view; it shows nothing.
@preconcurrency @MainActor open class UIEditMenuInteraction: UIEditMenuInteractionInert, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    open func didMove(to view: UIView?) { self.view = view }
}
