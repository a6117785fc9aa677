/// A label: its natural size is its text's (facts E3), in whole pixels.
///
/// A label of several lines is measured twice in each layout: on one line, then at the width that came out of that
/// (facts B10 to B12); an explicit `preferredMaxLayoutWidth` replaces the second measurement.
@preconcurrency @MainActor open class UILabel: UILabelInert {
    override func begin(from coder: NSCoder?) { if !(coder is NibCoder) { isUserInteractionEnabled = false } }

    // MARK: Text

    /// The text without its attributes; setting it drops those that ``attributedText`` had.
    open var text: String? {
        get { content.string }
        set {
            guard content.attributed != nil || newValue != content.string else { return }
            willChange("text", newValue != text)
            content.set(newValue)
            if let own = ownFont { (storedFont, ownFont) = (adjusted(own), nil) }
            invalidateIntrinsicContentSize()
            valuesDidChange()
        }
    }
    /// Text with fonts, paragraph styles, attachments and spacing of its own; what it leaves open is the label's.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.string.map { NSAttributedString(string: $0, attributes: [.font: font!]) } }
        set {
            willChange("attributedText", newValue != attributedText)
            content.set(newValue)
            if let first = content.firstFont {
                ownFont = ownFont ?? storedFont
                storedFont = first
            }
            invalidateIntrinsicContentSize()
            valuesDidChange()
        }
    }
    /// Font of all text; setting it replaces the fonts of ``attributedText``. Default: the system font at 17 points.
    open var font: UIFont! {
        get { storedFont }
        set {
            storedFont = adjusted(newValue ?? .ofLabels)
            ownFont = nil
            content.setFont(storedFont)
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: Fitting the font

    /// Follows the user's text size if the font is of a text style or of ``UIFontMetrics`` (fact E2.3). Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory, takeFonts(at: category) { invalidateIntrinsicContentSize() } }
    }
    // MARK: Sizes

    /// Size of the text in points, rounded up to pixels; zero without text (facts E3.1 to E3.5).
    ///
    /// A label of several lines that was laid out has the size that it wraps to at its width (rule M6.5).
    open override var intrinsicContentSize: CGSize {
        if let preferredWidth { return naturalSize(within: preferredWidth) }
        guard let width = wrapping.width(of: self) else { return naturalSize(within: .greatestFiniteMagnitude) }
        return size(within: width)
    }

    /// Size of the text in lines no wider than `size`, where a width of 0 means without bound. A label of one line is
    /// as wide as its text, whatever the bound (source: inferred from public libraries' own tests).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBound = numberOfLines != 1 && PixelGrid(scale: LayoutEnvironment.displayScale).isVisible(size.width)
        return self.size(within: isBound ? size.width : .greatestFiniteMagnitude)
    }

    /// The space that the text takes within `bounds` in so many lines; 0 for any number. Overrides that add insets
    /// change the natural size, as in UIKit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: measuredSize(width: bounds.width, lines: numberOfLines))
    }

    /// Also forgets what was measured.
    open override func invalidateIntrinsicContentSize() {
        content.forget()
        super.invalidateIntrinsicContentSize()
    }

    let content = LabelContent()
    /// The font that was set, while that of ``attributedText`` is in its place; plain text has it again (asserted
    /// by BonMot's tests).
    private var ownFont: UIFont?
    private func adjusted(_ font: UIFont) -> UIFont {
        adjustsFontForContentSizeCategory ? font.adapted(to: category) : font
    }
    private var storedFont: UIFont = .ofLabels
    private var wrapping = WrappingWidth.asLaidOut

    override var wrapsToWidth: Bool { numberOfLines != 1 && !content.isEmpty && preferredWidth == nil }

    override func contentSize(wrappedTo width: CGFloat) -> CGSize {
        wrapping = .bounded(width)
        defer { wrapping = .asLaidOut }
        return intrinsicContentSize
    }

    override func widths(wrappingAsAt width: CGFloat) -> WidthRange? {
        WrappingWidth.range(around: width, widths(breakingAsAt:))
    }

    override var unwrappedContentSize: CGSize {
        wrapping = .unbounded
        defer { wrapping = .asLaidOut }
        return intrinsicContentSize
    }

    /// Measures the text in lines that nothing but ``preferredMaxLayoutWidth`` and the text itself end, unless that is
    /// what was measured last.
    func measureNaturally() {
        guard !content.isEmpty, !content.latestIsNatural else { return }
        _ = naturalSize(within: preferredWidth ?? .greatestFiniteMagnitude)
    }

    private func naturalSize(within width: CGFloat) -> CGSize {
        let size = size(within: width)
        content.latestIsNatural = true
        return size
    }

    private func size(within width: CGFloat) -> CGSize {
        guard !content.isEmpty else { return .zero }
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    // MARK: Environment

    private var category: UIContentSizeCategory { LayoutEnvironment.current.contentSizeCategory }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool {
        let hasOtherFonts = takeFontsIfAdjusting(changes)
        // Pixels, the leading of text styles and the words of Hangul: what else lines depend on.
        return !content.isEmpty && (hasOtherFonts || !changes.isDisjoint(with: .textLines))
    }

    private func takeFontsIfAdjusting(_ changes: EnvironmentChanges) -> Bool {
        guard changes.contains(.contentSizeCategory), adjustsFontForContentSizeCategory else { return false }
        return takeFonts(at: category)
    }

    private func takeFonts(at category: UIContentSizeCategory) -> Bool {
        let adapted = storedFont.adapted(to: category)
        let isOther = adapted !== storedFont
        storedFont = adapted
        return content.takeFonts(at: category) || isOther
    }

    // MARK: Baselines

    override var baselineFont: UIFont? { font }
    package override var firstBaselineFromTop: CGFloat? { baselines.first }
    override var lastBaselineFromBottom: CGFloat? { baselines.last }
    package override var baselineDistances: (first: CGFloat?, last: CGFloat?) { baselines }
    override var printedText: String {
        guard let text = content.string, !text.isEmpty else { return "" }
        return "'\(text.count > 25 ? text.prefix(22) + "..." : text[...])'"
    }
}
