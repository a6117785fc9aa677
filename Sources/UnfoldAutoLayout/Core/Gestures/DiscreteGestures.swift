import Foundation

/// One tap or more.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Stored: one simulation is one gesture, however many taps. Default 1.
    open var numberOfTapsRequired = 1
    /// Stored. Default 1.
    open var numberOfTouchesRequired = 1
    /// Stored. Default the primary button.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

/// A quick movement in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// Default right.
    open var direction: Direction = .right
    /// Stored. Default 1.
    open var numberOfTouchesRequired = 1

    /// Swipes in a direction; nothing happens, and false comes back, if it is not one of ``direction``.
    @discardableResult public final func simulate(_ direction: Direction, at location: CGPoint? = nil) -> Bool {
        self.direction.isSuperset(of: direction) && simulate(at: location)
    }
}
