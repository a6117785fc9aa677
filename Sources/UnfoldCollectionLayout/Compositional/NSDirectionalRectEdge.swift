/// Edges by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// Bit pattern.
    public let rawValue: UInt
    /// A set of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Above.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// Before.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// Below.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// Behind.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
