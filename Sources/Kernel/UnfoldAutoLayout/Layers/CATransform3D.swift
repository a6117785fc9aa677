#if !canImport(QuartzCore)
    /// A linear map of space with a translation and a perspective; rows as Core Animation has them.
    extension CATransform3D {
        var rows: [[CGFloat]] {
            [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
        }
        init(rows r: [[CGFloat]]) {
            (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
            (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
            (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
            (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
        }
    }

    /// Turns by radians around an axis.
    public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return CATransform3DIdentity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle), sin(angle))
        let k = 1 - c
        return CATransform3D(rows: [
            [c + x * x * k, y * x * k + z * s, z * x * k - y * s, 0],
            [x * y * k - z * s, c + y * y * k, z * y * k + x * s, 0],
            [x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0], [0, 0, 0, 1],
        ])
    }
    /// `a`, then `b`.
    public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        let (a, b) = (a.rows, b.rows)
        func entry(_ row: Int, _ column: Int) -> CGFloat { (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
        return CATransform3D(rows: (0..<4).map { row in (0..<4).map { entry(row, $0) } })
    }
#endif
