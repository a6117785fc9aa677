// What cells use of `os`, under its names, where the platform has none. Where it has one, this module is `os`.
#if canImport(os)
    @_exported import os
#else
    import Foundation

    /// How much a message matters.
    public struct OSLogType: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt8
        /// A number.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A number.
        public init(_ rawValue: UInt8) { self.rawValue = rawValue }
        /// The usual.
        public static let `default` = OSLogType(0)
        /// For information.
        public static let info = OSLogType(1)
        /// For debugging.
        public static let debug = OSLogType(2)
        /// An error.
        public static let error = OSLogType(16)
        /// A mistake in the program.
        public static let fault = OSLogType(17)
    }

    /// Where messages go: nowhere.
    public final class OSLog: NSObject, Sendable {
        /// Of a part of the program.
        public init(subsystem: String, category: String) { super.init() }
        private init(category: String) { super.init() }
        /// The usual.
        public static let `default` = OSLog(category: "default")
        /// Nowhere.
        public static let disabled = OSLog(category: "disabled")
        /// False.
        public func isEnabled(type: OSLogType) -> Bool { false }
    }

    /// A message, of which some parts are private.
    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
        /// Builds it.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var text = ""
            /// As the compiler calls it.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// A part that was written.
            public mutating func appendLiteral(_ literal: String) { text += literal }
            /// A value.
            public mutating func appendInterpolation<T>(
                _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
            ) { text += "\(value())" }
            /// A number.
            public mutating func appendInterpolation<T>(
                _ value: @autoclosure () -> T, format: OSLogFormat, align: OSLogStringAlignment = .none,
                privacy: OSLogPrivacy = .auto
            ) { text += "\(value())" }
        }
        let text: String
        /// A message.
        public init(stringLiteral value: String) { text = value }
        /// A message.
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    /// Who may read a part of a message.
    public struct OSLogPrivacy: Sendable {
        /// All.
        public static let `public` = OSLogPrivacy()
        /// Nobody.
        public static let `private` = OSLogPrivacy()
        /// Nobody.
        public static let sensitive = OSLogPrivacy()
        /// As suits.
        public static let auto = OSLogPrivacy()
    }

    /// How wide a part of a message is.
    public struct OSLogStringAlignment: Sendable {
        /// As wide as it is.
        public static let none = OSLogStringAlignment()
        /// At the left.
        public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
        /// At the right.
        public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    }

    /// How a number is written.
    public struct OSLogFormat: Sendable {
        /// With that many digits.
        public static func fixed(precision: Int = 6) -> OSLogFormat { OSLogFormat() }
        /// In tens.
        public static let decimal = OSLogFormat()
        /// In sixteens.
        public static let hex = OSLogFormat()
        /// In sixteens.
        public static func hex(includePrefix: Bool = false, uppercase: Bool = false) -> OSLogFormat { OSLogFormat() }
    }

    /// Writes messages: nowhere.
    public struct Logger: Sendable {
        /// Of a part of the program.
        public init(subsystem: String, category: String) {}
        /// Of the program.
        public init() {}
        /// Of a log.
        public init(_ logObj: OSLog) {}
        /// Writes nothing.
        public func log(_ message: OSLogMessage) {}
        /// Writes nothing.
        public func log(level: OSLogType, _ message: OSLogMessage) {}
        /// Writes nothing.
        public func trace(_ message: OSLogMessage) {}
        /// Writes nothing.
        public func debug(_ message: OSLogMessage) {}
        /// Writes nothing.
        public func info(_ message: OSLogMessage) {}
        /// Writes nothing.
        public func notice(_ message: OSLogMessage) {}
        /// Writes nothing.
        public func warning(_ message: OSLogMessage) {}
        /// Writes nothing.
        public func error(_ message: OSLogMessage) {}
        /// Writes nothing.
        public func critical(_ message: OSLogMessage) {}
        /// Writes nothing.
        public func fault(_ message: OSLogMessage) {}
    }

    /// Writes nothing.
    public func os_log(
        _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
        _ args: CVarArg...
    ) {}
    /// Writes nothing.
    public func os_log(
        _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
        _ args: CVarArg...
    ) {}
    /// Writes nothing.
    public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
#endif
