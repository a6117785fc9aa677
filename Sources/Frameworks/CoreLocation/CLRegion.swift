import Foundation
import UnfoldSurface

/// A region with a name.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// Stored.
    open var notifyOnEntry = true
    /// Stored.
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A round region.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance
    /// A round region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    /// Whether a place is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}

/// What is at a place.
// Sendable: never changed once it is made.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    /// The place.
    open var location: CLLocation? { nil }
    /// The region.
    open var region: CLRegion? { nil }
    /// The time zone.
    open var timeZone: TimeZone? { nil }
    /// A name.
    open var name: String? { nil }
    /// A street.
    open var thoroughfare: String? { nil }
    /// A number in the street.
    open var subThoroughfare: String? { nil }
    /// A town.
    open var locality: String? { nil }
    /// A part of the town.
    open var subLocality: String? { nil }
    /// A state.
    open var administrativeArea: String? { nil }
    /// A county.
    open var subAdministrativeArea: String? { nil }
    /// A code of the post.
    open var postalCode: String? { nil }
    /// A code of two letters.
    open var isoCountryCode: String? { nil }
    /// A country.
    open var country: String? { nil }
    /// A lake.
    open var inlandWater: String? { nil }
    /// A sea.
    open var ocean: String? { nil }
    /// Sights.
    open var areasOfInterest: [String]? { nil }
    /// Nothing.
    public override init() {}
    /// What another says.
    public init(placemark: CLPlacemark) {}
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Finds places by names and names of places. Nothing is found here.
/// Source: https://developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// What hears the places.
    public typealias GeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void
    /// Always false.
    open var isGeocoding: Bool { false }
    /// Tells at the end of the turn that nothing was found.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping GeocodeCompletionHandler) {
        FrameworkAnswer.later { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
    }
    /// Tells at the end of the turn that nothing was found.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping GeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
    /// Tells at the end of the turn that nothing was found.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping GeocodeCompletionHandler) {
        FrameworkAnswer.later { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
    }
    /// Fails: nothing is found.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    /// Fails: nothing is found.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    /// Accepted.
    open func cancelGeocode() {}
}
