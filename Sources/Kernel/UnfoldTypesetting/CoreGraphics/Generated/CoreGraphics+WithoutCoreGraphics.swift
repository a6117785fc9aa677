// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/CoreGraphics+WithoutCoreGraphics.tsv.
// swift-format-ignore-file

import Foundation

#if !canImport(CoreGraphics)

public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(name: "kCGColorSpaceDeviceCMYK")! }

public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = Self(rawValue: 0x1F)
    public static let floatComponents = Self(rawValue: 1 << 8)
    public static let byteOrder16Little = Self(rawValue: 1 << 12)
    public static let byteOrder32Little = Self(rawValue: 2 << 12)
    public static let byteOrder16Big = Self(rawValue: 3 << 12)
    public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

extension CGColor {
    public var pattern: CGPattern? { nil }
}

extension CGContext {
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setFillColor(_ color: CGColor) {}
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func clip(using rule: CGPathFillRule = .winding) {}
    public func clip(to rect: CGRect) {}
    public func clip(to rect: CGRect, mask: CGImage) {}
    public func fill(_ rect: CGRect) {}
    public func fill(_ rects: [CGRect]) {}
    public func fillEllipse(in rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func strokeLineSegments(between points: [CGPoint]) {}
    public func clear(_ rect: CGRect) {}
    public func draw(_ image: CGImage, in rect: CGRect) {}
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
    public func endTransparencyLayer() {}
    public func flush() {}
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {}
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {}
    public func setPatternPhase(_ phase: CGSize) {}
    public func synchronize() {}
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public var data: UnsafeMutableRawPointer? { nil }
    public func setFlatness(_ flatness: CGFloat) {}
    public func setFillColorSpace(_ space: CGColorSpace) {}
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func resetClip() {}
    public func replacePathWithStrokedPath() {}
    public func clip(to rects: [CGRect]) {}
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions) {}
    public func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions) {}
    public var boundingBoxOfClipPath: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}

public final class CGGradient: Sendable {
    public let colors: [CGColor]
    public let locations: [CGFloat]
    public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) { self.colors = colors.compactMap { $0 as? CGColor }; self.locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) } ?? [] }
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]) { self.colors = colors; self.locations = locations }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = Self(rawValue: 1)
    public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension CGImage {
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public func copy() -> CGImage? { self }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
}

public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}

public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    case invisible = 3
    case fillClip = 4
    case strokeClip = 5
    case fillStrokeClip = 6
    case clip = 7
}

@preconcurrency @MainActor open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    open var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
}

@preconcurrency @MainActor open class UIGraphicsRendererContextInert: NSObject {
    open func fill(_ rect: CGRect) {}
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
    open func stroke(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
    open func clip(to rect: CGRect) {}
}

@preconcurrency @MainActor open class UIGraphicsRendererFormat: NSObject {
    public required override init() {}
    open class func `default`() -> Self { Self() }
    open class func preferred() -> Self { Self() }
    open package(set) var bounds: CGRect = .zero
}

/// What is drawn again and again; nothing makes one.
public final class CGPattern: Sendable {
    private init() {}
}

public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
    public static let zero = CGVector()
}

@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public required init() { super.init() }
    /// Pixels per point; sizes in points do not depend on it.
    open var scale: CGFloat = LayoutEnvironment.displayScale
    open var opaque = false
    open var preferredRange = Range.automatic
}

#endif
