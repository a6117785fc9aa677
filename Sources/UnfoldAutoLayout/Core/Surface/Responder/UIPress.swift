import Foundation

/// Keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a hardware keyboard, by the position that USB gives it.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The number in the USB usage table.
    public var rawValue: Int
    /// A key by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// Delete backward.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// Space.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// Arrow to the right.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// Arrow to the left.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// Arrow down.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// Arrow up.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// A key that was pressed. Nothing here makes one.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// What the key writes; empty.
    open var characters: String { "" }
    /// What the key writes alone; empty.
    open var charactersIgnoringModifiers: String { "" }
    /// None.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// 0.
    open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }
}

/// A button or key that was pressed. Nothing here makes one.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// Where a press is in its life.
    public enum Phase: Int, Sendable {
        /// It began.
        case began = 0
        /// Its force changed.
        case changed
        /// It did not change.
        case stationary
        /// It is over.
        case ended
        /// It was taken away by the system.
        case cancelled
    }

    /// Which button it is.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow
        /// Left.
        case leftArrow
        /// Right.
        case rightArrow
        /// Select.
        case select
        /// Menu.
        case menu
        /// Play or pause.
        case playPause
    }

    /// Default began.
    open var phase: Phase { .began }
    /// Default select.
    open var type: PressType { .select }
    /// None.
    open var key: UIKey? { nil }
    /// 0.
    open var force: CGFloat { 0 }
    /// None.
    open var responder: UIResponder? { nil }
}

/// Presses that come together. Nothing here makes one.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// None.
    open var allPresses: Set<UIPress> { [] }
}
