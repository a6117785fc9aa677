/// How strongly a constraint is wanted: one level of the lexicographic objective (facts A1.1 to A1.3).
///
/// Levels are compared as floats, fractional ones included; no sum of violations at one level buys a smaller
/// violation at a higher level. ``required`` is no level but a hard row.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable, BitwiseCopyable {
    /// 0 < rawValue <= 1000.
    public let rawValue: Float

    /// Makes a priority; its range is checked where a solver is given it.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority; its range is checked where a solver is given it.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must hold.
    public static let required = Priority(1000)

    /// Weaker before stronger.
    public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}
