extension LayoutDrawing.Text {
    /// What the view shows as text, set in its bounds; nil without text.
    @MainActor init?(of view: UIView) {
        switch view {
        case let label as UILabel: self.init(label)
        case let field as UITextField: self.init(field)
        case let text as UITextView: self.init(text)
        default: return nil
        }
    }

    /// In the middle of the bounds; as many lines as there is space for, at least one.
    @MainActor private init?(_ label: UILabel) {
        guard label.text?.isEmpty == false else { return nil }
        let bounds = label.bounds
        let wanted = label.layout(width: bounds.width, lines: label.numberOfLines)
        let shown = Self.fitting(wanted, height: bounds.height) { label.layout(width: bounds.width, lines: $0) }
        self.init(
            shown, texts: shown.texts(of: label.content.prepared), font: label.font,
            in: bounds.offsetBy(dx: -bounds.minX, dy: -bounds.minY),
            alignment: label.textAlignment.side(in: label), wanted: wanted.lines.count)
    }

    @MainActor private init?(_ field: UITextField) {
        let text = field.text ?? ""
        let shown = text.isEmpty ? field.placeholder ?? "" : text
        guard !shown.isEmpty else { return nil }
        let font = field.font ?? .systemFont(ofSize: 17)
        let prepared = PreparedText([TextRun(text: shown, font: font)])
        let layout = TextLayout(prepared, width: .infinity)
        let inset = field.borderStyle == .none ? 0 : ControlMetrics.current.textFieldBorderWidth / 2
        self.init(
            layout, texts: layout.texts(of: prepared), font: font,
            in: CGRect(origin: .zero, size: field.bounds.size).insetBy(dx: inset, dy: 0),
            alignment: field.textAlignment.side(in: field), wanted: layout.lines.count)
        isPlaceholder = text.isEmpty
    }

    /// From the top.
    @MainActor private init?(_ view: UITextView) {
        guard let text = view.text, !text.isEmpty else { return nil }
        let font = view.font ?? .systemFont(ofSize: 12)
        var paragraph = ParagraphValues()
        paragraph.lineBreakStrategy = .hangulWordPriority
        let prepared = PreparedText(view.attributedText.textRuns(font: font, paragraph: paragraph))
        let room = CGRect(origin: .zero, size: view.bounds.size).inset(by: view.textContainerInset)
            .insetBy(dx: view.textContainer.lineFragmentPadding, dy: 0)
        let limit = view.textContainer.maximumNumberOfLines
        let layout = TextLayout(
            prepared, width: max(0, room.width), limit: limit > 0 ? limit : .max, mode: view.textContainer.lineBreakMode
        )
        var frame = room
        frame.size.height = layout.size.height
        self.init(
            layout, texts: layout.texts(of: prepared), font: font, in: frame,
            alignment: view.textAlignment.side(in: view), wanted: layout.lines.count)
    }

    /// Where there is no space for all lines, those that fit.
    private static func fitting(_ layout: TextLayout, height: CGFloat, again: (Int) -> TextLayout) -> TextLayout {
        guard layout.size.height > height + 0.5, layout.lines.count > 1 else { return layout }
        return again(max(1, layout.lineCount(in: height + 0.5)))
    }

    @MainActor private init(
        _ layout: TextLayout, texts: [String], font: UIFont, in frame: CGRect, alignment: NSTextAlignment, wanted: Int
    ) {
        var y = frame.midY - layout.size.height / 2
        var lines: [Line] = []
        for (line, text) in zip(layout.lines, texts) {
            // What is wider than its space begins at the edge, as UIKit cuts it off.
            let room = max(0, frame.width - line.width)
            let x: CGFloat =
                switch alignment {
                case .center: frame.minX + room / 2
                case .right: frame.minX + room
                default: frame.minX
                }
            let shown = line.isTruncated ? Self.cut(text, to: line.width, font) : text
            lines.append(
                Line(
                    text: shown, x: Double(x), y: Double(y), width: Double(line.width),
                    height: Double(line.height), baseline: Double(line.baseline), isCut: line.isTruncated))
            y += line.height + line.gap
        }
        self.init(
            lines: lines, font: font.fontName, size: Double(font.pointSize), weight: font.weight.css,
            wantedLines: wanted, isPlaceholder: false)
    }

    /// As much of a text as there is space for with an ellipsis behind it.
    @MainActor private static func cut(_ text: String, to width: CGFloat, _ font: UIFont) -> String {
        let characters = Array(text)
        func candidate(_ count: Int) -> String {
            var kept = characters[..<count]
            while kept.last == " " { kept.removeLast() }
            return String(kept) + "…"
        }
        let kept = characters.indices.countOfPrefix { last in
            let prepared = PreparedText([TextRun(text: candidate(last + 1), font: font)])
            return TextLayout(prepared, width: .infinity).size.width <= width + 0.5
        }
        return candidate(kept)
    }
}

extension NSTextAlignment {
    @MainActor fileprivate func side(in view: UIView) -> NSTextAlignment {
        switch self {
        case .center, .left, .right: self
        default: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
    }
}

extension UIFont.Weight {
    /// The nearest weight that style sheets know.
    package var css: Int {
        let steps: [(weight: UIFont.Weight, css: Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        return steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.css ?? 400
    }
}
