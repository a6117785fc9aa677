import Foundation
import UnfoldAutoLayout

#if !canImport(CoreImage)
    /// Makes bitmaps by recipes (developer.apple.com/documentation/coreimage/cicontext): of the right size, and empty.
    // Sendable: as Core Image's; it keeps nothing.
    open class CIContext: NSObject, @unchecked Sendable {
        public override init() { super.init() }
        /// A context; options change no size.
        public init(options: [CIContextOption: Any]?) { super.init() }
        public init(cgContext: CGContext, options: [CIContextOption: Any]?) { super.init() }

        /// A bitmap of a rectangle in pixels; nil for an empty one or one without an end.
        open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
            let numbers = [fromRect.minX, fromRect.minY, fromRect.width, fromRect.height]
            guard numbers.allSatisfy(\.isFinite), !fromRect.isEmpty else { return nil }
            let pixels = fromRect.integral
            guard (1..<1e6).contains(pixels.width), (1..<1e6).contains(pixels.height) else { return nil }
            return CGImage(width: Int(pixels.width), height: Int(pixels.height))
        }
        /// A bitmap of a rectangle in pixels; formats and colours change no size.
        open func createCGImage(
            _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
        ) -> CGImage? { createCGImage(image, from: fromRect) }
        open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
        open func render(
            _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
            colorSpace: CGColorSpace?
        ) {}
        /// Nil: nothing is drawn.
        open func jpegRepresentation(
            of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
        ) -> Data? { nil }
        /// Nil: nothing is drawn.
        open func pngRepresentation(
            of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
            options: [CIImageRepresentationOption: Any] = [:]
        ) -> Data? { nil }
        /// Nil: nothing is drawn.
        open func heifRepresentation(
            of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
            options: [CIImageRepresentationOption: Any] = [:]
        ) -> Data? { nil }
        open func clearCaches() {}
        /// sRGB.
        open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    }

    /// How a context works.
    public struct CIContextOption: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Without a graphics processor.
        public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
        /// Colours to work in.
        public static let workingColorSpace = Self(rawValue: "working_color_space")
        public static let outputColorSpace = Self(rawValue: "output_color_space")
        /// Pixels to work in.
        public static let workingFormat = Self(rawValue: "working_format")
        /// Well rather than fast.
        public static let highQualityDownsample = Self(rawValue: "high_quality_downsample")
        /// Later rather than now.
        public static let priorityRequestLow = Self(rawValue: "low_priority")
        /// Whether steps in between are kept.
        public static let cacheIntermediates = Self(rawValue: "kCIContextCacheIntermediates")
        public static let name = Self(rawValue: "kCIContextName")
    }
    /// Old name of ``CIContextOption/useSoftwareRenderer``.
    public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
    /// Old name of ``CIContextOption/workingColorSpace``.
    public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
    /// Old name of ``CIContextOption/outputColorSpace``.
    public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace

    /// How a file is written.
    public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A picture of distances.
        public static let depthImage = Self(rawValue: "kCIImageRepresentationDepthImage")
    }

    /// How pixels stand in memory.
    public struct CIFormat: RawRepresentable, Hashable, Sendable {
        public var rawValue: Int32
        /// A format by its number.
        public init(rawValue: Int32) { self.rawValue = rawValue }
        public static let ARGB8 = Self(rawValue: 0x108)
        public static let RGBA8 = Self(rawValue: 0x118)
        public static let BGRA8 = Self(rawValue: 0x107)
        /// Four half-precision numbers, opacity last.
        public static let RGBAh = Self(rawValue: 0x150)
        /// Four single-precision numbers, opacity last.
        public static let RGBAf = Self(rawValue: 0x208)
        public static let A8 = Self(rawValue: 0x10B)
    }

    /// Looks for faces and codes (developer.apple.com/documentation/coreimage/cidetector); finds none.
    open class CIDetector: NSObject {
        /// A detector of a kind.
        public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { super.init() }
        open func features(in image: CIImage) -> [CIFeature] { [] }
        open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
    }
    public let CIDetectorTypeFace = "CIDetectorTypeFace"
    public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
    public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
    public let CIDetectorTypeText = "CIDetectorTypeText"
    public let CIDetectorAccuracy = "CIDetectorAccuracy"
    public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
    public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
    /// Whether faces keep their numbers.
    public let CIDetectorTracking = "CIDetectorTracking"
    public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
    /// How the picture is turned.
    public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
    /// Whether eyes that are closed are told.
    public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
    /// Whether smiles are told.
    public let CIDetectorSmile = "CIDetectorSmile"

    /// What a detector found; nothing makes one.
    open class CIFeature: NSObject {
        open var type: String { "" }
        open var bounds: CGRect { .zero }
    }
    open class CIFaceFeature: CIFeature {
        /// Whether an eye was found.
        open var hasLeftEyePosition: Bool { false }
        open var leftEyePosition: CGPoint { .zero }
        /// Whether an eye was found.
        open var hasRightEyePosition: Bool { false }
        open var rightEyePosition: CGPoint { .zero }
        /// Whether a mouth was found.
        open var hasMouthPosition: Bool { false }
        open var mouthPosition: CGPoint { .zero }
        /// Whether its angle is known.
        open var hasFaceAngle: Bool { false }
        /// Degrees.
        open var faceAngle: Float { 0 }
        /// Whether it smiles.
        open var hasSmile: Bool { false }
        /// Whether an eye is closed.
        open var leftEyeClosed: Bool { false }
        /// Whether an eye is closed.
        open var rightEyeClosed: Bool { false }
    }
    open class CIRectangleFeature: CIFeature {
        open var topLeft: CGPoint { .zero }
        open var topRight: CGPoint { .zero }
        open var bottomLeft: CGPoint { .zero }
        open var bottomRight: CGPoint { .zero }
    }
    open class CIQRCodeFeature: CIRectangleFeature {
        open var messageString: String? { nil }
    }
    open class CITextFeature: CIRectangleFeature {
        open var subFeatures: [Any]? { nil }
    }
#endif
