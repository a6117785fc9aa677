extension TextLayout {
    /// The UTF-16 units of each line, with the spaces at its end and what ends a paragraph; the first after one line's
    /// last is the next one's first. The last line of a text that was not cut off has all that is left.
    /// - Complexity: O(length of the text).
    package func ranges(of text: PreparedText) -> [NSRange] {
        let lengths = text.characters.map(\.utf16.count)
        var start = 0
        return lines.indices.map { index in
            let line = lines[index]
            let next =
                index + 1 < lines.count
                ? lines[index + 1].range.lowerBound : line.isTruncated ? line.range.upperBound : lengths.count
            let length = lengths[line.range.lowerBound..<max(next, line.range.lowerBound)].reduce(0, +)
            defer { start += length }
            return NSRange(location: start, length: length)
        }
    }
}
