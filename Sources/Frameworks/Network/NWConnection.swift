import Foundation

/// Where a connection leads.
public enum NWEndpoint: Hashable, Sendable {
    /// A host and a port.
    case hostPort(host: Host, port: Port)
    /// An address.
    case url(URL)
    /// A path.
    case unix(path: String)

    /// A host.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
        /// By its name.
        case name(String, NWInterface?)
        /// By its name.
        public init(_ string: String) { self = .name(string, nil) }
        /// By its name.
        public init(stringLiteral: String) { self.init(stringLiteral) }
    }
    /// A port.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
        /// Its number.
        public let rawValue: UInt16
        /// By its number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// By its number.
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// By its number as a text.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        /// Any.
        public static let any: Port = 0
        /// Pages.
        public static let http: Port = 80
        /// Pages in secret.
        public static let https: Port = 443
    }
}

/// What a connection speaks.
open class NWProtocolOptions: @unchecked Sendable { init() {} }
/// What speaks to networks.
open class NWProtocol: @unchecked Sendable { init() {} }
/// The Internet's protocol.
open class NWProtocolIP: NWProtocol, @unchecked Sendable {
    /// How it speaks.
    open class Options: NWProtocolOptions, @unchecked Sendable {
        /// Which version.
        public enum Version: Sendable {
            /// Any.
            case any
            /// Four.
            case v4
            /// Six.
            case v6
        }
        /// Stored.
        public var version: Version = .any
    }
}

/// How a connection is made; stored.
public final class NWParameters: @unchecked Sendable {
    /// Stored.
    public var requiredInterfaceType: NWInterface.InterfaceType = .other
    /// Stored.
    public var prohibitExpensivePaths = false
    /// Stored.
    public var allowLocalEndpointReuse = false
    /// What it speaks.
    public final class ProtocolStack: @unchecked Sendable {
        /// Stored.
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }
    /// What it speaks.
    public let defaultProtocolStack = ProtocolStack()
    /// Defaults.
    public init() {}
    /// In order.
    public static var tcp: NWParameters { NWParameters() }
    /// In pieces.
    public static var udp: NWParameters { NWParameters() }
    /// In secret.
    public static var tls: NWParameters { NWParameters() }
}

/// Why there is no connection.
public enum NWError: Error, Hashable, Sendable {
    /// A number of the system's.
    case posix(POSIXErrorCode)
    /// A number of names.
    case dns(Int32)
    /// A number of secrets.
    case tls(Int32)
}

/// A connection. None is made here: it fails when it is started.
public final class NWConnection: @unchecked Sendable {
    /// How it is.
    public enum State: Equatable, Sendable {
        /// Not started.
        case setup
        /// It waits.
        case waiting(NWError)
        /// It is made.
        case preparing
        /// It is there.
        case ready
        /// It failed.
        case failed(NWError)
        /// It was given up.
        case cancelled
    }
    /// Where it leads.
    public let endpoint: NWEndpoint
    /// How it is made.
    public let parameters: NWParameters
    /// How it is.
    public var state: State { lock.withLock { now.state } }
    /// What hears how it is, on the queue.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { now.handler } }
        set { lock.withLock { now.handler = newValue } }
    }
    /// Where ``stateUpdateHandler`` is called.
    public var queue: DispatchQueue? { lock.withLock { now.queue } }
    private let lock = NSLock()
    private var now: (state: State, handler: (@Sendable (State) -> Void)?, queue: DispatchQueue?) = (.setup, nil, nil)
    /// How the network is.
    public var currentPath: NWPath? { nil }
    /// To an end.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }
    /// To a host.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    /// Fails, on a queue: there is no network.
    public func start(queue: DispatchQueue) {
        lock.withLock { now.queue = queue }
        queue.async { self.become(.failed(.posix(.ENETDOWN))) }
    }
    /// Gives it up; what hears it does so on the queue, where it was started.
    public func cancel() {
        guard let queue else { return lock.withLock { now.state = .cancelled } }
        queue.async { self.become(.cancelled) }
    }
    // On the queue. Nothing follows the end.
    private func become(_ state: State) {
        let handler: (@Sendable (State) -> Void)? = lock.withLock {
            guard now.state != .cancelled else { return nil }
            now.state = state
            return now.handler
        }
        handler?(state)
    }
}
