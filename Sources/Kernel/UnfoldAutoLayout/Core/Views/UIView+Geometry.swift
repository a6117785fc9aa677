/// A transform next to a view; most views have none.
final class TransformBox {
    let transform: CGAffineTransform
    init(_ transform: CGAffineTransform) { self.transform = transform }
}

extension UIView {
    /// The frame without the transform, which is what layout writes.
    var layoutFrame: CGRect {
        let anchor = anchorPoint
        return CGRect(
            x: storedCenter.x - storedBounds.width * anchor.x, y: storedCenter.y - storedBounds.height * anchor.y,
            width: storedBounds.width, height: storedBounds.height)
    }

    /// What layout makes of a solved frame: it sets the size, and the middle as ``center``, so that a view with another
    /// ``anchorPoint`` is beside its constraints (fact A2.7).
    func centered(in frame: CGRect) -> CGRect {
        guard let anchor = rare?.anchorPoint else { return frame }
        return frame.offsetBy(dx: (0.5 - anchor.x) * frame.width, dy: (0.5 - anchor.y) * frame.height)
    }

    var placed: PlacedRectangle {
        PlacedRectangle(position: storedCenter, bounds: storedBounds, anchor: anchorPoint, transform: storedTransform)
    }

    /// ``transform``, whatever a subclass makes of it.
    var storedTransform: CGAffineTransform { transformBox?.transform ?? .identity }

    var transformedFrame: CGRect { transformBox == nil ? layoutFrame : placed.frame }

    func setTransformedFrame(_ frame: CGRect) {
        guard transformBox != nil else { return setGeometry(frame: frame) }
        var placed = placed
        (placed.frame, placed.transform) = (frame, .identity)
        setGeometry(frame: placed.frame)
    }

    func setTransform(_ transform: CGAffineTransform) {
        noteAnimated(.transform, from: .transform(storedTransform), to: .transform(transform))
        willChange("transform", transform != storedTransform)
        transformBox = transform == .identity ? nil : TransformBox(transform)
        sharedValuesDidChange()
    }

    /// Layout sets ``bounds`` and ``center``, whatever a subclass makes of them, and not ``frame`` (fact A2.7).
    func take(layoutFrame frame: CGRect) {
        guard frame.width >= 0, frame.height >= 0 else { return setGeometry(frame: frame) }
        if storedBounds.size != frame.size { bounds = CGRect(origin: storedBounds.origin, size: frame.size) }
        let center = center(of: frame)
        if storedCenter != center { self.center = center }
    }

    private func center(of frame: CGRect) -> CGPoint {
        let anchor = anchorPoint
        return CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }

    func setGeometry(frame: CGRect) {
        noteAnimated(.frame, from: .rect(layoutFrame), to: .rect(frame))
        let (oldSize, oldCenter, center) = (storedBounds.size, storedCenter, center(of: frame))
        if listener != nil { geometryWillChange(center, CGRect(origin: storedBounds.origin, size: frame.size)) }
        storedCenter = center
        storedBounds.size = frame.size
        geometryDidChange(oldSize: oldSize, moved: oldCenter != storedCenter)
    }

    func setGeometry(bounds: CGRect) {
        let (old, oldFrame) = (storedBounds, layoutFrame)
        if listener != nil { geometryWillChange(storedCenter, bounds) }
        storedBounds = bounds
        if old.size != bounds.size { noteAnimated(.frame, from: .rect(oldFrame), to: .rect(layoutFrame)) }
        if old.origin != bounds.origin {
            noteAnimated(.boundsOrigin, from: .point(old.origin), to: .point(bounds.origin))
            // A scroll view lays out again when it scrolls (fact B8).
            boundsOriginDidChange()
            sharedValuesDidChange()
        }
        geometryDidChange(oldSize: old.size, moved: false)
    }

    func setGeometry(center: CGPoint) {
        let (moved, oldFrame) = (storedCenter != center, layoutFrame)
        if listener != nil { geometryWillChange(center, storedBounds) }
        storedCenter = center
        noteAnimated(.frame, from: .rect(oldFrame), to: .rect(layoutFrame))
        geometryDidChange(oldSize: storedBounds.size, moved: moved)
    }

