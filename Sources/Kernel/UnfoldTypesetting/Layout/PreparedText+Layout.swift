extension PreparedText {
    /// What labels want to know of ``TextLayout/init(_:width:limit:mode:)``, without its lines.
    /// - Complexity: O(length of the text); takes no memory but that of the longest layout so far.
    package mutating func measure(width: CGFloat, limit: Int = .max, mode: NSLineBreakMode? = nil) -> TextMeasurement {
        // Out of the way of the rest, which is only read.
        var lines = ReusableBuffer<TextLayout.Line>()
        swap(&lines, &self.lines)
        lines.removeAll()
        fill(&lines, width: width, limit: limit, mode: mode)
        let measurement = TextMeasurement(lines)
        swap(&lines, &self.lines)
        return measurement
    }

    func fill(_ lines: inout ReusableBuffer<TextLayout.Line>, width: CGFloat, limit: Int, mode: NSLineBreakMode?) {
        withLists { lists in
            for index in 0..<paragraphs.count where lines.count < limit {
                let isLast = index + 1 == paragraphs.count
                filler(ofParagraph: index, lists, width: width, limit: limit, after: lines.count, mode: mode).fill(
                    &lines)
                guard !isLast, !lines.isEmpty else { continue }
                let following = lists.styles[paragraphs[index + 1].style].values.paragraphSpacingBefore
                lines[lines.count - 1].gap += lists.styles[paragraphs[index].style].values.paragraphSpacing + following
            }
        }
    }

    /// The lists of a text where they are: a style has many figures, and copies of it would cost more than most lines.
    struct Lists {
        let cells: UnsafeBufferPointer<TextCell>
        let styles: UnsafeBufferPointer<Style>
        let extents: UnsafeBufferPointer<Extent>
    }

    @inline(__always) func withLists<Result>(_ body: (Lists) -> Result) -> Result {
        cells.withUnsafeBufferPointer { cells in
            styles.withUnsafeBufferPointer { styles in
                extents.withUnsafeBufferPointer { body(Lists(cells: cells, styles: styles, extents: $0)) }
            }
        }
    }

    /// - Parameter count: lines before the paragraph, of which there may be `limit` in all.
    @inline(__always) func filler(
        ofParagraph index: Int, _ lists: Lists, width: CGFloat, limit: Int, after count: Int, mode: NSLineBreakMode?
    ) -> LineFiller {
        let paragraph = paragraphs[index]
        let own = mode ?? lists.styles[paragraph.style].values.lineBreakMode
        return LineFiller(
            self, lists, paragraph: paragraph, width: width, mode: own, limit: limit - count,
            wraps: own == .byWordWrapping || own == .byCharWrapping || (mode != nil && limit != 1),
            hasMore: index + 1 < paragraphs.count)
    }
}
