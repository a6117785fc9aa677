/// What a collection view has of its own in updates; the rest it shares with tables.
extension UICollectionView: RowUpdating {
    package var terminology: ListTerminology { .collection }
    package var isLoaded: Bool { !needsReload && layout.isPrepared }
    package var hasDataSource: Bool { dataSource != nil }
    package var askedSectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    package func askedRowCount(in section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    package func reloadLater() { forgetItems() }

    package func updateWillBeChecked() {
        layout.willEdit()
        noteMotionBefore()
    }
    package func prefersList(before: [Int], after: [Int]) -> Bool { false }

    /// UIKit's phases (fact L5.7): the layout is invalidated and prepared, then told what changed; the pass that
    /// follows asks it for the new positions.
    package func rowsDidChange(_ update: BatchUpdate) {
        layout.forget(update.leaving + update.leavingSections.flatMap { rows.rowIDs(in: $0) })
        layout.forgetSections(update.leavingSections)
        for section in update.leavingSections {
            for key in partOrigins.keys { if case .part(_, section, _) = key { partOrigins[key] = nil } }
        }
        layout.rowsDidMove(update.moved)
        layout.rowsWereEdited(update.editedSections(now: rows))
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        prepareLayout()
        let items = updateItems(update)
        UIView.performWithoutAnimation {
            asking { layout.prepare(forCollectionViewUpdates: items) }
            askMotion(update)
        }
    }

    private func updateItems(_ update: BatchUpdate) -> [UICollectionViewUpdateItem] {
        let edits = update.edits
        func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
        let deleted = edits.deletedSections.sorted(by: >).map(section) + edits.deletedRows.sorted(by: >)
        let reloaded = edits.reloadedSections.sorted().map(section) + edits.reloadedRows.sorted()
        let inserted = edits.insertedSections.sorted().map(section) + edits.insertedRows.sorted()
        let moved = edits.movedSections.map { (from: section($0.from), to: section($0.to)) }
        return deleted.map { .init(before: $0, after: nil, action: .delete) }
            + reloaded.map { .init(before: $0, after: $0, action: .reload) }
            + inserted.map { .init(before: nil, after: $0, action: .insert) }
            + (moved + edits.movedRows.map { ($0.from, $0.to) }).map { .init(before: $0, after: $1, action: .move) }
    }

    package func sizesMayHaveChanged() {
        if sizesAfterUpdates == .askedAgain { needsHeights = true }
        setNeedsLayout()
    }

    package func resolveSystemParts() {}

    /// The delegate, then the layout, may move the offset (fact L5.10).
    package func updateDidLayOut() {
        askUnseenReloads()
        finishMotion()
        let asked = collectionDelegate.flatMap { delegate in
            optionalMethods.ask(.targetOffset) {
                delegate.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
            }
        }
        let goal = clampedOffset(asked ?? layout.targetContentOffset(forProposedContentOffset: contentOffset))
        if goal != contentOffset {
            contentOffset = goal
            layoutIfNeeded()
        }
        // Last, since layouts forget there what they would answer with (Apple's page of `finalizeCollectionViewUpdates`).
        layout.finalizeCollectionViewUpdates()
    }

    // MARK: Items that come and go

    /// Hands the item's own cell to the data source again, at its position after the update; it is asked for its size in
    /// any case (fact L2.8).
    package func reconfigure(_ id: TableRows.RowID) {
        guard let path = rows.path(of: id), let cell = displayed[.item(id)] as? UICollectionViewCell, let dataSource
        else { return }
        reconfigured = cell
        defer { reconfigured = nil }
        let answer = asking(about: path) { dataSource.collectionView(self, cellForItemAt: path) }
        cell.updateConfigurationIfNeeded()
        invalidated.insert(.item(id))
        if answer !== cell {
            UIKitExceptions.raise(
                "Attempted to dequeue a different cell for an existing index path while reconfiguring")
        }
    }

    package func endDisplaying(_ id: TableRows.RowID) {
        dropSeparators { $0 == id }
        endDisplaying(.item(id))
    }

    /// The delegate is notified when the update is over.
    private func endDisplaying(_ key: ElementKey) {
        guard let view = displayed.removeValue(forKey: key) else { return }
        let element = DisplayedElement(key, view)
        update.notices.append { [weak self, weak delegate = collectionDelegate] in
            // Another delegate was not told that it is there.
            if let self, let delegate, delegate === self.collectionDelegate { element.notifyOfEnd(self) }
        }
        view.removeFromSuperview()
        update.leavingViews.append(view)
    }

    package func endDisplayingParts(of id: TableRows.SectionID) {
        let leaving = displayed.keys.filter { if case .part(_, id, _) = $0 { true } else { false } }
        for key in leaving.sorted(by: { order($0) < order($1) }) { endDisplaying(key) }
    }

    package func enqueueForReuse(_ view: UIView) { (view as? UICollectionReusableView).map { recycle($0) } }

    // MARK: What is on screen

    package var shownIDs: [TableRows.RowID] {
        displayed.keys.compactMap { if case .item(let id) = $0 { id } else { nil } }
    }
    package var shownRows: [(path: IndexPath, id: TableRows.RowID)] { displayedItems.map { ($0.path, $0.id) } }

    /// Items within a screen of the visible ones: an update may bring them on screen, and then no one else knows where
    /// they were.
    package var nearRows: [(path: IndexPath, id: TableRows.RowID, frame: CGRect)] {
        guard layout.isPrepared, !displayed.isEmpty else { return [] }
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        return attributesOfElements(in: area).compactMap { attributes in
            guard attributes.representedElementCategory == .cell, let id = rows.rowID(at: attributes.indexPath)
            else { return nil }
            return (attributes.indexPath, id, attributes.frame)
        }
    }

    package var shownContentViews: [UIView] { displayed.values.map { $0.sizingView } }

    package func shownParts(_ kind: SectionPartKind) -> [TableRows.SectionID: UIView] {
        var found: [TableRows.SectionID: UIView] = [:]
        for (key, view) in displayed { if case .part(kind.elementKind, let section, 0) = key { found[section] = view } }
        return found
    }

    package func element(of host: ObjectIdentifier) -> (element: BatchUpdateReport.Element, height: RowHeight)? {
        guard let (key, view) = displayed.first(where: { ObjectIdentifier($0.value) == host }) else { return nil }
        return element(of: key).map { ($0, height(of: key, view.shownAttributes)) }
    }

    private func element(of key: ElementKey) -> BatchUpdateReport.Element? {
        switch key {
        case .item(let id): return rows.path(of: id).map { .row($0) }
        case .part(Self.elementKindSectionHeader, let section, _): return rows.section(of: section).map { .header($0) }
        case .part(Self.elementKindSectionFooter, let section, _): return rows.section(of: section).map { .footer($0) }
        default: return nil
        }
    }

    package var displayedContents: [ListContent] {
        let all = displayed.sorted { order($0.key) < order($1.key) }
        return all.compactMap { key, view in
            element(of: key).map {
                let height = height(of: key, view.shownAttributes)
                return ListContent(
                    element: $0, view: view.sizingView, height: { height }, isFitted: height.source != .fixed,
                    isStale: { view.sizeIsStale })
            }
        }
    }

    package var hasConflictsOfEdits: Bool { displayed.values.contains { $0.sizingView.hasConflictsAtEdits } }

    package func frameOfRow(at path: IndexPath) -> CGRect { attributesOfItem(at: path)?.frame ?? .zero }

    package func partRect(_ kind: SectionPartKind, _ section: Int) -> CGRect {
        attributesOfPart(kind.elementKind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
    }

    package func height(of kind: SectionPartKind, _ section: Int) -> RowHeight {
        let attributes = attributesOfPart(kind.elementKind, at: IndexPath(item: 0, section: section))
        let key = ElementKey.part(kind: kind.elementKind, section: rows.sectionID(at: section), index: 0)
        return height(of: key, attributes)
    }

    package func positionBefore(
        of id: TableRows.RowID, at path: IndexPath, _ update: BatchUpdate
    ) -> (path: IndexPath, frame: CGRect)? { update.before.near[id].map { ($0.path, $0.frame) } }
}

extension SectionPartKind {
    var elementKind: String {
        self == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }
}
