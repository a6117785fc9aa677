/// Text that layout managers watch. As in Apple's class cluster, all edits are made of two,
/// `replaceCharacters(in:with:)` by a string and `setAttributes(_:range:)`: a subclass that keeps the text itself
/// overrides these two, `string` and `attributes(at:effectiveRange:)`.
open class NSTextStorage: NSMutableAttributedString {
    private var managers: [NSLayoutManager] = []

    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [NSAttributedString.Key: Any]?) {
        super.init(string: string, attributes: attributes)
    }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { super.init(string: "") }

    open var layoutManagers: [NSLayoutManager] { managers }
    @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// Notified before and after an edit is taken in, on the main queue.
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var editedMask: EditActions = []
    /// Where, in the text as it is now; at `NSNotFound` when the edit has been taken in.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// By how much the length changed; 0 when the edit has been taken in.
    open private(set) var changeInLength = 0
    private var openEdits = 0
    private var isEdited = false
    private var isTakingIn = false

    /// Says what was edited; a subclass that keeps the text itself calls it. Edits between `beginEditing()` and
    /// `endEditing()` are taken in together.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        // Both ranges are those of the text before this edit.
        var range = isEdited ? NSUnionRange(self.editedRange, editedRange) : editedRange
        range.length = max(0, range.length + delta)
        self.editedMask.formUnion(editedMask)
        self.editedRange = range
        changeInLength += delta
        isEdited = true
        if openEdits == 0 { takeIn() }
    }
    /// Edits that are made meanwhile are taken in with these.
    private func takeIn() {
        guard !isTakingIn else { return }
        isTakingIn = true
        processEditing()
        isTakingIn = false
        forgetEdit()
    }
    private func forgetEdit() {
        isEdited = false
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }
    open override func beginEditing() {
        super.beginEditing()
        openEdits += 1
    }
    open override func endEditing() {
        super.endEditing()
        openEdits = max(0, openEdits - 1)
        if openEdits == 0, isEdited { takeIn() }
    }
    /// Takes in what was edited: posts notifications, notifies the delegate, and has managers lay out again.
    open func processEditing() {
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        defer { NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self) }
        guard delegate != nil || !managers.isEmpty else { return }
        let storage = UnsafeTransfer(self)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        DispatchQueue.onMain { storage.value.tellOfEdit(mask, range, delta) }
    }
    @MainActor private func tellOfEdit(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        // An edit on another thread has been taken in there by now: it is the current one again meanwhile.
        let isLate = !isTakingIn
        if isLate { (editedMask, editedRange, changeInLength, isEdited, isTakingIn) = (mask, range, delta, true, true) }
        defer {
            if isLate {
                isTakingIn = false
                forgetEdit()
            }
        }
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        // The delegate may have edited.
        let edit = (mask: editedMask, range: editedRange, delta: changeInLength)
        delegate?.textStorage(self, didProcessEditing: edit.mask, range: edit.range, changeInLength: edit.delta)
        for manager in managers {
            manager.processEditing(
                for: self, edited: edit.mask, range: edit.range, changeInLength: edit.delta,
                invalidatedRange: edit.range)
        }
    }
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override var length: Int { string.utf16.count }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        // The text may be this one.
        let (text, runs) = (attrString.string, Self.runs(of: attrString, in: NSRange(0..<attrString.length)))
        asOneEdit {
            replaceCharacters(in: range, with: text)
            for (attributes, run) in runs {
                setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
            }
        }
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(0..<length), with: attrString)
    }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }
    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        asOneEdit {
            for run in Self.runs(of: self, in: range) {
                var attributes = run.attributes
                change(&attributes)
                setAttributes(attributes, range: run.range)
            }
        }
    }
    private func asOneEdit(_ body: () -> Void) {
        beginEditing()
        body()
        endEditing()
    }
    /// Pieces with the same attributes, known by what a subclass overrides.
    private static func runs(
        of text: NSAttributedString, in range: NSRange
    ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var found: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var next = range.location
        while next < range.upperBound {
            var effective = NSRange(location: next, length: 0)
            let attributes = text.attributes(at: next, effectiveRange: &effective)
            let end = max(next + 1, min(effective.upperBound, range.upperBound))
            found.append((attributes, NSRange(next..<end)))
            next = end
        }
        return found
    }

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
