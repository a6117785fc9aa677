#if !canImport(CoreGraphics)
    extension CGPoint {
        public var dictionaryRepresentation: CFDictionary { GeometryDictionary.of(["X": x, "Y": y]) }
        public init?(dictionaryRepresentation dict: CFDictionary) {
            guard let x = GeometryDictionary.number(dict, "X"), let y = GeometryDictionary.number(dict, "Y")
            else { return nil }
            self.init(x: x, y: y)
        }
    }

    extension CGSize {
        public var dictionaryRepresentation: CFDictionary { GeometryDictionary.of(["Width": width, "Height": height]) }
        public init?(dictionaryRepresentation dict: CFDictionary) {
            guard let width = GeometryDictionary.number(dict, "Width"),
                let height = GeometryDictionary.number(dict, "Height")
            else { return nil }
            self.init(width: width, height: height)
        }
    }

    extension CGRect {
        public var dictionaryRepresentation: CFDictionary {
            GeometryDictionary.of(["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height])
        }
        /// The rectangle of such a dictionary; nil where a number lacks.
        public init?(dictionaryRepresentation dict: CFDictionary) {
            guard let origin = CGPoint(dictionaryRepresentation: dict),
                let size = CGSize(dictionaryRepresentation: dict)
            else { return nil }
            self.init(origin: origin, size: size)
        }
    }

    private enum GeometryDictionary {
        static func of(_ numbers: [String: CGFloat]) -> CFDictionary {
            NSDictionary(
                objects: numbers.values.map { NSNumber(value: Double($0)) },
                forKeys: numbers.keys.map(NSString.init(string:)))
        }
        static func number(_ dictionary: CFDictionary, _ key: String) -> CGFloat? {
            (dictionary.object(forKey: key) as? NSNumber).map { CGFloat($0.doubleValue) }
        }
    }

    public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
    /// With a width and a height that are not negative.
    public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
    public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
    public func CGAffineTransformMake(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
#endif
