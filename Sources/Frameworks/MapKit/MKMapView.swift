import Foundation
import UnfoldAutoLayout
import UnfoldCoreLocation

/// How a map looks.
public enum MKMapType: UInt, Sendable {
    /// Drawn.
    case standard = 0
    /// From above.
    case satellite
    /// Both.
    case hybrid
    /// From aside.
    case satelliteFlyover
    /// Both from aside.
    case hybridFlyover
    /// Faint.
    case mutedStandard
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// No.
    case none = 0
    /// Yes.
    case follow
    /// With where the device points.
    case followWithHeading
}

/// Shows a map on iOS. Here it is laid out as any view, keeps what is put on it, asks its delegate for views when it is
/// asked for them, and shows nothing.
/// Source: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor open class MKMapView: UIView {
    /// Asked for views and renderers, notified about choices and regions.
    open weak var delegate: (any MKMapViewDelegate)?
    /// Stored; nothing is drawn.
    open var mapType: MKMapType = .standard
    /// The part that is shown, as it was set: MapKit widens it to the view's aspect ratio.
    open var region: MKCoordinateRegion {
        get { shownRegion }
        set { setRegion(newValue, animated: false) }
    }
    private var shownRegion = MKCoordinateRegion()
    /// The middle of that.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// The part that is shown, on the flat map.
    open var visibleMapRect: MKMapRect {
        get {
            let (center, span) = (region.center, region.span)
            let first = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: center.latitude + span.latitudeDelta / 2,
                    longitude: center.longitude - span.longitudeDelta / 2))
            let last = MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: center.latitude - span.latitudeDelta / 2,
                    longitude: center.longitude + span.longitudeDelta / 2))
            return MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
        }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Stored.
    open var isZoomEnabled = true
    /// Stored.
    open var isScrollEnabled = true
    /// Stored.
    open var isRotateEnabled = true
    /// Stored.
    open var isPitchEnabled = true
    /// Stored; nothing is drawn.
    open var showsCompass = true
    /// Stored; nothing is drawn.
    open var showsScale = false
    /// Stored; nothing is drawn.
    open var showsTraffic = false
    /// Stored; nothing is drawn.
    open var showsBuildings = true
    /// Stored; nothing is drawn.
    open var showsUserLocation = false
    /// Stored.
    open var userTrackingMode: MKUserTrackingMode = .none
    /// Where the user is: nowhere.
    public let userLocation = MKUserLocation()
    /// What is on the map.
    open private(set) var annotations: [any MKAnnotation] = []
    /// What is over the map.
    open private(set) var overlays: [any MKOverlay] = []
    /// What is chosen.
    open var selectedAnnotations: [any MKAnnotation] {
        get { chosen }
        set {
            for annotation in chosen { deselectAnnotation(annotation, animated: false) }
            for annotation in newValue { selectAnnotation(annotation, animated: false) }
        }
    }
    private var chosen: [any MKAnnotation] = []
    private var present: Set<ObjectIdentifier> = []
    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]

    /// Puts something on the map.
    open func addAnnotation(_ annotation: any MKAnnotation) {
        if present.insert(ObjectIdentifier(annotation)).inserted { annotations.append(annotation) }
    }
    /// Puts things on the map.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }
    /// Takes something off the map.
    open func removeAnnotation(_ annotation: any MKAnnotation) { remove([ObjectIdentifier(annotation)]) }
    /// Takes things off the map.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        remove(Set(annotations.map { ObjectIdentifier($0) }))
    }
    private func remove(_ gone: Set<ObjectIdentifier>) {
        annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
        chosen.removeAll { gone.contains(ObjectIdentifier($0)) }
        for annotation in gone { views[annotation] = nil }
        present.subtract(gone)
    }
    /// Chooses something on the map.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !chosen.contains(where: { $0 === annotation }) else { return }
        chosen.append(annotation)
        guard let view = view(for: annotation) else { return }
        view.setSelected(true, animated: animated)
        delegate?.mapView(self, didSelect: view)
    }
    /// Chooses it no more.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, chosen.contains(where: { $0 === annotation }) else { return }
        chosen.removeAll { $0 === annotation }
        guard let view = view(for: annotation) else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
    }
    /// The view of something on the map: what the delegate gives, or one of the registered class. MapKit has views of
    /// what is seen alone.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        guard present.contains(ObjectIdentifier(annotation)) else { return nil }
        if let view = views[ObjectIdentifier(annotation)] { return view }
        let made =
            delegate?.mapView(self, viewFor: annotation)
            ?? dequeueReusableAnnotationView(
                withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        views[ObjectIdentifier(annotation)] = made
        return made
    }
    /// Has views of a class made.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// None waits to be used again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        classes[identifier].map { $0.make(nil, identifier) }
    }
    /// One of the registered class.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { (classes[identifier] ?? MKMarkerAnnotationView.self).make(annotation, identifier) }
    /// Puts something over the map.
    open func addOverlay(_ overlay: any MKOverlay) {
        if !overlays.contains(where: { $0 === overlay }) { overlays.append(overlay) }
    }
    /// Puts something over the map.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Puts things over the map.
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
    /// Takes something off.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Takes things off.
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    /// What draws something: the delegate says.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        delegate?.mapView(self, rendererFor: overlay)
    }
    /// Another part, at once; the delegate hears of it.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shownRegion = region
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
    /// Another middle, at once.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
    }
    /// Another part, at once.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setRegion(MKCoordinateRegion(mapRect), animated: animate)
    }
    /// Another part, at once; distances at the sides are not added.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRect, animated: animate)
    }
    /// Stored.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// The part around what is given, at once.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
        }
        if !rect.isNull { setVisibleMapRect(rect, animated: animated) }
    }
}

// As for cells: views of classes known at run time only, by their `init(annotation:reuseIdentifier:)`, which need not be
// `required`.
extension MKAnnotationView {
    @usableFromInline @_silgen_name("unfold_MKAnnotationView_init_annotation_reuseIdentifier")
    convenience init(madeFor annotation: (any MKAnnotation)?, identifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: identifier)
    }
    @_silgen_name("unfold_MKAnnotationView_init_annotation_reuseIdentifier")
    fileprivate class func make(
        _ annotation: consuming (any MKAnnotation)?, _ identifier: consuming String?
    ) -> MKAnnotationView
}

/// Between what something over a map is.
public enum MKOverlayLevel: Int, Sendable {
    /// Over roads.
    case aboveRoads = 0
    /// Over names.
    case aboveLabels
}

/// Asked for views and renderers, notified about choices and regions. Methods have defaults.
/// Source: https://developer.apple.com/documentation/mapkit/mkmapviewdelegate
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The view of something.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// What draws something.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Something was chosen.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// It is no more.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Never called.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Never called.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Another part is about to be shown.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Another part is shown.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Never called.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Never called.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Never called.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    /// None.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// One that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}
