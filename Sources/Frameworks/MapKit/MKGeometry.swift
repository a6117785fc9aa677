@_exported import Foundation
@_exported import UnfoldCoreLocation

/// How many degrees something is high and wide.
/// Source: https://developer.apple.com/documentation/mapkit/mkcoordinatespan
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees
    /// None.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    /// Degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A rectangle of degrees.
/// Source: https://developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// How high and wide it is.
    public var span: MKCoordinateSpan
    /// None.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    /// Around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// Around a place, in metres: 111,319.49 of them are a degree, at the equator or along a meridian.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = 6_378_137.0 * .pi / 180
        let shrink = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * shrink)))
    }
    /// That of a rectangle of the flat map.
    public init(_ rect: MKMapRect) {
        let (first, last) = (
            MKMapPoint(x: rect.minX, y: rect.maxY).coordinate, MKMapPoint(x: rect.maxX, y: rect.minY).coordinate
        )
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: last.latitude - first.latitude, longitudeDelta: last.longitude - first.longitude))
    }
}

/// A span of degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// A rectangle of degrees.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
/// A rectangle of degrees, by metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A place on the flat map: Mercator's, 268,435,456 points wide.
/// Source: https://developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Hashable, Sendable {
    /// From west.
    public var x: Double
    /// From north.
    public var y: Double
    /// The corner in the north-west.
    public init() { self.init(x: 0, y: 0) }
    /// A place.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// Where a place is; latitudes beyond ±85.0511287798 degrees are at the map's edge.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let width = MKMapSize.world.width
        // The map is square: it ends where Mercator's y is as far from the equator as its x from the meridian.
        let latitude = min(max(coordinate.latitude, -85.0511287798), 85.0511287798)
        let sine = sin(latitude * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * width
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * width
    }
    /// Which place it is.
    public var coordinate: CLLocationCoordinate2D {
        let width = MKMapSize.world.width
        return CLLocationCoordinate2D(
            latitude: (2 * atan(exp(.pi * (1 - 2 * y / width))) - .pi / 2) * 180 / .pi, longitude: x / width * 360 - 180
        )
    }
    /// Metres to another place.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, point.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// How wide and high something is on the flat map.
public struct MKMapSize: Hashable, Sendable {
    /// How wide.
    public var width: Double
    /// How high.
    public var height: Double
    /// Nothing.
    public init() { self.init(width: 0, height: 0) }
    /// A size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    /// The world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map.
/// Source: https://developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Hashable, Sendable {
    /// Its corner in the north-west.
    public var origin: MKMapPoint
    /// How wide and high it is.
    public var size: MKMapSize
    /// Nothing.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    /// By its corner.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    /// By its corner.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    /// None.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    /// The world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// Its west.
    public var minX: Double { origin.x }
    /// Its north.
    public var minY: Double { origin.y }
    /// Its middle.
    public var midX: Double { origin.x + size.width / 2 }
    /// Its middle.
    public var midY: Double { origin.y + size.height / 2 }
    /// Its east.
    public var maxX: Double { origin.x + size.width }
    /// Its south.
    public var maxY: Double { origin.y + size.height }
    /// How wide.
    public var width: Double { size.width }
    /// How high.
    public var height: Double { size.height }
    /// Whether it is none.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether nothing is in it.
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
    /// The smallest around both.
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }
    /// What both share.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (width, height) = (min(maxX, rect2.maxX) - x, min(maxY, rect2.maxY) - y)
        return isNull || rect2.isNull || width < 0 || height < 0
            ? .null : MKMapRect(x: x, y: y, width: width, height: height)
    }
    /// Smaller by distances at its sides.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    /// Moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
    /// Whether a place is in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Whether another is in it.
    public func contains(_ rect2: MKMapRect) -> Bool { union(rect2) == self }
    /// Whether both share something.
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }
}
