import Foundation
import UnfoldAutoLayout
import UnfoldCoreLocation

/// Something over a part of a map.
/// Source: https://developer.apple.com/documentation/mapkit/mkoverlay
public protocol MKOverlay: MKAnnotation {
    /// The part.
    var boundingMapRect: MKMapRect { get }
}

/// Something with corners.
open class MKMultiPoint: MKShape {
    private let corners: UnsafeMutableBufferPointer<MKMapPoint>
    init(corners: [MKMapPoint]) {
        self.corners = .allocate(capacity: corners.count)
        _ = self.corners.initialize(from: corners)
    }
    deinit { corners.deallocate() }
    /// The corners, as long as this object lives.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        corners.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)!
    }
    /// How many corners.
    open var pointCount: Int { corners.count }
    /// The smallest rectangle around all corners.
    open var boundingMapRect: MKMapRect {
        corners.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
    /// The middle of that.
    open override var coordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
        set {}
    }
    /// Corners as places.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { coords[index] = corners[range.location + index].coordinate }
    }
}

/// A line.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Through places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(corners: (0..<max(count, 0)).map { MKMapPoint(coords[$0]) })
    }
    /// Through places.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(corners: (0..<max(count, 0)).map { points[$0] })
    }
}

/// A surface.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Between places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(corners: (0..<max(count, 0)).map { MKMapPoint(coords[$0]) })
    }
    /// Between places.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(corners: (0..<max(count, 0)).map { points[$0] })
    }
}

/// A circle.
open class MKCircle: MKShape, MKOverlay {
    /// Metres.
    public let radius: CLLocationDistance
    /// Around a place.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        coordinate = coord
    }
    /// The smallest rectangle around it.
    open var boundingMapRect: MKMapRect {
        let region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        let (dy, dx) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
        let first = MKMapPoint(
            CLLocationCoordinate2D(latitude: coordinate.latitude + dy, longitude: coordinate.longitude - dx))
        let last = MKMapPoint(
            CLLocationCoordinate2D(latitude: coordinate.latitude - dy, longitude: coordinate.longitude + dx))
        return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
}

/// Draws something over a map; nothing is drawn.
open class MKOverlayRenderer: NSObject {
    /// What it draws.
    public let overlay: any MKOverlay
    /// Stored.
    open var alpha: CGFloat = 1
    /// Draws something.
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Never called.
    open func setNeedsDisplay() {}
}

/// Draws a path; nothing is drawn.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// Stored; nothing is drawn.
    open var fillColor: UIColor?
    /// Stored; nothing is drawn.
    open var strokeColor: UIColor?
    /// Stored; nothing is drawn.
    open var lineWidth: CGFloat = 0
    /// Stored; nothing is drawn.
    open var lineDashPattern: [NSNumber]?
    /// Stored; points.
    open var lineDashPhase: CGFloat = 0
    /// Stored; nothing is drawn.
    open var lineCap: CGLineCap = .round
    /// Stored; nothing is drawn.
    open var lineJoin: CGLineJoin = .round
    /// Stored; nothing is drawn.
    open var miterLimit: CGFloat = 10
    /// Stored.
    open var path: CGPath!
    /// Forgets the path.
    open func invalidatePath() { path = nil }
    /// Never called: a subclass makes ``path``.
    open func createPath() {}
}
/// Draws a line; nothing is drawn.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(corners: []) }
    /// Draws a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    /// Draws what is a line.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
/// Draws a surface; nothing is drawn.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The surface.
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(corners: []) }
    /// Draws a surface.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    /// Draws what is a surface.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
/// Draws a circle; nothing is drawn.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle.
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0) }
    /// Draws a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }
    /// Draws what is a circle.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
