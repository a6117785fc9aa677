extension PreparedText {
    /// What a character does to the line it is on.
    struct Extent: Hashable, Sendable {
        var room: LineExtent
        var leading: CGFloat
    }

    struct Paragraph: Sendable {
        /// Its characters, without the one that ends it.
        var range: Range<Int>
        var style: Int
        var emptyExtent: Int
    }

    struct Style: Sendable {
        /// The first of its characters.
        var start: Int
        var values: ParagraphValues
    }
}

extension LineExtent {
    func raised(by offset: CGFloat) -> LineExtent {
        guard offset != 0 else { return self }
        return LineExtent(ascent: max(ascent, ascent + offset), descent: max(descent, descent - offset))
    }
}
