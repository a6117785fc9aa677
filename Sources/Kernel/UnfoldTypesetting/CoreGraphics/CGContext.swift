#if !canImport(CoreGraphics)
    /// Where drawing code draws. Nothing is drawn; the path, the transform and the saved states are kept and can be
    /// read back.
    public final class CGContext {
        public let width: Int
        public let height: Int
        private var transform = CGAffineTransform.identity
        private var saved: [CGAffineTransform] = []
        private var current = CGMutablePath()

        init(size: CGSize, scale: CGFloat) {
            func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(max(0, min(length * scale, 1e6))) : 0 }
            (width, height) = (pixels(size.width), pixels(size.height))
        }
        public init?(
            data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
            space: CGColorSpace, bitmapInfo: UInt32
        ) {
            guard width > 0, height > 0 else { return nil }
            (self.width, self.height) = (width, height)
        }

        // MARK: State

        public func saveGState() { saved.append(transform) }
        /// Takes the transform that was kept last; none was: nothing happens.
        public func restoreGState() { if let last = saved.popLast() { transform = last } }
        public var ctm: CGAffineTransform { transform }
        public func translateBy(x tx: CGFloat, y ty: CGFloat) { transform = transform.translatedBy(x: tx, y: ty) }
        public func scaleBy(x sx: CGFloat, y sy: CGFloat) { transform = transform.scaledBy(x: sx, y: sy) }
        public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }
        public func concatenate(_ other: CGAffineTransform) { transform = other.concatenating(transform) }

        // MARK: Accepted; nothing is drawn

        public var interpolationQuality: CGInterpolationQuality = .default
        public var textMatrix: CGAffineTransform {
            get { .identity }
            set {}
        }
        /// An empty image of the size.
        public func makeImage() -> CGImage? { CGImage(width: width, height: height) }

        // MARK: Path

        public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
            current.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
        }
        public func beginPath() { current = CGMutablePath() }
        /// The smallest rectangle around all points of the path, those of control included; null without a path.
        public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
        public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
        public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
        public func closePath() { current.closeSubpath() }
        public var path: CGPath? { current.isEmpty ? nil : current.copy() }
        public func move(to point: CGPoint) { current.move(to: point) }
        public func addLine(to point: CGPoint) { current.addLine(to: point) }
        public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
        public func addRect(_ rect: CGRect) { current.addRect(rect) }
        public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            current.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
        public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            current.addCurve(to: end, control1: control1, control2: control2)
        }
        public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
        public func addPath(_ path: CGPath) { current.addPath(path) }
        /// Forgets the path; nothing is drawn.
        public func strokePath() { beginPath() }
        public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
        public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    }
#endif
