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
