extension StubCatalogue {
    static let coreLocation = StubModule(
        "CoreLocation",
        """
        typealias CLLocationDegrees = Double
        typealias CLLocationDistance = Double
        typealias CLLocationAccuracy = Double
        typealias CLLocationSpeed = Double
        typealias CLLocationDirection = Double
        typealias CLBeaconMajorValue = UInt16
        typealias CLBeaconMinorValue = UInt16
        let kCLDistanceFilterNone: CLLocationDistance = -1
        let kCLHeadingFilterNone: CLLocationDegrees = -1
        let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
        let kCLLocationAccuracyBest: CLLocationAccuracy = -1
        let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
        let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
        let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
        let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
        let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
        struct CLLocationCoordinate2D: Sendable {
            var latitude: CLLocationDegrees
            var longitude: CLLocationDegrees
            init() { self.init(latitude: 0, longitude: 0) }
            init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                (self.latitude, self.longitude) = (latitude, longitude)
            }
        }
        func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
        func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool { (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude) }
        class CLLocation: NSObject, @unchecked Sendable {
            let coordinate: CLLocationCoordinate2D
            let altitude: CLLocationDistance
            let horizontalAccuracy: CLLocationAccuracy
            let timestamp: Date
            var verticalAccuracy: CLLocationAccuracy { -1 }
            var course: CLLocationDirection { -1 }
            var speed: CLLocationSpeed { -1 }
            var floor: CLFloor? { nil }
            init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
                (altitude, horizontalAccuracy, timestamp) = (0, 0, Date())
            }
            init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date) {
                (self.coordinate, self.altitude, horizontalAccuracy, self.timestamp) = (coordinate, altitude, hAccuracy, timestamp)
            }
            /// On a sphere: the haversine formula.
            func distance(from location: CLLocation) -> CLLocationDistance {
                let (a, b) = (coordinate, location.coordinate)
                let (north, east) = ((b.latitude - a.latitude) * .pi / 360, (b.longitude - a.longitude) * .pi / 360)
                let across = cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180) * sin(east) * sin(east)
                return 2 * 6_371_008.8 * asin(min(1, sqrt(sin(north) * sin(north) + across)))
            }
        }
        class CLFloor: NSObject {
            var level: Int { 0 }
        }
        class CLHeading: NSObject {
            var magneticHeading: CLLocationDirection { 0 }
            var trueHeading: CLLocationDirection { -1 }
            var headingAccuracy: CLLocationDirection { -1 }
        }
        class CLVisit: NSObject {
            var arrivalDate: Date { .distantPast }
            var departureDate: Date { .distantFuture }
            var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
        }
        class CLRegion: NSObject {
            let identifier: String
            var notifyOnEntry = true
            var notifyOnExit = true
            init(identifier: String) { self.identifier = identifier }
        }
        class CLCircularRegion: CLRegion {
            let center: CLLocationCoordinate2D
            let radius: CLLocationDistance
            init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
                (self.center, self.radius) = (center, radius)
                super.init(identifier: identifier)
            }
            func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
        }
        class CLBeaconRegion: CLRegion {
            let uuid: UUID
            init(uuid: UUID, identifier: String) {
                self.uuid = uuid
                super.init(identifier: identifier)
            }
        }
        enum CLProximity: Int { case unknown, immediate, near, far }
        class CLBeacon: NSObject {
            var proximity: CLProximity { .unknown }
            var accuracy: CLLocationAccuracy { -1 }
            var rssi: Int { 0 }
        }
        enum CLRegionState: Int { case unknown, inside, outside }
        enum CLAuthorizationStatus: Int32 {
            case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
            static var authorized: CLAuthorizationStatus { .authorizedAlways }
        }
        enum CLAccuracyAuthorization: Int { case fullAccuracy, reducedAccuracy }
        enum CLActivityType: Int { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }
        class CLLocationManager: NSObject {
            weak var delegate: (any CLLocationManagerDelegate)?
            var desiredAccuracy: CLLocationAccuracy = -1
            var distanceFilter: CLLocationDistance = -1
            var headingFilter: CLLocationDegrees = 1
            var activityType: CLActivityType = .other
            var pausesLocationUpdatesAutomatically = true
            var allowsBackgroundLocationUpdates = false
            var showsBackgroundLocationIndicator = false
            var location: CLLocation? { nil }
            var heading: CLHeading? { nil }
            var authorizationStatus: CLAuthorizationStatus { .notDetermined }
            class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
            var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
            private(set) var monitoredRegions: Set<CLRegion> = []
            class func locationServicesEnabled() -> Bool { false }
            class func headingAvailable() -> Bool { false }
            class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
            class func significantLocationChangeMonitoringAvailable() -> Bool { false }
            func requestWhenInUseAuthorization() {}
            func requestAlwaysAuthorization() {}
            func requestLocation() {}
            func startUpdatingLocation() {}
            func stopUpdatingLocation() {}
            func startUpdatingHeading() {}
            func stopUpdatingHeading() {}
            func startMonitoringSignificantLocationChanges() {}
            func stopMonitoringSignificantLocationChanges() {}
            func startMonitoring(for region: CLRegion) {}
            func stopMonitoring(for region: CLRegion) {}
            func startMonitoringVisits() {}
            func stopMonitoringVisits() {}
        }
        protocol CLLocationManagerDelegate: NSObjectProtocol {
            optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
            optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
            optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
            optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
            optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
            optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
            optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
            optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
            optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
            optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
            optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
            optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
        }
        errors CLError: locationUnknown, denied, network, headingFailure, regionMonitoringDenied, geocodeFoundNoResult, geocodeCanceled
        class CLPlacemark: NSObject {
            var location: CLLocation? { nil }
            var region: CLRegion? { nil }
            var timeZone: TimeZone? { nil }
            var name: String? { nil }
            var thoroughfare: String? { nil }
            var subThoroughfare: String? { nil }
            var locality: String? { nil }
            var subLocality: String? { nil }
            var administrativeArea: String? { nil }
            var subAdministrativeArea: String? { nil }
            var postalCode: String? { nil }
            var isoCountryCode: String? { nil }
            var country: String? { nil }
            var areasOfInterest: [String]? { nil }
        }
        typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
        class CLGeocoder: NSObject {
            var isGeocoding: Bool { false }
            func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {}
            func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler) {}
            func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
            func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {}
            func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
            func cancelGeocode() {}
        }
        """)

