// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldOS/Inert/Logging+WithoutOS.tsv.
// swift-format-ignore-file

import Foundation

#if !canImport(os)

public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 0)
    public static let info = Self(rawValue: 1)
    public static let debug = Self(rawValue: 2)
    public static let error = Self(rawValue: 16)
    public static let fault = Self(rawValue: 17)
}

public final class OSLog: NSObject, Sendable {
    public init(subsystem: String, category: String) { super.init() }
    public static let `default` = OSLog(subsystem: "", category: "default")
    public static let disabled = OSLog(subsystem: "", category: "disabled")
    public func isEnabled(type: OSLogType) -> Bool { false }
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }
}

extension OSLog {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Self(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Self(rawValue: "DynamicStackTracing")
    }
}

public struct OSLogPrivacy: Sendable {
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

extension OSLogPrivacy {
    public enum Mask: Sendable {
        case hash
        case none
    }
}

public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

public struct OSLogFormat: Sendable {
    public static let decimal = OSLogFormat()
    public static let hex = OSLogFormat()
    public static func fixed(precision: Int = 6) -> OSLogFormat { OSLogFormat() }
    public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogFormat { OSLogFormat() }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogFormat { OSLogFormat() }
    public static let exponential = OSLogFormat()
}

/// A message, of which some parts are private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

extension OSLogMessage {
    public struct StringInterpolation: StringInterpolationProtocol {
        var text: String = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, format: OSLogFormat, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
    }
}

public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ logObj: OSLog) {}
    public func log(_ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
}

public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let exclusive = Self(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = Self(rawValue: .max)
    public static let null = Self(rawValue: 0)
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { self = .exclusive }
    public init(log: OSLog, object: AnyObject) { self = .exclusive }
}

public enum OSSignpostType: Sendable {
    case event
    case begin
    case end
}

public final class OSSignpostIntervalState: NSObject, Sendable {}

public struct OSSignposter: Sendable {
    public static let disabled = OSSignposter()
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public init(logger: Logger) {}
    public init(logHandle: OSLog) {}
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T { try task() }
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T) rethrows -> T { try task() }
    public var isEnabled: Bool { false }
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
}

public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: CVarArg...) {}
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: CVarArg...) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: CVarArg...) {}

#endif
