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

    /// Which motion or remote control it was.
    public enum EventSubtype: Int, Sendable {
        /// None of these.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause
        /// Stop.
        case remoteControlStop
        /// Play or pause.
        case remoteControlTogglePlayPause
        /// The next track.
        case remoteControlNextTrack
        /// The track before.
        case remoteControlPreviousTrack
    }

    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// A set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The first button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second button.
        public static let secondary = ButtonMask(rawValue: 2)
    }

    /// An event without touches.
    public override init() { super.init() }

    /// Default touches.
    open var type: EventType { .touches }
    /// Default none.
    open var subtype: EventSubtype { .none }
    /// None.
    open var allTouches: Set<UITouch>? { nil }
    /// Seconds; 0.
    open var timestamp: TimeInterval { 0 }
    /// None.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// None.
    open var buttonMask: ButtonMask { [] }
    /// None.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// None.
    open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
    /// None.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
    /// None.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// None.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A finger on the screen. Nothing here makes one; it is the name that overrides of
/// ``UIResponder/touchesBegan(_:with:)`` need.
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
        /// A pointer came above.
        case regionEntered
        /// A pointer moved above.
        case regionMoved
        /// A pointer left.
        case regionExited
    }

    /// What touched the screen.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A finger elsewhere.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
        /// A pencil.
        public static let stylus = TouchType.pencil
    }

    /// A touch at the origin of no view.
    public override init() { super.init() }

    /// Default began.
    open var phase: Phase { .began }
    /// Default 1.
    open var tapCount: Int { 1 }
    /// Default direct.
    open var type: TouchType { .direct }
    /// Seconds; 0.
    open var timestamp: TimeInterval { 0 }
    /// The view it came down in; nil.
    open var view: UIView? { nil }
    /// The window it came down in; nil.
    open var window: UIWindow? { nil }
    /// None.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// Points; 0.
    open var majorRadius: CGFloat { 0 }
    /// Points; 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// 0: not known.
    open var force: CGFloat { 0 }
    /// 0: not known.
    open var maximumPossibleForce: CGFloat { 0 }
    /// Radians; 0.
    open var altitudeAngle: CGFloat { 0 }
    /// Radians; 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Zero.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Zero.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    /// Zero.
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    /// Zero.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
}
