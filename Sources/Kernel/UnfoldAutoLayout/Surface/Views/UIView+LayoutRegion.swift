extension UIView {
    /// A part of a view, as of iOS 26 (developer.apple.com/documentation/uikit/uiview/layoutregion). Corners and the
    /// controls of windows take no space here: adaptation to them changes nothing.
    public struct LayoutRegion: Hashable, Sendable {
        enum Kind { case safeArea, margins, readableContent }
        let kind: Kind
    }

    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        switch region.kind {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readableContent:
            let part = readableContentGuide.layoutFrame
            return UIEdgeInsets(
                top: part.minY - bounds.minY, left: part.minX - bounds.minX, bottom: bounds.maxY - part.maxY,
                right: bounds.maxX - part.maxX)
        }
    }
    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        edgeInsets(for: region).directional(isMirrored: isRightToLeft)
    }
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat { layer.cornerRadius }
}

/// Extends a picture beyond its edges, under bars, as of iOS 26
/// (developer.apple.com/documentation/uikit/uibackgroundextensionview). Nothing is drawn beyond; the content has the
/// frame that it has on iOS.
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
    /// What is extended: placed in the safe area, unless ``automaticallyPlacesContentView`` is off.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }
    /// Whether the content is placed in the safe area. Default true.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    }
    /// The safe area decides where the content is.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
