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
    open var location: CLLocation? { other?.location }
    /// The region.
    open var region: CLRegion? { other?.region }
    /// The time zone.
    open var timeZone: TimeZone? { other?.timeZone }
    /// A name.
    open var name: String? { other?.name }
    /// A street.
    open var thoroughfare: String? { other?.thoroughfare }
    /// A number in the street.
    open var subThoroughfare: String? { other?.subThoroughfare }
    /// A town.
    open var locality: String? { other?.locality }
    /// A part of the town.
    open var subLocality: String? { other?.subLocality }
    /// A state.
    open var administrativeArea: String? { other?.administrativeArea }
    /// A county.
    open var subAdministrativeArea: String? { other?.subAdministrativeArea }
    /// A code of the post.
    open var postalCode: String? { other?.postalCode }
    /// A code of two letters.
    open var isoCountryCode: String? { other?.isoCountryCode }
    /// A country.
    open var country: String? { other?.country }
    /// A lake.
    open var inlandWater: String? { other?.inlandWater }
    /// A sea.
    open var ocean: String? { other?.ocean }
    /// Sights.
    open var areasOfInterest: [String]? { other?.areasOfInterest }
    private let other: CLPlacemark?
    /// Nothing.
    public override init() { other = nil }
    /// What another says.
    public init(placemark: CLPlacemark) { other = placemark }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What hears the places that were found.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by names and names of places. Nothing is found here.
/// Source: https://developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// Always false.
    open var isGeocoding: Bool { false }
    /// Tells at the end of the turn that nothing was found.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        FrameworkAnswer.later { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
    }
    /// Tells at the end of the turn that nothing was found.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
    /// Tells at the end of the turn that nothing was found.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
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
