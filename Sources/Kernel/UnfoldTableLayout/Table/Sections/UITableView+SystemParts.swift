/// Heights of the system's own follow from what is above a section, not from the section alone: in grouped tables
/// the first header has more space, and in iOS 26 one below an empty footer less.
extension UITableView {
    /// The part with what follows from its kind and its position.
    func resolved(_ part: SectionPart, _ kind: PartKind, _ section: Int, isFitted: Bool) -> SectionPart {
        var part = part
        if let system = part.system { part.height = systemHeight(system, kind, section, part.titleHeight) }
        part.padding = padding(kind, part.height)
        part.origin = origins.number(
            of: HeightOrigin(
                kind: isFitted ? .fitted : part.isKnown ? .fixed : .estimated, share: 0,
                step: isFitted ? measurementStep : 0, condition: origins.current))
        return part
    }

    private func systemHeight(
        _ system: SectionPart.System, _ kind: PartKind, _ section: Int, _ title: CGFloat?
    ) -> CGFloat {
        var neighbour = SectionMetrics.Neighbour.other
        if section == 0 {
            neighbour = .top
        } else if section <= rows.sectionCount,
            rows.parts[rows.sectionID(at: section - 1)]?.parts.footer.system == .untitled
        {
            neighbour = .untitledFooter
        }
        return SectionMetrics.height(system, kind, below: neighbour, style: style, title: title)
    }

    /// Gives all headers the heights that suit what is above them now.
    /// - Complexity: O(sections × log sections).
    package func resolveSystemParts() { for section in 0..<rows.sectionCount { resolveSystemHeader(section) } }

    func resolveSystemHeader(_ section: Int) {
        guard style != .plain, section < rows.sectionCount else { return }
        let id = rows.sectionID(at: section)
        guard let part = rows.parts[id]?.parts.header, let system = part.system else { return }
        let height = systemHeight(system, .header, section, part.titleHeight)
        if height != part.height { rows.change(.header, of: id) { $0.height = height } }
    }

    package func height(of kind: PartKind, _ section: Int) -> RowHeight {
        let part = rows[section: rows.sectionID(at: section)].parts[kind]
        return currentHeight(part.height, part.height, origins[part.origin])
    }
}
