/// Something that was left as it is, and where.
public struct AdapterNote: Equatable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    public let path: String
    /// Counted from 1.
    public let line: Int
    /// In bytes, counted from 1, as the compiler counts.
    public let column: Int
    /// A sentence without its full stop.
    public let text: String

    /// As a compiler prints a warning.
    public var description: String { "\(path):\(line):\(column): warning: \(text)" }
}
