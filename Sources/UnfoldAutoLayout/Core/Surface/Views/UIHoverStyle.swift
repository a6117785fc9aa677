import Foundation

/// The shape of what a pointer is over (developer.apple.com/documentation/uikit/uishape); stored.
public struct UIShape: Hashable, Sendable {
    let name: String
    let radius: CGFloat
    let insets: UIEdgeInsets?
    /// Half the height.
    public static let capsule = Self(name: "capsule", radius: 0, insets: nil)
    /// A circle.
    public static let circle = Self(name: "circle", radius: 0, insets: nil)
    /// A rectangle.
    public static let rect = Self(name: "rect", radius: 0, insets: nil)
    /// A rectangle with round corners, in points.
    public static func rect(cornerRadius: CGFloat) -> Self { Self(name: "rect", radius: cornerRadius, insets: nil) }
    /// The same, smaller by insets in points.
    public func inset(by insets: UIEdgeInsets) -> Self { Self(name: name, radius: radius, insets: insets) }
}

/// How what a pointer is over looks (developer.apple.com/documentation/uikit/uihovereffect); stored.
public protocol UIHoverEffect: Sendable {}

/// Brighter; stored.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable {
    /// The effect.
    public init() {}
}
/// Nearer; stored.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable {
    /// The effect.
    public init() {}
}
/// As suits; stored.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable {
    /// The effect.
    public init() {}
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// Brighter.
    public static var highlight: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// Nearer.
    public static var lift: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// As suits.
    public static var automatic: Self { Self() }
}

/// Effect and shape of what a pointer is over (developer.apple.com/documentation/uikit/uihoverstyle). No pointer is.
@preconcurrency @MainActor public struct UIHoverStyle {
    /// Stored.
    public var effect: any UIHoverEffect
    /// Stored; nil for the view's own.
    public var shape: UIShape?
    /// Stored. Default true.
    public var isEnabled = true
    /// An effect in a shape.
    public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
        (self.effect, self.shape) = (effect, shape)
    }
    /// An effect in the view's shape.
    public init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }
    /// As suits.
    public static func automatic() -> Self { Self(effect: .automatic) }
}

/// Which view of a group has the focus first (developer.apple.com/documentation/uikit/uifocusgrouppriority).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public var rawValue: Int
    /// A number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// Not first.
    public static let ignored = Self(0)
    /// Focused before.
    public static let previouslyFocused = Self(1000)
    /// Before others.
    public static let prioritized = Self(2000)
    /// Focused now.
    public static let currentlyFocused = Self(Int(Int64.max))
    /// By their numbers.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UIView {
    /// Stored; there is no focus. Default ignored.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { rare?.focusGroupPriority ?? .ignored }
        set { rarely.focusGroupPriority = newValue }
    }
    /// Stored; no pointer is over it. Default none.
    public var hoverStyle: UIHoverStyle? {
        get { rare?.hoverStyle }
        set { rarely.hoverStyle = newValue }
    }
}
