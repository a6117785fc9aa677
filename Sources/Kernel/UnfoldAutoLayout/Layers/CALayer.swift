#if !canImport(QuartzCore)

    /// Drawing attributes of a view. They are stored and can be read back; nothing is drawn. Geometry is the view's.
    @preconcurrency @MainActor open class CALayer: CALayerInert, CAMediaTiming {
        public override init() { super.init() }
        /// A copy for the time of an animation, of the frame alone.
        public init(layer: Any) {
            super.init()
            if let layer = layer as? CALayer { own = layer.placed }
        }
        public required init?(coder: NSCoder) { super.init() }

        #if !canImport(ObjectiveC)
            nonisolated(unsafe) final var associatedValues = AssociatedValues()
        #endif
        final weak var view: (any LayerOwner)?
        private var own = PlacedRectangle()
        private var placed: PlacedRectangle { view?.placed ?? own }

        // MARK: Values by name

        private var values: [String: Any] = [:]
        /// Sets a value that drawing knows by a name; one of a name that is not known is stored.
        open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
        open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
        /// As ``setValue(_:forKey:)``; parts of ``transform`` are stored next to it.
        open func setValue(_ value: Any?, forKeyPath keyPath: String) {
            if let known = Self.named[keyPath] {
                known.set(self, (value, AdaptedProperties.number(value)))
            } else {
                values[keyPath] = value
            }
        }
        open func value(forKeyPath keyPath: String) -> Any? {
            if let known = Self.named[keyPath] { known.get(self) } else { values[keyPath] }
        }

        private typealias Given = (value: Any?, number: Double?)
        private static let named: [String: (get: (CALayer) -> Any?, set: (CALayer, Given) -> Void)] = [
            "cornerRadius": ({ $0.cornerRadius }, { $0.cornerRadius = CGFloat($1.number ?? 0) }),
            "borderWidth": ({ $0.borderWidth }, { $0.borderWidth = CGFloat($1.number ?? 0) }),
            "opacity": ({ $0.opacity }, { $0.opacity = Float($1.number ?? 1) }),
            "hidden": ({ $0.isHidden }, { $0.isHidden = $1.number != 0 }),
            "masksToBounds": ({ $0.masksToBounds }, { $0.masksToBounds = $1.number != 0 }),
            "position": ({ $0.position }, { if let point = $1.value as? CGPoint { $0.position = point } }),
            "bounds": ({ $0.bounds }, { if let rect = $1.value as? CGRect { $0.bounds = rect } }),
            "frame": ({ $0.frame }, { if let rect = $1.value as? CGRect { $0.frame = rect } }),
            "backgroundColor": ({ $0.backgroundColor }, { $0.backgroundColor = $1.value as? CGColor }),
            "borderColor": ({ $0.borderColor }, { $0.borderColor = $1.value as? CGColor }),
            "shadowColor": ({ $0.shadowColor }, { $0.shadowColor = $1.value as? CGColor }),
        ]

        // MARK: Geometry

        /// The view's frame, or the layer's own: the rectangle around the transformed one.
        open var frame: CGRect {
            get { view?.frame ?? own.frame }
            set { if let view { view.frame = newValue } else { own.frame = newValue } }
        }
        open var bounds: CGRect {
            get { view?.bounds ?? own.bounds }
            set { if let view { view.bounds = newValue } else { own.bounds = newValue } }
        }
        /// Where ``anchorPoint`` lies: the view's centre, or the layer's own.
        open var position: CGPoint {
            get { view?.center ?? own.position }
            set { if let view { view.center = newValue } else { own.position = newValue } }
        }
        /// Which point of the bounds ``position`` is, 0 to 1. Setting it moves the frame. Default the middle.
        open var anchorPoint: CGPoint {
            get { view?.anchorPoint ?? own.anchor }
            set { if let view { view.anchorPoint = newValue } else { own.anchor = newValue } }
        }
        /// Stored; nothing is drawn. A view's transform is its flat part.
        open var transform: CATransform3D {
            get { view?.transform3D ?? storedTransform }
            set {
                if let view {
                    view.transform3D = newValue
                    return
                }
                storedTransform = newValue
                own.transform = CATransform3DGetAffineTransform(newValue)
            }
        }
        private var storedTransform = CATransform3DIdentity
        open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
        open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
        open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
        open func hitTest(_ p: CGPoint) -> CALayer? {
            let inside = placed.inside(p)
            guard !isHidden, contains(inside) else { return nil }
            for layer in (sublayers ?? []).reversed() { if let hit = layer.hitTest(inside) { return hit } }
            return self
        }
        private var above: CALayer? { superlayer }
        private func pointInRoot(_ p: CGPoint) -> CGPoint {
            sequence(first: self, next: \.above).reduce(p) { point, layer in layer.placed.outside(point) }
        }
        private func pointFromRoot(_ p: CGPoint) -> CGPoint { placed.inside(above?.pointFromRoot(p) ?? p) }
        open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
            let root = pointInRoot(p)
            return l?.pointFromRoot(root) ?? root
        }
        open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { pointFromRoot(l?.pointInRoot(p) ?? p) }
        open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.mapped { convert($0, to: l) } }
        open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.mapped { convert($0, from: l) } }
        open func preferredFrameSize() -> CGSize { bounds.size }

        // MARK: Look (stored; nothing is drawn)

        open var borderColor: CGColor? = .black
        /// The view's, resolved for its traits, or the layer's own; nothing is drawn. What was set is read back, in its
        /// colour space, as long as the view's colour is the same.
        open var backgroundColor: CGColor? {
            get {
                guard let view else { return look.backgroundColor }
                let shown = view.resolvedBackground
                if let known = look.backgroundColor, known.rgba == shown?.rgba { return known }
                return shown
            }
            set {
                look.backgroundColor = newValue
                // The view's own colour stays where it is the same: with other traits it may be another.
                guard let view, newValue?.rgba != view.resolvedBackground?.rgba else { return objectDidChange(self) }
                view.storedBackgroundColor = newValue.map(UIColor.init(cgColor:))
            }
        }
        open var opacity: Float {
            get { view.map { Float($0.storedAlpha) } ?? look.opacity }
            set { share(newValue, \.opacity) { $0.storedAlpha = CGFloat(newValue) } }
        }
        open var isOpaque: Bool {
            get { view?.storedIsOpaque ?? look.isOpaque }
            set { share(newValue, \.isOpaque) { $0.storedIsOpaque = newValue } }
        }
        /// The view's, or the layer's own. Stack views are notified of what is set on the view only.
        open var isHidden: Bool {
            get { view?.storedIsHidden ?? look.isHidden }
            set { share(newValue, \.isHidden) { $0.setHiddenByLayer(newValue) } }
        }
        /// The view's `clipsToBounds`, or the layer's own; nothing is drawn.
        open var masksToBounds: Bool {
            get { view?.storedClipsToBounds ?? look.masksToBounds }
            set { share(newValue, \.masksToBounds) { $0.storedClipsToBounds = newValue } }
        }
        /// What a layer without a view looks like; what belongs to a view is the view's.
        private var look = LayerLook()
        private func share<Value>(
            _ value: Value, _ path: WritableKeyPath<LayerLook, Value>, with owner: (any LayerOwner) -> Void
        ) {
            look[keyPath: path] = value
            if let view { owner(view) } else { objectDidChange(self) }
        }
        open var shadowColor: CGColor? = .black
        /// Pixels per point: the view's `contentScaleFactor`, or the layer's own. Default 1.
        open var contentsScale: CGFloat {
            get { view?.storedContentScale ?? look.contentsScale }
            set { share(newValue, \.contentsScale) { $0.storedContentScale = newValue } }
        }
        /// The view, unless another one was set; nothing asks it.
        open weak var delegate: (any CALayerDelegate)? {
            get { storedDelegate ?? view }
            set { storedDelegate = newValue }
        }
        private weak var storedDelegate: (any CALayerDelegate)?
        /// The layer of the view's mask, or the one that was set; nothing is drawn.
        open var mask: CALayer? {
            get { view?.layerOfMask ?? storedMask }
            set {
                storedMask = newValue
                view?.takeMask(of: newValue)
            }
        }
        private var storedMask: CALayer?
        /// The view's mask became another, or none: the layer's own is no longer.
        final func maskWasReplaced() { storedMask = nil }

        // MARK: Layers

        /// The layer it was added to, or that of the view above.
        open var superlayer: CALayer? { foundSuperlayer }
        /// Set for layers of subviews only if they were added elsewhere.
        final weak var storedSuperlayer: CALayer?
        /// Where the view stood when its layer was added to ``storedSuperlayer``: it leaves that with its superview.
        final weak var superviewWhenAdded: (any LayerOwner)?
        /// Layers in it, back to front, those of the view's subviews in their order among them; nil for none. Layers of
        /// subviews come and go with their views, those set or not.
        /// - Complexity: O(subviews and layers).
        open var sublayers: [CALayer]? {
            get {
                let layers = allSublayers
                return layers.isEmpty ? nil : layers
            }
            set { replaceSublayers(newValue ?? []) }
        }
        /// Empty while there are no layers but those of subviews.
        final var storedSublayers: [CALayer] = []

        /// Puts a layer on top. The layer of a subview takes its view along.
        open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
        /// Puts a layer at a position from the back, clamped.
        open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }
        open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
            insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
        }
        open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
            insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
        }
        open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
            guard oldLayer !== newLayer, allSublayers.contains(where: { $0 === oldLayer }) else { return }
            insertSublayer(newLayer, below: oldLayer)
            oldLayer.removeFromSuperlayer()
        }
        open func removeFromSuperlayer() { leave() }

        // MARK: Passes

        open func setNeedsLayout() { view?.markNeedsLayout() }
        open func needsLayout() -> Bool { view?.needsLayoutPass ?? false }
        open func layoutIfNeeded() { view?.performLayoutIfNeeded() }

        // MARK: Animations (kept until they are removed; nothing moves)

        private var animations: [(key: String?, animation: CAAnimation)] = []
        /// Keeps an animation and notifies its delegate, at the end of the turn, that it is over; nothing moves.
        open func add(_ anim: CAAnimation, forKey key: String?) {
            if let key { animations.removeAll { $0.key == key } }
            animations.append((key, anim))
            anim.wasAdded { [weak self] in
                if anim.isRemovedOnCompletion { self?.animations.removeAll { $0.animation === anim } }
            }
        }
        open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
        open func removeAllAnimations() { animations = [] }
        open func animationKeys() -> [String]? {
            let keys = animations.compactMap(\.key)
            return keys.isEmpty ? nil : keys
        }
        open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
        open func presentation() -> Self? { self }
        open func model() -> Self { self }
    }

    extension CALayer: NamedValues {}
#endif
