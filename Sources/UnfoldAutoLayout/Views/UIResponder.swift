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

    // MARK: Documents of Interface Builder

    /// Called when the object has come from a document, and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}
    /// Never called: there is no canvas.
    open func prepareForInterfaceBuilder() {}
    /// Sets an outlet, or a property that a document gives a value, by name. Adapted classes override it for theirs; a name that
    /// none of them knows raises Objective-C's exception.
    open func setValue(_ value: Any?, forKey key: String) {
        AdaptedProperties.raiseUndefined(key, of: self)
    }
    /// Selectors of the methods that documents and strings may name. Adapted classes override it for theirs.
    open class func adaptedActions() -> [Selector] { [] }

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
