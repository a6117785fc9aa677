import Foundation

#if !canImport(CoreGraphics)
    /// How pixels stand in memory.
    public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// A set of bits.
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
        /// Eight.
        public var bitsPerComponent: Int { 8 }
        /// Thirty-two.
        public var bitsPerPixel: Int { 32 }
        /// Four for each pixel.
        public var bytesPerRow: Int { width * 4 }
        /// sRGB.
        public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
        /// Last, and multiplied into the colours.
        public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
        /// Bytes in the order of their meaning.
        public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
        /// The same image.
        public func copy() -> CGImage? { self }
    }

    extension CGContext {
        /// None: nothing is drawn, so there are no pixels.
        public var data: UnsafeMutableRawPointer? { nil }
        /// Everything.
        public var boundingBoxOfClipPath: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
        /// Accepted; nothing is drawn.
        public func setFlatness(_ flatness: CGFloat) {}
        /// Accepted; nothing is drawn.
        public func setFillColorSpace(_ space: CGColorSpace) {}
        /// Accepted; nothing is drawn.
        public func setStrokeColorSpace(_ space: CGColorSpace) {}
        /// Accepted; nothing is drawn.
        public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
        /// Accepted; nothing is drawn.
        public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
        /// Accepted; nothing is drawn.
        public func resetClip() {}
        /// Accepted; the path stays as it is.
        public func replacePathWithStrokedPath() {}
        /// Accepted; nothing is drawn.
        public func clip(to rects: [CGRect]) {}
        /// Accepted; nothing is drawn.
        public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
        /// Stored nowhere: text is not drawn.
        public var textMatrix: CGAffineTransform {
            get { .identity }
            set {}
        }
        /// Stored nowhere: text is not drawn.
        public var textPosition: CGPoint {
            get { .zero }
            set {}
        }
    }

    /// How letters are drawn.
    public enum CGTextDrawingMode: Int32, Sendable {
        /// Filled.
        case fill = 0
        /// Outlined.
        case stroke
        /// Both.
        case fillStroke
        /// Not at all.
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
