extension UIView: UIFocusItem {}

/// Animates with the focus. Nothing here makes one.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
