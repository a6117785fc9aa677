/// Kinds of scrolling devices (developer.apple.com/documentation/uikit/uiscrolltypemask).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels.
    public static let discrete = Self(rawValue: 1)
    /// Trackpads.
    public static let continuous = Self(rawValue: 2)
    /// Both.
    public static let all: Self = [.discrete, .continuous]
}
