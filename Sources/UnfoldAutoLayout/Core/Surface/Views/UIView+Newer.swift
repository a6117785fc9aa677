import Foundation

extension UIView {
    /// What the system deletes.
    public enum SystemAnimation: UInt, Sendable {
        /// Views fade and go.
        case delete = 0
    }

    /// Takes the views from their superviews, as the animation's end does; then runs `parallelAnimations` and
    /// `completion`.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views { view.removeFromSuperview() }
            parallelAnimations?()
        } completion: {
            completion?($0)
        }
    }
    /// Runs the closure: nothing is animated again.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
    /// How limits of text sizes were set, for a debugger.
    public var appliedContentSizeCategoryLimitsDescription: String {
        "minimum \(minimumContentSizeCategory.map { "\($0)" } ?? "none"), "
            + "maximum \(maximumContentSizeCategory.map { "\($0)" } ?? "none")"
    }
}

/// The shape of corners, as of iOS 26; stored.
public struct UICornerConfiguration: Hashable, Sendable {
    let radius: CGFloat?
    /// Half the height.
    public static func capsule(maximumRadius: CGFloat? = nil) -> Self { Self(radius: maximumRadius) }
    /// The same for all.
    public static func corners(radius: UICornerRadius) -> Self { Self(radius: radius.value) }
    /// The same for all.
    public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius: radius.value) }
}

/// A radius of corners; stored.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let value: CGFloat?
    /// In points.
    public static func fixed(_ radius: CGFloat) -> Self { Self(value: radius) }
    /// As the corner around it asks.
    public static func containerConcentric(minimum: CGFloat? = nil) -> Self { Self(value: minimum) }
    /// In points.
    public init(floatLiteral value: Double) { self.value = CGFloat(value) }
    /// In points.
    public init(integerLiteral value: Int) { self.value = CGFloat(value) }
    init(value: CGFloat?) { self.value = value }
}

extension UIView {
    /// Stored nowhere; nothing is drawn.
    public var cornerConfiguration: UICornerConfiguration {
        get { UICornerConfiguration(radius: layer.cornerRadius) }
        set { if let radius = newValue.radius { layer.cornerRadius = radius } }
    }
}

/// Glass, as of iOS 26; stored.
// Sendable: as its superclass; set where views are, on the main actor.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    /// Points between pieces that flow together; stored.
    open var spacing: CGFloat = 0
}

/// How hard an edge of a scroll view looks, as of iOS 26; stored.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    /// How it looks.
    public struct Style: Hashable, Sendable {
        let name: String
        /// As suits.
        public static let automatic = Style(name: "automatic")
        /// A line.
        public static let hard = Style(name: "hard")
        /// Fading.
        public static let soft = Style(name: "soft")
    }
    /// Stored; nothing is drawn.
    open var style = Style.automatic
    /// Stored; nothing is drawn.
    open var isHidden = false
}
