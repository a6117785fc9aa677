enum MissingLinkSentence {
    /// `nothing holds r open: contentView.top leads to title, and nothing ties title.bottom to contentView.bottom; …`.
    static func text(_ link: MissingLink, row: String, used: Double) -> String {
        let start = "nothing holds \(row) open: "
        let end = " (the height of \(Number.text(used)) was used instead)"
        guard let last = link.chain.last else {
            return start
                + "nothing is tied to contentView.top; tie the upper view to it, and the lowest to contentView.bottom"
                + end
        }
        let chain = "contentView.top leads to \(Names.text(link.chain)), "
        if link.lacksHeight {
            return start + chain + "and \(last) has no height; give it one, or content that does" + end
        }
        return start + chain + "and nothing ties \(last).bottom to \(link.container).bottom; add that constraint" + end
    }
}
