/// Shows an image; its natural size is the image's, or none (table A3.4). A symbol follows the user's text size if it
/// has no size of its own.
@preconcurrency @MainActor open class UIImageView: UIImageViewInert {
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isOpaque = image == nil
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.highlightedImage = highlightedImage
        isOpaque = image == nil
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override func begin(from coder: NSCoder?) { if !(coder is NibCoder) { isUserInteractionEnabled = false } }

    open var image: UIImage? {
        willSet { willChange("image", newValue !== image) }
        didSet {
            guard oldValue !== image else { return }
            if image != nil { isOpaque = false }
            invalidateIntrinsicContentSize()
            valuesDidChange()
        }
    }

    /// The alignment size of the image: its size, of a symbol as high as a line of its font (rule M8.9).
    open override var intrinsicContentSize: CGSize { shownImage?.alignmentSize ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    /// A symbol is made again: its size may have changed with the text size.
    private var shownImage: UIImage? {
        guard let image, let symbol = image.symbol else { return image }
        let preferred = preferredSymbolConfiguration ?? UIImage.SymbolConfiguration()
        let configuration = symbol.configuration?.filled(from: preferred) ?? preferred
        return UIImage(systemName: symbol.name, withConfiguration: configuration)
    }

    override var baselineFromMiddle: CGFloat? { shownImage?.symbolBaseline }
    override var firstBaselineFromTop: CGFloat? { baselineFromMiddle.map { intrinsicContentSize.height / 2 + $0 } }
    override var lastBaselineFromBottom: CGFloat? { baselineFromMiddle.map { intrinsicContentSize.height / 2 - $0 } }

    override func environmentDidChange(_ changes: EnvironmentChanges) -> Bool {
        image?.isSymbolImage == true
            && !changes.isDisjoint(with: [.contentSizeCategory, .displayScale, .generation, .controlMetrics])
    }
}
