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
    @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
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
    /// Notified before and after an edit is taken in, on the main queue.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// What was edited last.
    open private(set) var editedMask: EditActions = []
    /// Where, in the text as it is now.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the length changed.
    open private(set) var changeInLength = 0
    /// Edits that were begun and not ended.
    private var openEdits = 0
    private var isEdited = false
    private var isTakingIn = false

    /// Says what was edited; a subclass that keeps the text itself calls it. Edits between `beginEditing()` and
    /// `endEditing()` are taken in together.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if isEdited {
            self.editedMask.formUnion(editedMask)
            let before = self.editedRange
            let grown = NSRange(location: before.location, length: max(0, before.length + delta))
            self.editedRange = NSUnionRange(grown, now)
            changeInLength += delta
        } else {
            (self.editedMask, self.editedRange, changeInLength) = (editedMask, now, delta)
        }
        isEdited = true
        if openEdits == 0 { takeIn() }
    }
    /// Edits that are made meanwhile are taken in with these.
    private func takeIn() {
        guard !isTakingIn else { return }
        isTakingIn = true
        processEditing()
        isTakingIn = false
        isEdited = false
    }
    /// Begins edits that belong together.
    open override func beginEditing() {
        super.beginEditing()
        openEdits += 1
    }
    /// Ends them.
    open override func endEditing() {
        super.endEditing()
        openEdits = max(0, openEdits - 1)
        if openEdits == 0, isEdited { takeIn() }
    }
    /// Takes in what was edited: notifies the delegate, and has managers lay out again.
    open func processEditing() {
        guard delegate != nil || !managers.isEmpty else { return }
        nonisolated(unsafe) let storage = self
        DispatchQueue.onMain { storage.tellOfEdit() }
    }
    @MainActor private func tellOfEdit() {
        let wasTakingIn = isTakingIn
        isTakingIn = true
        defer { isTakingIn = wasTakingIn }
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        for manager in managers {
            manager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
    }
    /// Replaces characters, and says so.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    /// Sets attributes, and says so.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    /// False: attributes need no fixing.
    open var fixesAttributesLazily: Bool { false }
    /// Accepted: attributes need no fixing.
    open func invalidateAttributes(in range: NSRange) {}
    /// Accepted: attributes need no fixing.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// Lets a manager go.
    @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

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
