// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/CoreGraphics+Forwarding.tsv.
// swift-format-ignore-file

import Foundation

#if !canImport(CoreGraphics)

extension CGContext {
    public func saveGState() { saved.append(transform) }
    public var ctm: CGAffineTransform { transform }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { transform = transform.translatedBy(x: tx, y: ty) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { transform = transform.scaledBy(x: sx, y: sy) }
    public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }
    public func concatenate(_ other: CGAffineTransform) { transform = other.concatenating(transform) }
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) { current.addArc(tangent1End: end1, tangent2End: end2, radius: radius) }
    public func beginPath() { current = CGMutablePath() }
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
    public func closePath() { current.closeSubpath() }
    public var path: CGPath? { current.isEmpty ? nil : current.copy() }
    public func move(to point: CGPoint) { current.move(to: point) }
    public func addLine(to point: CGPoint) { current.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
    public func addRect(_ rect: CGRect) { current.addRect(rect) }
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { current.addCurve(to: end, control1: control1, control2: control2) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
    public func addPath(_ path: CGPath) { current.addPath(path) }
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    public func makeImage() -> CGImage? { CGImage(width: width, height: height) }
    public func strokePath() { beginPath() }
    /// Takes the transform that was kept last; none was: nothing happens.
    public func restoreGState() { if let last = saved.popLast() { transform = last } }
    public var textMatrix: CGAffineTransform { get { .identity } set { _ = newValue } }
    /// The smallest rectangle around all points of the path, those of control included; null without a path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
}

extension CGMutablePath {
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.move(point)], transform) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.line(point)], transform) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) { add([.quad(control, end)], transform) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) { add([.curve(control1, control2, end)], transform) }
    public func closeSubpath() { if !pieces.isEmpty { pieces.append(.close) } }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { for rect in rects { addRect(rect, transform: transform) } }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.pieces, transform) }
    public convenience init() { self.init(pieces: []) }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) { for (index, point) in points.enumerated() { if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) } } }
    /// Corners from the upper left one, clockwise.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) { addRoundedRect(in: rect, corners: Array(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4), transform: transform) }
    /// An arc that touches two lines; here lines to both points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) { addQuadCurve(to: tangent2End, control: tangent1End, transform: transform) }
}

extension CGRect {
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGSize {
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
public func CGAffineTransformMake(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { Contexts.all.last.flatMap(\.context) }
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) { Contexts.all.append((context, CGSize(width: context.width, height: context.height))) }
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = Contexts.all.popLast() }
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { Contexts.all.last.flatMap { begun in begun.context.map { _ in UIImage(size: begun.size) } } }
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = Contexts.all.popLast() }

extension CGColor {
    public var alpha: CGFloat { components?.last ?? 1 }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init([red, green, blue, alpha]) }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init([red, green, blue, alpha]) }
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, gray, gray, alpha]) }
    public var numberOfComponents: Int { components?.count ?? 0 }
    public func copy(alpha: CGFloat) -> CGColor? { components.map { CGColor(Array($0.dropLast()) + [alpha], in: colorSpace) } }
    public static let black = CGColor([0, 0, 0, 1])
    public static let white = CGColor([1, 1, 1, 1])
    public static let clear = CGColor([0, 0, 0, 0])
}

extension CGFont {
    public var postScriptName: CFString? { NSString(string: name) }
}

extension CGPath {
    public var isEmpty: Bool { pieces.isEmpty }
    public func copy() -> CGPath? { CGPath(pieces: pieces) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(pieces: pieces) }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(pieces: Self.transformed(pieces, transform?.pointee ?? .identity)) }
    public func apply(info: UnsafeMutableRawPointer?, function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void) { applyWithBlock { function(info, $0) } }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { let path = CGMutablePath(); path.addRect(rect, transform: transform?.pointee ?? .identity); self.init(pieces: path.pieces) }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { let path = CGMutablePath(); path.addEllipse(in: rect, transform: transform?.pointee ?? .identity); self.init(pieces: path.pieces) }
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) { let path = CGMutablePath(); path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity); self.init(pieces: path.pieces) }
}

extension CGVector {
    public init() { self.init(dx: 0, dy: 0) }
}

extension UIGraphicsImageRendererFormat {
    public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

extension UIGraphicsImageRenderer {
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { self.init(size: bounds.size, format: format) }
}

#endif
