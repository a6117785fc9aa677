@_exported import Foundation

/// How the network is.
/// Source: https://developer.apple.com/documentation/network/nwpath
public struct NWPath: Equatable, Sendable {
    /// Whether it is there.
    public enum Status: Equatable, Hashable, Sendable {
        /// Yes.
        case satisfied
        /// No.
        case unsatisfied
        /// When it is asked for.
        case requiresConnection
    }
    /// Whether it is there. There is none here.
    public let status: Status
    /// By what it goes.
    public let availableInterfaces: [NWInterface]
    /// Whether it costs.
    public let isExpensive: Bool
    /// Whether it is to be spared.
    public let isConstrained: Bool
    /// Always false.
    public var supportsIPv4: Bool { false }
    /// Always false.
    public var supportsIPv6: Bool { false }
    /// Always false.
    public var supportsDNS: Bool { false }
    /// Whether it goes by something.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
    static let none = NWPath(status: .unsatisfied, availableInterfaces: [], isExpensive: false, isConstrained: false)
}

/// By what the network goes.
public struct NWInterface: Equatable, Hashable, Sendable {
    /// What it is.
    public enum InterfaceType: Equatable, Hashable, Sendable {
        /// Something else.
        case other
        /// Without a wire.
        case wifi
        /// By telephone.
        case cellular
        /// With a wire.
        case wiredEthernet
        /// Within the machine.
        case loopback
    }
    /// What it is.
    public let type: InterfaceType
    /// Its name.
    public let name: String
    /// Its number.
    public let index: Int
}

/// Tells how the network is: there is none here, which is told once.
/// Source: https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: @unchecked Sendable {
    /// What hears of it.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// How it is.
    public let currentPath = NWPath.none
    /// Where it tells.
    public private(set) var queue: DispatchQueue?
    /// Of any interface.
    public init() {}
    /// Of one kind of interface.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Tells how it is, on a queue.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { [weak self] in
            guard let self else { return }
            pathUpdateHandler?(currentPath)
        }
    }
    /// Tells no more.
    public func cancel() { pathUpdateHandler = nil }
}
