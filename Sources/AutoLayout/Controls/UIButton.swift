import Foundation

/// A button; its natural size is its title's and image's with insets (table A3.4).
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure, infoLight, infoDark, contactAdd
        case plain
        case close
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    open private(set) var buttonType: ButtonType = .custom
    /// Title font: 15 points for a system button, 18 for a custom one.
    open var titleFont: UIFont { .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize) }
    private var titles: [UIControl.State: String] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { invalidateIntrinsicContentSize() } }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        invalidateIntrinsicContentSize()
    }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open var currentTitle: String? { title(for: state) }
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        invalidateIntrinsicContentSize()
    }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open var currentImage: UIImage? { image(for: state) }

    open override var intrinsicContentSize: CGSize {
        let content = contentSize
        // Without insets of its own a button keeps 6 points above and below its title.
        guard contentEdgeInsets == .zero else {
            return CGSize(
                width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
                height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
        }
        if currentTitle?.isEmpty ?? true {
            return currentImage?.size ?? ButtonMetrics.empty
        }
        return CGSize(
            width: max(ButtonMetrics.minimumWidth, content.width),
            height: content.height + ButtonMetrics.verticalPadding)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Title and image side by side, whole points (the recorded frames of real buttons).
    private var contentSize: CGSize {
        var size = currentImage?.size ?? .zero
        if let title = currentTitle, !title.isEmpty {
            size.width += TextMetrics.measurer.width(of: title, font: titleFont).rounded(.up)
            size.height = max(size.height, titleFont.lineHeight.rounded(.up))
        }
        return size
    }

    override var baselineFont: UIFont? { titleFont }
    override var firstBaselineFromTop: CGFloat? {
        guard currentTitle != nil else { return nil }
        return (intrinsicContentSize.height - titleFont.lineHeight) / 2 + titleFont.ascender
    }
    override var lastBaselineFromBottom: CGFloat? {
        guard currentTitle != nil else { return nil }
        return (intrinsicContentSize.height - titleFont.lineHeight) / 2 - titleFont.descender
    }
    override var printedText: String { currentTitle.map { $0.isEmpty ? "" : "'\($0)'" } ?? "" }
}

/// Sizes of buttons (table A3.4).
enum ButtonMetrics {
    /// Neither title nor image.
    static let empty = CGSize(width: 30, height: 34)
    static let minimumWidth: CGFloat = 30
    static let verticalPadding: CGFloat = 12
}
