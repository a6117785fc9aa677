/// Loading: counts at once when asked for, cells in the layout pass (facts D7.1, D7.2).
extension UITableView {
    func performReloadData() {
        let gone = forgetAll()
        if update.isIdle {
            loadCountsIfNeeded()
            if !reloadsInPass { askPartsAgain() }
        }
        notify(ofEnd: gone)
    }

    /// As ``performReloadData()``, with the counts read when they are asked for.
    func forgetRows() { notify(ofEnd: forgetAll()) }

    /// Forgets all rows; visible cells return to the pool, from the top, so that their order flips (fact D7.6).
    private func forgetAll() -> DisplayedViews {
        var gone = DisplayedViews(
            rows: displayedRows, parts: PartPair(header: announcedViews(.header), footer: announcedViews(.footer)))
        for row in gone.rows { recycle(row.cell) }
        gone.rows.removeAll(where: \.cell.isUnannounced)
        displayed = [:]
        for kind in PartKind.allCases {
            // From the top; of sections that are gone last.
            let views = displayedParts[kind].map { (index: rows.section(of: $0) ?? .max, id: $0, view: $1) }
            for part in views.sorted(by: { ($0.index, $0.id) < ($1.index, $1.id) }) { recycle(part.view) }
            displayedParts[kind] = [:]
            announcedParts[kind] = []
            firstParts[kind] = nil
        }
        selected = []
        invalidated = []
        showsRowAtEdge = false
        let head = (rows.headHeight, rows.footHeight, rows.tailHeight)
        rows = TableRows()
        (rows.headHeight, rows.footHeight, rows.tailHeight) = head
        // Whatever an update had asked for so far is about rows that are gone.
        update.edits = UpdateEdits()
        needsReload = true
        if !reloadsInPass { setNeedsLayout() }
        return gone
    }

    /// The delegate is notified when all cells are removed: it may ask back, or reload. Apps see index paths that
    /// the data no longer has.
    private func notify(ofEnd removed: DisplayedViews) {
        for row in removed.rows { notify(ofEnd: row.cell, row.path) }
        for kind in PartKind.allCases {
            for (section, view) in removed.parts[kind] { notify(ofEnd: view, kind, section) }
        }
    }

    /// The first pass after a property changed goes through the method that subclasses override (fact D7.10).
    private func reloadIfNeeded() {
        if needsReload, !reloadsInPass, dataSource != nil, update.isIdle {
            reloadsInPass = true
            reloadData()
            reloadsInPass = false
        }
        // An override may not have called it.
        loadCountsIfNeeded()
    }

    package func loadCountsIfNeeded() {
        guard needsReload, dataSource != nil else { return }
        needsReload = false
        noteConditions()
        let counts = askedCounts() ?? []
        // Built apart: the delegate may ask the table while it answers.
        let loaded = TableRows()
        (loaded.headHeight, loaded.footHeight) = (rows.headHeight, rows.footHeight)
        loaded.tailHeight = rows.tailHeight
        loaded.load(counts: counts, row: { initialHeight(at: $0) }, parts: { initialParts(of: $0) })
        rows = loaded
        resolveSystemParts()
        contentSize = CGSize(width: bounds.width, height: rows.total)
    }

    /// Who asks for cells after a load gets them, before the next pass; not while an update is open, whose data the rows
    /// do not follow yet.
    package func showReloadedRows() {
        let isNew = needsReload || displayed.isEmpty && (needsLayoutPass || bounds.height == 0 && !showsRowAtEdge)
        guard isNew, dataSource != nil, !isLayingOut, appQuestion.questions == 0, update.isIdle else { return }
        showsRowAtEdge = true
        update.take(layOutRows())
    }

