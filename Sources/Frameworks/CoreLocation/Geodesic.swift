import Foundation

/// The shortest line on the WGS 84 ellipsoid.
/// Source: T. Vincenty, Direct and inverse solutions of geodesics on the ellipsoid, Survey Review 23 (1975).
enum Geodesic {
    private static let major = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let meanRadius = 6_371_008.8

    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        guard CLLocationCoordinate2DIsValid(from), CLLocationCoordinate2DIsValid(to) else { return -1 }
        return vincenty(from, to) ?? sphere(from, to)
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    private static func sphere(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let (first, second) = (radians(from.latitude), radians(to.latitude))
        let (dy, dx) = ((second - first) / 2, radians(to.longitude - from.longitude) / 2)
        let chord = sin(dy) * sin(dy) + cos(first) * cos(second) * sin(dx) * sin(dx)
        return 2 * meanRadius * asin(min(1, chord.squareRoot()))
    }

    private static func vincenty(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double? {
        let minor = major * (1 - flattening)
        // The shorter way round, which may cross the date line.
        let difference = radians((to.longitude - from.longitude).remainder(dividingBy: 360))
        let u1 = atan((1 - flattening) * tan(radians(from.latitude)))
        let u2 = atan((1 - flattening) * tan(radians(to.latitude)))
        var lambda = difference
        for _ in 0..<200 {
            let (x, y) = (cos(u2) * sin(lambda), cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda))
            let sine = (x * x + y * y).squareRoot()
            guard sine > 0 else { return 0 }
            let cosine = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sine, cosine)
            let alpha = cos(u1) * cos(u2) * sin(lambda) / sine
            let square = 1 - alpha * alpha
            // Along the equator there is no middle.
            let middle = square > 0 ? cosine - 2 * sin(u1) * sin(u2) / square : 0
            let c = flattening / 16 * square * (4 + flattening * (4 - 3 * square))
            let before = lambda
            lambda =
                difference + (1 - c) * flattening * alpha
                * (sigma + c * sine * (middle + c * cosine * (2 * middle * middle - 1)))
            guard abs(lambda) <= .pi else { return nil }
            guard abs(lambda - before) < 1e-12 else { continue }
            let k = square * (major * major - minor * minor) / (minor * minor)
            let a = 1 + k / 16384 * (4096 + k * (-768 + k * (320 - 175 * k)))
            let b = k / 1024 * (256 + k * (-128 + k * (74 - 47 * k)))
            let inner =
                cosine * (2 * middle * middle - 1)
                - b / 6 * middle * (4 * sine * sine - 3) * (4 * middle * middle - 3)
            return minor * a * (sigma - b * sine * (middle + b / 4 * inner))
        }
        return nil
    }
}
