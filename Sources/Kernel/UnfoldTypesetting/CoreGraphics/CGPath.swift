#if !canImport(CoreGraphics)

    public struct CGPathElement {
        public var type: CGPathElementType
        /// Its points: as many as the kind has.
        public var points: UnsafeMutablePointer<CGPoint>
    }

    struct PathPiece: Equatable, Sendable {
        var type: CGPathElementType
        var points: [CGPoint]

        static func move(_ to: CGPoint) -> Self { Self(type: .moveToPoint, points: [to]) }
        static func line(_ to: CGPoint) -> Self { Self(type: .addLineToPoint, points: [to]) }
        static func quad(_ control: CGPoint, _ to: CGPoint) -> Self {
            Self(type: .addQuadCurveToPoint, points: [control, to])
        }
        static func curve(_ one: CGPoint, _ two: CGPoint, _ to: CGPoint) -> Self {
            Self(type: .addCurveToPoint, points: [one, two, to])
        }
        static let close = Self(type: .closeSubpath, points: [])
    }

    /// Lines and curves, as drawing code keeps them. Nothing is drawn; bounds and insides are right.
    public class CGPath: Hashable, @unchecked Sendable {
        // Sendable: as Core Graphics'; not changed once it is made.
        var pieces: [PathPiece] = []

        init(pieces: [PathPiece]) { self.pieces = pieces }

        /// Where it ended; zero for an empty one.
        public var currentPoint: CGPoint {
            let last = pieces.last { pieces.last?.type != .closeSubpath || $0.type == .moveToPoint }
            return last?.points.last ?? .zero
        }
        /// The smallest rectangle around all points, those of control included; null for an empty one.
        public var boundingBox: CGRect { Self.box(pieces.flatMap(\.points)) }
        public var boundingBoxOfPath: CGRect { Self.box(flattened.flatMap { $0 }) }
        /// Whether a point lies inside or on the outline, as Core Graphics counts it.
        public func contains(
            _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
        ) -> Bool {
            let path = CGPath(pieces: Self.transformed(pieces, transform))
            if path.isOnOutline(point) { return true }
            let turns = path.turns(around: point)
            return rule == .winding ? turns.winding != 0 : turns.crossings % 2 == 1
        }
        public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
            for piece in pieces {
                var points = piece.points.isEmpty ? [.zero] : piece.points
                points.withUnsafeMutableBufferPointer {
                    guard let base = $0.baseAddress else { return }
                    var element = CGPathElement(type: piece.type, points: base)
                    withUnsafePointer(to: &element) { block($0) }
                }
            }
        }

        /// Whether it is a rectangle: four sides along the axes, closed. Gives which one.
        public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
            var corners: [CGPoint] = []
            for (index, piece) in pieces.enumerated() {
                switch piece.type {
                case .moveToPoint where index == 0, .addLineToPoint: corners += piece.points
                case .closeSubpath where index == pieces.count - 1: break
                default: return false
                }
            }
            if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
            guard corners.count == 4 else { return false }
            let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
            guard
                (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
                    || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
            else { return false }
            rect?.pointee = boundingBox
            return true
        }

        public static func == (left: CGPath, right: CGPath) -> Bool { left.pieces == right.pieces }
        public func hash(into hasher: inout Hasher) { hasher.combine(pieces.count) }

        static func transformed(_ pieces: [PathPiece], _ t: CGAffineTransform) -> [PathPiece] {
            guard !t.isIdentity else { return pieces }
            return pieces.map { PathPiece(type: $0.type, points: $0.points.map { $0.applying(t) }) }
        }

        private static func box(_ points: [CGPoint]) -> CGRect { points.isEmpty ? .null : CGRect(around: points) }

        var flattened: [[CGPoint]] {
            var lines: [[CGPoint]] = []
            var line: [CGPoint] = []
            func end() { if !line.isEmpty { lines.append(line) } }
            for piece in pieces {
                let points = piece.points
                switch piece.type {
                case .moveToPoint:
                    end()
                    line = points
                case .addLineToPoint: line += points
                case .closeSubpath: line += line.prefix(1)
                default:
                    let from = line.last ?? .zero
                    line += Self.steps.map { Self.at($0, [from] + points) }
                }
            }
            end()
            return lines
        }

        private static let steps = (1...32).map { CGFloat($0) / 32 }

        private static func at(_ t: CGFloat, _ points: [CGPoint]) -> CGPoint {
            var points = points
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map {
                    CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
                }
            }
            return points[0]
        }

        /// Whether a point lies on a line, those that close the path included. Each is as thick as rounding is coarse.
        private func isOnOutline(_ point: CGPoint) -> Bool {
            flattened.contains { line in
                guard let first = line.first, line.count > 1 else { return false }
                return zip(line, line.dropFirst() + [first]).contains { a, b in
                    let (x, y) = (b.x - a.x, b.y - a.y)
                    let (px, py) = (point.x - a.x, point.y - a.y)
                    let length = x * x + y * y
                    guard length > 0 else { return px == 0 && py == 0 }
                    let along = (px * x + py * y) / length
                    let across = abs(px * y - py * x) / length.squareRoot()
                    return along >= 0 && along <= 1 && across <= 1e-9 * max(1, abs(point.x), abs(point.y))
                }
            }
        }

        private func turns(around point: CGPoint) -> (winding: Int, crossings: Int) {
            var (winding, crossings) = (0, 0)
            for line in flattened {
                guard let first = line.first else { continue }
                for (a, b) in zip(line, line.dropFirst() + [first]) where (a.y <= point.y) != (b.y <= point.y) {
                    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                    guard x > point.x else { continue }
                    crossings += 1
                    winding += b.y > a.y ? 1 : -1
                }
            }
            return (winding, crossings)
        }
    }

    public final class CGMutablePath: CGPath, @unchecked Sendable {
        // Sendable: as Core Graphics'; changed before it is shared.
        override init(pieces: [PathPiece]) { super.init(pieces: pieces) }

        func add(_ new: [PathPiece], _ transform: CGAffineTransform) { pieces += Self.transformed(new, transform) }

        public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
            move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
            for point in [
                CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ] { addLine(to: point, transform: transform) }
            closeSubpath()
        }
        public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
            let placed = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            let scaled = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
            addArc(
                center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false,
                transform: scaled.concatenating(placed).concatenating(transform))
            closeSubpath()
        }
        /// Corners from the upper left one, clockwise.
        func addRoundedRect(in rect: CGRect, corners: [CGSize], transform: CGAffineTransform = .identity) {
            let k: CGFloat = 0.552284749831
            func radius(_ i: Int) -> CGSize {
                CGSize(width: min(corners[i].width, rect.width / 2), height: min(corners[i].height, rect.height / 2))
            }
            let (tl, tr, br, bl) = (radius(0), radius(1), radius(2), radius(3))
            func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
            let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
            move(to: p(l + tl.width, t), transform: transform)
            addLine(to: p(r - tr.width, t), transform: transform)
            addCurve(
                to: p(r, t + tr.height), control1: p(r - tr.width * (1 - k), t),
                control2: p(r, t + tr.height * (1 - k)), transform: transform)
            addLine(to: p(r, b - br.height), transform: transform)
            addCurve(
                to: p(r - br.width, b), control1: p(r, b - br.height * (1 - k)),
                control2: p(r - br.width * (1 - k), b), transform: transform)
            addLine(to: p(l + bl.width, b), transform: transform)
            addCurve(
                to: p(l, b - bl.height), control1: p(l + bl.width * (1 - k), b),
                control2: p(l, b - bl.height * (1 - k)), transform: transform)
            addLine(to: p(l, t + tl.height), transform: transform)
            addCurve(
                to: p(l + tl.width, t), control1: p(l, t + tl.height * (1 - k)),
                control2: p(l + tl.width * (1 - k), t), transform: transform)
            closeSubpath()
        }
        /// An arc; a line leads to it. Angles are radians.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
            transform: CGAffineTransform = .identity
        ) {
            guard startAngle.isFinite, endAngle.isFinite else { return }
            let full = 2 * CGFloat.pi
            let sign: CGFloat = clockwise ? -1 : 1
            var sweep = sign * (endAngle - startAngle)
            if sweep >= full {
                sweep = full
            } else if sweep < 0 {
                sweep = sweep.truncatingRemainder(dividingBy: full) + full
            }
            addRelativeArc(
                center: center, radius: radius, startAngle: startAngle, delta: sign * sweep, transform: transform)
        }
        /// An arc by its angle in radians; a line leads to it.
        public func addRelativeArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
            transform: CGAffineTransform = .identity
        ) {
            guard delta.isFinite else { return }
            func point(_ angle: CGFloat) -> CGPoint {
                CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            }
            if pieces.isEmpty {
                move(to: point(startAngle), transform: transform)
            } else {
                addLine(to: point(startAngle), transform: transform)
            }
            let count = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
            guard count < 1000 else { return }
            let step = delta / CGFloat(count)
            let k = 4 / 3 * tan(step / 4) * radius
            for index in 0..<count {
                let (a, b) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
                let (from, to) = (point(a), point(b))
                addCurve(
                    to: to, control1: CGPoint(x: from.x - k * sin(a), y: from.y + k * cos(a)),
                    control2: CGPoint(x: to.x + k * sin(b), y: to.y - k * cos(b)), transform: transform)
            }
        }
    }

#endif