    /// What rows are shown in. A table without a height shows none in a pass, but the one at its edge to who asks for
    /// cells.
    private var shownArea: CGRect {
        guard bounds.height == 0, showsRowAtEdge else { return bounds }
        return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1 / LayoutEnvironment.displayScale)
    }

    /// Width or traits may be others than in the pass before: then what was fitted is stale (known by comparison).
    func noteConditions() {
        let condition = MeasuringCondition(width: contentWidth, traits: .now)
        if origins.enter(condition, step: measurementStep) { needsHeights = true }
        rows.tailHeight = SectionMetrics.tail(style: style)
    }

    // MARK: Layout pass

    /// Shows what is on screen. The answer is the rows whose heights were fitted, or turned out to be others.
    func layOutRows() -> [MeasuredRow] { layingOut { layOutNow() } ?? [] }

    private func layOutNow() -> [MeasuredRow] {
        if bounds.height > 0 { showsRowAtEdge = false }
        reloadIfNeeded()
        noteConditions()
        layOutEdgeViews()
        let anchor = screenAnchor()
        let shown = rows
        let changes = showRows()
        // A notice to the delegate led to a reload: the next pass shows the new rows.
        guard rows === shown else { return changes }
        needsHeights = false
        invalidated = []
        showHeadersAndFooters()
        contentSize = CGSize(width: bounds.width, height: rows.total)
        keepOffsetInContent()
        let measured = changes.filter(\.isFitted)
        noteJump(from: anchor, measured: measured)
        checkCells(measured: measured.map(\.id))
        // What edits contradicted belongs to the update that follows them, if one does.
        _ = conflictsOfEdits()
        forgetUnusedOrigins()
        return changes
    }

    /// Gives every row on screen its cell, height and frame, from the top down; then takes cells off screen back
    /// (facts D7.2, D7.6). The answer is what was fitted or changed.
    /// - Complexity: O(log rows) for each row on screen, now or before.
    private func showRows() -> [MeasuredRow] {
        let window = shownArea
        var shown: [TableRows.RowID] = []
        var changes: [MeasuredRow] = []
        let (order, edits) = (rows, rows.edits)
        var next = rows.path(atOrBelow: max(0, window.minY))
        var section = -1
        while let path = next {
            if path.section != section {
                section = path.section
                resolve(.header, section)
            }
            guard let row = rows.span(of: path), row.top < window.maxY else { break }
            if row.top + row.height > window.minY {
                if let change = show(path, row, in: window) { changes.append(change) }
                guard rows === order else { return changes }
                if displayed[row.id] != nil { shown.append(row.id) }
            }
            next = rows.path(after: path)
            if let after = next, after.section != section { resolve(.footer, section) }
        }
        if section >= 0, section < rows.sectionCount { resolve(.footer, section) }
        hideRows(except: shown, isEdited: rows.edits != edits)
        return changes
    }

    /// Takes cells off screen back, from the bottom (fact D7.6).
    /// - Parameter isEdited: Rows moved while they were shown: one may have been met twice.
    private func hideRows(except shown: [TableRows.RowID], isEdited: Bool) {
        guard isEdited || displayed.count > shown.count else { return }
        let (known, shown) = (rows, Set(shown))
        for row in displayedRows.reversed() where !shown.contains(row.id) {
            // The delegate may have reloaded, or laid out, when it was notified of the one before.
            guard rows === known, displayed[row.id] === row.cell else { continue }
            displayed[row.id] = nil
            noteStale(row.id, row.cell)
            recycle(row.cell)
            notify(ofEnd: row.cell, row.path)
        }
    }

    private func show(
        _ path: IndexPath, _ row: (id: TableRows.RowID, top: CGFloat, height: CGFloat), in window: CGRect
    ) -> MeasuredRow? {
        let id = row.id
        let known = displayed[id]
        let isNew = known == nil
        let cell = known ?? ensureCell(at: path, id)
        let isUpdated = cell.needsConfiguration
        if isUpdated { asking(about: path) { cell.updateConfigurationIfNeeded() } }
        let isAsked = isNew || asksHeight(of: id) || isUpdated && takesInvalidations
        let didMeasure = isAsked && resolveHeight(of: id, at: path, cell: cell, isNew: isNew)
        // Who was asked may have moved it.
        let (top, height) = isAsked ? (rows.top(of: path), rows.height(of: id)) : (row.top, row.height)
        let placement = placement(top: top, height: height, contentHeight: contentHeight(of: id))
        let rect = placement.frame
        cell.apply(placement)
        let change =
            didMeasure || abs(row.height - height) > 1e-6
            ? MeasuredRow(id: id, path: path, before: row.height, after: height, isFitted: didMeasure) : nil
        // A row may turn out to end above the screen.
        guard rect.minY < window.maxY, rect.maxY > window.minY else {
            retire(id)
            return change
        }
        if isNew { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        return change
    }

    /// Lets go of a cell that was only measured.
    private func retire(_ id: TableRows.RowID) { displayed.removeValue(forKey: id).map(recycle) }

    func ensureCell(at path: IndexPath, _ id: TableRows.RowID) -> UITableViewCell {
        if let cell = displayed[id] { return cell }
        let cell = askedCell(at: path)
        displayed[id] = cell
        adopt(cell, id, path)
        if firstLayout == .atEstimate {
            let estimate = rows.height(of: id)
            cell.apply(placement(top: 0, height: estimate, contentHeight: max(0, estimate - separatorShare)))
            cell.layoutIfNeeded()
        }
        addSubview(cell)
        return cell
    }

    /// A new cell's content is there at once, whatever animation runs.
    private func askedCell(at path: IndexPath) -> UITableViewCell {
        var cell: UITableViewCell?
        UIView.performWithoutAnimation {
            cell = asking(about: path) { dataSource?.tableView(self, cellForRowAt: path) }
        }
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    private func adopt(_ cell: UITableViewCell, _ id: TableRows.RowID, _ path: IndexPath) {
        cell.table = self
        cell.rowID = id
        cell.isUnannounced = false
        // Another table may have numbered its rows and origins alike.
        cell.knownHeight = nil
        cell.separatorShare = separatorShare
        cell.spaceBelowContent = separatorShare
        cell.setNeedsUpdateConfiguration()
        if cell.isSelected != selected.contains(id) { cell.setSelected(selected.contains(id), animated: false) }
        prepareForEditing(cell, path)
        cell.giveMargins()
        if adoptsChanges { listen(to: cell) }
        if let delegate = tableDelegate,
            let level = optionalMethods.ask(
                .indentationLevel, { asking { delegate.tableView(self, indentationLevelForRowAt: path) } })
        {
            cell.indentationLevel = level
        }
    }

    func recycle(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        cell.contentView.onSystemChange(nil)
        cell.table = nil
        if !BrokenConstraints.areKeptInReusePool { cell.contentView.forgetBrokenConstraints() }
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    /// Measures all rows, those off screen with a cell of their own for the moment; for reports.
    /// - Complexity: O(rows).
    public func measureAllRows() {
        if refuses("measureAllRows") { return }
        loadCountsIfNeeded()
        noteConditions()
        isLayingOut = true
        var next = rows.path(after: nil)
        while let path = next, let id = rows.rowID(at: path) {
            let isOffScreen = displayed[id] == nil
            next = rows.path(after: path)
            if isOffScreen, isKnown(id), origins[rows.origin(of: id)].kind == .fitted { continue }
            _ = resolveHeight(of: id, at: path, cell: ensureCell(at: path, id), isNew: false, reason: .asked)
            if isOffScreen { retire(id) }
        }
        isLayingOut = false
        contentSize = CGSize(width: bounds.width, height: rows.total)
        setNeedsLayout()
    }

    // MARK: Editing

    func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool = false) {
        let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.editingStyle = canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        if isEditing {
            cell.shouldIndentWhileEditing =
                tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? cell.shouldIndentWhileEditing
            let canMove = optionalMethods.ask(.movableRow) { dataSource?.tableView(self, canMoveRowAt: path) }
            cell.showsReorderControl = canMove ?? cell.showsReorderControl
        }
        guard cell.isEditing != isEditing else { return }
        let state: UITableViewCell.StateMask = isEditing ? .showingEditControl : []
        cell.willTransition(to: state)
        cell.setEditing(isEditing, animated: animated)
        cell.didTransition(to: state)
    }

    func editingDidChange(animated: Bool) {
        for row in displayedRows { prepareForEditing(row.cell, row.path, animated: animated) }
        needsHeights = true
        setNeedsLayout()
    }
}
