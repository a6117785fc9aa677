import Foundation

/// The shape of corners, as of iOS 26; stored.
public struct UICornerConfiguration: Hashable, Sendable {
    let radius: CGFloat?
    public static func capsule(maximumRadius: CGFloat? = nil) -> Self { Self(radius: maximumRadius) }
    public static func corners(radius: UICornerRadius) -> Self { Self(radius: radius.value) }
    public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius: radius.value) }
}

/// A radius of corners; stored.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let value: CGFloat?
    public static func fixed(_ radius: CGFloat) -> Self { Self(value: radius) }
    public static func containerConcentric(minimum: CGFloat? = nil) -> Self { Self(value: minimum) }
    public init(floatLiteral value: Double) { self.value = CGFloat(value) }
    public init(integerLiteral value: Int) { self.value = CGFloat(value) }
    init(value: CGFloat?) { self.value = value }
}

extension UIView {
    public var cornerConfiguration: UICornerConfiguration {
        get { UICornerConfiguration(radius: layer.cornerRadius) }
        set { if let radius = newValue.radius { layer.cornerRadius = radius } }
    }
}
