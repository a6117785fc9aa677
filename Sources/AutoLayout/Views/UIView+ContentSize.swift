extension UIView {
    /// The content-size constraints will be asked for anew in the next pass (fact B6).
    func contentSizeNeedsUpdate() {
        layoutHost.hostedEngine?.contentSizeDidChange(of: self)
        superview?.childInvalidatedContentSize(self)
        markNeedsUpdateConstraints()
        superview?.markNeedsLayout()
    }
}
