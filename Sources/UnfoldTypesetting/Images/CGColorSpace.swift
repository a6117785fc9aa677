import Foundation

#if !canImport(CoreGraphics)
    /// What numbers of a colour mean; stored.
    public final class CGColorSpace: Sendable {
        public let name: String?
        /// A space by its name.
        public init?(name: String) { self.name = name }
        /// Greys or red, green and blue.
        public var model: CGColorSpaceModel {
            name?.contains("Gray") == true ? .monochrome : name?.contains("CMYK") == true ? .cmyk : .rgb
        }
        /// As many as the model has.
        public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }
        /// sRGB.
        public static let sRGB = "kCGColorSpaceSRGB"
        public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
        /// Display P3.
        public static let displayP3 = "kCGColorSpaceDisplayP3"
        /// Linear sRGB.
        public static let linearSRGB = "kCGColorSpaceLinearSRGB"
        /// Extended sRGB.
        public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    }

    /// What the components of a colour mean.
    public enum CGColorSpaceModel: Int32, Sendable {
        case unknown = -1
        case monochrome = 0
        /// Red, green and blue.
        case rgb
        /// Printing colours.
        case cmyk
        /// Lightness and two axes.
        case lab
        case deviceN
        /// Places in a table.
        case indexed
        case pattern
        /// CIE's tristimulus values.
        case XYZ
    }

    /// How a colour is carried over into another space.
    public enum CGColorRenderingIntent: Int32, Sendable {
        case defaultIntent = 0
        /// Exactly, white as it is.
        case absoluteColorimetric
        /// Exactly, white as that of the space.
        case relativeColorimetric
        case perceptual
        case saturation
    }

    /// The colours of a screen.
    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceRGB")! }
    public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceGray")! }

    /// How colours mix; nothing is drawn.
    public enum CGBlendMode: Int32, Sendable {
        case normal = 0
        case multiply
        /// The inverse of the product of inverses.
        case screen
        /// Product or inverse, by the lower one.
        case overlay
        case darken
        case lighten
        /// The lower one, brighter.
        case colorDodge
        /// The lower one, darker.
        case colorBurn
        /// Darker or lighter, softly.
        case softLight
        /// Darker or lighter, hard.
        case hardLight
        /// Their difference.
        case difference
        /// Their difference, weaker.
        case exclusion
        /// The hue of the upper one.
        case hue
        /// The saturation of the upper one.
        case saturation
        /// Hue and saturation of the upper one.
        case color
        /// The luminosity of the upper one.
        case luminosity
        case clear
        /// The upper one alone.
        case copy
        /// The upper one where there is a lower one.
        case sourceIn
        /// The upper one where there is no lower one.
        case sourceOut
        /// The upper one on top of the lower one.
        case sourceAtop
        /// The upper one below the lower one.
        case destinationOver
        /// The lower one where there is an upper one.
        case destinationIn
        /// The lower one where there is no upper one.
        case destinationOut
        /// The lower one on top of the upper one.
        case destinationAtop
        case xor
        case plusDarker
        case plusLighter
    }

    /// What a path is drawn with; nothing is drawn.
    public enum CGPathDrawingMode: Int32, Sendable {
        case fill = 0
        /// Inside, by crossings.
        case eoFill
        case stroke
        case fillStroke
        /// Both, by crossings.
        case eoFillStroke
    }

    /// How well an image is scaled; nothing is drawn.
    public enum CGInterpolationQuality: Int32, Sendable {
        /// As the context has it.
        case `default` = 0
        case none
        case low
        case high
        case medium
    }

    /// What alpha is in a bitmap; stored.
    public enum CGImageAlphaInfo: UInt32, Sendable {
        case none = 0
        /// Last, multiplied in.
        case premultipliedLast
        /// First, multiplied in.
        case premultipliedFirst
        case last
        case first
        /// There is room for it, last.
        case noneSkipLast
        /// There is room for it, first.
        case noneSkipFirst
        case alphaOnly
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
