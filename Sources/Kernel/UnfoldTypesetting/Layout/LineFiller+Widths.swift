extension PreparedText {
    /// The widths around one at which the text breaks into the same lines, and so has the same height. Its width may
    /// follow the space all the same, by the spaces at the ends of lines, and never shrinks as the space grows.
    /// - Complexity: O(length of the text), with each line looked at twice.
    package func widths(breakingAsAt width: CGFloat, limit: Int = .max, mode: NSLineBreakMode? = nil) -> WidthRange {
        var range = WidthRange()
        withLists { lists in
            var count = 0
            for index in paragraphs.indices where count < limit {
                let filler = filler(ofParagraph: index, lists, width: width, limit: limit, after: count, mode: mode)
                count += filler.narrow(&range)
            }
        }
        return range
    }
}

/// Widths in points, from one on and below another.
package struct WidthRange: Hashable, Sendable {
    package var low: CGFloat = 0
    package var high = CGFloat.infinity

    package init(low: CGFloat = 0, high: CGFloat = .infinity) { (self.low, self.high) = (low, high) }

    /// Of something that keeps that much free beside a text; with less there is no space at all, however little it is.
    package func widened(by sides: CGFloat) -> WidthRange {
        WidthRange(low: low > 0 ? low + sides : -.infinity, high: high + sides)
    }

    /// Keeps what is in both.
    package mutating func narrow(_ other: WidthRange) { (low, high) = (max(low, other.low), min(high, other.high)) }
}

extension LineFiller {
    /// Narrows widths to those at which the paragraph breaks into the same lines; how many these are.
    func narrow(_ widths: inout WidthRange) -> Int {
        var lines: [Range<Int>] = []
        var start = paragraph.range.lowerBound
        let end = paragraph.range.upperBound
        repeat {
            let next = nextLine(from: start, isFirst: lines.isEmpty).next
            if wraps, next > start { narrow(&widths, toLine: start..<next, isFirst: lines.isEmpty) }
            lines.append(start..<next)
            start = next
        } while start < end && lines.count < limit
        if start >= end, lines.count > 1, style.lineBreakStrategy.pushesOut { narrow(&widths, toLast: lines) }
        return lines.count
    }

    /// What is on the line fits, and all up to the next place for a break does not.
    private func narrow(_ widths: inout WidthRange, toLine line: Range<Int>, isFirst: Bool) {
        // The first character is there whether it fits or not.
        if hasInk(line.dropFirst()) { widths.narrow(fitting(width(of: line, isFirst: isFirst), isFirst: isFirst)) }
        let last = line.upperBound - 1
        guard line.upperBound < paragraph.range.upperBound, cells[last].lineBreak != .mandatory else { return }
        // A word that is too long for a line breaks anywhere.
        let breaksAnywhere = mode == .byCharWrapping || cells[last].lineBreak == .forbidden
        var end = line.upperBound + 1
        while end < paragraph.range.upperBound,
            !hasInk(line.upperBound..<end) || (!breaksAnywhere && cells[end - 1].lineBreak == .forbidden)
        {
            end += 1
        }
        guard hasInk(line.upperBound..<end) else { return }
        widths.narrow(overflowing(width(of: line.lowerBound..<end, isFirst: isFirst), isFirst: isFirst))
    }

    /// Whether the last word of the line above fits next to the single word of the last line.
    private func narrow(_ widths: inout WidthRange, toLast lines: [Range<Int>]) {
        let (above, last) = (lines[lines.count - 2], lines[lines.count - 1])
        guard !last.isEmpty, !hasSpace(in: last.lowerBound..<max(last.lowerBound, last.upperBound - 1)),
            let cut = (above.lowerBound..<above.upperBound - 1).last(where: isSpace),
            !(cut + 1..<last.upperBound - 1).contains(where: { cells[$0].lineBreak == .mandatory })
        else { return }
        let needed = width(of: cut + 1..<last.upperBound, isFirst: false)
        let joined = nextLine(from: cut + 1, isFirst: false).next == last.upperBound
        widths.narrow(joined ? fitting(needed, isFirst: false) : overflowing(needed, isFirst: false))
    }

    private func hasInk(_ range: some Sequence<Int>) -> Bool { range.contains { !cells[$0].traits.contains(.hangs) } }

    private func fitting(_ needed: CGFloat, isFirst: Bool) -> WidthRange {
        let room = needed - Self.tolerance
        return WidthRange(low: room > 0 ? width(givingRoom: room, isFirst: isFirst) : 0)
    }

    private func overflowing(_ needed: CGFloat, isFirst: Bool) -> WidthRange {
        let room = needed - Self.tolerance
        // Where lines end at a given character, width beyond it is no space.
        if style.tailIndent > 0, style.tailIndent - style.indent(ofFirstLine: isFirst) < room { return WidthRange() }
        return WidthRange(high: width(givingRoom: room, isFirst: isFirst))
    }

    private func width(givingRoom room: CGFloat, isFirst: Bool) -> CGFloat {
        room + style.indent(ofFirstLine: isFirst) + style.tailMargin
    }
}
