/// A line of editable text; as wide as its text or placeholder (table A3.4).
@preconcurrency @MainActor open class UITextField: UITextFieldInert, UITextInput, EditedText {
    override func begin(from coder: NSCoder?) { if coder == nil { isOpaque = false } }

    /// Never nil after it was read.
    open var text: String? {
        get { storedText ?? "" }
        set {
            willChange("text", (newValue ?? "") != text)
            storedText = newValue
            invalidateIntrinsicContentSize()
            valuesDidChange()
        }
    }
    /// Text with attributes; its width counts.
    open var attributedText: NSAttributedString? {
        get { storedText.map { NSAttributedString(string: $0, attributes: [.font: layoutFont]) } }
        set { text = newValue?.string }
    }
    open var placeholder: String? {
        willSet { willChange("placeholder", newValue != placeholder) }
        didSet {
            storedAttributedPlaceholder = nil
            if oldValue != placeholder { invalidateIntrinsicContentSize() }
            valuesDidChange()
        }
    }
    /// Default: the system font at 17 points, which nil stands for too: it never reads nil (asserted by BonMot's tests).
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            invalidateIntrinsicContentSize()
        }
    }
    /// Follows the user's text size (fact E2.3). Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { _ = takeFont() } }
    }
    open weak var delegate: (any UITextFieldDelegate)?

    /// Shown while there is no text; its width counts.
    open var attributedPlaceholder: NSAttributedString? {
        get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            storedAttributedPlaceholder = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private var storedAttributedPlaceholder: NSAttributedString?
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
            if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    open var isEditing: Bool { isFirstResponder }
    /// Whether the text is hidden; the field is then a line of its font high (recorded by Interface Builder).
    open override var isSecureTextEntry: Bool {
        didSet { if oldValue != isSecureTextEntry { invalidateIntrinsicContentSize() } }
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Asks the delegate, then notifies it and sends `.editingDidBegin`.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
        else { return false }
        editingDidChange()
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }
    /// Asks the delegate, then notifies it and sends `.editingDidEnd`.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        editingDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
        return true
    }
    open var hasText: Bool { storedText?.isEmpty == false }
    /// Writes at the selection as a user would: the delegate is asked first, and `.editingChanged` is sent.
    open func insertText(_ text: String) { write(text, in: clampedSelection) }
    open func deleteBackward() { eraseBackward() }
    open override var endOfDocument: UITextPosition { UITextPosition(offset: editedText.utf16.count) }
    /// What is selected; the end of the text at first.
    open var selectedTextRange: UITextRange? {
        get {
            let range = clampedSelection
            return UITextRange(range.location, range.location + range.length)
        }
        set {
            selection = newValue.map(range) ?? NSRange(location: editedText.utf16.count, length: 0)
            delegate?.textFieldDidChangeSelection(self)
        }
    }
    open func text(in range: UITextRange) -> String? { substring(range) }
    open func replace(_ range: UITextRange, withText text: String) { write(text, in: self.range(range)) }

    var editedText: String { storedText ?? "" }
    var selection = NSRange(location: Int.max / 2, length: 0)
    func replaceText(in range: NSRange, with text: String) {
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
        else { return }
        self.text = (editedText as NSString).replacingCharacters(in: range, with: text)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Rectangles (not asked by this library: nothing is drawn)

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is drawn: inside of the border, between the views at the sides that are shown.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        var room =
            borderStyle == .none ? bounds : bounds.insetBy(dx: ControlMetrics.current.textFieldBorderWidth / 2, dy: 0)
        if leftView != nil, isShown(leftViewMode) {
            let edge = max(room.minX, leftViewRect(forBounds: bounds).maxX)
            room = CGRect(x: edge, y: room.minY, width: max(0, room.maxX - edge), height: room.height)
        }
        var end = room.maxX
        if rightView != nil, isShown(rightViewMode) {
            end = min(end, rightViewRect(forBounds: bounds).minX)
        } else if hasText, isShown(clearButtonMode) {
            end = min(end, clearButtonRect(forBounds: bounds).minX)
        }
        room.size.width = max(0, end - room.minX)
        return room
    }
    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
    private var sideWidth: CGFloat {
        let left = isShown(leftViewMode) ? leftView?.bounds.width ?? 0 : 0
        return left + (isShown(rightViewMode) ? rightView?.bounds.width ?? 0 : 0)
    }
    /// Views at the sides come and go with editing.
    private func editingDidChange() {
        let modes: [ViewMode] = [leftView == nil ? .never : leftViewMode, rightView == nil ? .never : rightViewMode]
        if modes.contains(.whileEditing) || modes.contains(.unlessEditing) { sidesDidChange() }
    }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        let metrics = ControlMetrics.current
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        let shown = storedText?.isEmpty == false ? storedText : placeholder
        let font = hasText ? layoutFont : placeholderFont
        var width = grid.ceil(shown.map { TextMetrics.measurer.width(of: $0, font: font) } ?? 0)
        var height = lineHeight(metrics, grid)
        if borderStyle != .none {
            width += metrics.textFieldBorderWidth
            height = max(metrics.borderedTextFieldHeight, height + metrics.textFieldBorderHeight)
        } else if hasText {
            width += metrics.textFieldCaretWidth
        }
        return CGSize(width: width + sideWidth, height: height)
    }

    private var storedText: String?
    private var placeholderFont: UIFont {
        guard let placeholder = storedAttributedPlaceholder, placeholder.length > 0 else { return layoutFont }
        return placeholder.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? layoutFont
    }
    private var layoutFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// Up to iOS 12 in whole points. A field whose text is hidden has the line of its font.
    private func lineHeight(_ metrics: ControlMetrics, _ grid: PixelGrid) -> CGFloat {
        let line = layoutFont.lineHeight + (isSecureTextEntry ? 0 : metrics.textFieldLinePadding)
        return LayoutEnvironment.generation == .old ? PixelGrid(scale: 1).ceil(line) : grid.ceil(line)
    }

    private func takeFont() -> Bool {
        guard let old = font else { return false }
        let adapted = old.adapted(to: LayoutEnvironment.current.contentSizeCategory)
        guard adapted !== old else { return false }
        font = adapted
        return true
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool {
        if changes.contains(.contentSizeCategory), adjustsFontForContentSizeCategory, takeFont() { return true }
        return !changes.isDisjoint(with: EnvironmentChanges.controls.union(.textLines))
    }

    override var baselineFont: UIFont? { layoutFont }
    override var firstBaselineFromTop: CGFloat? {
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        return grid.round((intrinsicContentSize.height - layoutFont.lineHeight) / 2 + layoutFont.ascender)
    }
    override var baselineFromMiddle: CGFloat? { firstBaselineFromTop.map { $0 - intrinsicContentSize.height / 2 } }
    override var lastBaselineFromBottom: CGFloat? { firstBaselineFromTop.map { intrinsicContentSize.height - $0 } }
    override var printedText: String { storedText.map { $0.isEmpty ? "" : "'\($0.prefix(22))'" } ?? "" }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { attributedText.flatMap { styling(of: $0, at: position, in: direction) } }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: characters(of: range), replacementString: text) ?? true
    }
}
