/// Where title and image of a button stand, and what they take.
struct ButtonContent {
    var total = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var image = CGSize.zero
    var spacing: CGFloat = 0
    var titleSpacing: CGFloat = 0
    var insets = UIEdgeInsets.zero
    var placement: NSDirectionalRectEdge = .leading
    /// From the top to the title's baseline at the natural height.
    var titleBaseline: CGFloat?

    var titles: CGSize {
        CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + (subtitle.height > 0 ? titleSpacing + subtitle.height : 0))
    }

    var isStacked: Bool { placement == .top || placement == .bottom }

    var size: CGSize {
        let gap = image == .zero || titles == .zero ? 0 : spacing
        return isStacked
            ? CGSize(width: max(image.width, titles.width), height: image.height + gap + titles.height)
            : CGSize(width: image.width + gap + titles.width, height: max(image.height, titles.height))
    }
}

extension UIButton {
    var shownTitle: String? { configuration == nil ? currentTitle : configuration?.title ?? currentTitle }
    var shownAttributedTitle: NSAttributedString? {
        guard let configuration else { return currentAttributedTitle }
        return configuration.attributedTitle.map { configuration.styled($0) } ?? currentAttributedTitle
    }
    var shownSubtitle: String? {
        let text = configuration?.subtitle ?? configuration?.attributedSubtitle.map { String($0.characters) }
        return text?.isEmpty == false ? text : nil
    }
    var shownImage: UIImage? {
        let image = configuration == nil ? currentImage : configuration?.image ?? currentImage
        guard let image, let symbol = image.symbol else { return image }
        return UIImage(systemName: symbol.name, withConfiguration: configuration(of: symbol))
    }
    /// What the symbol says of itself, then what the button says, then the title's font.
    private func configuration(of symbol: UIImage.Symbol) -> UIImage.SymbolConfiguration {
        let preferred = configuration?.preferredSymbolConfigurationForImage ?? symbolConfiguration
        let font = UIImage.SymbolConfiguration(font: configuration?.titleFont ?? titleFont)
        let base = preferred?.filled(from: font) ?? font
        return symbol.configuration?.filled(from: base) ?? base
    }

    func measuredContent() -> ButtonContent { configuration.map(configuredContent) ?? plainContent() }

    // MARK: Without a configuration

    /// Titles in whole points, as the recorded frames of real buttons have them (facts A3.6 to A3.8).
    private func plainContent() -> ButtonContent {
        var content = ButtonContent()
        let line = titleLine(measuredFont)
        content.image = plainImageSize
        content.title = plainTitleSize(line)
        content.insets = contentEdgeInsets
        content.total = plainTotal(of: content)
        if let line {
            let middle = (content.total.height + contentEdgeInsets.top - contentEdgeInsets.bottom) / 2
            content.titleBaseline = middle - line.size.height / 2 + (line.firstBaseline ?? 0)
        }
        return content
    }

    /// A title alone has padding and a least width, which an image, a background or insets take the place of; the round
    /// types have neither.
    private func plainTotal(of content: ButtonContent) -> CGSize {
        let (metrics, size) = (ControlMetrics.current, content.size)
        let background = currentBackgroundImage?.size
        if !isRound, shownImage == nil, background == nil, contentEdgeInsets == .zero {
            return CGSize(
                width: max(metrics.buttonMinimumWidth, size.width), height: size.height + metrics.buttonVerticalPadding)
        }
        let insets = contentEdgeInsets
        return CGSize(
            width: max(0, size.width + insets.left + insets.right, background?.width ?? 0),
            height: max(0, size.height + insets.top + insets.bottom, background?.height ?? 0))
    }

    /// Without a title there is still the height of a line, with a picture too; not in the round types (fact A3.7).
    private func plainTitleSize(_ line: TextLayout?) -> CGSize {
        let points = PixelGrid(scale: 1)
        if let line { return points.ceil(line.size) }
        return isRound ? .zero : CGSize(width: 0, height: points.ceil(measuredFont.lineHeight))
    }

    private var measuredFont: UIFont { isRound ? defaultTitleFont : titleFont }

    /// A symbol takes the line of its font, in whole points, however high it is and at whatever scale: recorded frames
    /// of buttons have 22 points at 18.
    private var plainImageSize: CGSize {
        guard let image = shownImage else { return .zero }
        if image === roundImage {
            let side = PixelGrid(scale: LayoutEnvironment.displayScale).round(ControlMetrics.current.roundButtonSide)
            return CGSize(width: side, height: side)
        }
        guard let symbol = image.symbol else { return image.size }
        return CGSize(width: image.size.width, height: PixelGrid(scale: 1).ceil(configuration(of: symbol).lineHeight))
    }

    // MARK: With a configuration

    private func configuredContent(_ configuration: Configuration) -> ButtonContent {
        var content = ButtonContent()
        content.placement = configuration.imagePlacement
        content.spacing = configuration.imagePadding
        content.titleSpacing = configuration.titlePadding
        content.image = configuration.showsActivityIndicator ? activitySize : shownImage?.size ?? .zero
        var baseline: CGFloat?
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        if let line = titleLine(configuration.titleFont) {
            content.title = grid.ceil(line.size)
            baseline = line.firstBaseline
        }
        if let subtitle = shownSubtitle {
            let run = TextRun(text: subtitle, font: Configuration.subtitleFont)
            content.subtitle = grid.ceil(TextLayout(PreparedText([run]), width: .infinity).size)
        }
        let insets = configuration.contentInsets
        content.insets = UIEdgeInsets(insets, isMirrored: resolvedLayoutDirection == .rightToLeft)
        let size = content.size
        content.total = CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
        let above =
            content.isStacked
            ? (content.placement == .top && content.image != .zero ? content.image.height + content.spacing : 0)
            : (size.height - content.titles.height) / 2
        content.titleBaseline = baseline.map { insets.top + above + $0 }
        return content
    }

