extension UITableView: RowUpdating {
    package var terminology: ListTerminology { .table }
    package var isLoaded: Bool { !needsReload }
    package var hasDataSource: Bool { dataSource != nil }
    package var askedSectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    package func askedRowCount(in section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    package func reloadLater() { forgetRows() }
    package var shownIDs: [TableRows.RowID] { Array(displayed.keys) }
    package var shownRows: [(path: IndexPath, id: TableRows.RowID)] {
        displayedRows.map { @Sendable in ($0.path, $0.id) }
    }
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

    package func updateWillBeChecked() {}
    package func prefersList(before: [Int], after: [Int]) -> Bool {
        guard inconsistencyText == .byGeneration else { return inconsistencyText == .list }
        return LayoutEnvironment.generation == .ios26 && before != after
    }
}

extension UITableView.RowAnimation {
    /// What frames tell of it; `automatic` fades.
    var transition: RowTransition { RowTransition(rawValue: rawValue) ?? .inPlace }
}
