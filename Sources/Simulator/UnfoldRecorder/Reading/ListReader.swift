@MainActor final class ListReader {
    let list: UIScrollView
    /// Setting it drops the names that views have, for they may be identifiers with private texts.
    var redaction: Redaction? { didSet { entries = [:] } }
    var identifier: ((IndexPath) -> String?)?
    @MainActor private final class Entry {
        weak var cell: UIView?
        let names = CellNames()
        init(_ cell: UIView) { self.cell = cell }
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    init(_ list: UIScrollView) { self.list = list }

    func read(step: String) throws(RecorderError) -> ListState {
        guard list.window != nil || !AppCode.needsWindow else { throw .noWindow }
        list.layoutIfNeeded()
        entries = entries.filter { $0.value.cell != nil }
        switch list {
        case let table as UITableView: return try self.table(table, step)
        default: return try collection(list as! UICollectionView, step)
        }
    }

    func cell(_ view: UIView, contentView: UIView, _ kind: String?) -> CellState {
        let id = ObjectIdentifier(view)
        if entries[id]?.cell !== view { entries[id] = Entry(view) }
        let own = AppCode.name(type(of: view))
        let name = kind.map { $0.isEmpty ? own : AppCode.isOwn(type(of: view)) ? "\(own) \($0)" : $0 } ?? own
        var reader = CellReader(
            view, contentView: contentView, kind: name, names: entries[id]!.names, redaction: redaction)
        return reader.read()
    }

    private typealias Counts = (shown: Int, answered: Int)

    private func state(
        _ step: String, _ settings: Members, sections: Counts, rows: (Int) -> Counts,
        row: (IndexPath) -> ListState.Row, part: (_ section: Int, _ isHeader: Bool) -> ListState.Part?
    ) throws(RecorderError) -> ListState {
        // A data source need not answer for a section that it no longer has.
        guard sections.shown == sections.answered else { throw .rowsChanged(step: step) }
        var found: [ListState.Section] = []
        for section in 0..<sections.shown {
            let count = rows(section)
            guard count.shown == count.answered else { throw .rowsChanged(step: step) }
            found.append(
                .init(
                    header: part(section, true), footer: part(section, false),
                    rows: (0..<count.shown).map { row(IndexPath(item: $0, section: section)) }))
        }
        return ListState(
            traits: ListTraits.members(of: list), settings: settings, isCollection: list is UICollectionView,
            sections: found, contentHeight: list.contentSize.height,
            offset: list.contentOffset.y + list.adjustedContentInset.top - list.contentInset.top,
            restOffset: -list.contentInset.top)
    }

    // MARK: Tables

    private func table(_ table: UITableView, _ step: String) throws(RecorderError) -> ListState {
        guard let source = table.dataSource else { throw .noDataSource }
        let visible = Set(table.indexPathsForVisibleRows ?? [])
        var state = try state(
            step, TableValues.members(table),
            sections: (table.numberOfSections, Optionals.numberOfSections(in: table)),
            rows: { (table.numberOfRows(inSection: $0), source.tableView(table, numberOfRowsInSection: $0)) },
            row: { path in
                let cell = visible.contains(path) ? table.cellForRow(at: path) : nil
                return ListState.Row(
                    identifier: identifier?(path), height: table.rectForRow(at: path).height,
                    givenHeight: cell == nil ? nil : Optionals.height(of: table, path),
                    cell: cell.map { self.cell($0, contentView: $0.contentView, $0.reuseIdentifier) })
            }, part: { self.part(table, $0, isHeader: $1) })
        state.header = table.tableHeaderView.map { part($0) }
        state.footer = table.tableFooterView.map { part($0) }
        return state
    }

    private func part(_ table: UITableView, _ section: Int, isHeader: Bool) -> ListState.Part? {
        let rect = isHeader ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
        let view = isHeader ? table.headerView(forSection: section) : table.footerView(forSection: section)
        let title = Optionals.title(of: table, section, isHeader: isHeader)
        guard rect.height > 0 else { return nil }
        var part = ListState.Part(title: title.map { redaction?.redacted($0) ?? $0 }, height: rect.height)
        part.givenHeight = Optionals.height(of: table, section, isHeader: isHeader)
        if let view, title == nil, !view.contentView.subviews.isEmpty {
            let cell = self.cell(view, contentView: view.contentView, view.reuseIdentifier)
            if cell.isOpaque { part.givenHeight = rect.height } else { part.cell = cell }
        } else if title == nil {
            part.givenHeight = rect.height
        }
        return part
    }

    private func part(_ view: UIView) -> ListState.Part {
        var part = ListState.Part(height: view.frame.height, givenHeight: view.frame.height)
        part.cell = cell(view, contentView: (view as? UITableViewHeaderFooterView)?.contentView ?? view, nil)
        return part
    }

    // MARK: Collection views

    private func collection(_ view: UICollectionView, _ step: String) throws(RecorderError) -> ListState {
        guard let source = view.dataSource else { throw .noDataSource }
        let visible = Set(view.indexPathsForVisibleItems)
        let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
        // Other sizes than the layout's are the delegate's.
        let usual = flow.flatMap { $0.estimatedItemSize == .zero ? Double($0.itemSize.height) : nil }
        let (settings, notes) = CollectionValues.members(view)
        var state = try state(
            step, settings, sections: (view.numberOfSections, Optionals.numberOfSections(in: view)),
            rows: { (view.numberOfItems(inSection: $0), source.collectionView(view, numberOfItemsInSection: $0)) },
            row: { path in
                let cell = visible.contains(path) ? view.cellForItem(at: path) : nil
                let height = Double(view.layoutAttributesForItem(at: path)?.frame.height ?? 0)
                return ListState.Row(
                    identifier: identifier?(path), height: height,
                    givenHeight: usual.flatMap { $0 == height ? nil : height },
                    cell: cell.map { self.cell($0, contentView: $0.contentView, $0.reuseIdentifier) })
            },
            part: { section, isHeader in
                self.part(
                    view,
                    isHeader
                        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter, section
                )
            })
        state.notes = notes
        if state.sections.contains(where: { $0.header?.title != nil || $0.footer?.title != nil }) {
            state.notes.append("content configurations of headers and footers, but their texts")
        }
        return state
    }

    /// nil for none. Only a flow layout is asked for those off screen: others may have no such kind.
    private func part(_ view: UICollectionView, _ kind: String, _ section: Int) -> ListState.Part? {
        let path = IndexPath(item: 0, section: section)
        let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
        let isShown = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).contains(path)
        let shown = isShown ? view.supplementaryView(forElementKind: kind, at: path) : nil
        let placed = flow?.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame.height
        guard let height = shown?.frame.height ?? placed, height > 0 else { return nil }
        // The layout or its delegate gives it.
        var part = ListState.Part(height: height, givenHeight: flow == nil ? nil : Double(height))
        guard let shown else { return part }
        let holder = shown as? UICollectionViewCell
        if let text = (holder?.contentConfiguration as? UIListContentConfiguration)?.text {
            part.title = redaction?.redacted(text) ?? text
        } else {
            part.cell = cell(shown, contentView: holder?.contentView ?? shown, shown.reuseIdentifier)
        }
        return part
    }
}
