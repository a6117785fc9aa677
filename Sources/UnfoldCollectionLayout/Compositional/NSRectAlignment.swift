/// A side or corner.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none = 0
    /// Above.
    case top
    /// Above, before.
    case topLeading
    /// Before.
    case leading
    /// Below, before.
    case bottomLeading
    /// Below.
    case bottom
    /// Below, behind.
    case bottomTrailing
    /// Behind.
    case trailing
    /// Above, behind.
    case topTrailing
}
