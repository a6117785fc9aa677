#if !canImport(CoreGraphics)
    /// A stored colour, as drawing code keeps it; nothing is drawn.
    public final class CGColor: Hashable, Sendable {
        /// Red, green, blue and alpha, each 0 to 1; of a colour in a space of greys the grey and alpha.
        public let components: [CGFloat]?
        /// sRGB, or the space of greys that the colour was made or converted in.
        public let colorSpace: CGColorSpace?

        package init(_ components: [CGFloat]) {
            self.components = components
            colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
        }
        init(_ components: [CGFloat]?, in space: CGColorSpace?) { (self.components, colorSpace) = (components, space) }
        /// Red, green, blue and alpha, of greys too.
        package var rgba: [CGFloat] {
            guard let components else { return [0, 0, 0, 0] }
            return components.count == 2 ? [components[0], components[0], components[0], components[1]] : components
        }
        /// A colour of components from 0 to 1, as many as the space has and alpha. One for printing is kept as red, green
        /// and blue, without a profile.
        public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
            let parts = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
            switch space.model {
            case .monochrome: self.init(parts, in: space)
            case .cmyk: self.init(parts.dropLast(2).map { (1 - $0) * (1 - parts[3]) } + [parts[4]])
            default: self.init(parts)
            }
        }
        /// The colour in another space. Spaces of red, green and blue count as one, sRGB; a grey is the light of the
        /// colour, by the weights of sRGB, and has two components.
        public func converted(
            to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
        ) -> CGColor? {
            let parts = rgba
            guard colorSpace.model == .monochrome else { return CGColor(parts) }
            let isGrey = components?.count == 2
            let grey = isGrey ? parts[0] : 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
            return CGColor([grey, parts[3]], in: colorSpace)
        }
        public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
            lhs.components == rhs.components && lhs.colorSpace?.name == rhs.colorSpace?.name
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(components) }
    }
#endif
