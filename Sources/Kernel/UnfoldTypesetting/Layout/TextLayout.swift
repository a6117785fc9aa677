/// A text set in lines. Lengths are unrounded points.
package struct TextLayout: Sendable {
    package struct Line: Sendable {
        /// Characters, with the spaces at the end and without what ends a paragraph.
        package var range: Range<Int>
        /// From the edge to the end of the text, with indents and as much of the spaces that hang as there is space for.
        package var width: CGFloat
        /// From the top of the line to its baseline.
        package var baseline: CGFloat
        package var height: CGFloat
        /// From this line to the next, if there is one.
        package var gap: CGFloat
        package var isTruncated = false
    }

    package let lines: [Line]
    package let size: CGSize

    package var firstBaseline: CGFloat? { lines.first?.baseline }
    package var lastDescent: CGFloat? { lines.last.map { $0.height - $0.baseline } }

    /// - Parameters:
    ///   - width: space for each line; may be infinite.
    ///   - limit: most lines.
    ///   - mode: how lines wrap and the last is cut; nil for each paragraph's own, where one that truncates or clips
    ///     does not wrap.
    /// - Complexity: O(length of the text).
    package init(_ text: PreparedText, width: CGFloat, limit: Int = .max, mode: NSLineBreakMode? = nil) {
        var lines = ReusableBuffer<Line>()
        text.fill(&lines, width: width, limit: limit, mode: mode)
        self.lines = Array(lines)
        size = TextMeasurement(lines).size
    }

    /// How many lines, from the first on, have space in a height.
    package func lineCount(in height: CGFloat) -> Int {
        var top: CGFloat = 0
        return lines.prefix { line in
            defer { top += line.height + line.gap }
            return top + line.height <= height
        }.count
    }
    /// Text of the lines, without the spaces that hang at their ends.
    package func texts(of text: PreparedText) -> [String] {
        let all = text.characters
        return lines.map { line in
            var characters = all[line.range]
            while characters.last?.isHangingSpace == true || characters.last?.isNewline == true {
                characters.removeLast()
            }
            return String(characters)
        }
    }
}

package struct TextMeasurement: Sendable {
    package var size: CGSize
    /// From the top to the baseline of the first line; nil without lines.
    package var firstBaseline: CGFloat?
    /// From the baseline of the last line to the bottom; nil without lines.
    package var lastDescent: CGFloat?

    init(_ lines: ReusableBuffer<TextLayout.Line>) {
        let gaps = lines.dropLast().reduce(0) { $0 + $1.gap }
        size = CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: lines.reduce(0) { $0 + $1.height } + gaps)
        guard let last = lines.last else { return }
        firstBaseline = lines[0].baseline
        lastDescent = last.height - last.baseline
    }
}
