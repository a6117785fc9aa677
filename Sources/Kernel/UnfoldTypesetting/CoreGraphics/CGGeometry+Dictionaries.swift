#if !canImport(CoreGraphics)
    extension CGPoint {
        public init?(dictionaryRepresentation dict: CFDictionary) {
            guard let x = GeometryDictionary.number(dict, "X"), let y = GeometryDictionary.number(dict, "Y")
            else { return nil }
            self.init(x: x, y: y)
        }
    }

    extension CGSize {
        public init?(dictionaryRepresentation dict: CFDictionary) {
            guard let width = GeometryDictionary.number(dict, "Width"),
                let height = GeometryDictionary.number(dict, "Height")
            else { return nil }
            self.init(width: width, height: height)
        }
    }

    extension CGRect {
        /// The rectangle of such a dictionary; nil where a number lacks.
        public init?(dictionaryRepresentation dict: CFDictionary) {
            guard let origin = CGPoint(dictionaryRepresentation: dict),
                let size = CGSize(dictionaryRepresentation: dict)
            else { return nil }
            self.init(origin: origin, size: size)
        }
    }

    enum GeometryDictionary {
        static func of(_ numbers: [String: CGFloat]) -> CFDictionary {
            NSDictionary(
                objects: numbers.values.map { NSNumber(value: Double($0)) },
                forKeys: numbers.keys.map(NSString.init(string:)))
        }
        static func number(_ dictionary: CFDictionary, _ key: String) -> CGFloat? {
            (dictionary.object(forKey: key) as? NSNumber).map { CGFloat($0.doubleValue) }
        }
    }

    /// With a width and a height that are not negative.
    public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
#endif
