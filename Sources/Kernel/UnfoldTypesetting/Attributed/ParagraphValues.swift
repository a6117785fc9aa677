package struct ParagraphValues: Equatable, Sendable {
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var alignment: NSTextAlignment = .natural
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var lineBreakMode: NSLineBreakMode = .byWordWrapping
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    package var baseWritingDirection: NSWritingDirection = .natural
    package var hyphenationFactor: Float = 0
    package var allowsTightening = false
    package var tabStops: [NSTextTab]?
    package var defaultTabInterval: CGFloat = 0
    package var textLists: [NSTextList] = []
    package var usesDefaultHyphenation = false

    package init() {}

    /// With 0 for what is not a number or without end, which no line could bear.
    var sanitized: ParagraphValues {
        var values = self
        let lengths: [WritableKeyPath<ParagraphValues, CGFloat>] = [
            \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.headIndent, \.tailIndent,
            \.firstLineHeadIndent, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.defaultTabInterval,
        ]
        for length in lengths where !values[keyPath: length].isFinite { values[keyPath: length] = 0 }
        return values
    }

    func lineHeight(_ natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// Where a tab at `x` points from the start of the line leads.
    func tab(after x: CGFloat) -> CGFloat {
        if let tabStops {
            if let stop = tabStops.first(where: { $0.location > x }) { return stop.location }
        } else if x < 28 * 12 {
            return (x / 28).rounded(.down) * 28 + 28
        }
        guard defaultTabInterval > 0 else { return x + 28 }
        return (x / defaultTabInterval).rounded(.down) * defaultTabInterval + defaultTabInterval
    }

    /// Points kept free at the end of a line; what is counted from the start is none.
    var tailMargin: CGFloat { tailIndent < 0 ? -tailIndent : 0 }

    func indent(ofFirstLine isFirst: Bool) -> CGFloat { max(0, isFirst ? firstLineHeadIndent : headIndent) }
}
