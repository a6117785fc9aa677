extension UIView {
    var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection
        }
    }

    /// Leading and trailing of every constraint that names this view mean other edges now.
    func layoutDirectionDidChange() {
        layoutHost.hostedEngine?.relower(itemsOf: self)
        markNeedsLayout()
        marginsDidChange()
    }
}
