import Foundation

/// Text that layout managers watch.
open class NSTextStorage: NSMutableAttributedString {
    private var managers: [NSLayoutManager] = []

    /// No text.
    public init() { super.init(string: "") }
    /// That text.
    public override init(string: String) { super.init(string: string) }
    /// That text with attributes.
    public override init(string: String, attributes: [NSAttributedString.Key: Any]?) {
        super.init(string: string, attributes: attributes)
    }
    /// A copy of that text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    /// Archives are not read.
    public required init?(coder: NSCoder) { super.init(string: "") }

    /// The managers, in the order in which they were added.
    open var layoutManagers: [NSLayoutManager] { managers }
    /// Has a manager lay out this text.
    @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// What of a text was edited.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }
    /// Stored; nothing notifies it.
    open weak var delegate: AnyObject?
    /// What was edited last.
    open private(set) var editedMask: EditActions = []
    /// Where.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the length changed.
    open private(set) var changeInLength = 0
    /// Says what was edited; a subclass that keeps the text itself calls it.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        (self.editedMask, self.editedRange, changeInLength) = (editedMask, editedRange, delta)
        processEditing()
    }
    /// Called after an edit; does nothing here.
    open func processEditing() {}
    /// Lets a manager go.
    @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// Notified of layouts; nothing notifies it.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {}

/// What a text view shows, for code that looks behind it.
@MainActor final class TextSystem {
    private var knownManager: NSLayoutManager?
    private var knownStorage: NSTextStorage?

    func manager(of view: UITextView) -> NSLayoutManager {
        if let knownManager { return knownManager }
        let manager = NSLayoutManager()
        manager.view = view
        manager.addTextContainer(view.textContainer)
        knownManager = manager
        return manager
    }

    /// Made again with another text; what is written into it does not come back to the view.
    func storage(of view: UITextView) -> NSTextStorage {
        if let knownStorage, knownStorage.isEqual(to: view.attributedText) { return knownStorage }
        let storage = NSTextStorage(attributedString: view.attributedText)
        storage.addLayoutManager(manager(of: view))
        knownStorage = storage
        return storage
    }
}
