#if !canImport(CoreGraphics)
    /// What a transform does, one after the other: scale, shear, turn, move.
    /// (developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents)
    public struct CGAffineTransformComponents: Equatable, Sendable {
        public var scale = CGSize(width: 1, height: 1)
        /// By how much x grows with y. Default 0.
        public var horizontalShear: CGFloat = 0
        /// In radians. Default 0.
        public var rotation: CGFloat = 0
        public var translation = CGVector(dx: 0, dy: 0)
        public init() {}
        public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
            (self.scale, self.horizontalShear) = (scale, horizontalShear)
            (self.rotation, self.translation) = (rotation, translation)
        }
    }

    extension CGAffineTransform {
        /// A transform of parts: scaled first, moved last.
        public init(_ components: CGAffineTransformComponents) {
            let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
            let (width, height) = (components.scale.width, components.scale.height)
            let shear = components.horizontalShear
            self.init(
                a: width * cosine, b: width * sine, c: height * (shear * cosine - sine),
                d: height * (shear * sine + cosine), tx: components.translation.dx, ty: components.translation.dy)
        }
        /// Its parts. A transform that makes everything flat has a scale of 0 in one direction.
        public func decomposed() -> CGAffineTransformComponents {
            let width = (a * a + b * b).squareRoot()
            let rotation = width > 0 ? atan2(b, a) : 0
            let (sine, cosine) = (sin(rotation), cos(rotation))
            let height = d * cosine - c * sine
            let sheared = c * cosine + d * sine
            return CGAffineTransformComponents(
                scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : sheared / height,
                rotation: rotation, translation: CGVector(dx: tx, dy: ty))
        }
    }
#endif
