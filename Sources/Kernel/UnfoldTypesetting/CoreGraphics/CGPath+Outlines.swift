#if !canImport(CoreGraphics)
    extension CGPath {
        /// What a pen of a width covers that follows the path, curves as lines near them: bounds and insides, by the
        /// winding rule, are right; pieces overlap.
        public func copy(
            strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
            transform: CGAffineTransform = .identity
        ) -> CGPath {
            var pen = Pen(radius: lineWidth / 2, join: lineJoin, miterLimit: miterLimit)
            for line in flattened {
                var points: [CGPoint] = []
                for point in line where point != points.last { points.append(point) }
                let isClosed = points.count > 2 && points.first == points.last
                pen.follow(isClosed ? Array(points.dropLast()) : points, isClosed: isClosed, cap: lineCap)
            }
            return CGPath(pieces: Self.transformed(pen.path.pieces, transform))
        }

        /// The path in pieces, of these lengths in turn, every second of them left out. The whole path where the lengths
        /// or the path have no end, or the pieces would be too small to count (100,000 or more).
        /// - Complexity: O(lines and pieces).
        public func copy(
            dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
        ) -> CGPath {
            let lines = flattened
            let whole = lengths.reduce(0, +)
            let total = lines.reduce(0) { sum, line in
                sum + zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
            }
            guard whole > 0, (2 * whole).isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite, total.isFinite,
                total / whole * CGFloat(lengths.count) < 100_000
            else { return CGPath(pieces: Self.transformed(pieces, transform)) }
            let path = CGMutablePath()
            for line in lines {
                var dash = Dash(phase: phase, lengths: lengths)
                if let first = line.first, dash.isDrawn { path.move(to: first) }
                for (a, b) in zip(line, line.dropFirst()) { dash.follow(a, b, path) }
            }
            return CGPath(pieces: Self.transformed(path.pieces, transform))
        }
    }

    /// What a pen covers: a piece for each line, and one for each place where lines meet or end.
    private struct Pen {
        let radius: CGFloat
        let join: CGLineJoin
        let miterLimit: CGFloat
        let path = CGMutablePath()

        mutating func follow(_ points: [CGPoint], isClosed: Bool, cap: CGLineCap) {
            guard points.count > 1 else {
                if let point = points.first, cap == .round { disc(point) }
                return
            }
            let ends = isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
            for (index, (a, b)) in zip(points, ends).enumerated() {
                let way = direction(a, b)
                let reach = cap == .square && !isClosed ? radius : 0
                let from = index == 0 ? reach : 0
                let to = index == ends.count - 1 ? reach : 0
                rectangle(
                    CGPoint(x: a.x - way.dx * from, y: a.y - way.dy * from),
                    CGPoint(x: b.x + way.dx * to, y: b.y + way.dy * to), way)
                if index > 0 { corner(points[index - 1], a, b) }
            }
            if isClosed {
                corner(points[points.count - 1], points[0], points[1])
                corner(points[points.count - 2], points[points.count - 1], points[0])
            } else if cap == .round {
                disc(points[0])
                disc(points[points.count - 1])
            }
        }

        private func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector {
            let length = hypot(b.x - a.x, b.y - a.y)
            return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
        }

        private func rectangle(_ a: CGPoint, _ b: CGPoint, _ way: CGVector) {
            let (x, y) = (-way.dy * radius, way.dx * radius)
            polygon([
                CGPoint(x: a.x + x, y: a.y + y), CGPoint(x: b.x + x, y: b.y + y), CGPoint(x: b.x - x, y: b.y - y),
                CGPoint(x: a.x - x, y: a.y - y),
            ])
        }

        private func disc(_ center: CGPoint) {
            path.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }

        /// Where two lines meet, on the outer side.
        private func corner(_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) {
            guard join != .round else { return disc(at) }
            let (one, two) = (direction(before, at), direction(at, after))
            let turn = one.dx * two.dy - one.dy * two.dx
            guard abs(turn) > 1e-9 else { return }
            let side: CGFloat = turn > 0 ? -radius : radius
            let first = CGPoint(x: at.x - one.dy * side, y: at.y + one.dx * side)
            let second = CGPoint(x: at.x - two.dy * side, y: at.y + two.dx * side)
            var points = [at, first, second]
            // Half of the angle between the lines: the tip is 1 / its sine as long as the pen is wide.
            let sine = sqrt(max(0, (1 - one.dx * two.dx - one.dy * two.dy) / 2))
            let half = sqrt(max(0, 1 - sine * sine))
            if join == .miter, half > 0, 1 / half <= miterLimit {
                let reach = radius / half
                let middle = CGVector(dx: first.x + second.x - 2 * at.x, dy: first.y + second.y - 2 * at.y)
                let length = hypot(middle.dx, middle.dy)
                points.insert(
                    CGPoint(x: at.x + middle.dx / length * reach, y: at.y + middle.dy / length * reach), at: 2)
            }
            polygon(points)
        }

        /// All turn the same way, so that pieces that overlap do not cancel out.
        private func polygon(_ points: [CGPoint]) {
            let area = zip(points, points.dropFirst() + [points[0]]).reduce(0) {
                $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
            }
            path.addLines(between: area < 0 ? points.reversed() : points)
            path.closeSubpath()
        }
    }

    /// Where in a pattern of lengths a path is.
    private struct Dash {
        let lengths: [CGFloat]
        private var index = 0
        private var left: CGFloat

        init(phase: CGFloat, lengths: [CGFloat]) {
            // An odd number of lengths counts twice.
            self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
            let whole = self.lengths.reduce(0, +)
            var rest = phase.truncatingRemainder(dividingBy: whole)
            if rest < 0 { rest += whole }
            while rest >= self.lengths[index] {
                rest -= self.lengths[index]
                index = (index + 1) % self.lengths.count
            }
            left = self.lengths[index] - rest
        }

        var isDrawn: Bool { index % 2 == 0 }

        mutating func follow(_ a: CGPoint, _ b: CGPoint, _ path: CGMutablePath) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = CGPoint(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
                if isDrawn { path.addLine(to: point) }
                index = (index + 1) % lengths.count
                left = lengths[index]
                if isDrawn { path.move(to: point) }
            }
            left -= length - done
            if isDrawn { path.addLine(to: b) }
        }
    }
#endif
