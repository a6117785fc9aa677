import Foundation

/// Root of the view classes, as in UIKit; events are outside this library, so it only links the chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Whom events would go to next.
    open var next: UIResponder? { nil }
    /// Always false: there are no events.
    open var isFirstResponder: Bool { false }
    /// Whether it would take events. Default false.
    open var canBecomeFirstResponder: Bool { false }
    /// Does nothing and gives false.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Does nothing and gives false.
    @discardableResult open func resignFirstResponder() -> Bool { false }
}
