import Foundation
import UnfoldAutoLayout

#if !canImport(CoreImage)
    /// A colour of Core Image (developer.apple.com/documentation/coreimage/cicolor).
    // Sendable: its values are constants.
    open class CIColor: NSObject, NSCopying, @unchecked Sendable {
        /// 0 to 1.
        public let red: CGFloat
        /// 0 to 1.
        public let green: CGFloat
        /// 0 to 1.
        public let blue: CGFloat
        /// Opacity, 0 to 1.
        public let alpha: CGFloat

        /// A colour of components from 0 to 1.
        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
            super.init()
        }
        /// An opaque colour of components from 0 to 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: 1)
        }
        public convenience init(color: UIColor) {
            self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }
        /// A colour of Core Graphics.
        public convenience init(cgColor color: CGColor) { self.init(color: UIColor(cgColor: color)) }
        /// Components in a text, "1 0.5 0 1"; missing ones are 0, and opacity 1.
        public convenience init(string representation: String) {
            let numbers = representation.split(separator: " ").map { Double($0) ?? 0 }.map { CGFloat($0) }
            func number(_ index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
            self.init(red: number(0), green: number(1), blue: number(2), alpha: numbers.count > 3 ? numbers[3] : 1)
        }

        public override convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
        /// Itself: it does not change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
        /// Red, green, blue and opacity.
        open var components: [CGFloat] { [red, green, blue, alpha] }
        open var numberOfComponents: Int { 4 }
        /// The components in a text.
        open var stringRepresentation: String {
            components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
        }
        /// sRGB.
        open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
        open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
        open override var hash: Int { components.hashValue }

        open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
        open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
        open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
        open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
        open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
        open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
        open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
        open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
        open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
        /// Transparent black.
        open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    }

    extension UIColor {
        /// A colour of Core Image.
        public convenience init(ciColor: CIColor) {
            self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
            recipe = ciColor
        }
        /// The colour of Core Image that it was made of. Any other one raises (developer.apple.com/documentation/uikit/
        /// uicolor/cicolor); `CIColor(color:)` converts all. A handler that returns gets the converted colour.
        public var ciColor: CIColor {
            if let recipe = recipe as? CIColor { return recipe }
            let reason = "*** -CIColor not defined for the UIColor \(description); need to first convert colorspace."
            DispatchQueue.onMain { UIKitExceptions.raise(.invalidArgument, reason) }
            return CIColor(color: self)
        }
    }

    /// Numbers that a filter takes together (developer.apple.com/documentation/coreimage/civector).
    // Sendable: its values are constants.
    open class CIVector: NSObject, NSCopying, @unchecked Sendable {
        private let values: [CGFloat]

        private init(_ values: [CGFloat]) {
            self.values = values
            super.init()
        }
        /// Of numbers in memory.
        public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
            self.init(Array(UnsafeBufferPointer(start: values, count: max(0, count))))
        }
        public convenience init(x: CGFloat) { self.init([x]) }
        public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
        public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
        public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
        public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
        public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
        public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

        /// How many numbers it has.
        open var count: Int { values.count }
        /// A number; 0 beyond the last.
        open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
        open var x: CGFloat { value(at: 0) }
        open var y: CGFloat { value(at: 1) }
        open var z: CGFloat { value(at: 2) }
        open var w: CGFloat { value(at: 3) }
        open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
        open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
        open var cgAffineTransformValue: CGAffineTransform {
            CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
        }
        /// Itself: it does not change.
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
        open override var hash: Int { values.hashValue }
    }
#endif
