extension UIView {
    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Leading and trailing of every constraint that this view holds mean other edges now.
    func layoutDirectionDidChange() {
        layoutHost.hostedSystem?.directionDidChange(of: self)
        markNeedsLayout()
        marginsDidChange()
    }
}
