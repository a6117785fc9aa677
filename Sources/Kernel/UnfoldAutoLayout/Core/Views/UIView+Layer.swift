#if !canImport(QuartzCore)
    extension UIView: CALayerDelegate {}

    extension UIView: LayerOwner {
        var layerOfView: CALayer {
            if let storedLayer { return storedLayer }
            // An app's own is made by its `init()`, which need not be `required`.
            let layer = (Self.layerClass as? CALayer.Type).map { RuntimeInitializer.make($0) } ?? CALayer()
            layer.view = self
            storedLayer = layer
            return layer
        }

        var resolvedBackground: CGColor? {
            storedBackgroundColor?.resolvedColor(with: TraitsForChildren.traits(of: self)).cgColor
        }
        func setHiddenByLayer(_ hidden: Bool) { setHidden(hidden, isLayers: true) }
        var layerOfMask: CALayer? { storedMask?.layerOfView }
        func takeMask(of layer: CALayer?) { storedMask = layer?.view as? UIView }

        var layerOwnerAbove: (any LayerOwner)? { superview }
        var layerOwnersBelow: [any LayerOwner] {
            get { subviews }
            set { subviews = newValue.compactMap { $0 as? UIView } }
        }
    }
#endif
