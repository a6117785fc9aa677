// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/CoreGraphics+Geometry.tsv.
// swift-format-ignore-file

import Foundation

extension NSCoder {
    public class func string(for point: CGPoint) -> String { GeometryText.braces([point.x, point.y]) }
    public class func string(for size: CGSize) -> String { GeometryText.braces([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for insets: UIEdgeInsets) -> String { GeometryText.braces([insets.top, insets.left, insets.bottom, insets.right]) }
    public class func string(for transform: CGAffineTransform) -> String { GeometryText.braces([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]) }
    public class func uiOffset(for string: String) -> UIOffset { GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? UIOffset(horizontal: 0, vertical: 0) }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform { GeometryText.numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity }
    public class func cgPoint(for string: String) -> CGPoint { GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
    public class func cgSize(for string: String) -> CGSize { GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }
    public class func cgRect(for string: String) -> CGRect { GeometryText.numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { GeometryText.numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero }
}

extension UIImage {
    @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat { let format = UIGraphicsImageRendererFormat(); format.scale = scale; return format }
}

extension UIColor {
    public var accessibilityName: String { "red \(Int((red * 100).rounded()))%, green \(Int((green * 100).rounded()))%, blue \(Int((blue * 100).rounded()))%" }
}

/// Lines and curves, as drawing code keeps them. Bounds and insides are right; nothing is drawn.
open class UIBezierPathInert: NSObject {
    internal final var path = CGMutablePath()
    public override init() { super.init() }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity) }
    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
    /// An arc; a line leads to it. Angles are radians, clockwise on screen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise) }
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { let old = path; path = CGMutablePath(); path.addPath(old, transform: transform) }
    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    /// Whether the inside is found by lines crossed. Default false.
    open var usesEvenOddFillRule = false
    open func fill() {}
    open func stroke() {}
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    open func addClip() {}
}
