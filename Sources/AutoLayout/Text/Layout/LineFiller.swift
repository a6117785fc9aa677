import Foundation

/// Sets one paragraph in lines.
struct LineFiller {
    private let text: PreparedText
    private let paragraph: PreparedText.Paragraph
    private let width: CGFloat
    private let mode: NSLineBreakMode
    private let limit: Int
    /// False for a single line.
    var wraps = true
    /// Other paragraphs follow.
    var hasMore = false

    /// Widths come from constraints, with rounding errors.
    private static let tolerance: CGFloat = 1e-3

    init(
        _ text: PreparedText, _ paragraph: PreparedText.Paragraph, width: CGFloat, mode: NSLineBreakMode, limit: Int
    ) {
        self.text = text
        self.paragraph = paragraph
        self.width = width
        self.mode = mode
        self.limit = limit
    }

    func fill() -> [TextLayout.Line] {
        var starts: [(range: Range<Int>, width: CGFloat)] = []
        var start = paragraph.range.lowerBound
        let end = paragraph.range.upperBound
        repeat {
            let line = nextLine(from: start, isFirst: starts.isEmpty)
            starts.append((start..<line.next, line.width))
            start = line.next
        } while start < end && starts.count < limit
        let strategy = paragraph.style.lineBreakStrategy
        if start >= end, strategy != .standard, strategy.contains(.pushOut) { pushOut(&starts) }
        var lines: [TextLayout.Line] = []
        for (index, item) in starts.enumerated() {
            lines.append(line(item.range, item.width, isFirst: index == 0))
        }
        let isFirst = lines.count == 1
        if lines.count == limit, start < end || hasMore || starts[starts.count - 1].width > available(isFirst: isFirst)
        {
            truncate(&lines[lines.count - 1], isFirst: isFirst)
        }
        return lines
    }

    /// Room from the indent to the end of a line.
    private func available(isFirst: Bool) -> CGFloat {
        let style = paragraph.style
        let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width - style.tailMargin
        return max(0, end - style.indent(ofFirstLine: isFirst))
    }

    /// Where the next line begins, and the width of this one without the spaces that hang.
    private func nextLine(from start: Int, isFirst: Bool) -> (next: Int, width: CGFloat) {
        let end = paragraph.range.upperBound
        let room = wraps ? available(isFirst: isFirst) : .infinity
        let indent = paragraph.style.indent(ofFirstLine: isFirst)
        var pen: CGFloat = 0
        var inked: CGFloat = 0
        var best: (next: Int, width: CGFloat)?
        var index = start
        while index < end {
            let hangs = text.characters[index].isHangingSpace
            let advance = self.advance(at: index, pen: indent + pen)
            if !hangs, index > start, pen + advance > room + Self.tolerance { return best ?? (index, inked) }
            pen += advance
            if !hangs { inked = pen }
            switch text.breaks[index] {
            case .mandatory: return (index + 1, inked)
            case .allowed: best = (index + 1, inked)
            case .forbidden: if mode == .byCharWrapping { best = (index + 1, inked) }
            }
            index += 1
        }
        // Spaces at the end of a paragraph count as far as there is room.
        return (end, max(inked, min(pen, available(isFirst: isFirst))))
    }

    private func advance(at index: Int, pen: CGFloat) -> CGFloat {
        if text.hasTabs, text.characters[index] == "\t" { return max(0, paragraph.style.tab(after: pen) - pen) }
        return text.advances[index]
    }

    private func line(_ range: Range<Int>, _ width: CGFloat, isFirst: Bool) -> TextLayout.Line {
        let style = paragraph.style
        let extent = text.extent(of: range, in: paragraph)
        let room = extent?.room ?? LineExtent(ascent: 0, descent: 0)
        let height = style.lineHeight(room.height)
        // The gap takes part in the limits of the height.
        let pitch = style.lineHeight(room.height + (extent?.leading ?? 0))
        return TextLayout.Line(
            range: range, width: style.indent(ofFirstLine: isFirst) + width + style.tailMargin,
            baseline: height - room.descent, height: height, gap: pitch - height + style.lineSpacing)
    }

    /// A single word on the last line gets the last word of the line above for company, if both lines bear it.
    private func pushOut(_ lines: inout [(range: Range<Int>, width: CGFloat)]) {
        guard lines.count > 1 else { return }
        let last = lines[lines.count - 1].range
        let above = lines[lines.count - 2].range
        guard !hasBreak(in: last.lowerBound..<max(last.lowerBound, last.upperBound - 1)) else { return }
        guard let cut = (above.lowerBound..<above.upperBound - 1).last(where: { text.breaks[$0] == .allowed }) else {
            return
        }
        let joined = nextLine(from: cut + 1, isFirst: false)
        guard joined.next == last.upperBound else { return }
        let isFirst = lines.count == 2
        lines[lines.count - 2] = (above.lowerBound..<cut + 1, width(of: above.lowerBound..<cut + 1, isFirst: isFirst))
        lines[lines.count - 1] = (cut + 1..<last.upperBound, joined.width)
    }

    private func hasBreak(in range: Range<Int>) -> Bool { range.contains { text.breaks[$0] == .allowed } }

    /// Without the spaces at the end.
    private func width(of range: Range<Int>, isFirst: Bool) -> CGFloat {
        var pen: CGFloat = 0
        var inked: CGFloat = 0
        for index in range {
            pen += advance(at: index, pen: paragraph.style.indent(ofFirstLine: isFirst) + pen)
            if !text.characters[index].isHangingSpace { inked = pen }
        }
        return inked
    }

    // MARK: Cutting off

    /// The last line shows what fits, with an ellipsis where the mode has one.
    private func truncate(_ line: inout TextLayout.Line, isFirst: Bool) {
        let rest = line.range.lowerBound..<paragraph.range.upperBound
        let room = available(isFirst: isFirst)
        let style = paragraph.style
        let margins = style.indent(ofFirstLine: isFirst) + style.tailMargin
        switch mode {
        case .byWordWrapping, .byCharWrapping: return
        case .byClipping:
            line.width = margins + min(width(of: rest, isFirst: isFirst), room)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            guard room.isFinite else { return }
            let whole = width(of: rest, isFirst: isFirst)
            let needsEllipsis = whole > room + Self.tolerance || hasMore
            guard needsEllipsis else { return }
            line.width = margins + min(room, kept(of: rest, room: room - text.ellipsis) + text.ellipsis)
            line.isTruncated = true
        }
    }

    /// Width of what is kept beside the ellipsis: from the start, from the end, or from both in turn.
    private func kept(of range: Range<Int>, room: CGFloat) -> CGFloat {
        var total: CGFloat = 0
        var (front, back) = (range.lowerBound, range.upperBound)
        var takesFront = mode != .byTruncatingHead
        while front < back {
            let index = takesFront ? front : back - 1
            let advance = self.advance(at: index, pen: total)
            guard total + advance <= room + Self.tolerance else { break }
            total += advance
            if takesFront { front += 1 } else { back -= 1 }
            if mode == .byTruncatingMiddle { takesFront.toggle() }
        }
        return total
    }
}
