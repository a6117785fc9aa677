import Foundation
import UnfoldAutoLayout
import UnfoldCoreLocation
import UnfoldSurface

/// How somebody goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By train and bus.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A part of a way. A subclass can stand for one in a test.
open class MKRouteStep: NSObject, @unchecked Sendable {
    /// What is to be done.
    open var instructions: String { "" }
    /// What to beware of.
    open var notice: String? { nil }
    /// Its line.
    open var polyline: MKPolyline { MKPolyline(corners: []) }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// How somebody goes.
    open var transportType: MKDirectionsTransportType { .automobile }
}

/// A way. A subclass can stand for one in a test.
/// Source: https://developer.apple.com/documentation/mapkit/mkroute
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way.
    public typealias Step = MKRouteStep
    /// What it is called.
    open var name: String { "" }
    /// What to beware of.
    open var advisoryNotices: [String] { [] }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// How somebody goes.
    open var transportType: MKDirectionsTransportType { .automobile }
    /// Its line.
    open var polyline: MKPolyline { MKPolyline(corners: []) }
    /// Its parts.
    open var steps: [Step] { [] }
}

/// Looks for ways; none are found.
/// Source: https://developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject, @unchecked Sendable {
    /// What is looked for; stored.
    open class Request: NSObject, @unchecked Sendable {
        /// Stored.
        open var source: MKMapItem?
        /// Stored.
        open var destination: MKMapItem?
        /// Stored.
        open var transportType: MKDirectionsTransportType = .any
        /// Stored.
        open var requestsAlternateRoutes = false
        /// Stored.
        open var departureDate: Date?
        /// Stored.
        open var arrivalDate: Date?
    }
    /// What was found.
    open class Response: NSObject, @unchecked Sendable {
        /// Ways.
        open var routes: [MKRoute] { [] }
    }
    /// What hears of ways.
    public typealias DirectionsHandler = @Sendable (Response?, (any Error)?) -> Void
    /// Looks for ways.
    public init(request: Request) {}
    /// Always false.
    open var isCalculating: Bool { false }
    /// Fails at the end of the turn: nothing is found.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        FrameworkAnswer.later { completionHandler(nil, FrameworkAnswer.unavailable("MKErrorDomain", 5)) }
    }
    /// Fails: nothing is found.
    open func calculate() async throws -> Response { throw FrameworkAnswer.unavailable("MKErrorDomain", 5) }
    /// Accepted.
    open func cancel() {}
}
