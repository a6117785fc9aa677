// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Gestures.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UIGestureRecognizerInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open var cancelsTouchesInView: Bool { get { inertValues["cancelsTouchesInView"] as? Bool ?? true } set { inertValues["cancelsTouchesInView"] = newValue } }
    open var delaysTouchesBegan: Bool { get { inertValues["delaysTouchesBegan"] as? Bool ?? false } set { inertValues["delaysTouchesBegan"] = newValue } }
    open var delaysTouchesEnded: Bool { get { inertValues["delaysTouchesEnded"] as? Bool ?? true } set { inertValues["delaysTouchesEnded"] = newValue } }
    open var requiresExclusiveTouchType: Bool { get { inertValues["requiresExclusiveTouchType"] as? Bool ?? true } set { inertValues["requiresExclusiveTouchType"] = newValue } }
    open var name: String? { get { inertValues["name"] as? String } set { inertValues["name"] = newValue } }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open var allowedTouchTypes: [NSNumber] { get { inertValues["allowedTouchTypes"] as? [NSNumber] ?? [] } set { inertValues["allowedTouchTypes"] = newValue } }
    open var allowedPressTypes: [NSNumber] { get { inertValues["allowedPressTypes"] as? [NSNumber] ?? [] } set { inertValues["allowedPressTypes"] = newValue } }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIGestureRecognizer {
    public enum State: Int, Sendable {
        case possible = 0
        case began
        case changed
        case ended
        case cancelled
        case failed
    }
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Default right.
    open var direction: Direction = .right
    open var numberOfTouchesRequired: Int = 1
    /// Swipes in a direction; nothing happens, and false comes back, if it is not one of ``direction``.
    @discardableResult public final func simulate(_ direction: Direction, at location: CGPoint? = nil) -> Bool { self.direction.isSuperset(of: direction) && simulate(at: location) }
}
