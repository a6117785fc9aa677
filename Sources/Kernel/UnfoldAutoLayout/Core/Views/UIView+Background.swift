/// Views behind the others, as cells and lists have them. The content does not depend on one, so it has a system of its
/// own, until constraints place it.
extension UIView {
    /// Shows a view behind the others, or above one of them, in the place of `old`
    /// (developer.apple.com/documentation/uikit/uitableviewcell/backgroundview).
    package func showBackground(_ view: UIView?, inPlaceOf old: UIView?, above other: UIView? = nil) {
        if let old, old !== view, old !== other, old.superview === self { old.removeFromSuperview() }
        guard let view, view.superview !== self || !view.flags.contains(.isBackground) else { return }
        let isInside = view.superview === self
        if !isInside {
            view.removeFromSuperview()
            // Those of lists move with the bounds, in the system that they are in.
            view.isEngineHost = isEngineHost && view.translatesAutoresizingMaskIntoConstraints
        }
        if let other, other.superview === self {
            insertSubview(view, aboveSubview: other)
        } else {
            insertSubview(view, at: 0)
        }
        view.flags.insert(.isBackground)
        if isInside, !constraints.contains(where: { $0.touches(subtreeOf: view) }) { view.backgroundMaskDidChange() }
        placeBackground(view)
    }

    /// As large as this view, unless constraints place it.
    package func placeBackground(_ view: UIView?) {
        guard let view, view.superview === self, view.translatesAutoresizingMaskIntoConstraints else { return }
        if view.frame != bounds { view.frame = bounds }
    }

    func backgroundMaskDidChange() {
        guard let superview, superview.isEngineHost, isEngineHost != translatesAutoresizingMaskIntoConstraints
        else { return }
        let system = superview.layoutHost.hostedSystem
        if isEngineHost {
            isEngineHost = false
            dissolveHostedSystem()
            system?.subtreeWasAttached(self)
        } else {
            system?.subtreeWillDetach(self)
            isEngineHost = true
        }
        superview.setNeedsLayout()
    }

    func endBackground() { if flags.remove(.isBackground) != nil { isEngineHost = false } }
}
