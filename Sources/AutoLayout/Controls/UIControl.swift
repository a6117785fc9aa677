import Foundation

/// Base of controls; events are outside this library.
@preconcurrency @MainActor open class UIControl: UIView {
    /// What a control looks like now.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the others.
        public static let normal: State = []
        /// Being touched.
        public static let highlighted = State(rawValue: 1)
        /// Not enabled.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
        /// Has the focus; never set here.
        public static let focused = State(rawValue: 8)
    }

    /// Where the content of a control stands in its height.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the upper edge.
        case top
        /// At the lower edge.
        case bottom
        /// From edge to edge.
        case fill
    }

    /// Where the content of a control stands in its width.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// From edge to edge.
        case fill
        /// Where lines of the language begin.
        case leading
        /// Where lines of the language end.
        case trailing
    }

    /// Default true.
    open var isEnabled = true { didSet { if oldValue != isEnabled { stateDidChange() } } }
    /// Default false.
    open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }
    /// Default false.
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }
    /// The three together.
    open var state: State {
        var state: State = .normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    /// Default center.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
    }
    /// Default center.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
    }

    func stateDidChange() {}
}
