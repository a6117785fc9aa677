import CoreLocation

/// Where a note was written: the app's own framework names a type of Apple's.
public struct Place {
    public let name: String
    public let location: CoreLocation.CLLocation

    public init(name: String, location: CoreLocation.CLLocation) {
        self.name = name
        self.location = location
    }
}
