import Foundation

/// What a pointer does to a view; there is no pointer.
@preconcurrency @MainActor open class UIPointerEffect: NSObject {
    public let preview: UITargetedPreview
    public init(preview: UITargetedPreview) { self.preview = preview }
    public class func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    public class func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    public class func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    public class func hover(
        _ preview: UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    ) -> UIPointerEffect { UIPointerEffect(preview: preview) }
}

/// Look of a pointer; there is none.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    public let effect: UIPointerEffect?
    public let shape: UIPointerShape?
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    private override init() { (effect, shape) = (nil, nil) }
    public class func hidden() -> UIPointerStyle { UIPointerStyle() }
    public class func system() -> UIPointerStyle { UIPointerStyle() }
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
}

/// Changes a pointer above a view; there is none.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func invalidate() {}
}
