#if !canImport(CoreGraphics)
    /// A linear map of the plane with a translation, as Core Graphics has it:
    /// `x' = a x + c y + tx`, `y' = b x + d y + ty`.
    public struct CGAffineTransform: Hashable, Sendable {
        /// From x to x.
        public var a: CGFloat
        /// From x to y.
        public var b: CGFloat
        /// From y to x.
        public var c: CGFloat
        /// From y to y.
        public var d: CGFloat
        public var tx: CGFloat
        public var ty: CGFloat

        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Turns by radians.
        public init(rotationAngle angle: CGFloat) {
            let sine = sin(angle)
            let cosine = cos(angle)
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        public static let identity = CGAffineTransform()
        public var isIdentity: Bool { self == .identity }

        /// This transform after `other`: `other` is applied last.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
                d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
                ty: tx * other.b + ty * other.d + other.ty)
        }

        /// The transform that undoes this one; this one itself where there is none.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0 else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest rectangle around the image of this one.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            let x = corners.map(\.x)
            let y = corners.map(\.y)
            let low = CGPoint(x: x.min() ?? 0, y: y.min() ?? 0)
            return CGRect(x: low.x, y: low.y, width: (x.max() ?? 0) - low.x, height: (y.max() ?? 0) - low.y)
        }
    }
#endif
