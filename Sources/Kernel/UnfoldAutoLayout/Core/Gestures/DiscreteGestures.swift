@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Default right.
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    /// Swipes in a direction; nothing happens, and false comes back, if it is not one of ``direction``.
    @discardableResult public final func simulate(_ direction: Direction, at location: CGPoint? = nil) -> Bool {
        self.direction.isSuperset(of: direction) && simulate(at: location)
    }
}
