import Foundation

/// Distances inward from the four edges of a rectangle, in points; negative values point outward.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// Points inward from the upper edge.
    public var top: CGFloat
    /// Points inward from the left edge.
    public var left: CGFloat
    /// Points inward from the lower edge.
    public var bottom: CGFloat
    /// Points inward from the right edge.
    public var right: CGFloat

    /// Of those points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// All zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// All zero.
    public static let zero = UIEdgeInsets()
}

/// Insets whose sides follow the layout direction, in points.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
    /// Points inward from the upper edge.
    public var top: CGFloat
    /// Points inward from the leading edge.
    public var leading: CGFloat
    /// Points inward from the lower edge.
    public var bottom: CGFloat
    /// Points inward from the trailing edge.
    public var trailing: CGFloat

    /// Of those points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// All zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// All zero.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A displacement in points.
public struct UIOffset: Equatable, Hashable, Sendable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat

    /// Of those points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// All zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// All zero.
    public static let zero = UIOffset()
}

extension CGRect {
    /// The rectangle shrunk by `insets`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
