import Foundation
import UnfoldAutoLayout
import UnfoldCoreLocation

/// What an annotation says. MapKit has no such protocol: there title and subtitle are optional requirements, which read
/// as `String??` through ``MKAnnotation``, and as `String?` of a class that has them.
public protocol MKAnnotationTexts: NSObjectProtocol {
    /// What it is called.
    @_disfavoredOverload var title: String? { get }
    /// What is said beside.
    @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotationTexts {
    /// None.
    @_disfavoredOverload public var title: String? { nil }
    /// None.
    @_disfavoredOverload public var subtitle: String? { nil }
    fileprivate var texts: (title: String?, subtitle: String?) { (title, subtitle) }
}

/// Something at a place of a map.
/// Source: https://developer.apple.com/documentation/mapkit/mkannotation
public protocol MKAnnotation: MKAnnotationTexts {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    /// What it is called; never nil itself.
    public var title: String?? { .some(texts.title) }
    /// What is said beside; never nil itself.
    public var subtitle: String?? { .some(texts.subtitle) }
}

/// What has a title.
open class MKShape: NSObject, MKAnnotation {
    /// What it is called.
    open var title: String?
    /// What is said beside.
    open var subtitle: String?
    /// The place.
    open var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
    private var place = CLLocationCoordinate2D()
}

/// A place with a title.
open class MKPointAnnotation: MKShape {
    /// At no place.
    public override init() {}
    /// At a place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(__coordinate: coordinate, title: nil, subtitle: nil)
    }
    /// At a place.
    public init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        super.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// Where the user is: nowhere.
open class MKUserLocation: NSObject, MKAnnotation {
    /// None.
    open var location: CLLocation? { nil }
    /// Always false.
    open var isUpdating: Bool { false }
    /// No place.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// What it is called.
    open var title: String?
    /// What is said beside.
    open var subtitle: String?
}

/// Several things as one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The things.
    public let memberAnnotations: [any MKAnnotation]
    /// What they are called.
    open var title: String?
    /// What is said beside.
    open var subtitle: String?
    /// Things as one.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
    /// In the middle of all.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
            longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
    }
}

/// The view of something on a map. A map puts it nowhere: it is laid out where an app puts it.
/// Source: https://developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// What it shows.
    open var annotation: (any MKAnnotation)?
    /// By what it is used again.
    public let reuseIdentifier: String?
    /// Its picture, whose size it takes.
    open var image: UIImage? { didSet { if let image { bounds.size = image.size } } }
    /// Stored; points.
    open var centerOffset = CGPoint.zero
    /// Stored; points.
    open var calloutOffset = CGPoint.zero
    /// Stored.
    open var isEnabled = true
    /// Stored.
    open var isHighlighted = false
    /// Whether it is chosen.
    open var isSelected = false
    /// Stored.
    open var canShowCallout = false
    /// Stored.
    open var isDraggable = false
    /// Stored.
    open var leftCalloutAccessoryView: UIView?
    /// Stored.
    open var rightCalloutAccessoryView: UIView?
    /// Stored.
    open var detailCalloutAccessoryView: UIView?
    /// Stored.
    open var clusteringIdentifier: String?
    /// Stored.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// Stored.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    /// Stored; points.
    open var accessoryOffset = CGPoint.zero
    /// The view of the cluster it stands in: none.
    open weak var cluster: MKAnnotationView? { nil }
    /// Stored.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Stored.
    open var collisionMode = CollisionMode.rectangle
    /// What touches.
    public enum CollisionMode: Int, Sendable {
        /// Its rectangle.
        case rectangle = 0
        /// A circle.
        case circle
        /// Nothing.
        case none
    }
    /// A view of something.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// A view out of a document.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Nothing is shown any more.
    open func prepareForReuse() {}
    /// It is about to be shown; never called.
    open func prepareForDisplay() {}
    /// Chosen or not.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// What stands before what.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000; higher is in front.
    public var rawValue: Float
    /// By its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// By its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// In front of all.
    public static let max = MKAnnotationViewZPriority(1000)
    /// What is chosen.
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    /// What is not.
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    /// Behind all.
    public static let min = MKAnnotationViewZPriority(0)
}

/// How much a view is wanted.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public var rawValue: Float
    /// By its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// By its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Always.
    public static let required = MKFeatureDisplayPriority(1000)
    /// Much.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// Little.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// A pin; nothing is drawn.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// Stored; nothing is drawn.
    open var pinTintColor: UIColor!
    /// Stored.
    open var animatesDrop = false
}

/// A balloon; nothing is drawn.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// Stored; nothing is drawn.
    open var markerTintColor: UIColor?
    /// Stored; nothing is drawn.
    open var glyphTintColor: UIColor?
    /// Stored; nothing is drawn.
    open var glyphText: String?
    /// Stored; nothing is drawn.
    open var glyphImage: UIImage?
    /// Stored; nothing is drawn.
    open var selectedGlyphImage: UIImage?
    /// Stored.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Stored.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Stored.
    open var animatesWhenAdded = false
}

/// Whether something is shown.
public enum MKFeatureVisibility: Int, Sendable {
    /// As there is room.
    case adaptive = 0
    /// No.
    case hidden
    /// Yes.
    case visible
}

/// By what views of clusters are used again, unless an app says something else.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
/// By what views are used again, unless an app says something else.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
