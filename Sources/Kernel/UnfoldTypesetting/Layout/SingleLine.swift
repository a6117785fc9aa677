/// A text in one line, whatever its paragraphs say. Lengths are unrounded points.
package struct SingleLine {
    /// The UTF-16 units at which characters begin, and behind them the number of units.
    package private(set) var units = [0]
    /// From the line's start to where those characters begin, and behind them the whole width.
    package private(set) var positions: [CGFloat] = [0]
    /// Without the spaces at the end.
    package private(set) var inkedWidth: CGFloat = 0
    /// Above the baseline.
    package private(set) var ascent: CGFloat = 0
    /// Below the baseline; positive.
    package private(set) var descent: CGFloat = 0
    /// The gap that the fonts want below.
    package private(set) var leading: CGFloat = 0

    /// With the spaces at the end.
    package var width: CGFloat { positions[positions.count - 1] }

    /// - Parameter font: where the text has none.
    /// - Complexity: O(length of the text).
    package init(_ text: NSAttributedString, font: UIFont) {
        guard text.length > 0 else { return }
        var runs = text.textRuns(font: font, paragraph: ParagraphValues())
        for index in runs.indices { runs[index].paragraph = ParagraphValues() }
        let prepared = PreparedText(runs)
        let values = ParagraphValues()
        for (character, cell) in zip(prepared.characters, prepared.cells) {
            let pen = width
            let isEnd = cell.traits.contains(.endsParagraph) || cell.lineBreak == .mandatory
            let end = isEnd ? pen : cell.traits.contains(.isTab) ? values.tab(after: pen) : pen + cell.advance
            units.append(units[units.count - 1] + character.utf16.count)
            positions.append(end)
            if !cell.traits.contains(.hangs) { inkedWidth = end }
        }
        for line in TextLayout(prepared, width: .infinity).lines {
            ascent = max(ascent, line.baseline)
            descent = max(descent, line.height - line.baseline)
            leading = max(leading, line.gap)
        }
    }

    /// Where the character of a UTF-16 unit begins; the width for units behind the text.
    /// - Complexity: O(log n), with n characters.
    package func position(ofUnit unit: Int) -> CGFloat {
        positions[max(0, units.countOfPrefix { $0 <= unit } - 1)]
    }

    /// The unit at whose start, or behind whose last, the line is nearest to a position.
    /// - Complexity: O(n), with n characters.
    package func unit(nearestTo position: CGFloat) -> Int {
        var best = 0
        for index in positions.indices where abs(positions[index] - position) < abs(positions[best] - position) {
            best = index
        }
        return units[best]
    }

    /// How many units from the start fit into a width.
    /// - Complexity: O(n), with n characters.
    package func units(fitting width: CGFloat) -> Int {
        units[positions.lastIndex { $0 <= width + LineFiller.tolerance } ?? 0]
    }

    /// The first of the units that, up to the end, fit into a width.
    /// - Complexity: O(n), with n characters.
    package func unitsAtEnd(fitting width: CGFloat) -> Int {
        let end = self.width
        return units[positions.firstIndex { end - $0 <= width + LineFiller.tolerance } ?? units.count - 1]
    }
}
