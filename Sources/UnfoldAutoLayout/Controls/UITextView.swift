import Foundation

/// Room for the text of a text view.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    /// Points left free at both ends of each line. Default 5.
    open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.invalidateIntrinsicContentSize() } }
    /// Most lines; 0, the default, for any number.
    open var maximumNumberOfLines = 0 { didSet { owner?.invalidateIntrinsicContentSize() } }
    /// How the last line is cut. Default word wrapping.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { owner?.invalidateIntrinsicContentSize() } }
    weak var owner: UITextView?
}

/// Editable text of several lines. With ``isScrollEnabled`` off its natural size is that of its text, at the width that the
/// constraints give, in two passes like a label's; with it on there is none (table A3.4).
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// A text view without text.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.owner = self
    }
    /// A text view without text.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// A text view without text.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.owner = self
    }

    /// Padding and limit of lines.
    public let textContainer: NSTextContainer
    /// Points around the text container. Default 8 above and below, 0 at the sides.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if oldValue != textContainerInset { invalidateIntrinsicContentSize() } }
    }
    /// The text without its attributes; never nil after it was read.
    open var text: String! {
        get { content.string ?? "" }
        set {
            content.set(newValue ?? "")
            invalidateIntrinsicContentSize()
        }
    }
    /// Text with attributes of its own; what it leaves open is the view's.
    open var attributedText: NSAttributedString! {
        get { content.attributed ?? NSAttributedString(string: text, attributes: [.font: layoutFont]) }
        set {
            content.set(newValue)
            if let first = content.firstFont { storedFont = first }
            invalidateIntrinsicContentSize()
        }
    }
    /// Font of all text. Default: none, which is shown at 12 points.
    open var font: UIFont? {
        get { storedFont }
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
    /// Stored; sizes do not depend on it.
    open var textAlignment: NSTextAlignment = .natural
    /// Stored; nothing is drawn.
    open var textColor: UIColor?
    /// Stored; there are no events. Default true.
    open var isEditable = true
    /// Stored; there are no events. Default true.
    open var isSelectable = true

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
    private var layoutFont: UIFont { storedFont ?? .systemFont(ofSize: 12) }

    override var wrapsToWidth: Bool { !isScrollEnabled }

    override func contentSize(wrappedTo width: CGFloat) -> CGSize {
        wrapping = .bounded(width)
        defer { wrapping = .asLaidOut }
        return intrinsicContentSize
    }

    override var unwrappedContentSize: CGSize {
        wrapping = .unbounded
        defer { wrapping = .asLaidOut }
        return intrinsicContentSize
    }

    private func size(within width: CGFloat) -> CGSize {
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let room = width < 1e7 ? max(0, width - sides) : .infinity
        let limit = textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : .max
        let measured = content.measurement(width: room, limit: limit) ?? measure(width: room, limit: limit)
        let grid = PixelGrid(scale: LayoutEnvironment.current.displayScale)
        return CGSize(
            width: grid.ceil(measured.size.width + sides),
            height: grid.ceil(measured.size.height + textContainerInset.top + textContainerInset.bottom))
    }

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
        return hasOtherFonts || !changes.isDisjoint(with: [.displayScale, .generation])
    }

    override var baselineFont: UIFont? { layoutFont }
    override var firstBaselineFromTop: CGFloat? {
        let grid = PixelGrid(scale: LayoutEnvironment.current.displayScale)
        return textContainerInset.top + grid.round(content.latest?.firstBaseline ?? layoutFont.ascender)
    }
    override var lastBaselineFromBottom: CGFloat? {
        let grid = PixelGrid(scale: LayoutEnvironment.current.displayScale)
        return textContainerInset.bottom + grid.round(content.latest?.lastDescent ?? -layoutFont.descender)
    }
    override var printedText: String {
        text.isEmpty ? "" : "'\(text.count > 25 ? text.prefix(22) + "..." : text[...])'"
    }
}
