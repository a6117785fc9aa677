extension UIView {
    /// Stands where another view stood: in its superview, between the same siblings, with its frame and mask. The other
    /// one leaves. Constraints that named it go with it. Nothing happens to a view without superview, nor where that one
    /// is, or is in, the new view.
    func takePlace(of old: UIView) {
        guard let parent = old.superview, !parent.isDescendant(of: self) else { return }
        parent.insertSubview(self, aboveSubview: old)
        frame = old.frame
        autoresizingMask = old.autoresizingMask
        old.removeFromSuperview()
    }
}

extension UIViewController {
    /// Whether the view is where a window or a containing controller puts it: an app that moved it into a view of
    /// its own keeps it there.
    func isShown(in view: UIView) -> Bool {
        guard let place = view.superview else { return false }
        if let window = place as? UIWindow { return window.rootViewController === self || isPresented }
        return parent?.viewIfLoaded.map(place.isDescendant) ?? isPresented
    }
    private var isPresented: Bool { presentingViewController != nil }
}
