extension InvariantCheck {
    /// Views of one row; each is compared with each.
    private static let siblingLimit = 100

    /// Siblings that share more than a pixel in both directions, one of them without content of its own. Whether that is
    /// meant is known only to those who see them where they do not.
    func siblingOverlaps() -> [Finding.Fact] {
        var shown: [(id: String, view: UIView)] = []
        for named in inside.prefix(Self.siblingLimit) where isShown(named.view) { shown.append(named) }
        var found: [Finding.Fact] = []
        for (index, first) in shown.enumerated() {
            for second in shown[(index + 1)...] { if let fact = overlap(first, second) { found.append(fact) } }
        }
        return found
    }

    private func overlap(_ first: (id: String, view: UIView), _ second: (id: String, view: UIView)) -> Finding.Fact? {
        guard first.view.superview === second.view.superview, !hasContent(first.view) || !hasContent(second.view)
        else { return nil }
        let shared = first.view.frame.intersection(second.view.frame)
        guard !shared.isNull, shared.width > pixel, shared.height > pixel else { return nil }
        return .overlap(
            row: row, views: [first.id, second.id], width: Double(shared.width), height: Double(shared.height))
    }
}
