/// A text in a box: the lines that have space in it, from its top. Lengths are unrounded points.
package struct FilledBox {
    package struct Line {
        /// UTF-16 units, with the spaces at the end and what ends a paragraph.
        package let range: NSRange
        /// From the box's left side to the text, by indents and alignment.
        package let x: CGFloat
        /// From the box's top.
        package let baseline: CGFloat
    }

    package private(set) var lines: [Line] = []
    package private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - font: where the text has none.
    ///   - size: the box; what is not finite or very large is without bound.
    /// - Complexity: O(length of the text).
    package init(_ text: NSAttributedString, font: UIFont, size room: CGSize) {
        guard text.length > 0 else { return }
        let prepared = PreparedText(text.textRuns(font: font, paragraph: ParagraphValues()))
        let width = room.width < 1e7 ? max(0, room.width) : .infinity
        let layout = TextLayout(prepared, width: width)
        let string = text.string as NSString
        var top: CGFloat = 0
        for (line, range) in zip(layout.lines, layout.ranges(of: prepared)) {
            guard top + line.height <= room.height + LineFiller.tolerance else { return }
            let x = Self.start(of: range, width: line.width, room: width, text, string)
            lines.append(Line(range: range, x: x, baseline: top + line.baseline))
            size = CGSize(width: max(size.width, line.width), height: top + line.height)
            top += line.height + line.gap
        }
    }

    private static func start(
        of range: NSRange, width: CGFloat, room: CGFloat, _ text: NSAttributedString, _ string: NSString
    ) -> CGFloat {
        guard range.location < text.length,
            let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
        else { return 0 }
        let before = range.location > 0 ? UnicodeScalar(string.character(at: range.location - 1)) : "\n"
        let isFirst = before.map { Character($0).endsParagraph } ?? false
        let indent = style.values.sanitized.indent(ofFirstLine: isFirst)
        let spare = room.isFinite ? max(0, room - width) : 0
        return switch style.alignment {
        case .center: indent + spare / 2
        case .right: indent + spare
        default: indent
        }
    }
}
