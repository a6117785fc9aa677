import Testing
import UIKit
import UnfoldMapKit

/// Distances on the WGS 84 ellipsoid, maps with what is on them.
@Suite @MainActor struct PlacesTests {
    // A degree of the equator and of the first meridian, a quarter of each, the poles: of the ellipsoid's definition.
    @Test(arguments: [
        (0.0, 0.0, 0.0, 1.0, 111_319.490793), (0, 0, 1, 0, 110_574.388558), (0, 0, 0, 90, 10_018_754.171395),
        (0, 0, 90, 0, 10_001_965.729231), (-90, 0, 90, 0, 20_003_931.458462), (52, 13, 52, 13, 0),
    ])
    func distancesAreThoseOfTheEllipsoid(
        _ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double, _ metres: Double
    ) {
        let one = CLLocation(latitude: latitude, longitude: longitude)
        let other = CLLocation(latitude: otherLatitude, longitude: otherLongitude)
        let (there, back) = (one.distance(from: other), other.distance(from: one))
        #expect(abs(there - metres) < 0.001 && abs(there - back) < 1e-6, "\(there), \(back)")
    }

    @Test func oppositePlacesHaveADistanceToo() {
        let got = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0.5, longitude: 179.7))
        #expect((19_900_000...20_040_000).contains(got))
    }

    @Test func theFlatMapIsMercators() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let there = CLLocationCoordinate2D(latitude: 48.85, longitude: 2.35)
        let back = MKMapPoint(there).coordinate
        #expect(abs(back.latitude - there.latitude) < 1e-9 && abs(back.longitude - there.longitude) < 1e-9)
        #expect(MKMapRect(x: 0, y: 0, width: 2, height: 2).union(.null) == MKMapRect(x: 0, y: 0, width: 2, height: 2))
        #expect(
            MKMapRect(x: 0, y: 0, width: 2, height: 2).intersection(MKMapRect(x: 3, y: 0, width: 1, height: 1)).isNull)
    }

    @Test func aMapInACellIsLaidOut() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let map = MKMapView()
        map.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(map)
        NSLayoutConstraint.activate([
            map.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            map.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            map.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            map.heightAnchor.constraint(equalTo: map.widthAnchor, multiplier: 0.5),
        ])
        let size = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 160))
    }

    final class Pin: MKAnnotationView {
        let badge: UILabel
        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            badge = UILabel()
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            badge.text = (annotation?.title ?? nil) ?? "?"
            addSubview(badge)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    final class Guide: NSObject, MKMapViewDelegate {
        var log: [String] = []
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            annotation is MKUserLocation
                ? nil : mapView.dequeueReusableAnnotationView(withIdentifier: "pin", for: annotation)
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            log.append("select \((view as? Pin)?.badge.text ?? "")")
        }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("region") }
    }

    @Test func registeredViewsAreMadeByTheirOwnInitialiser() throws {
        let (map, guide, place) = (MKMapView(), Guide(), MKPointAnnotation())
        map.delegate = guide
        map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
        place.title = "Home"
        place.coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        map.addAnnotation(place)
        let view = try #require(map.view(for: place) as? Pin)
        #expect(view.badge.text == "Home" && view.reuseIdentifier == "pin" && map.view(for: place) === view)
        map.selectAnnotation(place, animated: false)
        map.setRegion(
            MKCoordinateRegion(center: place.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000),
            animated: false)
        #expect(guide.log == ["select Home", "region"] && map.centerCoordinate.latitude == 1)
        map.removeAnnotation(place)
        #expect(map.annotations.isEmpty && map.selectedAnnotations.isEmpty && map.view(for: place) == nil)
    }
}
