import Foundation

/// A line of editable text; as wide as its text or placeholder (table A3.4).
@preconcurrency @MainActor open class UITextField: UIControl {
    /// What is drawn around a field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A line around it.
        case line
        /// A bezel.
        case bezel
        /// A line with round corners.
        case roundedRect
    }

    /// When an overlay shows. An overlay view takes no part in the natural size.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the field is edited.
        case whileEditing
        /// While the field is not edited.
        case unlessEditing
        /// Always.
        case always
    }

    /// A field without text.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A field without text.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Never nil after it was read.
    open var text: String? {
        get { storedText ?? "" }
        set {
            storedText = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// Text with attributes; its width counts.
    open var attributedText: NSAttributedString? {
        get { storedText.map { NSAttributedString(string: $0, attributes: [.font: layoutFont]) } }
        set { text = newValue?.string }
    }
    /// Shown while there is no text.
    open var placeholder: String? { didSet { if oldValue != placeholder { invalidateIntrinsicContentSize() } } }
    /// Default: the system font at 17 points.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    /// Default none.
    open var borderStyle: BorderStyle = .none {
        didSet { if oldValue != borderStyle { invalidateIntrinsicContentSize() } }
    }
    /// Follows the user's text size (fact E2.3). Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { _ = takeFont() } }
    }
    /// Stored; sizes do not depend on it.
    open var textAlignment: NSTextAlignment = .natural
    /// Stored; nothing is drawn.
    open var textColor: UIColor?
    /// Accepted; text is not scaled.
    open var adjustsFontSizeToFitWidth = false
    /// Accepted; text is not scaled.
    open var minimumFontSize: CGFloat = 0
    /// Stored; there are no events.
    open var isSecureTextEntry = false
    /// Stored; it takes no part in the natural size.
    open var leftView: UIView?
    /// Stored; it takes no part in the natural size.
    open var rightView: UIView?
    /// Stored.
    open var leftViewMode: ViewMode = .never
    /// Stored.
    open var rightViewMode: ViewMode = .never
    /// Stored.
    open var clearButtonMode: ViewMode = .never

    /// The natural size by ``ControlMetrics`` (table A3.4).
    open override var intrinsicContentSize: CGSize {
        let metrics = ControlMetrics.current
        let grid = PixelGrid(scale: LayoutEnvironment.current.displayScale)
        let shown = storedText?.isEmpty == false ? storedText : placeholder
        var width = grid.ceil(shown.map { TextMetrics.measurer.width(of: $0, font: layoutFont) } ?? 0)
        var height = lineHeight(metrics, grid)
        if borderStyle != .none {
            width += metrics.textFieldBorderWidth
            height = max(metrics.borderedTextFieldHeight, height + metrics.textFieldBorderHeight)
        }
        return CGSize(width: width, height: height)
    }
    /// The natural size, as a frame.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var storedText: String?
    private var layoutFont: UIFont { font ?? .systemFont(ofSize: 17) }

    /// Up to iOS 12 in whole points.
    private func lineHeight(_ metrics: ControlMetrics, _ grid: PixelGrid) -> CGFloat {
        let line = layoutFont.lineHeight + metrics.textFieldLinePadding
        return LayoutEnvironment.current.generation == .old ? line.rounded(.up) : grid.ceil(line)
    }

    /// True if the font became another one.
    private func takeFont() -> Bool {
        guard let old = font else { return false }
        let adapted = old.adapted(to: LayoutEnvironment.current.contentSizeCategory)
        guard adapted !== old else { return false }
        font = adapted
        return true
    }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool {
        if changes.contains(.contentSizeCategory), adjustsFontForContentSizeCategory, takeFont() { return true }
        return !changes.isDisjoint(with: EnvironmentChanges.controls.union(.displayScale))
    }

    /// The line stands in the middle.
    override var baselineFont: UIFont? { layoutFont }
    override var firstBaselineFromTop: CGFloat? {
        let grid = PixelGrid(scale: LayoutEnvironment.current.displayScale)
        return grid.round((intrinsicContentSize.height - layoutFont.lineHeight) / 2 + layoutFont.ascender)
    }
    override var baselineFromMiddle: CGFloat? {
        firstBaselineFromTop.map { $0 - intrinsicContentSize.height / 2 }
    }
    override var lastBaselineFromBottom: CGFloat? {
        firstBaselineFromTop.map { intrinsicContentSize.height - $0 }
    }
    override var printedText: String { storedText.map { $0.isEmpty ? "" : "'\($0.prefix(22))'" } ?? "" }
}
