// What cells use of `os`, under its names, where the platform has none. Where it has one, this module is `os`.
#if canImport(os)
    @_exported import os
#else
    import Foundation

    /// How much a message matters.
    public struct OSLogType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public init(_ rawValue: UInt8) { self.rawValue = rawValue }
        public static let `default` = OSLogType(0)
        public static let info = OSLogType(1)
        public static let debug = OSLogType(2)
        public static let error = OSLogType(16)
        /// A mistake in the program.
        public static let fault = OSLogType(17)
    }

    /// Where messages go: nowhere.
    public final class OSLog: NSObject, Sendable {
        /// Of a part of the program.
        public init(subsystem: String, category: String) { super.init() }
        private init(category: String) { super.init() }
        public static let `default` = OSLog(category: "default")
        public static let disabled = OSLog(category: "disabled")
        public func isEnabled(type: OSLogType) -> Bool { false }
    }

    /// A message, of which some parts are private.
    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var text = ""
            /// As the compiler calls it.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// A part that was written.
            public mutating func appendLiteral(_ literal: String) { text += literal }
            public mutating func appendInterpolation<T>(
                _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
            ) { text += "\(value())" }
            public mutating func appendInterpolation<T>(
                _ value: @autoclosure () -> T, format: OSLogFormat, align: OSLogStringAlignment = .none,
                privacy: OSLogPrivacy = .auto
            ) { text += "\(value())" }
        }
        let text: String
        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    /// Who may read a part of a message.
    public struct OSLogPrivacy: Sendable {
        public static let `public` = OSLogPrivacy()
        public static let `private` = OSLogPrivacy()
        public static let sensitive = OSLogPrivacy()
        public static let auto = OSLogPrivacy()
    }

    /// How wide a part of a message is.
    public struct OSLogStringAlignment: Sendable {
        public static let none = OSLogStringAlignment()
        public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
        public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    }

    /// How a number is written.
    public struct OSLogFormat: Sendable {
        /// With that many digits.
        public static func fixed(precision: Int = 6) -> OSLogFormat { OSLogFormat() }
        public static let decimal = OSLogFormat()
        public static let hex = OSLogFormat()
        public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogFormat { OSLogFormat() }
    }

    /// Writes messages: nowhere.
    public struct Logger: Sendable {
        /// Of a part of the program.
        public init(subsystem: String, category: String) {}
        public init() {}
        public init(_ logObj: OSLog) {}
        public func log(_ message: OSLogMessage) {}
        public func log(level: OSLogType, _ message: OSLogMessage) {}
        public func trace(_ message: OSLogMessage) {}
        public func debug(_ message: OSLogMessage) {}
        public func info(_ message: OSLogMessage) {}
        public func notice(_ message: OSLogMessage) {}
        public func warning(_ message: OSLogMessage) {}
        public func error(_ message: OSLogMessage) {}
        public func critical(_ message: OSLogMessage) {}
        public func fault(_ message: OSLogMessage) {}
    }

    public func os_log(
        _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
        _ args: CVarArg...
    ) {}
    public func os_log(
        _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
        _ args: CVarArg...
    ) {}
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
#endif