    static let mapKit = StubModule(
        "MapKit", exports: ["CoreLocation"],
        """
        struct MKCoordinateSpan: Sendable {
            var latitudeDelta: CLLocationDegrees
            var longitudeDelta: CLLocationDegrees
            init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
            init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
                (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
            }
        }
        struct MKCoordinateRegion: Sendable {
            var center: CLLocationCoordinate2D
            var span: MKCoordinateSpan
            init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
            init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
            init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
                let degree = 111_194.93
                self.init(center: center, span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree / max(cos(center.latitude * .pi / 180), 1e-9)))
            }
            init(_ rect: MKMapRect) { self.init() }
        }
        func MKCoordinateRegionMakeWithDistance(_ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance) -> MKCoordinateRegion { MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters) }
        func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
        struct MKMapPoint: Sendable {
            var x: Double
            var y: Double
            init() { self.init(x: 0, y: 0) }
            init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
            init(_ coordinate: CLLocationCoordinate2D) { self.init(x: coordinate.longitude, y: -coordinate.latitude) }
            var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: -y, longitude: x) }
        }
        struct MKMapSize: Sendable {
            var width: Double
            var height: Double
            init() { self.init(width: 0, height: 0) }
            init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
        }
        struct MKMapRect: Sendable {
            var origin: MKMapPoint
            var size: MKMapSize
            init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
            init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
            init(x: Double, y: Double, width: Double, height: Double) { self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height)) }
            static var null: MKMapRect { MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0) }
            static var world: MKMapRect { MKMapRect(x: -180, y: -90, width: 360, height: 180) }
            var isNull: Bool { origin.x == .infinity }
            func union(_ rect: MKMapRect) -> MKMapRect {
                let (x, y) = (min(origin.x, rect.origin.x), min(origin.y, rect.origin.y))
                return MKMapRect(x: x, y: y, width: max(origin.x + size.width, rect.origin.x + rect.size.width) - x, height: max(origin.y + size.height, rect.origin.y + rect.size.height) - y)
            }
        }
        enum MKMapType: UInt { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
        enum MKUserTrackingMode: Int { case none, follow, followWithHeading }
        enum MKOverlayLevel: Int { case aboveRoads, aboveLabels }
        protocol MKAnnotation: NSObjectProtocol {
            var coordinate: CLLocationCoordinate2D { get }
            optional var title: String? { get }
            optional var subtitle: String? { get }
        }
        class MKShape: NSObject, MKAnnotation {
            var coordinate = CLLocationCoordinate2D()
            var title: String?
            var subtitle: String?
        }
        class MKPointAnnotation: MKShape {
            override init() { super.init() }
            convenience init(coordinate: CLLocationCoordinate2D) {
                self.init()
                self.coordinate = coordinate
            }
        }
        class MKUserLocation: NSObject, MKAnnotation {
            var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
            var title: String?
            var subtitle: String?
            var location: CLLocation? { nil }
        }
        class MKPlacemark: CLPlacemark, MKAnnotation {
            let coordinate: CLLocationCoordinate2D
            init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
            init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.coordinate = coordinate }
            var title: String? { nil }
            var subtitle: String? { nil }
        }
        class MKAnnotationView: UIView {
            let reuseIdentifier: String?
            var annotation: (any MKAnnotation)?
            var image: UIImage?
            var canShowCallout = false
            var isEnabled = true
            var isSelected = false
            var isDraggable = false
            var centerOffset = CGPoint.zero
            var calloutOffset = CGPoint.zero
            var leftCalloutAccessoryView: UIView?
            var rightCalloutAccessoryView: UIView?
            var detailCalloutAccessoryView: UIView?
            var clusteringIdentifier: String?
            init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) {
                reuseIdentifier = nil
                super.init(coder: coder)
            }
            func prepareForReuse() {}
            func prepareForDisplay() {}
            func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
        }
        class MKMarkerAnnotationView: MKAnnotationView {
            var markerTintColor: UIColor?
            var glyphTintColor: UIColor?
            var glyphText: String?
            var glyphImage: UIImage?
        }
        class MKPinAnnotationView: MKAnnotationView {
            var pinTintColor: UIColor!
            var animatesDrop = false
        }
        let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
        class MKMapView: UIView {
            weak var delegate: (any MKMapViewDelegate)?
            var mapType: MKMapType = .standard
            var region = MKCoordinateRegion()
            var centerCoordinate: CLLocationCoordinate2D {
                get { region.center }
                set { region.center = newValue }
            }
            var visibleMapRect = MKMapRect()
            var camera = MKMapCamera()
            var isZoomEnabled = true
            var isScrollEnabled = true
            var isRotateEnabled = true
            var isPitchEnabled = true
            var showsCompass = true
            var showsScale = false
            var showsTraffic = false
            var showsBuildings = true
            var showsPointsOfInterest = true
            var showsUserLocation = false
            var userTrackingMode: MKUserTrackingMode = .none
            let userLocation = MKUserLocation()
            private(set) var annotations: [any MKAnnotation] = []
            private(set) var overlays: [any MKOverlay] = []
            var selectedAnnotations: [any MKAnnotation] = []
            func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
            func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
            func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
            func removeAnnotations(_ gone: [any MKAnnotation]) { annotations.removeAll { one in gone.contains { $0 === one } } }
            func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
            func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
            func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
            func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
            func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
            func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
            func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
            func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
            func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
            func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
            func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
            func removeOverlays(_ gone: [any MKOverlay]) { overlays.removeAll { one in gone.contains { $0 === one } } }
            func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
            func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
            func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
            func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
            func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {}
            func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {}
            func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
            func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint { .zero }
            func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
        }
        class MKMapCamera: NSObject {
            var centerCoordinate = CLLocationCoordinate2D()
            var heading: CLLocationDirection = 0
            var altitude: CLLocationDistance = 0
            override init() { super.init() }
            convenience init(lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection) { self.init() }
        }
        @preconcurrency @MainActor protocol MKMapViewDelegate: NSObjectProtocol {
            optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
            optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
            optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
            optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
            optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
            optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
            optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
            optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
            optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
            optional func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
            optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
            optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
        }
        protocol MKOverlay: MKAnnotation {
            var boundingMapRect: MKMapRect { get }
        }
        class MKPolyline: MKShape, MKOverlay {
            init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {}
            var pointCount: Int { 0 }
            var boundingMapRect: MKMapRect { .null }
        }
        class MKPolygon: MKShape, MKOverlay {
            init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {}
            var pointCount: Int { 0 }
            var boundingMapRect: MKMapRect { .null }
        }
        class MKCircle: MKShape, MKOverlay {
            let radius: CLLocationDistance
            init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { self.radius = radius }
            var boundingMapRect: MKMapRect { .null }
        }
        class MKOverlayRenderer: NSObject {
            let overlay: any MKOverlay
            var alpha: CGFloat = 1
            init(overlay: any MKOverlay) { self.overlay = overlay }
        }
        class MKOverlayPathRenderer: MKOverlayRenderer {
            var fillColor: UIColor?
            var strokeColor: UIColor?
            var lineWidth: CGFloat = 0
            var lineDashPattern: [NSNumber]?
        }
        class MKPolylineRenderer: MKOverlayPathRenderer {
            init(polyline: MKPolyline) { super.init(overlay: polyline) }
            override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
        }
        class MKPolygonRenderer: MKOverlayPathRenderer {
            init(polygon: MKPolygon) { super.init(overlay: polygon) }
            override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
        }
        class MKCircleRenderer: MKOverlayPathRenderer {
            init(circle: MKCircle) { super.init(overlay: circle) }
            override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
        }
        let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
        let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
        let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
        let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
        class MKMapItem: NSObject {
            let placemark: MKPlacemark
            var name: String?
            var phoneNumber: String?
            var url: URL?
            init(placemark: MKPlacemark) { self.placemark = placemark }
            class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }
            @discardableResult func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
            @discardableResult class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
        }
        class MKMapSnapshotter: NSObject {
            class Options: NSObject {
                public var region = MKCoordinateRegion()
                public var camera = MKMapCamera()
                public var mapType: MKMapType = .standard
                public var size = CGSize(width: 256, height: 256)
                public var scale: CGFloat = 1
                public var showsBuildings = true
                public var traitCollection = UITraitCollection()
            }
            class Snapshot: NSObject {
                public var image: UIImage { UIImage() }
                public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
            }
            init(options: Options) {}
            func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {}
            func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {}
            func cancel() {}
        }
        class MKLocalSearch: NSObject {
            class Request: NSObject {
                public var naturalLanguageQuery: String?
                public var region = MKCoordinateRegion()
                public init(completion: MKLocalSearchCompletion) {}
                override public init() {}
            }
            class Response: NSObject {
                public var mapItems: [MKMapItem] { [] }
                public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
            }
            init(request: Request) {}
            func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {}
            func cancel() {}
        }
        class MKLocalSearchCompletion: NSObject {
            var title: String { "" }
            var subtitle: String { "" }
        }
        class MKLocalSearchCompleter: NSObject {
            weak var delegate: (any MKLocalSearchCompleterDelegate)?
            var queryFragment = ""
            var region = MKCoordinateRegion()
            var results: [MKLocalSearchCompletion] { [] }
            var isSearching: Bool { false }
            func cancel() {}
        }
        protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
            optional func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
            optional func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
        }
        """)
}
