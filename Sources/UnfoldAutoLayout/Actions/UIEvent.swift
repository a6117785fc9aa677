import Foundation

/// What made an action, passed on to those who ask for it. Nothing here makes one; a test may.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// Where an event comes from.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device was moved.
        case motion
        /// A headset or another remote control.
        case remoteControl
        /// A key or button.
        case presses
        /// A scroll wheel or trackpad.
        case scroll = 10
        /// A pointer above a view.
        case hover
        /// A pinch or turn on a trackpad.
        case transform = 14
    }

    /// An event without touches.
    public override init() { super.init() }

    /// Default touches.
    open var type: EventType { .touches }
    /// None.
    open var allTouches: Set<UITouch>? { nil }
    /// Seconds; 0.
    open var timestamp: TimeInterval { 0 }
}

/// A finger on the screen. Nothing here makes one; it is the name that overrides of ``UIResponder/touchesBegan(_:with:)`` need.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        /// The finger came down.
        case began = 0
        /// It moved.
        case moved
        /// It did not.
        case stationary
        /// It was lifted.
        case ended
        /// It was taken away by the system.
        case cancelled
    }

    /// A touch at the origin of no view.
    public override init() { super.init() }

    /// Default began.
    open var phase: Phase { .began }
    /// Default 1.
    open var tapCount: Int { 1 }
    /// The view it came down in; nil.
    open var view: UIView? { nil }
    /// Zero.
    open func location(in view: UIView?) -> CGPoint { .zero }
}
