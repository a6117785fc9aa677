/// Views behind the others, as cells and lists have them. The content does not depend on one, so it has a system of its
/// own, until constraints place it.
extension UIView {
    /// Shows a view behind the others, or above one of them, in the place of `old`
    /// (developer.apple.com/documentation/uikit/uitableviewcell/backgroundview).
    package func showBackground(_ view: UIView?, inPlaceOf old: UIView?, above other: UIView? = nil) {
        if let old, old !== view, old !== other, old.superview === self { old.removeFromSuperview() }
        guard let view, view.superview !== self || !view.flags.contains(.isBackground) else { return }
        view.removeFromSuperview()
        // Those of lists move with the bounds, in the system that they are in.
        if !(self is UIScrollView) {
            view.flags.insert(.isBackground)
            view.isEngineHost = view.translatesAutoresizingMaskIntoConstraints
        }
        if let other, other.superview === self {
            insertSubview(view, aboveSubview: other)
        } else {
            insertSubview(view, at: 0)
        }
        placeBackground(view)
    }

    /// As large as this view, unless constraints place it.
    package func placeBackground(_ view: UIView?) {
        guard let view, view.superview === self, view.translatesAutoresizingMaskIntoConstraints else { return }
        if view.frame != bounds { view.frame = bounds }
    }

    func backgroundMaskDidChange() {
        let system = superview?.layoutHost.hostedSystem
        if translatesAutoresizingMaskIntoConstraints {
            system?.subtreeWillDetach(self)
            isEngineHost = true
        } else {
            isEngineHost = false
            dissolveHostedSystem()
            system?.subtreeWasAttached(self)
        }
        superview?.setNeedsLayout()
    }
}
