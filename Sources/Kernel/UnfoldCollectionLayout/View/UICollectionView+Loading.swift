/// Loading counts, and what items are before they were measured.
extension UICollectionView {
    package func loadCountsIfNeeded() {
        guard needsReload, dataSource != nil else { return }
        needsReload = false
        noteConditions()
        let counts = askedCounts() ?? []
        // Built apart: the app may ask the view while it answers.
        let loaded = TableRows()
        loaded.load(counts: counts, row: { self.initialHeight(at: $0) }, parts: { self.initialParts(of: $0) })
        rows = loaded
        layout.rowsWereEdited(nil)
        let context = layout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        context.isFull = true
        if appQuestion.questions == 0 { layout.invalidateLayout(with: context) }
    }

    func itemCount(in section: Int) -> Int {
        loadCountsIfNeeded()
        guard section >= 0, section < rows.sectionCount else {
            UIKitExceptions.raise(
                "request for number of items in section \(section) when there are only \(rows.sectionCount) "
                    + "sections in the collection view")
            return 0
        }
        return rows.rowCount(in: section)
    }

    func forgetItems() {
        let gone = displayed.sorted { order($0.key) > order($1.key) }.map { DisplayedElement($0.key, $0.value) }
        for element in gone { recycle(element.view) }
        displayed = [:]
        dropSeparators { _ in true }
        selected = []
        invalidated = []
        motion = nil
        partOrigins = [:]
        layout.forgetSizes()
        rows = TableRows()
        layout.rowsWereEdited(nil)
        layout.isPrepared = false
        // Whatever an update had asked for so far is about items that are gone.
        update.edits = UpdateEdits()
        needsReload = true
        setNeedsLayout()
        // It may ask back, or reload.
        for element in gone { element.notifyOfEnd(self) }
    }

    /// From the top: items by their index path, then the rest, headers before footers (fact L5.14).
    func order(_ key: ElementKey) -> (Int, Int, Int, String) {
        switch key {
        case .item(let id):
            let path = rows.path(of: id)
            return (0, path?.section ?? .max, path?.item ?? Int(id), "")
        case .part(let kind, let section, let index):
            return (1, rows.section(of: section) ?? .max, index, kind == Self.elementKindSectionHeader ? "" : kind)
        case .other(let kind, let path): return (2, path.first ?? 0, path.count > 1 ? path[1] : 0, kind)
        }
    }

    package func initialHeight(at path: IndexPath) -> (height: CGFloat, origin: UInt32) {
        (layout.initialLength(ofItemsIn: path.section), estimatedOrigin)
    }
    var estimatedOrigin: UInt32 { origins.number(of: HeightOrigin(kind: .estimated, share: 0)) }
    package func initialParts(of section: Int) -> PartPair<SectionPart> {
        PartPair(header: SectionPart(), footer: SectionPart())
    }
}

extension UICollectionView: ScrollDelegateListener {
    package func scrollDelegateDidChange() {
        let new = scrollDelegate as? any UICollectionViewDelegate
        // What was announced to another delegate is not announced any more: no one is notified of its end.
        if collectionDelegate != nil, new !== collectionDelegate {
            for view in displayed.values { view.isAnnounced = false }
        }
        collectionDelegate = new
        optionalMethods.forget()
        layout.invalidateLayout()
        setNeedsLayout()
    }
}
