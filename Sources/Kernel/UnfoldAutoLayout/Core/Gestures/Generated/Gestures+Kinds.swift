// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Gestures+Kinds.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIGestureRecognizer.State {
    public static let recognized = UIGestureRecognizer.State.ended
}

/// Has a say in gestures; every method has UIKit's default.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: OptionalRequirements {
    /// Whether the gesture may begin. Default true.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Never asked: gestures are simulated one at a time. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Never asked: gestures are simulated one at a time. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Never asked: gestures are simulated one at a time. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Never asked: gestures are simulated one at a time. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Never asked: gestures are simulated one at a time. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    /// Never asked: gestures are simulated one at a time. Default false.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { 0 }
    open var rollAngle: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 0, dy: 0) }
}

@preconcurrency @MainActor open class UILongPressGestureRecognizerInert: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval { get { inertValues["minimumPressDuration"] as? TimeInterval ?? 0.5 } set { inertValues["minimumPressDuration"] = newValue } }
    open var numberOfTapsRequired: Int { get { inertValues["numberOfTapsRequired"] as? Int ?? 0 } set { inertValues["numberOfTapsRequired"] = newValue } }
    open var numberOfTouchesRequired: Int { get { inertValues["numberOfTouchesRequired"] as? Int ?? 1 } set { inertValues["numberOfTouchesRequired"] = newValue } }
    open var allowableMovement: CGFloat { get { inertValues["allowableMovement"] as? CGFloat ?? 10 } set { inertValues["allowableMovement"] = newValue } }
}

@preconcurrency @MainActor open class UIPanGestureRecognizerInert: UIGestureRecognizer {
    open var minimumNumberOfTouches: Int { get { inertValues["minimumNumberOfTouches"] as? Int ?? 1 } set { inertValues["minimumNumberOfTouches"] = newValue } }
    open var maximumNumberOfTouches: Int { get { inertValues["maximumNumberOfTouches"] as? Int ?? Int.max } set { inertValues["maximumNumberOfTouches"] = newValue } }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    open var allowedScrollTypesMask: UIScrollTypeMask { get { inertValues["allowedScrollTypesMask"] as? UIScrollTypeMask ?? [] } set { inertValues["allowedScrollTypesMask"] = newValue } }
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let all: Self = [.top, .left, .bottom, .right]
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = Self(rawValue: 1)
    public static let continuous = Self(rawValue: 2)
    public static let all: Self = [.discrete, .continuous]
}

extension UISwipeGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Self(rawValue: 1)
        public static let left = Self(rawValue: 2)
        public static let up = Self(rawValue: 4)
        public static let down = Self(rawValue: 8)
    }
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired: Int = 1
    open var numberOfTouchesRequired: Int = 1
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}
