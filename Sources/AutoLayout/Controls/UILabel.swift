import Foundation

/// How text that does not fit is shown.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center, right, justified, natural
}

/// A label: its natural size is its text's (facts E3).
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String? { didSet { if oldValue != text { invalidateIntrinsicContentSize() } } }
    /// Default: the system font at 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { invalidateIntrinsicContentSize() } }
    /// 0 for any number; default 1.
    open var numberOfLines = 1 { didSet { if oldValue != numberOfLines { invalidateIntrinsicContentSize() } } }
    /// Width in points at which the first measurement wraps; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var textAlignment: NSTextAlignment = .natural
    open var textColor: UIColor! = .label
    open var isEnabled = true
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false

    open override var intrinsicContentSize: CGSize {
        contentSize(maximumWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(maximumWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    override var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && text?.isEmpty == false }
    override func contentSize(wrappedTo width: CGFloat) -> CGSize {
        // Squeezed to nothing, it keeps the height of the first pass (fact E3.7).
        width > 0 ? contentSize(maximumWidth: width) : intrinsicContentSize
    }

    private func contentSize(maximumWidth: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let grid = PixelGrid(scale: LayoutEnvironment.current.displayScale)
        let lines = LineBreaker(font: font).lines(
            of: text, width: maximumWidth, limit: numberOfLines == 0 ? .max : numberOfLines)
        let height = TextMetrics.measurer.height(ofLines: lines.count, font: font)
        return CGSize(width: grid.ceil(lines.map(\.width).max() ?? 0), height: grid.ceil(height))
    }

    override var baselineFont: UIFont? { font }
    override var firstBaselineFromTop: CGFloat? {
        PixelGrid(scale: LayoutEnvironment.current.displayScale).ceil(font.ascender)
    }
    override var lastBaselineFromBottom: CGFloat? {
        PixelGrid(scale: LayoutEnvironment.current.displayScale).round(-font.descender)
    }
    override var printedText: String {
        guard let text, !text.isEmpty else { return "" }
        return "'\(text.count > 25 ? text.prefix(22) + "..." : text[...])'"
    }
}

extension PixelGrid {
    /// Up to the next pixel; what lies a rounding error above one stays on it.
    func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
}
