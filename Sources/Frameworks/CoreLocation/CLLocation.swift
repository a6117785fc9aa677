@_exported import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres, or a constant such as ``kCLLocationAccuracyBest``.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from north.
public typealias CLLocationDirection = Double

/// A place on earth.
/// Source: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees, north is positive.
    public var latitude: CLLocationDegrees
    /// Degrees, east is positive.
    public var longitude: CLLocationDegrees
    /// Where equator and first meridian meet.
    public init() { self.init(latitude: 0, longitude: 0) }
    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a latitude is from -90 to 90 and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// Everything is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Everything is reported.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// As exact as for driving directions.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// A place, at a time.
/// Source: https://developer.apple.com/documentation/corelocation/cllocation
// Sendable: never changed once it is made.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres; negative is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres; negative is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees from north; negative is not known.
    public let course: CLLocationDirection
    /// Metres a second; negative is not known.
    public let speed: CLLocationSpeed
    /// When.
    public let timestamp: Date
    /// Not known.
    open var floor: CLFloor? { nil }

    /// A place, now.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy) = (0, 0, -1)
        (course, speed, timestamp) = (-1, -1, Date())
    }
    /// A place at a time.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (course, speed, self.timestamp) = (-1, -1, timestamp)
    }
    /// A place at a time, moving.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    }

    /// Metres to another place, along the surface of the WGS 84 ellipsoid: shortest line there is, by Vincenty's inverse
    /// formula; of nearly opposite places, for which it does not converge, along a sphere of 6,371,008.8 m. Core Location
    /// does not say which formula it uses.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }
    /// Itself: a location never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String {
        String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f)", coordinate.latitude, coordinate.longitude,
            horizontalAccuracy, speed, course)
    }
}

/// A direction of a compass. There is no compass; a subclass can stand for one in a test.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from north; negative is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// Degrees; negative is not known.
    open var headingAccuracy: CLLocationDirection { -1 }
}
