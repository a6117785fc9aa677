import Foundation

/// Root of the view classes, as in UIKit. There are no touches here: it links the chain along which actions look for a target.
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

    /// Never called by this library; passes the touches on, as UIKit does.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Never called by this library; passes the touches on, as UIKit does.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Never called by this library; passes the touches on, as UIKit does.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Never called by this library; passes the touches on, as UIKit does.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
