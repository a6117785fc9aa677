extension UIView {
    /// The cell whose content view this is.
    var contentHost: (any CellContentHost)? {
        guard let superview, superview.isEngineHost, let cell = superview as? any CellContentHost else { return nil }
        return cell.isContent(self) ? cell : nil
    }
    /// What reports call it.
    var givenName: String? { accessibilityIdentifier ?? (contentHost == nil ? nil : "contentView") }
    /// The content-size constraints will be asked for again in the next pass (fact B6).
    func contentSizeNeedsUpdate() {
        // Whoever has a record is in the system of its engine; the way up to the host is longer.
        (engineRecord?.system ?? layoutHost.hostedSystem)?.contentSizeDidChange(of: self)
        flags.insert(.needsUpdateConstraints)
        guard let superview else { return }
        superview.childInvalidatedContentSize(self)
        superview.passUp(.descendantNeedsUpdateConstraints)
        superview.markNeedsLayout()
    }
}
