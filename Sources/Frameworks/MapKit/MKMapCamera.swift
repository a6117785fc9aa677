import Foundation
import UnfoldAutoLayout
import UnfoldCoreLocation

/// From where a map is seen; stored.
/// Source: https://developer.apple.com/documentation/mapkit/mkmapcamera
open class MKMapCamera: NSObject, @unchecked Sendable {
    /// The place that is seen.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// Metres to that place.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Degrees from straight down.
    open var pitch: CGFloat = 0
    /// Degrees clockwise from north.
    open var heading: CLLocationDirection = 0
    /// From nowhere.
    public override init() {}
    /// From a distance in metres.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
}

extension MKMapView {
    /// The part as it was given: MapKit widens it to the view's aspect ratio.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// The middle is the camera's, at once; its distance, pitch and heading change nothing.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        setCenter(camera.centerCoordinate, animated: animated)
    }
}

/// Lets a map follow the user; nothing is drawn.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// That of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// A compass of a map; nothing is drawn.
@preconcurrency @MainActor open class MKCompassButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// Stored.
    open var compassVisibility = MKFeatureVisibility.adaptive
    /// That of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
