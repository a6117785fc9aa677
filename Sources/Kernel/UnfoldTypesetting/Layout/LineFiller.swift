struct LineFiller {
    let cells: UnsafeBufferPointer<TextCell>
    private let extents: UnsafeBufferPointer<PreparedText.Extent>
    private let hasTabs: Bool
    private let ellipsis: CGFloat
    let paragraph: PreparedText.Paragraph
    private let styles: UnsafeBufferPointer<PreparedText.Style>
    var style: ParagraphValues { @inline(__always) _read { yield styles[paragraph.style].values } }
    let width: CGFloat
    let mode: NSLineBreakMode
    let limit: Int
    /// False for a single line.
    let wraps: Bool
    /// Other paragraphs follow.
    private let hasMore: Bool

    /// Widths come from constraints, with rounding errors.
    static let tolerance: CGFloat = 1e-3

    /// For one paragraph of `text`, whose lists are those given and outlive this.
    init(
        _ text: borrowing PreparedText, _ lists: PreparedText.Lists, paragraph: PreparedText.Paragraph,
        width: CGFloat, mode: NSLineBreakMode, limit: Int, wraps: Bool, hasMore: Bool
    ) {
        cells = lists.cells
        extents = lists.extents
        hasTabs = text.hasTabs
        ellipsis = text.ellipsis
        self.paragraph = paragraph
        styles = lists.styles
        self.width = width
        self.mode = mode
        self.limit = limit
        self.wraps = wraps
        self.hasMore = hasMore
    }

    func fill(_ lines: inout ReusableBuffer<TextLayout.Line>) {
        let before = lines.count
        var start = paragraph.range.lowerBound
        let end = paragraph.range.upperBound
        var lastWidth: CGFloat = 0
        repeat {
            let isFirst = lines.count == before
            let next = nextLine(from: start, isFirst: isFirst)
            lines.append(line(start..<next.next, next.width, isFirst: isFirst))
            (start, lastWidth) = next
        } while start < end && lines.count - before < limit
        let count = lines.count - before
        if start >= end, count > 1, style.lineBreakStrategy.pushesOut {
            lastWidth = pushOut(&lines, count: count) ?? lastWidth
        }
        if count == limit, start < end || hasMore || lastWidth > available(isFirst: count == 1) {
            truncate(&lines[lines.count - 1], isFirst: count == 1)
        }
    }

    /// Space from the indent to the end of a line.
    private func available(isFirst: Bool) -> CGFloat {
        let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width - style.tailMargin
        return max(0, end - style.indent(ofFirstLine: isFirst))
    }

    /// Where the next line begins, and the width of this one, with as many hanging spaces as fit.
    func nextLine(from start: Int, isFirst: Bool) -> (next: Int, width: CGFloat) {
        let end = paragraph.range.upperBound
        let room = wraps ? available(isFirst: isFirst) : .infinity
        let indent = style.indent(ofFirstLine: isFirst)
        var pen: CGFloat = 0
        var inked: CGFloat = 0
        var best: (next: Int, width: CGFloat)?
        var index = start
        while index < end {
            let cell = cells[index]
            let hangs = cell.traits.contains(.hangs)
            let advance = self.advance(of: cell, pen: indent + pen)
            if !hangs, index > start, pen + advance > room + Self.tolerance { return best ?? (index, inked) }
            pen += advance
            if !hangs { inked = pen }
            // Spaces at the end of a line count as far as there is space (recorded: labels of several lines).
            switch cell.lineBreak {
            case .mandatory: return (index + 1, max(inked, min(pen, available(isFirst: isFirst))))
            case .allowed: best = (index + 1, max(inked, min(pen, room)))
            case .forbidden: if mode == .byCharWrapping { best = (index + 1, inked) }
            }
            index += 1
        }
        return (end, max(inked, min(pen, available(isFirst: isFirst))))
    }

    @inline(__always) private func advance(of cell: TextCell, pen: CGFloat) -> CGFloat {
        if hasTabs, cell.traits.contains(.isTab) { return max(0, style.tab(after: pen) - pen) }
        return cell.advance
    }

    private func line(_ range: Range<Int>, _ width: CGFloat, isFirst: Bool) -> TextLayout.Line {
        let extent = extent(of: range)
        let room = extent?.room ?? LineExtent(ascent: 0, descent: 0)
        let height = style.lineHeight(room.height)
        // The gap takes part in the limits of the height.
        let pitch = style.lineHeight(room.height + (extent?.leading ?? 0))
        return TextLayout.Line(
            range: range, width: style.indent(ofFirstLine: isFirst) + width + style.tailMargin,
            baseline: height - room.descent, height: height, gap: pitch - height + style.lineSpacing)
    }

    private func extent(of range: Range<Int>) -> PreparedText.Extent? {
        guard extents.count > 1 || range.isEmpty else { return extents.first }
        guard let first = range.first
        else { return extents.indices.contains(paragraph.emptyExtent) ? extents[paragraph.emptyExtent] : nil }
        var last = cells[first].extent
        var result = extents[Int(last)]
        for index in range.dropFirst() where cells[index].extent != last {
            last = cells[index].extent
            let next = extents[Int(last)]
            result.room = result.room.union(next.room)
            result.leading = max(result.leading, next.leading)
        }
        return result
    }

    /// A single word on the last line gets the last word of the line above for company, if both lines bear it.
    /// The last line's width then; nil if nothing changed.
    private func pushOut(_ lines: inout ReusableBuffer<TextLayout.Line>, count: Int) -> CGFloat? {
        let last = lines[lines.count - 1].range
        let above = lines[lines.count - 2].range
        guard !hasSpace(in: last.lowerBound..<max(last.lowerBound, last.upperBound - 1)) else { return nil }
        guard let cut = (above.lowerBound..<above.upperBound - 1).last(where: isSpace) else { return nil }
        let joined = nextLine(from: cut + 1, isFirst: false)
        guard joined.next == last.upperBound else { return nil }
        let isFirst = count == 2
        let kept = above.lowerBound..<cut + 1
        // The space at its end has space, and counts (recorded: 107.5 for "Long long long ", 103.5 without).
        let room = available(isFirst: isFirst)
        let inked = width(of: kept, isFirst: isFirst)
        let spaced = kept.reduce(0) { $0 + advance(of: cells[$1], pen: style.indent(ofFirstLine: isFirst) + $0) }
        lines[lines.count - 2] = line(kept, max(inked, min(spaced, room)), isFirst: isFirst)
        lines[lines.count - 1] = line(cut + 1..<last.upperBound, joined.width, isFirst: false)
        return joined.width
    }

    func hasSpace(in range: Range<Int>) -> Bool { range.contains(where: isSpace) }

    /// Words end at spaces only: where lines may end between any two characters, there are none to push out.
    func isSpace(_ index: Int) -> Bool { cells[index].lineBreak == .allowed && cells[index].traits.contains(.hangs) }

    /// Without the spaces at the end.
    func width(of range: Range<Int>, isFirst: Bool) -> CGFloat {
        var pen: CGFloat = 0
        var inked: CGFloat = 0
        for index in range {
            pen += advance(of: cells[index], pen: style.indent(ofFirstLine: isFirst) + pen)
            if !cells[index].traits.contains(.hangs) { inked = pen }
        }
        return inked
    }

    /// The last line shows what fits, with an ellipsis where the mode has one.
    private func truncate(_ line: inout TextLayout.Line, isFirst: Bool) {
        let rest = line.range.lowerBound..<paragraph.range.upperBound
        let room = available(isFirst: isFirst)
        let margins = style.indent(ofFirstLine: isFirst) + style.tailMargin
        switch mode {
        case .byWordWrapping, .byCharWrapping: return
        case .byClipping: line.width = margins + min(width(of: rest, isFirst: isFirst), room)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            guard room.isFinite else { return }
            let whole = width(of: rest, isFirst: isFirst)
            let needsEllipsis = whole > room + Self.tolerance || hasMore
            guard needsEllipsis else { return }
            line.width = margins + min(room, kept(of: rest, room: room - ellipsis) + ellipsis)
            line.isTruncated = true
        }
    }

    /// Width of what is kept next to the ellipsis: from the start, from the end, or from both in turn.
    private func kept(of range: Range<Int>, room: CGFloat) -> CGFloat {
        var total: CGFloat = 0
        var (front, back) = (range.lowerBound, range.upperBound)
        var takesFront = mode != .byTruncatingHead
        while front < back {
            let index = takesFront ? front : back - 1
            let advance = self.advance(of: cells[index], pen: total)
            guard total + advance <= room + Self.tolerance else { break }
            total += advance
            if takesFront { front += 1 } else { back -= 1 }
            if mode == .byTruncatingMiddle { takesFront.toggle() }
        }
        return total
    }
}
