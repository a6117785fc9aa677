#if canImport(CoreGraphics)
    import CoreGraphics
#endif

/// Lines and curves, as drawing code keeps them. Bounds and insides are right; nothing is drawn.
open class UIBezierPath: UIBezierPathInert, NSCopying, @unchecked Sendable {
    // Sendable: as UIKit's; changed before it is shared.
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radii = [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft].map {
            corners.contains($0) ? cornerRadii : .zero
        }
        addRoundedRect(rect, radii)
    }
    /// An arc; angles are radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }
    /// The path the other way round; here the same path.
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0
    /// The dashes that were set; each of the three may be left out.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }
    /// Paths of the same pieces and line are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
            && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
            && dashPhase == other.dashPhase
    }
    open override var hash: Int { path.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Radii from the upper left corner, clockwise.
    private func addRoundedRect(_ rect: CGRect, _ radii: [CGSize]) {
        #if canImport(CoreGraphics)
            let largest = radii.max { $0.width < $1.width } ?? .zero
            path.addRoundedRect(
                in: rect, cornerWidth: min(largest.width, rect.width / 2),
                cornerHeight: min(largest.height, rect.height / 2))
        #else
            path.addRoundedRect(in: rect, corners: radii)
        #endif
    }
}
