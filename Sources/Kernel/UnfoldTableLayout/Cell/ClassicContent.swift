/// Labels and picture of the classic cell styles: made when they are first asked for, placed by frames.
@MainActor struct ClassicContent {
    enum Label {
        case text, detail
    }

    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var picture: UIImageView?

    var isUsed: Bool { text != nil || detail != nil || picture != nil }

    mutating func label(_ label: Label, of cell: UITableViewCell) -> UILabel {
        if let known = label == .text ? text : detail { return known }
        let made = ContentLabel()
        made.cell = cell
        made.font = label == .text ? ClassicMetrics.textFont : ClassicMetrics.detailFont(cell.cellStyle)
        made.adjustsFontForContentSizeCategory = true
        switch (cell.cellStyle, label) {
        case (.value1, .detail): made.textColor = .secondaryLabel
        case (.value2, .text): made.textColor = .tintColor
        default: break
        }
        cell.contentView.addSubview(made)
        if label == .text { text = made } else { detail = made }
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

/// Notifies the cell of changes that no constraint sees.
private final class ContentLabel: UILabel {
    weak var cell: UITableViewCell?

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
    static let imageGap: CGFloat = 16
    static let valueGap: CGFloat = 6
    static let value2Width: CGFloat = 91

    static var textFont: UIFont { TextStyles.body }

    /// Of the second line or the value (fact M7.1).
    static func detailFont(_ style: UITableViewCell.CellStyle) -> UIFont {
        guard style == .subtitle else { return TextStyles.body }
        return isNew ? TextStyles.subheadline : TextStyles.caption
    }

    private static var isNew: Bool { LayoutEnvironment.generation == .ios26 }

    /// Points around the text and between its two lines.
    static func spacing(of cell: UITableViewCell, lines: Int) -> Spacing {
        let pixel = 1 / LayoutEnvironment.displayScale
        guard cell.cellStyle == .subtitle, lines > 1
        else { return .around(isNew ? 15 : cell.cellStyle == .subtitle ? 10 : 11) }
        guard isNew else { return .around(10, between: pixel) }
        return isGrouped(cell) ? .around(15) : .newSubtitle
    }

    private static func isGrouped(_ cell: UITableViewCell) -> Bool { cell.table.map { !$0.isPlain } ?? false }

    /// Content heights are whole points in iOS 26, except for grouped subtitles.
    static func rounded(_ height: CGFloat, of cell: UITableViewCell) -> CGFloat {
        guard isNew, !(cell.cellStyle == .subtitle && isGrouped(cell)) else { return CellMetrics.ceil(height) }
        return PixelGrid(scale: 1).ceil(height)
    }

    struct Spacing {
        /// Points above the text; nil for as many as below.
        var above: CGFloat?
        var between: CGFloat = 0
        var total: CGFloat

        static func around(_ points: CGFloat, between: CGFloat = 0) -> Spacing {
            Spacing(between: between, total: 2 * points + between)
        }

        /// Recorded at the usual text size (9, 3, row 62) and at the largest but three (15, 6, row 117); a straight
        /// line by the size of the text goes through both, and through the 83 of a third one (fact M7.1). The
        /// separator's point is part of the row.
        @MainActor static var newSubtitle: Spacing {
            let growth = TextStyles.body.pointSize - 17
            return Spacing(
                above: 9 + growth * 6 / 16, between: CellMetrics.round(3 + growth * 3 / 16),
                total: 22 + growth * 18 / 16)
        }
    }
}

extension UITableViewCell {
    /// Height of the content view that suits labels and picture at that width.
    func classicHeight(contentWidth: CGFloat) -> CGFloat {
        let lines = classicLines(contentWidth: contentWidth)
        let isDouble = cellStyle == .subtitle && lines.detail.height > 0
        let text = isDouble ? lines.text.height + lines.detail.height : max(lines.text.height, lines.detail.height)
        let spacing = ClassicMetrics.spacing(of: self, lines: isDouble ? 2 : 1)
        let content = max(text + spacing.total, classic.picture?.image?.size.height ?? 0)
        return max(ClassicMetrics.rounded(content, of: self), StandardRow.height - separatorShare)
    }

    private func classicLines(contentWidth: CGFloat) -> (text: CGSize, detail: CGSize, leading: CGFloat) {
        let margins = contentView.directionalLayoutMargins
        var leading = margins.leading + CGFloat(indentationLevel) * indentationWidth
        if let image = classic.picture?.image { leading += image.size.width + ClassicMetrics.imageGap }
        let room = max(0, contentWidth - leading - margins.trailing)
        let all = CGSize(width: room, height: .greatestFiniteMagnitude)
        let text = classic.text?.sizeThatFits(all) ?? .zero
        let detail = classic.detail?.sizeThatFits(all) ?? .zero
        return (text, detail, leading)
    }

    func layOutClassicContent() {
        guard classic.isUsed else { return }
        let size = contentView.bounds.size
        let lines = classicLines(contentWidth: size.width)
        if let picture = classic.picture, let image = picture.image {
            setFrame(
                of: picture, x: lines.leading - image.size.width - ClassicMetrics.imageGap,
                y: (size.height - image.size.height) / 2, image.size)
        }
        let end = size.width - contentView.directionalLayoutMargins.trailing
        let room = max(0, end - lines.leading)
        var text = CGSize(width: min(room, lines.text.width), height: lines.text.height)
        var detail = CGSize(width: min(room, lines.detail.width), height: lines.detail.height)
        switch cellStyle {
        case .subtitle:
            let spacing = ClassicMetrics.spacing(of: self, lines: detail.height > 0 ? 2 : 1)
            let block = text.height + (detail.height > 0 ? spacing.between + detail.height : 0)
            // In a row that is higher than its text needs the text moves down by half of what is too much.
            let spare = size.height - classicHeight(contentWidth: size.width) - separatorShare
            let top = spacing.above.map { CellMetrics.round($0 + spare / 2) } ?? (size.height - block) / 2
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
        // Otherwise constraints of the app's place it.
        guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
        let left = isRightToLeft ? contentView.bounds.width - x - size.width : x
        view.frame = CGRect(origin: CGPoint(x: left, y: CellMetrics.round(y)), size: size)
    }
}
