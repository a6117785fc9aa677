import Foundation

/// The figures of a paragraph style.
struct ParagraphValues: Equatable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var baseWritingDirection: NSWritingDirection = .natural
    var hyphenationFactor: Float = 0
    var allowsTightening = false
    var tabStops: [NSTextTab]?
    var defaultTabInterval: CGFloat = 0

    /// With 0 for what is not a number or without end, which no line could bear.
    var sanitized: ParagraphValues {
        var values = self
        let lengths: [WritableKeyPath<ParagraphValues, CGFloat>] = [
            \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.headIndent, \.tailIndent,
            \.firstLineHeadIndent, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
            \.defaultTabInterval,
        ]
        for length in lengths where !values[keyPath: length].isFinite { values[keyPath: length] = 0 }
        return values
    }

    /// The height that a line of that natural height gets.
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
