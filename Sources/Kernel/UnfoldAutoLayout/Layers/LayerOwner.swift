#if !canImport(QuartzCore)
    /// What a layer asks and sets of the view that it is of. Of properties that apps override it sets what is stored.
    @MainActor protocol LayerOwner: CALayerDelegate {
        var layerOfView: CALayer { get }

        var frame: CGRect { get set }
        var bounds: CGRect { get set }
        var center: CGPoint { get set }
        var anchorPoint: CGPoint { get set }
        var transform3D: CATransform3D { get set }
        var placed: PlacedRectangle { get }

        var resolvedBackground: CGColor? { get }
        var storedBackgroundColor: UIColor? { get set }
        var storedAlpha: CGFloat { get set }
        var storedIsOpaque: Bool { get set }
        var storedIsHidden: Bool { get }
        func setHiddenByLayer(_ hidden: Bool)
        var storedClipsToBounds: Bool { get set }
        var storedContentScale: CGFloat { get set }
        var layerOfMask: CALayer? { get }
        func takeMask(of layer: CALayer?)

        var layerOwnerAbove: (any LayerOwner)? { get }
        var layerOwnersBelow: [any LayerOwner] { get set }

        var needsLayoutPass: Bool { get }
        func markNeedsLayout()
        func performLayoutIfNeeded()
    }
#endif
