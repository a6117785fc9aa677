import Foundation

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
        cells.withUnsafeBufferPointer { cells in
            for index in 0..<paragraphs.count where lines.count < limit {
                let paragraph = paragraphs[index]
                let own = mode ?? styles[paragraph.style].values.lineBreakMode
                let isLast = index + 1 == paragraphs.count
                let filler = LineFiller(
                    self, cells: cells, paragraph: paragraph, width: width, mode: own, limit: limit - lines.count,
                    wraps: own == .byWordWrapping || own == .byCharWrapping || (mode != nil && limit != 1),
                    hasMore: !isLast)
                filler.fill(&lines)
                guard !isLast, !lines.isEmpty else { continue }
                let following = styles[paragraphs[index + 1].style].values.paragraphSpacingBefore
                lines[lines.count - 1].gap += styles[paragraph.style].values.paragraphSpacing + following
            }
        }
    }
}
