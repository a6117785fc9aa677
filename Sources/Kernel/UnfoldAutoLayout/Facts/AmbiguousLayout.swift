/// A view whose constraints leave it a choice in one direction: other frames would satisfy them as well (fact A7.1).
public struct AmbiguousLayout: Hashable, Sendable, Codable {
    /// The view by name.
    public var view: String
    /// The direction in which it is free.
    public var axis: UILayoutConstraintAxis
    /// Near edge, far edge and size, those that are free: `leading`, `trailing`, `width` or `top`, `bottom`, `height`.
    public var free: [NSLayoutAttribute]
    /// Near edge in the superview as it is now; points, unrounded.
    public var position: Double
    /// Length as it is now; points, unrounded.
    public var length: Double
    /// What would settle it; each was tried by solving again. Empty if nothing simple does.
    public var fixes: [Fix]

    /// Something to add or to change.
    public enum Fix: Hashable, Sendable, Codable {
        /// These constraints together, with views by name: `title.trailing == card.trailing`.
        case constraints([Equation])
        /// The view's content hugging in that direction becomes this; it was equal to a neighbour's.
        case contentHugging(Float)
        /// The view's compression resistance in that direction becomes this.
        case compressionResistance(Float)
    }
}
