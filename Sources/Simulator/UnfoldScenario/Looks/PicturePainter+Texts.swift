extension PicturePainter {
    func paintText(of label: UILabel) {
        guard let text else { return }
        var ink: UIColor = label.textColor ?? .label
        if label.isHighlighted, let highlighted = label.highlightedTextColor { ink = highlighted }
        if let button = label.superview as? UIButton { ink = titleColor(of: button) }
        if !label.isEnabled { ink = .tertiaryLabel }
        let shadow = label.shadowColor.map {
            Picture.Shadow(
                color: color($0), x: Double(label.shadowOffset.width), y: Double(label.shadowOffset.height), radius: 0)
        }
        paint(text, label.attributedText, font: label.font, ink, shadow: shadow)
    }

    func paintText(of field: UITextField) {
        guard let text else { return }
        let attributed = text.isPlaceholder ? field.attributedPlaceholder : field.attributedText
        let ink: UIColor = text.isPlaceholder ? .placeholderText : field.textColor ?? .label
        paint(text, attributed, font: field.font ?? .systemFont(ofSize: 17), ink, isSecret: field.isSecureTextEntry)
    }

    func paintText(of textView: UITextView) {
        guard let text else { return }
        paint(
            text, textView.attributedText, font: textView.font ?? .systemFont(ofSize: 12), textView.textColor ?? .label)
    }

    private func paint(
        _ text: LayoutDrawing.Text, _ attributed: NSAttributedString?, font: UIFont, _ ink: UIColor,
        shadow: Picture.Shadow? = nil, isSecret: Bool = false
    ) {
        let whole = attributed.map { $0.string as NSString }
        var start = 0
        for line in text.lines where !line.text.isEmpty && line.width > 0 {
            var pieces = [Piece(text: line.text, font: font)]
            if let attributed, let whole, !isSecret {
                let found = whole.range(
                    of: line.isCut ? String(line.text.dropLast()) : line.text,
                    range: NSRange(location: start, length: whole.length - start))
                if found.location != NSNotFound, found.length > 0 {
                    start = found.location + found.length
                    pieces = Self.pieces(attributed, in: found, font: font)
                    if line.isCut { pieces[pieces.count - 1].text += "…" }
                }
            }
            if isSecret { pieces[0].text = String(repeating: "•", count: line.text.count) }
            paint(pieces, of: line, ink, shadow: shadow)
        }
    }

    private struct Piece {
        var text: String
        var font: UIFont
        var attributes: [NSAttributedString.Key: Any] = [:]
    }

    private static func pieces(_ text: NSAttributedString, in range: NSRange, font: UIFont) -> [Piece] {
        var pieces: [Piece] = []
        var location = range.location
        while location < range.location + range.length {
            var run = NSRange()
            let attributes = text.attributes(at: location, effectiveRange: &run)
            let end = min(run.location + run.length, range.location + range.length)
            let piece = NSRange(location: location, length: end - location)
            pieces.append(
                Piece(
                    text: (text.string as NSString).substring(with: piece),
                    font: attributes[.font] as? UIFont ?? font, attributes: attributes))
            location = max(end, location + 1)
        }
        return pieces
    }

    private func paint(_ pieces: [Piece], of line: LayoutDrawing.Text.Line, _ ink: UIColor, shadow: Picture.Shadow?) {
        let measurer = TextMetrics.measurer
        let widths = pieces.count == 1 ? [1] : pieces.map { Double(measurer.width(of: $0.text, font: $0.font)) }
        let scale = line.width / max(widths.reduce(0, +), 1e-6)
        var x = line.x
        for (piece, width) in zip(pieces, widths) {
            let rect = CGRect(x: x, y: line.y, width: width * scale, height: line.height)
            x += width * scale
            if let back = piece.attributes[.backgroundColor] as? UIColor { box(rect, back, "text background") }
            if piece.attributes[.attachment] != nil { leaveOut("text attachment") }
            let isLink = piece.attributes[.link] != nil
            let own = isLink ? view.tintColor : piece.attributes[.foregroundColor] as? UIColor
            var text = Picture.Text(piece.text, piece.font, baseline: line.baseline, color: color(own ?? ink))
            text.isUnderlined = Self.isSet(piece.attributes[.underlineStyle])
            text.isStruck = Self.isSet(piece.attributes[.strikethroughStyle])
            text.shadow = shadow
            add(.text(text), rect)
        }
    }

    private static func isSet(_ style: Any?) -> Bool {
        switch style {
        case let number as Int: number != 0
        case let number as NSNumber: number.intValue != 0
        case let style as NSUnderlineStyle: style.rawValue != 0
        default: false
        }
    }
}
