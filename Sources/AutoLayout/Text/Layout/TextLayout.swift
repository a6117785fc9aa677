import Foundation

/// A text set in lines. Lengths are unrounded points.
struct TextLayout: Sendable {
    struct Line: Sendable {
        /// Characters, with the spaces at the end and without what ends a paragraph.
        var range: Range<Int>
        /// From the edge to the end of the text, with indents and without the spaces that hang.
        var width: CGFloat
        /// From the top of the line to its baseline.
        var baseline: CGFloat
        var height: CGFloat
        /// From this line to the next, if there is one.
        var gap: CGFloat
        var isTruncated = false
    }

    let lines: [Line]
    let size: CGSize

    /// From the top to the baseline of the first line; nil without lines.
    var firstBaseline: CGFloat? { lines.first?.baseline }
    /// From the baseline of the last line to the bottom; nil without lines.
    var lastDescent: CGFloat? { lines.last.map { $0.height - $0.baseline } }

    /// - Parameters:
    ///   - width: room for each line; may be infinite.
    ///   - limit: most lines.
    ///   - mode: how lines wrap and the last is cut; nil for each paragraph's own, where one that truncates or clips does
    ///     not wrap.
    /// - Complexity: O(length of the text).
    init(_ text: PreparedText, width: CGFloat, limit: Int = .max, mode: NSLineBreakMode? = nil) {
        var lines: [Line] = []
        for (index, paragraph) in text.paragraphs.enumerated() where lines.count < limit {
            let own = mode ?? paragraph.style.lineBreakMode
            var filler = LineFiller(text, paragraph, width: width, mode: own, limit: limit - lines.count)
            filler.wraps = own == .byWordWrapping || own == .byCharWrapping || (mode != nil && limit != 1)
            filler.hasMore = index + 1 < text.paragraphs.count
            lines += filler.fill()
            guard !lines.isEmpty, index + 1 < text.paragraphs.count else { continue }
            let following = text.paragraphs[index + 1].style
            lines[lines.count - 1].gap += paragraph.style.paragraphSpacing + following.paragraphSpacingBefore
        }
        self.lines = lines
        let gaps = lines.dropLast().reduce(0) { $0 + $1.gap }
        size = CGSize(
            width: lines.reduce(0) { max($0, $1.width) }, height: lines.reduce(0) { $0 + $1.height } + gaps)
    }

    /// Text of the lines, without the spaces that hang at their ends.
    func texts(of text: PreparedText) -> [String] {
        lines.map { line in
            var characters = text.characters[line.range]
            while characters.last?.isHangingSpace == true || characters.last?.isNewline == true {
                characters.removeLast()
            }
            return String(characters)
        }
    }
}
