extension UITableView: RowUpdating {
    package var terminology: ListTerminology { .table }
    package var isLoaded: Bool { !needsReload }
    package var counting: ListCounting? {
        guard let dataSource else { return nil }
        return ListCounting(
            sections: { dataSource.numberOfSections(in: self) },
            rows: { dataSource.tableView(self, numberOfRowsInSection: $0) })
    }
    package func reloadLater() { forgetRows() }
    package var shownIDs: [TableRows.RowID] { Array(displayed.keys) }
    package var shownRows: [(path: IndexPath, id: TableRows.RowID)] { displayedRows.map { ($0.path, $0.id) } }
    package var nearRows: [(path: IndexPath, id: TableRows.RowID, frame: CGRect)] { [] }
    package var shownContentViews: [UIView] { displayed.values.map(\.contentView) }
    package func shownParts(_ kind: SectionPartKind) -> [TableRows.SectionID: UIView] { displayedParts[kind] }
    package func frameOfRow(at path: IndexPath) -> CGRect { rowRect(at: path) }
    package func sizesMayHaveChanged() {
        needsHeights = true
        setNeedsLayout()
    }
    package func updateDidLayOut() {}
    package func ownStart(of element: BatchUpdateReport.Element) -> (frame: CGRect, alpha: CGFloat)? { nil }
    package func ownEnd(of element: BatchUpdateReport.Element) -> (frame: CGRect, alpha: CGFloat)? { nil }
    package func enqueueForReuse(_ view: UIView) {
        if let cell = view as? UITableViewCell { recycle(cell) } else { recycle(view) }
    }

    package func positionBefore(
        of id: TableRows.RowID, at path: IndexPath, _ update: BatchUpdate
    ) -> (path: IndexPath, frame: CGRect)? {
        update.positionBefore(of: path, now: rows).map { ($0.path, rowRect(top: $0.top, height: $0.height)) }
    }

    package func updateCheck(before: [Int], after: [Int]) -> UpdateCheck {
        let isNew = LayoutEnvironment.generation == .ios26
        let isList = inconsistencyText == .list || inconsistencyText == .byGeneration && isNew && before != after
        return UpdateCheck(
            edits: update.edits, before: before, after: after, prefersList: isList,
            suffix: isNew ? " Table view: \(description)" : "", terminology: .table, gap: "  ")
    }
}

extension UITableView.RowAnimation {
    /// What frames tell of it; `automatic` fades.
    var transition: RowTransition { RowTransition(rawValue: rawValue) ?? .inPlace }
}
