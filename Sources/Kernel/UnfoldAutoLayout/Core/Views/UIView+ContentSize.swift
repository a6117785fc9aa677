extension UIView {
    /// The content-size constraints will be asked for again in the next pass (fact B6).
    func contentSizeNeedsUpdate() {
        // Whoever has a record is in the system of its engine; the way up to the host is longer.
        (engineRecord?.system ?? layoutHost.hostedSystem)?.contentSizeDidChange(of: self)
        flags.insert(.needsUpdateConstraints)
        guard let superview else { return }
        if encapsulated != nil { (superview as? any ContentSizeListening)?.contentDidInvalidateSize() }
        superview.childInvalidatedContentSize(self)
        superview.passUp(.descendantNeedsUpdateConstraints)
        superview.markNeedsLayout()
    }
}
