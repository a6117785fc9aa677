// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Looks.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

/// The radius of a corner; stored, and drawn from `layer.cornerRadius` only.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private let radius: Double?
    private let minimum: CGFloat?
    private init(radius: Double?, minimum: CGFloat?) { self.radius = radius; self.minimum = minimum }
    public init(floatLiteral value: Double) { self.init(radius: value, minimum: nil) }
    public init(integerLiteral value: Int) { self.init(radius: Double(value), minimum: nil) }
    public static func fixed(_ radius: Double) -> Self { Self(radius: radius, minimum: nil) }
    public static func containerConcentric(minimum: CGFloat? = nil) -> Self { Self(radius: nil, minimum: minimum) }
}

public struct UICornerConfiguration: Hashable, Sendable {
    private let radii: [UICornerRadius?]
    private let maximum: Double?
    private init(_ radii: UICornerRadius?..., maximum: Double? = nil) { (self.radii, self.maximum) = (radii, maximum) }
    public static func capsule(maximumRadius: Double? = nil) -> Self { Self(maximum: maximumRadius) }
    public static func corners(radius: UICornerRadius) -> Self { Self(radius, radius, radius, radius) }
    public static func corners(topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?) -> Self { Self(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius) }
    public static func uniformCorners(radius: UICornerRadius) -> Self { Self(radius) }
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self { Self(topRadius, topRadius, bottomRadius, bottomRadius) }
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self { Self(leftRadius, rightRadius, leftRadius, rightRadius) }
    public static func uniformTopRadius(_ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil) -> Self { Self(topRadius, topRadius, bottomLeftRadius, bottomRightRadius) }
    public static func uniformBottomRadius(_ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil) -> Self { Self(topLeftRadius, topRightRadius, bottomRadius, bottomRadius) }
    public static func uniformLeftRadius(_ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil) -> Self { Self(leftRadius, topRightRadius, leftRadius, bottomRightRadius) }
    public static func uniformRightRadius(_ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil) -> Self { Self(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius) }
}

extension UIView {
    public var cornerConfiguration: UICornerConfiguration { get { inertValues["cornerConfiguration"] as? UICornerConfiguration ?? UICornerConfiguration.corners(radius: 0) } set { inertValues["cornerConfiguration"] = newValue } }
}

@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    open var style: Style = .automatic
    open var isHidden: Bool = false
}

extension UIScrollEdgeEffect {
    @preconcurrency @MainActor public final class Style: NSObject {
        public static let automatic = Style()
        public static let soft = Style()
        public static let hard = Style()
    }
}

@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open weak var scrollView: UIScrollView?
    open var edge: UIRectEdge = []
    open private(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIScrollView {
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("top") }
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("left") }
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottom") }
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("right") }
    private func edgeEffect(_ edge: String) -> UIScrollEdgeEffect { let effect = inertValues["edgeEffect \(edge)"] as? UIScrollEdgeEffect ?? UIScrollEdgeEffect(); inertValues["edgeEffect \(edge)"] = effect; return effect }
}
