enum MissingLinkSentence {
    /// `contentView.top leads to title, and nothing ties title.bottom to contentView.bottom; add that constraint`.
    static func text(_ link: MissingLink) -> String {
        guard let last = link.chain.last else {
            return "nothing is tied to contentView.top; tie the upper view to it, and the lowest to contentView.bottom"
        }
        if let reversed = link.reversed {
            return "contentView.top leads to \(Names.text(link.chain)), and \(reversed.printed(number: Number.short)) "
                + "holds nothing open: write == in place of \(reversed.relation.rawValue)"
        }
        let other = link.next.map { "\($0).top, which leads to contentView.bottom" } ?? "\(link.container).bottom"
        return "contentView.top leads to \(Names.text(link.chain)), and "
            + (link.lacksHeight
                ? "\(last) has no height; give it one, or content that does"
                : "nothing ties \(last).bottom to \(other); add that constraint")
    }
}
