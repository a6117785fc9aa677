import Foundation

#if !canImport(CoreGraphics)
    /// A stored colour, as drawing code keeps it; nothing is drawn.
    public final class CGColor: Hashable, Sendable {
        /// Red, green, blue and alpha, each 0 to 1.
        public let components: [CGFloat]?
        /// The last component.
        public var alpha: CGFloat { components?.last ?? 1 }

        package init(_ components: [CGFloat]) { self.components = components }
        /// A colour of components from 0 to 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init([red, green, blue, alpha])
        }
        /// A colour of components from 0 to 1.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init([red, green, blue, alpha])
        }
        /// A grey from 0 to 1.
        public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, gray, gray, alpha]) }
        /// A colour of components from 0 to 1, as many as the space has and alpha.
        public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
            let count = space.name == "kCGColorSpaceDeviceGray" ? 2 : 4
            let parts = Array(UnsafeBufferPointer(start: components, count: count))
            self.init(count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : parts)
        }
        /// The same colour with another opacity.
        public func copy(alpha: CGFloat) -> CGColor? { components.map { CGColor(Array($0.dropLast()) + [alpha]) } }
        /// The colour in another space. Spaces of red, green and blue count as one; a grey is the light of the
        /// colour, by the weights of sRGB.
        public func converted(
            to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
        ) -> CGColor? {
            guard colorSpace.model == .monochrome, let parts = components, parts.count == 4 else { return self }
            let grey = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
            return CGColor([grey, grey, grey, parts[3]])
        }
        /// Four.
        public var numberOfComponents: Int { components?.count ?? 0 }
        /// sRGB.
        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
        /// Black.
        public static let black = CGColor([0, 0, 0, 1])
        /// White.
        public static let white = CGColor([1, 1, 1, 1])
        /// Clear.
        public static let clear = CGColor([0, 0, 0, 0])

        public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
        public func hash(into hasher: inout Hasher) { hasher.combine(components) }
    }
#endif
