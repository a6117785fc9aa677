import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What the user allows.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Not asked.
    case notDetermined = 0
    /// It can't be allowed.
    case restricted
    /// No.
    case denied
    /// Always.
    case authorizedAlways
    /// While the app is used.
    case authorizedWhenInUse
    /// Always, by an older name.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How exact places may be.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Exact.
    case fullAccuracy = 0
    /// Some kilometres.
    case reducedAccuracy
}

/// What an app uses places for.
public enum CLActivityType: Int, Sendable {
    /// Something else.
    case other = 1
    /// Cars.
    case automotiveNavigation
    /// Walking.
    case fitness
    /// Boats and trains.
    case otherNavigation
    /// Flying.
    case airborne
}

/// Tells where the device is. There is no place here: nothing is told, and nothing is allowed.
/// A subclass can say otherwise in a test.
/// Source: https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Notified of places; nothing notifies it.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Stored.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// Stored.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// Stored.
    open var headingFilter: CLLocationDegrees = 1
    /// Stored.
    open var activityType: CLActivityType = .other
    /// Stored.
    open var pausesLocationUpdatesAutomatically = true
    /// Stored.
    open var allowsBackgroundLocationUpdates = false
    /// Stored.
    open var showsBackgroundLocationIndicator = false
    /// Where the device was last: nowhere.
    open var location: CLLocation? { nil }
    /// Where it points: nowhere.
    open var heading: CLHeading? { nil }
    /// Not asked.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// Exact.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// The regions that are watched.
    open private(set) var monitoredRegions: Set<CLRegion> = []
    /// The largest radius of a region that is watched, in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// Not asked.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// Always false.
    open class func locationServicesEnabled() -> Bool { false }
    /// Always false.
    open class func headingAvailable() -> Bool { false }
    /// Always false.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Always false.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Accepted; nothing is asked.
    open func requestWhenInUseAuthorization() {}
    /// Accepted; nothing is asked.
    open func requestAlwaysAuthorization() {}
    /// Accepted; nothing is told.
    open func startUpdatingLocation() {}
    /// Accepted.
    open func stopUpdatingLocation() {}
    /// Accepted; at the end of the turn the delegate hears that the place is not known.
    open func requestLocation() {
        FrameworkAnswer.later { [weak self] in
            if let self { delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
        }
    }
    /// Accepted; nothing is told.
    open func startUpdatingHeading() {}
    /// Accepted.
    open func stopUpdatingHeading() {}
    /// Accepted; nothing is told.
    open func startMonitoringSignificantLocationChanges() {}
    /// Accepted.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Kept in ``monitoredRegions``; nothing is told.
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    /// Left out of ``monitoredRegions``.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    /// Accepted; nothing is told.
    open func startMonitoringVisits() {}
    /// Accepted.
    open func stopMonitoringVisits() {}
    /// Accepted; nothing is told.
    open func requestState(for region: CLRegion) {}
    /// Always false.
    open class func isRangingAvailable() -> Bool { false }
    /// Accepted; nothing is told.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Accepted.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Accepted; `completion` hears at the end of the turn that it was refused.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { if let completion { FrameworkAnswer.later { completion(CLError(.denied)) } } }
}

/// Notified of places. Nothing notifies it: a test calls it. Methods have defaults.
/// Source: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// A place could not be told.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Never called.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Never called.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Never called.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Never called.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Never called.
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Never called.
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    /// Never asked.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    /// Nothing.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
    /// No.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

/// Why a place can't be told.
public struct CLError: FrameworkError {
    /// What failed.
    public enum Code: Int, FrameworkErrorCode {
        /// The error of these codes.
        public typealias Failure = CLError
        /// Not known.
        case locationUnknown = 0
        /// Not allowed.
        case denied
        /// No network.
        case network
        /// No compass.
        case headingFailure
        /// Regions are not allowed.
        case regionMonitoringDenied
        /// A region failed.
        case regionMonitoringFailure
        /// A region begins late.
        case regionMonitoringSetupDelayed
        /// A region answers late.
        case regionMonitoringResponseDelayed
        /// Nothing was found.
        case geocodeFoundNoResult
        /// Something was found, but not exactly.
        case geocodeFoundPartialResult
        /// It was given up.
        case geocodeCanceled
        /// Late updates failed.
        case deferredFailed
        /// Late updates, and where the device is, is not told.
        case deferredNotUpdatingLocation
        /// Late updates are not exact enough.
        case deferredAccuracyTooLow
        /// Late updates are told by distance.
        case deferredDistanceFiltered
        /// Late updates were given up.
        case deferredCanceled
        /// Beacons are not to be had.
        case rangingUnavailable
        /// Beacons failed.
        case rangingFailure
        /// It was refused.
        case promptDeclined
    }
    /// What failed.
    public let code: Code
    /// A failure.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// Not known.
    public static var locationUnknown: Code { .locationUnknown }
    /// Not allowed.
    public static var denied: Code { .denied }
    /// No network.
    public static var network: Code { .network }
    /// No compass.
    public static var headingFailure: Code { .headingFailure }
    /// Regions are not allowed.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region failed.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// A region begins late.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    /// A region answers late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    /// Nothing was found.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// Something was found, but not exactly.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    /// Beacons are not to be had.
    public static var rangingUnavailable: Code { .rangingUnavailable }
    /// Beacons failed.
    public static var rangingFailure: Code { .rangingFailure }
    /// It was refused.
    public static var promptDeclined: Code { .promptDeclined }
    /// It was given up.
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"
