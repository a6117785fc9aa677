extension UITableView {
    package func element(of host: ObjectIdentifier) -> (element: BatchUpdateReport.Element, height: RowHeight)? {
        if let (id, _) = displayed.first(where: { ObjectIdentifier($0.value) == host }) {
            return rows.path(of: id).map { (.row($0), rowHeight(of: id)) }
        }
        for kind in PartKind.allCases {
            guard let (id, _) = displayedParts[kind].first(where: { ObjectIdentifier($0.value) == host })
            else { continue }
            return rows.section(of: id).map { (kind.element($0), height(of: kind, $0)) }
        }
        return nil
    }

    package var displayedContents: [ListContent] {
        var contents: [ListContent] = []
        for (path, id, cell) in displayedRows {
            contents.append(
                ListContent(
                    element: .row(path), view: cell.contentView, height: { self.rowHeight(of: id) },
                    isFitted: origins[rows.origin(of: id)].kind != .fixed, isStale: { cell.sizeIsStale }))
        }
        for kind in PartKind.allCases {
            for (section, view) in displayedSections(kind) {
                guard let content = (view as? UITableViewHeaderFooterView)?.contentView else { continue }
                let height = height(of: kind, section)
                contents.append(
                    ListContent(
                        element: kind.element(section), view: content, height: { height },
                        isFitted: height.source != .fixed, isStale: { content.fittingIsStale }))
            }
        }
        return contents
    }

    func displayedSections(_ kind: PartKind) -> [(section: Int, view: UIView)] {
        let found = displayedParts[kind].compactMap { id, view in
            rows.section(of: id).map { (section: $0, view: view) }
        }
        return found.sorted { $0.section < $1.section }
    }

    package var hasConflictsOfEdits: Bool {
        for cell in displayed.values where cell.contentView.hasConflictsAtEdits { return true }
        for kind in PartKind.allCases {
            for case let part as UITableViewHeaderFooterView in displayedParts[kind].values
            where part.contentView.hasConflictsAtEdits { return true }
        }
        return false
    }
}
