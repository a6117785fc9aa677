#if !canImport(CoreGraphics)
    /// What numbers of a colour mean; stored.
    public final class CGColorSpace: Sendable {
        public let name: String?
        public init?(name: String) { self.name = name }
        public var model: CGColorSpaceModel {
            name?.contains("Gray") == true ? .monochrome : name?.contains("CMYK") == true ? .cmyk : .rgb
        }
        public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }
    }

    /// A bitmap, as far as layout needs it: its size in pixels.
    public final class CGImage: Hashable, Sendable {
        /// Pixels.
        public let width: Int
        /// Pixels.
        public let height: Int

        /// The bytes that it was made of; nil for any other image: nothing is drawn, so there are no pixels.
        public let dataProvider: CGDataProvider?

        package init(width: Int, height: Int, dataProvider: CGDataProvider? = nil) {
            (self.width, self.height) = (max(0, width), max(0, height))
            self.dataProvider = dataProvider
        }

        /// A part of it; nil if it lies outside.
        public func cropping(to rect: CGRect) -> CGImage? {
            let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
            guard !part.isNull, !part.isEmpty else { return nil }
            return CGImage(width: Int(part.width), height: Int(part.height))
        }
        public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
#endif