    private func geometryWillChange(_ center: CGPoint, _ bounds: CGRect) {
        if center != storedCenter || bounds.size != storedBounds.size { willChange("frame") }
        if bounds != storedBounds { willChange("bounds") }
        if center != storedCenter { willChange("center") }
        if bounds.origin != storedBounds.origin { willChange("contentOffset") }
    }

    /// ``anchorPoint`` changed: the centre stays where it is, the frame does not.
    func anchorDidChange() { geometryDidChange(oldSize: storedBounds.size, moved: true) }

    private func geometryDidChange(oldSize: CGSize, moved: Bool) {
        let resized = oldSize != storedBounds.size
        guard resized || moved else { return }
        if resized {
            if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
            markNeedsLayout()
            readableWidthMayHaveChanged()
            if self is UIWindow { controllerMarginsMayHaveChanged() }
            // In a list the list says how large, before the cell is.
            if let pins = encapsulated, contentHost?.isInList == false {
                pins.width?.constant = storedBounds.width
                pins.height?.constant = storedBounds.height
            }
        }
        // Where a root is, its system does not see.
        if translatesAutoresizingMaskIntoConstraints, resized || !isEngineHost { autoresizingInputsDidChange() }
        inheritedInsetsDidChange()
        sharedValuesDidChange()
    }

    /// Moves and resizes the direct subviews by their masks: the flexible parts share the change in proportion.
    private func autoresizeSubviews(from oldSize: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            let (frame, mask) = (view.frame, view.autoresizingMask)
            guard !mask.isEmpty || view.encapsulated != nil else { continue }
            let horizontal = Autoresizing.resize(
                start: frame.minX, length: frame.width, from: oldSize.width, to: storedBounds.width,
                flexible: mask.flexible(.horizontal))
            let vertical = Autoresizing.resize(
                start: frame.minY, length: frame.height, from: oldSize.height, to: storedBounds.height,
                flexible: mask.flexible(.vertical))
            view.frame = CGRect(
                x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        }
    }

    func autoresizingInputsDidChange() { layoutHost.hostedSystem?.autoresizingDidChange(of: self) }

    // MARK: Converting

    /// The point, given in this view's bounds, in those of `view`; in the root's for nil. Between trees, roots are where
    /// their frames say.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        var point = pointInRoot(point)
        guard let view else { return point }
        let (root, other) = (self.root, view.root)
        if root !== other {
            point = root.pointOutside(point)
            if other.transformBox != nil { return view.pointFromRoot(other.placed.inside(point)) }
            let origin = other.pointOutside(.zero)
            point = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        if view.isTransformed { return view.pointFromRoot(point) }
        let origin = view.pointInRoot(.zero)
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else {
            if isTransformed { return pointFromRoot(point) }
            let origin = pointInRoot(.zero)
            return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        return view.convert(point, to: self)
    }

    /// The rectangle, given in this view's bounds, in those of `view`: the smallest one around it, where a view between
    /// is turned.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if isTransformed || view?.isTransformed == true { return rect.mapped { convert($0, to: view) } }
        return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        if isTransformed || view?.isTransformed == true { return rect.mapped { convert($0, from: view) } }
        return CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        for view in sequence(first: self, next: \.superview) where view.superview != nil {
            point = view.pointOutside(point)
        }
        return point
    }

    private func pointOutside(_ point: CGPoint) -> CGPoint {
        if transformBox != nil { return placed.outside(point) }
        return CGPoint(x: point.x + (frame.minX - storedBounds.minX), y: point.y + (frame.minY - storedBounds.minY))
    }

    private var root: UIView { superview?.root ?? self }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        superview.map { placed.inside($0.pointFromRoot(point)) } ?? point
    }

    private var isTransformed: Bool {
        sequence(first: self, next: \.superview).contains { $0.transformBox != nil && $0.superview != nil }
    }
}

extension UIView.AutoresizingMask {
    func flexible(_ axis: NSLayoutConstraint.Axis) -> (near: Bool, length: Bool, far: Bool) {
        axis == .horizontal
            ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
            : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
}
