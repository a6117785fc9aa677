/// Editable text of several lines. With ``isScrollEnabled`` off its natural size is that of its text, at the width that
/// the constraints give, in two passes like a label's; with it on there is none (table A3.4).
@preconcurrency @MainActor open class UITextView: UITextViewInert, UITextInput, EditedText {
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        watchContainer()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        watchContainer()
    }

    /// Asked and notified about editing. It is in for the scroll view's delegate.
    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    private func watchContainer() {
        textContainer.owner = self
        textContainer.changed = { [weak self] in self?.invalidateIntrinsicContentSize() }
    }
    public let textContainer: NSTextContainer
    /// The text without its attributes; never nil after it was read.
    open var text: String! {
        get { content.string ?? "" }
        set {
            willChange("text", (newValue ?? "") != text)
            content.set(newValue ?? "")
            invalidateIntrinsicContentSize()
            valuesDidChange()
        }
    }
    /// Text with attributes of its own; what it leaves open is the view's.
    open var attributedText: NSAttributedString! {
        get { content.attributed ?? NSAttributedString(string: text, attributes: [.font: layoutFont]) }
        set {
            willChange("attributedText", newValue != attributedText)
            content.set(newValue)
            if let first = content.firstFont { storedFont = first }
            invalidateIntrinsicContentSize()
            valuesDidChange()
        }
    }
    /// Font of all text. Default: none; text then has Helvetica at 12 points, which is read as soon as there is some
    /// (asserted by BonMot's and LayoutKit's tests).
    open var font: UIFont? {
        get { storedFont ?? (hasText ? layoutFont : nil) }
        set {
            storedFont = newValue
            content.setFont(layoutFont)
            invalidateIntrinsicContentSize()
        }
    }
    /// Follows the user's text size (fact E2.3). Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory, takeFonts() { invalidateIntrinsicContentSize() } }
    }
    /// Off, the view is as high as its text. Default true.
    open override var isScrollEnabled: Bool {
        didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
    }
    open var layoutManager: NSLayoutManager { textSystem.manager(of: self) }
    /// The text as it is now, for a layout manager.
    open var textStorage: NSTextStorage { textSystem.storage(of: self) }
    private let textSystem = TextSystem()

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        let notified = isEditable ? textDelegate : nil
        guard canBecomeFirstResponder, notified?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
        else { return false }
        notified?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        let notified = isEditable ? textDelegate : nil
        guard notified?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        notified?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }
    open var hasText: Bool { content.string?.isEmpty == false }
    /// Writes at the selection as a user would: the delegate is asked first, and told.
    open func insertText(_ text: String) { write(text, in: clampedSelection) }
    open func deleteBackward() { eraseBackward() }
    open func scrollRangeToVisible(_ range: NSRange) {
        let box = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
        scrollRectToVisible(box.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: false)
    }
    /// As wide as the view, and as high as the text at that width with its insets. What is set is kept only for the
    /// observers of scroll views.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: size(within: bounds.width).height) }
        set { super.contentSize = newValue }
    }
    /// What is selected, in UTF-16; the end of the text at first.
    open var selectedRange: NSRange {
        get { clampedSelection }
        set {
            selection = newValue
            textDelegate?.textViewDidChangeSelection(self)
        }
    }
    open override var endOfDocument: UITextPosition { UITextPosition(offset: editedText.utf16.count) }
    open var selectedTextRange: UITextRange? {
        get {
            let range = clampedSelection
            return UITextRange(range.location, range.location + range.length)
        }
        set { selectedRange = newValue.map(range) ?? NSRange(location: editedText.utf16.count, length: 0) }
    }
    open func text(in range: UITextRange) -> String? { substring(range) }
    open func replace(_ range: UITextRange, withText text: String) { write(text, in: self.range(range)) }

    private var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }
    var editedText: String { content.string ?? "" }
    var selection = NSRange(location: Int.max / 2, length: 0)
    func replaceText(in range: NSRange, with text: String) {
        guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        let changed = NSMutableAttributedString(attributedString: attributedText)
        changed.replaceCharacters(in: range, with: text)
        if content.attributed == nil { self.text = changed.string } else { attributedText = changed }
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Size of the text with its insets, rounded up to pixels; none while the view scrolls.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return size(within: wrapping.width(of: self) ?? .greatestFiniteMagnitude)
    }

    /// Size of the text with its insets in lines within `size`, whether or not the view scrolls.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBound = PixelGrid(scale: LayoutEnvironment.displayScale).isVisible(size.width)
        return self.size(within: isBound ? size.width : .greatestFiniteMagnitude)
    }

    /// Also forgets what was measured.
    open override func invalidateIntrinsicContentSize() {
        content.forget()
        super.invalidateIntrinsicContentSize()
    }

    private let content = LabelContent()
    private var storedFont: UIFont?
    private var wrapping = WrappingWidth.asLaidOut
    var layoutFont: UIFont { storedFont ?? Self.fontOfText }
    /// Looked up each time: the app may register fonts of that name later.
    private static var fontOfText: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

    override var wrapsToWidth: Bool { !isScrollEnabled }

    override func contentSize(wrappedTo width: CGFloat) -> CGSize {
        wrapping = .bounded(width)
        defer { wrapping = .asLaidOut }
        return intrinsicContentSize
    }

    override func widths(wrappingAsAt width: CGFloat) -> WidthRange? {
        WrappingWidth.range(around: width) { width in
            guard contentSize(wrappedTo: width) == size(within: width) else { return nil }
            return content.prepared.widths(
                breakingAsAt: max(0, width - sides), limit: lineLimit, mode: textContainer.lineBreakMode
            ).widened(by: sides)
        }
    }

    override var unwrappedContentSize: CGSize {
        wrapping = .unbounded
        defer { wrapping = .asLaidOut }
        return intrinsicContentSize
    }

    private func size(within width: CGFloat) -> CGSize {
        let room = width < 1e7 ? max(0, width - sides) : .infinity
        let measured = content.measurement(width: room, limit: lineLimit) ?? measure(width: room, limit: lineLimit)
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        return CGSize(
            width: grid.ceil(measured.size.width + sides),
            height: grid.ceil(measured.size.height + textContainerInset.top + textContainerInset.bottom))
    }

    private var sides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    private var lineLimit: Int { textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : .max }

    private func measure(width: CGFloat, limit: Int) -> TextMeasurement {
        if !content.isPrepared { content.prepare(runs()) }
        return content.measure(width: width, limit: limit, mode: textContainer.lineBreakMode)
    }

    /// An empty view keeps the height of a line, and a break at the end begins one, for the text to come.
    private func runs() -> [TextRun] {
        var paragraph = ParagraphValues()
        paragraph.lineBreakStrategy = .hangulWordPriority
        var runs = content.attributed?.textRuns(font: layoutFont, paragraph: paragraph) ?? []
        if runs.isEmpty { runs = [TextRun(text: text, font: layoutFont, paragraph: paragraph)] }
        let last = runs[runs.count - 1]
        if last.text.isEmpty || last.text.last!.endsParagraph {
            runs.append(TextRun(text: "\u{200B}", font: last.font, paragraph: last.paragraph))
        }
        return runs
    }

    private func takeFonts() -> Bool {
        let category = LayoutEnvironment.current.contentSizeCategory
        let adapted = storedFont?.adapted(to: category)
        let isOther = adapted !== storedFont
        storedFont = adapted
        return content.takeFonts(at: category) || isOther
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool {
        let adjusts = changes.contains(.contentSizeCategory) && adjustsFontForContentSizeCategory
        let hasOtherFonts = adjusts && takeFonts()
        return hasOtherFonts || !changes.isDisjoint(with: .textLines)
    }

    override var baselineFont: UIFont? { layoutFont }
    override var firstBaselineFromTop: CGFloat? {
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        return textContainerInset.top + grid.round(content.latest?.firstBaseline ?? layoutFont.ascender)
    }
    override var lastBaselineFromBottom: CGFloat? {
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        return textContainerInset.bottom + grid.round(content.latest?.lastDescent ?? -layoutFont.descender)
    }
    override var printedText: String {
        text.isEmpty ? "" : "'\(text.count > 25 ? text.prefix(22) + "..." : text[...])'"
    }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { attributedText.flatMap { styling(of: $0, at: position, in: direction) } }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: characters(of: range), replacementText: text) ?? true
    }
}
