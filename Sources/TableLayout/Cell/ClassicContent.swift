import AutoLayout
import Foundation

/// Labels and picture of the classic cell styles: made when they are first asked for, placed by frames.
@MainActor struct ClassicContent {
    enum Label {
        case text, detail
    }

    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var picture: UIImageView?

    private var givenDetailFont: UIFont?

    /// In its table the second line may have another font, unless the app has set one.
    mutating func adapt(to cell: UITableViewCell) {
        guard let detail, let given = givenDetailFont, detail.font.pointSize == given.pointSize else { return }
        let font = ClassicMetrics.detailFont(of: cell)
        guard font.pointSize != given.pointSize else { return }
        givenDetailFont = font
        detail.font = font
    }

    /// Whether there is anything to show.
    var isUsed: Bool { text != nil || detail != nil || picture != nil }

    mutating func label(_ label: Label, of cell: UITableViewCell) -> UILabel {
        if let known = label == .text ? text : detail { return known }
        let made = ContentLabel(cell: cell)
        made.font = label == .text ? ClassicMetrics.textFont : ClassicMetrics.detailFont(of: cell)
        made.adjustsFontForContentSizeCategory = true
        cell.contentView.addSubview(made)
        if label == .text {
            text = made
        } else {
            detail = made
            givenDetailFont = made.font
        }
        return made
    }

    mutating func image(of cell: UITableViewCell) -> UIImageView {
        if let picture { return picture }
        let made = ContentImageView(frame: .zero)
        made.cell = cell
        cell.contentView.addSubview(made)
        picture = made
        return made
    }
}

/// Tells the cell of changes that no constraint hears of.
private final class ContentLabel: UILabel {
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentDidChange()
    }
}

private final class ContentImageView: UIImageView {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentDidChange()
    }
}

/// Sizes of the classic styles: the rows of table D4, and a storyboard's subtitle cell of 55.5 points.
@MainActor enum ClassicMetrics {
    /// Between picture and text.
    static let imageGap: CGFloat = 16
    /// Between title and value.
    static let valueGap: CGFloat = 6
    /// Width of the title of `.value2`.
    static let value2Width: CGFloat = 91

    static var textFont: UIFont { TextStyles.body }

    static func detailFont(of cell: UITableViewCell) -> UIFont {
        switch cell.style {
        case .subtitle: isLarge(cell) ? TextStyles.subheadline : TextStyles.caption
        default: TextStyles.body
        }
    }

    /// iOS 26 draws larger second lines in grouped tables.
    private static func isLarge(_ cell: UITableViewCell) -> Bool {
        LayoutEnvironment.current.generation == .ios26 && cell.table.map { $0.style != .plain } ?? false
    }

    /// Points above and below the text.
    static func padding(of cell: UITableViewCell) -> CGFloat {
        let isSubtitle = cell.style == .subtitle
        guard LayoutEnvironment.current.generation == .ios26 else { return isSubtitle ? 10 : 11 }
        return isSubtitle && !isLarge(cell) ? 13 : 15
    }

    /// Content heights are whole points in iOS 26, but for grouped subtitles.
    static func rounded(_ height: CGFloat, of cell: UITableViewCell) -> CGFloat {
        guard LayoutEnvironment.current.generation == .ios26, !(cell.style == .subtitle && isLarge(cell)) else {
            return CellMetrics.ceil(height)
        }
        return (height - 1e-6).rounded(.up)
    }

    /// Points between the lines of a subtitle cell.
    static var lineGap: CGFloat {
        LayoutEnvironment.current.generation == .ios26 ? 0 : 1 / LayoutEnvironment.current.displayScale
    }
}

extension UITableViewCell {
    /// Height of the content view that suits labels and picture at that width.
    func classicHeight(contentWidth: CGFloat) -> CGFloat {
        let lines = classicLines(contentWidth: contentWidth)
        let text: CGFloat
        if style == .subtitle, lines.detail.height > 0 {
            text = lines.text.height + ClassicMetrics.lineGap + lines.detail.height
        } else {
            text = max(lines.text.height, lines.detail.height)
        }
        let content = max(text + 2 * ClassicMetrics.padding(of: self), classic.picture?.image?.size.height ?? 0)
        return max(ClassicMetrics.rounded(content, of: self), StandardRow.height - separatorShare)
    }

    private func classicLines(contentWidth: CGFloat) -> (text: CGSize, detail: CGSize, leading: CGFloat) {
        let margins = contentView.layoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var leading = (isMirrored ? margins.right : margins.left) + CGFloat(indentationLevel) * indentationWidth
        if let image = classic.picture?.image { leading += image.size.width + ClassicMetrics.imageGap }
        let room = max(0, contentWidth - leading - (isMirrored ? margins.left : margins.right))
        let all = CGSize(width: room, height: .greatestFiniteMagnitude)
        let text = classic.text?.sizeThatFits(all) ?? .zero
        let detail = classic.detail?.sizeThatFits(all) ?? .zero
        return (text, detail, leading)
    }

    /// Frames for labels and picture.
    func layOutClassicContent() {
        guard classic.isUsed else { return }
        let size = contentView.bounds.size
        let lines = classicLines(contentWidth: size.width)
        if let picture = classic.picture, let image = picture.image {
            setFrame(
                of: picture, x: lines.leading - image.size.width - ClassicMetrics.imageGap,
                y: (size.height - image.size.height) / 2, image.size)
        }
        let margins = contentView.layoutMargins
        let end = size.width - (effectiveUserInterfaceLayoutDirection == .rightToLeft ? margins.left : margins.right)
        let room = max(0, end - lines.leading)
        var text = CGSize(width: min(room, lines.text.width), height: lines.text.height)
        var detail = CGSize(width: min(room, lines.detail.width), height: lines.detail.height)
        switch style {
        case .subtitle:
            let block = text.height + (detail.height > 0 ? ClassicMetrics.lineGap + detail.height : 0)
            let top = (size.height - block) / 2
            setFrame(of: classic.text, x: lines.leading, y: top, text)
            setFrame(of: classic.detail, x: lines.leading, y: top + block - detail.height, detail)
        case .value2:
            text.width = min(room, ClassicMetrics.value2Width)
            let start = lines.leading + text.width + ClassicMetrics.valueGap
            detail.width = max(0, min(detail.width, end - start))
            setFrame(of: classic.text, x: lines.leading, y: (size.height - text.height) / 2, text)
            setFrame(of: classic.detail, x: start, y: (size.height - detail.height) / 2, detail)
        case .value1, .default:
            // The title comes first: the value has what is left.
            detail.width = max(0, min(detail.width, room - text.width - ClassicMetrics.valueGap))
            setFrame(of: classic.text, x: lines.leading, y: (size.height - text.height) / 2, text)
            setFrame(of: classic.detail, x: end - detail.width, y: (size.height - detail.height) / 2, detail)
        }
    }

    /// `x` counts from the leading edge.
    private func setFrame(of view: UIView?, x: CGFloat, y: CGFloat, _ size: CGSize) {
        guard let view else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = LayoutEnvironment.current.displayScale
        let left = isMirrored ? contentView.bounds.width - x - size.width : x
        view.frame = CGRect(origin: CGPoint(x: left, y: (y * scale).rounded() / scale), size: size)
    }
}
