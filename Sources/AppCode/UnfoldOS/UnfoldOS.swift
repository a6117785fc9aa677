// What cells use of `os`, under its names, where the platform has none. Where it has one, this module is `os`.
#if canImport(os)
    @_exported import os
#else
    import Foundation

    /// A message, of which some parts are private.
    public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var text = ""
            public init(literalCapacity: Int, interpolationCount: Int) {}
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
#endif
