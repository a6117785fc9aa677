import Foundation
import UnfoldAutoLayout
import UnfoldCoreLocation
import UnfoldSurface

/// What is at a place of a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    private let place: CLLocationCoordinate2D
    /// The place.
    open var coordinate: CLLocationCoordinate2D { place }
    open override var location: CLLocation? {
        super.location ?? CLLocation(latitude: place.latitude, longitude: place.longitude)
    }
    /// Its name.
    open var title: String? { name }
    /// None.
    open var subtitle: String? { nil }
    /// A place.
    public init(coordinate: CLLocationCoordinate2D) {
        place = coordinate
        super.init()
    }
    /// What another says; at no place where it has none.
    public override init(placemark: CLPlacemark) {
        place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }
    /// A place; what is known of it is not kept.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

/// Something that maps know.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where it is.
    public let placemark: MKPlacemark
    /// Its name.
    open var name: String?
    /// Stored.
    open var phoneNumber: String?
    /// Stored.
    open var url: URL?
    /// Stored.
    open var timeZone: TimeZone?
    /// Somewhere.
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Where the user is: nowhere.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }
    /// Always false: there are no maps to open.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// Always false: there are no maps to open.
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
    {
        false
    }
}

/// How to go there.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much is shown.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

/// A map as a picture; there is none.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// What is shown; stored.
    open class Options: NSObject, @unchecked Sendable {
        /// Stored.
        open var region = MKCoordinateRegion()
        /// Stored.
        open var mapRect = MKMapRect.null
        /// Stored.
        open var mapType = MKMapType.standard
        /// Stored; points.
        open var size = CGSize(width: 256, height: 256)
        /// Stored.
        open var scale: CGFloat = 1
        /// Stored.
        open var showsBuildings = true
    }
    /// A picture.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        public let image: UIImage
        init(image: UIImage) { self.image = image }
        /// Where a place is; the corner.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    /// What is shown.
    public let options: Options
    /// Always false.
    open var isLoading: Bool { false }
    /// A map as a picture.
    public init(options: Options) { self.options = options }
    /// Fails at the end of the turn.
    open func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        FrameworkAnswer.later { completionHandler(nil, FrameworkAnswer.unavailable("MKErrorDomain", 1)) }
    }
    /// Fails at the end of the turn.
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) { queue.async { completionHandler(nil, FrameworkAnswer.unavailable("MKErrorDomain", 1)) } }
    /// Accepted.
    open func cancel() {}
}

/// Looks for places; nothing is found.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What is looked for; stored.
    open class Request: NSObject, @unchecked Sendable {
        /// Stored.
        open var naturalLanguageQuery: String?
        /// Stored.
        open var region = MKCoordinateRegion()
        /// Words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
    }
    /// What was found.
    open class Response: NSObject, @unchecked Sendable {
        /// Places.
        open var mapItems: [MKMapItem] { [] }
        /// Where they are.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    /// What hears of it.
    public typealias CompletionHandler = @Sendable (Response?, (any Error)?) -> Void
    /// Looks for something.
    public init(request: Request) {}
    /// Always false.
    open var isSearching: Bool { false }
    /// Fails at the end of the turn: nothing is found.
    open func start(completionHandler: @escaping CompletionHandler) {
        FrameworkAnswer.later { completionHandler(nil, FrameworkAnswer.unavailable("MKErrorDomain", 4)) }
    }
    /// Accepted.
    open func cancel() {}
}

/// Writes distances.
/// Source: https://developer.apple.com/documentation/mapkit/mkdistanceformatter
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// In what distances are written.
    public enum Units: UInt, Sendable {
        /// As the locale has it.
        case `default` = 0
        /// Metres.
        case metric
        /// Miles and feet.
        case imperial
        /// Miles and yards.
        case imperialWithYards
    }
    /// How long units are written.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// As there is room.
        case `default` = 0
        /// Short.
        case abbreviated
        /// Long.
        case full
    }
    /// The locale that says how.
    open var locale: Locale! = .current
    /// In what they are written.
    open var units: Units = .default
    /// How long units are written.
    open var unitStyle: DistanceUnitStyle = .default
    /// A distance in metres: below a kilometre or a tenth of a mile in the smaller unit, in round numbers; up to ten of
    /// the larger with one digit behind the point. Which numbers MapKit rounds to is not documented.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let usesMiles = units == .default ? locale.measurementSystem != .metric : units != .metric
        let short = unitStyle != .full
        func text(_ number: Double, _ digits: Int, _ unit: String) -> String {
            "\(String(format: "%.\(digits)f", number)) \(unit)"
        }
        func large(_ number: Double, _ unit: String) -> String {
            text(number, number < 10 && (number * 10).rounded() != number.rounded() * 10 ? 1 : 0, unit)
        }
        guard usesMiles else {
            return distance < 1000
                ? text((distance / 10).rounded() * 10, 0, short ? "m" : "metres")
                : large(distance / 1000, short ? "km" : "kilometres")
        }
        let miles = distance / 1609.344
        guard miles < 0.1 else { return large(miles, short ? "mi" : "miles") }
        return units == .imperialWithYards
            ? text((distance / 0.9144 / 10).rounded() * 10, 0, short ? "yd" : "yards")
            : text((distance / 0.3048 / 50).rounded() * 50, 0, short ? "ft" : "feet")
    }
    open override func string(for obj: Any?) -> String? { (obj as? Double).map { string(fromDistance: $0) } }
}
