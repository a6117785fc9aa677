extension UIControl {
    /// What happens to a control; UIKit's numbers.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger came down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Again, within a double tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger came in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for was done, however.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to show.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All of editing.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// For a program's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// For the system's own.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All there are.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}

extension UIControl.Event {
    /// As receivers are listed by them.
    var bits: TargetActions.Events { TargetActions.Events(rawValue: rawValue) }
}
