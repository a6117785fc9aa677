extension InvariantCheck {
    private static let siblingLimit = 100

    /// Siblings that share more than a pixel in both directions, one of them without content of its own. Whether that is
    /// meant is known only to those who see them where they do not.
    func siblingOverlaps() -> [Finding.Fact] {
        var found: [Finding.Fact] = []
        let views = inside.prefix(Self.siblingLimit)
        for index in views.indices where views[index].isShown {
            let first = views[index].view
            for other in views[(index + 1)...] where other.isShown && other.view.superview === first.superview {
                let shared = first.frame.intersection(other.view.frame)
                guard !shared.isNull, shared.width > pixel, shared.height > pixel,
                    !hasContent(first) || !hasContent(other.view)
                else { continue }
                found.append(
                    .overlap(
                        row: row, views: [views[index].id, other.id], width: Double(shared.width),
                        height: Double(shared.height)))
            }
        }
        return found
    }
}
