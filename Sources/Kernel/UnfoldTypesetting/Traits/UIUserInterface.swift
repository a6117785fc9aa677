/// Whether a view follows the direction of the interface (fact A10.10).
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Controls of a player: left to right always.
    case playback = 1
    /// Something that points left or right: left to right always.
    case spatial = 2
    /// Left to right always.
    case forceLeftToRight = 3
    /// Right to left always.
    case forceRightToLeft = 4
}
