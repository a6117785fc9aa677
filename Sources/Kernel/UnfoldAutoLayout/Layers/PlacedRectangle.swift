/// A rectangle that is scaled and turned around a point of its own: the geometry that views and layers share.
struct PlacedRectangle {
    /// Where the anchor lies, in the surrounding coordinates.
    var position = CGPoint.zero
    var bounds = CGRect.zero
    /// Which point of the bounds is at ``position``; (0, 0) is the upper left, (1, 1) the lower right.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity

    /// The smallest upright rectangle around it, in the surrounding coordinates. Setting it leaves the transform as it
    /// is. Of a turn that is no quarter the bounds become the rectangle around what was turned back, as those of layers
    /// do.
    var frame: CGRect {
        get { box(of: bounds.size).offsetBy(dx: position.x, dy: position.y) }
        set {
            let flat = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
            // Divided once, so that most frames are read as they were set.
            bounds.size =
                flat.b == 0 && flat.c == 0 && flat.a * flat.d != 0
                ? CGSize(width: newValue.width / abs(flat.a), height: newValue.height / abs(flat.d))
                : CGRect(origin: .zero, size: newValue.size).applying(flat.inverted()).size
            let box = box(of: bounds.size)
            position = CGPoint(x: newValue.midX - box.midX, y: newValue.midY - box.midY)
        }
    }

    /// Around the anchor. Sides are added up as lengths, and not between corners, which are rounded each by itself.
    private func box(of size: CGSize) -> CGRect {
        let middle = CGPoint(x: size.width * (0.5 - anchor.x), y: size.height * (0.5 - anchor.y)).applying(transform)
        let width = abs(transform.a) * size.width + abs(transform.c) * size.height
        let height = abs(transform.b) * size.width + abs(transform.d) * size.height
        return CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// A point of the bounds, in the surrounding coordinates.
    func outside(_ point: CGPoint) -> CGPoint {
        let corner = anchorInBounds
        let moved = CGPoint(x: point.x - corner.x, y: point.y - corner.y).applying(transform)
        return CGPoint(x: position.x + moved.x, y: position.y + moved.y)
    }

    /// A point of the surrounding coordinates, in the bounds.
    func inside(_ point: CGPoint) -> CGPoint {
        let corner = anchorInBounds
        let moved = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
        return CGPoint(x: corner.x + moved.x, y: corner.y + moved.y)
    }

    private var anchorInBounds: CGPoint {
        CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    }
}
