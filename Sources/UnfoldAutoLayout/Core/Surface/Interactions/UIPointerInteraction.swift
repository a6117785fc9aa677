import Foundation

/// What a pointer does to a view; there is no pointer.
@preconcurrency @MainActor open class UIPointerEffect: NSObject {
    /// How a view is tinted.
    public enum TintMode: Int, Sendable {
        /// Not.
        case none = 0
        /// Above.
        case overlay
        /// Below.
        case underlay
    }
    /// The view.
    public let preview: UITargetedPreview
    /// The usual effect.
    public init(preview: UITargetedPreview) { self.preview = preview }
    /// The usual effect.
    public class func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    /// It lights up.
    public class func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    /// It is lifted.
    public class func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    /// It hovers.
    public class func hover(
        _ preview: UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    ) -> UIPointerEffect { UIPointerEffect(preview: preview) }
}

/// Shape of a pointer; there is none.
@preconcurrency @MainActor open class UIPointerShape: NSObject {
    /// A path.
    public class func path(_ path: UIBezierPath) -> UIPointerShape { UIPointerShape() }
    /// A rectangle with round corners.
    public class func roundedRect(_ rect: CGRect, radius: CGFloat = 8) -> UIPointerShape { UIPointerShape() }
    /// A vertical line.
    public class func verticalBeam(length: CGFloat) -> UIPointerShape { UIPointerShape() }
    /// A horizontal line.
    public class func horizontalBeam(length: CGFloat) -> UIPointerShape { UIPointerShape() }
}

/// Look of a pointer; there is none.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// The effect that was given.
    public let effect: UIPointerEffect?
    /// The shape that was given.
    public let shape: UIPointerShape?
    /// An effect and a shape.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    /// A shape.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    private override init() { (effect, shape) = (nil, nil) }
    /// None.
    public class func hidden() -> UIPointerStyle { UIPointerStyle() }
    /// The system's.
    public class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// Directions along a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A part of a view for a pointer.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// Where it is.
    public let rect: CGRect
    /// Distinguishes it from others.
    public let identifier: AnyHashable?
    /// A rectangle.
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// Where a pointer wants to go. Nothing here makes one.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// Zero.
    open var location: CGPoint { .zero }
}

/// Animates with a pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Animates beside it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs at the end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Gives looks of a pointer; never asked. Methods have defaults.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The part for a position. Default: the one given.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// The look in a part. Default none.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer came.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer went.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// The one given.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// None.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Changes a pointer above a view; there is none.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// Gives looks.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// Stored.
    open var isEnabled = true
    /// Looks of a delegate.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    /// Called by the view.
    open func willMove(to view: UIView?) {}
    /// Called by the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Accepted.
    open func invalidate() {}
}

/// A touch that makes something open by staying; nothing makes one.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// What is marked.
    var targetView: UIView? { get set }
    /// What it is about.
    var targetItem: Any? { get set }
}
