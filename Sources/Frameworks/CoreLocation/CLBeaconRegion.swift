import Foundation

/// The larger number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// The smaller number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Very.
    case immediate
    /// Some metres.
    case near
    /// More.
    case far
}

/// A beacon. A subclass can stand for one in a test.
/// Source: https://developer.apple.com/documentation/corelocation/clbeacon
open class CLBeacon: NSObject, @unchecked Sendable {
    /// Whose it is.
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Its larger number.
    open var major: NSNumber { 0 }
    /// Its smaller number.
    open var minor: NSNumber { 0 }
    /// How near it is.
    open var proximity: CLProximity { .unknown }
    /// Metres; negative is not known.
    open var accuracy: CLLocationAccuracy { -1 }
    /// How strong it is, in decibels; 0 is not known.
    open var rssi: Int { 0 }
}

/// What a beacon has to be.
// Sendable: never changed once it is made.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    /// Whose it is.
    public let uuid: UUID
    /// Its larger number; nil is any.
    public let major: CLBeaconMajorValue?
    /// Its smaller number; nil is any.
    public let minor: CLBeaconMinorValue?
    private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
    /// Any of somebody's.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    /// Those of a number.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    /// Those of two numbers.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid, major, minor)
    }
}

/// The region of beacons.
/// Source: https://developer.apple.com/documentation/corelocation/clbeaconregion
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// What the beacons have to be.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Stored.
    open var notifyEntryStateOnDisplay = false
    /// Whose they are.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// Their larger number; nil is any.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// Their smaller number; nil is any.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
    /// The region of some beacons.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    /// Any of somebody's.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    /// Those of a number.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    /// Those of two numbers.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }
}

/// A stay at a place. A subclass can stand for one in a test.
open class CLVisit: NSObject, @unchecked Sendable {
    /// When it began.
    open var arrivalDate: Date { .distantPast }
    /// When it ended.
    open var departureDate: Date { .distantFuture }
    /// The place.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// Metres.
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
}

/// A floor of a building. A subclass can stand for one in a test.
open class CLFloor: NSObject, @unchecked Sendable {
    /// 0 is the ground.
    open var level: Int { 0 }
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Yes.
    case inside
    /// No.
    case outside
}
