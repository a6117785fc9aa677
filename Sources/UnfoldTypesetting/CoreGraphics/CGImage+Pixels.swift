import Foundation

#if !canImport(CoreGraphics)
    /// How pixels stand in memory.
    public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What ``CGImageAlphaInfo`` takes.
        public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
        /// Components are fractions.
        public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
        /// Words, the lower byte first.
        public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
        /// Double words, the lowest byte first.
        public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
        /// Words, the higher byte first.
        public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
        /// Double words, the highest byte first.
        public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    }

    extension CGImage {
        public var bitsPerComponent: Int { 8 }
        public var bitsPerPixel: Int { 32 }
        /// Four for each pixel.
        public var bytesPerRow: Int { width * 4 }
        /// sRGB.
        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
        /// Last, and multiplied into the colours.
        public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
        /// Bytes in the order of their meaning.
        public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
        public func copy() -> CGImage? { self }
    }

    extension CGContext {
        public var data: UnsafeMutableRawPointer? { nil }
        public var boundingBoxOfClipPath: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
        public func setFlatness(_ flatness: CGFloat) {}
        public func setFillColorSpace(_ space: CGColorSpace) {}
        public func setStrokeColorSpace(_ space: CGColorSpace) {}
        public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
        public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
        public func resetClip() {}
        public func replacePathWithStrokedPath() {}
        public func clip(to rects: [CGRect]) {}
        public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
        public var textMatrix: CGAffineTransform {
            get { .identity }
            set {}
        }
        public var textPosition: CGPoint {
            get { .zero }
            set {}
        }
    }

    /// How letters are drawn.
    public enum CGTextDrawingMode: Int32, Sendable {
        case fill = 0
        case stroke
        case fillStroke
        case invisible
        /// As a clipping path too.
        case fillClip
        /// As a clipping path too.
        case strokeClip
        /// As a clipping path too.
        case fillStrokeClip
        /// As a clipping path.
        case clip
    }
#endif
