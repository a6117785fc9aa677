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

    /// Lays the hierarchy below out anew after ``LayoutEnvironment/current`` changed: intrinsic sizes, directions,
    /// margins and pixel rounding.
    public func traitEnvironmentDidChange() {
        tellSubtree { view in
            view.traitCollectionDidChange(nil)
            view.invalidateIntrinsicContentSize()
            view.layoutDirectionDidChange()
            view.markNeedsUpdateConstraints()
            view.markNeedsLayout()
        }
    }
}