    private func titleLine(_ font: UIFont) -> TextLayout? {
        if let attributed = shownAttributedTitle, attributed.length > 0 {
            return TextLayout(
                PreparedText(attributed.textRuns(font: font, paragraph: ParagraphValues())), width: .infinity)
        }
        guard let title = shownTitle, !title.isEmpty else { return nil }
        return TextLayout(PreparedText([TextRun(text: title, font: font)]), width: .infinity)
    }

    private var activitySize: CGSize {
        let side = ControlMetrics.current.activitySide
        return CGSize(width: side, height: side)
    }

    // MARK: Placing

    /// Frames of the label and the image view, those that were made, inside the bounds.
    func layOutContent() {
        guard hasLabel || hasPicture || shownSubtitle != nil else { return }
        let room = contentRect(forBounds: bounds)
        if hasLabel {
            styleLabel()
            label.frame = titleRect(forContentRect: room)
        }
        if let subtitleLabel {
            let (title, content) = (titleRect(forContentRect: room), measuredContent())
            subtitleLabel.frame = CGRect(
                x: title.minX, y: title.maxY + (title.height > 0 ? content.titleSpacing : 0),
                width: min(content.subtitle.width, room.width), height: content.subtitle.height)
        }
        if hasPicture { picture.frame = imageRect(forContentRect: room) }
    }

    /// Where title and picture are in a space, on the pixel grid, by the control's alignments
    /// (developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment). Side by side they are placed as
    /// one in width and each by itself in height, one above the other the other way round.
    func contentFrames(in room: CGRect) -> (title: CGRect, image: CGRect) {
        var content = measuredContent()
        // The line that a button without a title keeps is not placed.
        if content.titles.width == 0 { content.title = .zero }
        let mirrored = resolvedLayoutDirection == .rightToLeft
        let gap = content.image == .zero || content.titles == .zero ? 0 : content.spacing
        let imageFirst: Bool =
            switch content.placement {
            case .trailing: mirrored
            case .bottom: false
            case .top: true
            default: !mirrored
            }
        let titles = content.titles
        var (image, title) = (CGRect(origin: .zero, size: content.image), CGRect.zero)
        let isAlone = content.image == .zero || titles == .zero
        let (across, down) = (horizontalPlace(fills: isAlone), verticalPlace(fills: isAlone))
        if content.isStacked {
            (title.origin.x, title.size.width) = across.span(of: titles.width, from: room.minX, to: room.maxX)
            (image.origin.x, image.size.width) = across.span(of: image.width, from: room.minX, to: room.maxX)
            let start = down.span(of: content.size.height, from: room.minY, to: room.maxY).start
            (title.origin.y, image.origin.y) = (start, start)
            if imageFirst { title.origin.y += image.height + gap } else { image.origin.y += titles.height + gap }
        } else {
            let row = across.span(of: content.size.width, from: room.minX, to: room.maxX)
            (title.origin.x, image.origin.x) = (row.start, row.start)
            title.size.width = min(content.image == .zero ? max(row.length, titles.width) : titles.width, room.width)
            if titles == .zero { image.size.width = row.length }
            if imageFirst { title.origin.x += content.image.width + gap } else { image.origin.x += titles.width + gap }
            image.origin.y = down.span(of: image.height, from: room.minY, to: room.maxY).start
            title.origin.y = down.span(of: titles.height, from: room.minY, to: room.maxY).start
        }
        if down == .fill, titles == .zero { image.size.height = room.height }
        title.size.height = content.title.height
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        return (
            grid.snap(moved(title, by: titleEdgeInsets, across, down)),
            grid.snap(moved(image, by: imageEdgeInsets, across, down))
        )
    }

    /// Only a title or an image alone fills; with both they are at the beginning.
    private func horizontalPlace(fills isAlone: Bool) -> ContentPlace {
        switch effectiveContentHorizontalAlignment {
        case .left: .start
        case .right: .end
        case .fill: configuration == nil && isAlone ? .fill : .start
        default: .middle
        }
    }
    private func verticalPlace(fills isAlone: Bool) -> ContentPlace {
        switch contentVerticalAlignment {
        case .top: .start
        case .bottom: .end
        case .fill: configuration == nil && isAlone ? .fill : .middle
        default: .middle
        }
    }

    /// Insets make the space smaller: what is at a side moves by that side's, what is centred by half of both.
    private func moved(
        _ rect: CGRect, by insets: UIEdgeInsets, _ across: ContentPlace, _ down: ContentPlace
    ) -> CGRect {
        guard configuration == nil else { return rect }
        return CGRect(
            x: rect.minX + across.shift(insets.left, insets.right),
            y: rect.minY + down.shift(insets.top, insets.bottom),
            width: across == .fill ? max(0, rect.width - insets.left - insets.right) : rect.width,
            height: down == .fill && rect.height > 0 ? max(0, rect.height - insets.top - insets.bottom) : rect.height)
    }
}

private enum ContentPlace {
    case start, middle, end, fill

    func span(of length: CGFloat, from low: CGFloat, to high: CGFloat) -> (start: CGFloat, length: CGFloat) {
        switch self {
        case .start: (low, length)
        case .middle: ((low + high) / 2 - length / 2, length)
        case .end: (high - length, length)
        case .fill: (low, high - low)
        }
    }
    func shift(_ before: CGFloat, _ after: CGFloat) -> CGFloat {
        switch self {
        case .start, .fill: before
        case .middle: (before - after) / 2
        case .end: -after
        }
    }
}
