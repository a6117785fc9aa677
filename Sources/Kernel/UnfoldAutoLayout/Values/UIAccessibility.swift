/// What an element is to assistive technology, under UIKit's names and raw values.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
}

/// A list that assistive technology can turn to; never asked.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    open var name: String
    /// Finds its items; never called.
    open var itemSearchBlock: Search

    /// Which of the system's lists it is; none for one's own.
    public let systemRotorType: SystemRotorType
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }

    init(name: String, type: SystemRotorType, search: @escaping Search) {
        (self.name, systemRotorType, itemSearchBlock) = (name, type, search)
    }
}
