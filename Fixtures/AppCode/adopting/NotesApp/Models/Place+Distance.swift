import CoreLocation
import NotesKit

extension Place {
    /// Metres to where the user is; the app names the framework's type too.
    func distance(to here: CLLocation) -> CLLocationDistance { location.distance(from: here) }
}
