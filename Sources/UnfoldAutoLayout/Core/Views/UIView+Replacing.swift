extension UIView {
    /// Stands where another view stood: in its superview, between the same siblings, with its frame and mask. The other
    /// one leaves. Constraints that named it go with it. Nothing happens to a view without superview.
    func takePlace(of old: UIView) {
        guard let parent = old.superview else { return }
        parent.insertSubview(self, aboveSubview: old)
        frame = old.frame
        autoresizingMask = old.autoresizingMask
        old.removeFromSuperview()
    }
}
