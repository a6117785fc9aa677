extension UICollectionView {
    /// Mirrored layouts are mirrored here, so that a layout need not know of it (fact L1.14).
    private var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
            x: max(contentSize.width, bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// From the layout's attributes, which know nothing of mirrors, to those shown; and back.
    func mirroredIfNeeded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        isMirrored ? mirrored(attributes) : attributes
    }

    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isMirrored else { return layout.layoutAttributesForElements(in: rect) ?? [] }
        return (layout.layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored)
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied
        copy.frame = mirrored(attributes.frame)
        return copy
    }

    func attributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard rows.rowID(at: path) != nil, let found = layout.layoutAttributesForItem(at: path) else { return nil }
        return isMirrored ? mirrored(found) : found
    }

    func attributesOfPart(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) else { return nil }
        return isMirrored ? mirrored(found) : found
    }

    /// Items with cells, in order.
    package var displayedItems: [(path: IndexPath, id: TableRows.RowID, cell: UICollectionViewCell)] {
        var found: [(path: IndexPath, id: TableRows.RowID, cell: UICollectionViewCell)] = []
        for (key, view) in displayed {
            guard case .item(let id) = key, let cell = view as? UICollectionViewCell, let path = rows.path(of: id)
            else { continue }
            found.append((path, id, cell))
        }
        return found.sorted { $0.path < $1.path }
    }

    func displayedViews(ofKind kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
        var found: [(path: IndexPath, view: UICollectionReusableView)] = []
        for (key, view) in displayed {
            switch key {
            case .part(kind, let id, let index):
                if let section = rows.section(of: id) { found.append((IndexPath(item: index, section: section), view)) }
            case .other(kind, let path): found.append((path, view))
            default: break
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    func part(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        displayedViews(ofKind: kind).first { $0.path == path }?.view
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        rows.rowID(at: path).flatMap { displayed[.item($0)] } as? UICollectionViewCell
    }

    func path(of cell: UICollectionViewCell) -> IndexPath? {
        guard case .item(let id)? = cell.element, displayed[.item(id)] === cell else { return nil }
        return rows.path(of: id)
    }

    func itemPath(at point: CGPoint) -> IndexPath? {
        let area = CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -0.01, dy: -0.01)
        prepareLayout()
        let hits = attributesOfElements(in: area).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && rows.rowID(at: $0.indexPath) != nil
                && $0.frame.contains(point)
        }
        return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        loadCountsIfNeeded()
        guard isInBounds(path) else { return }
        let start = contentOffset
        defer { if animated { announceEnd(ofMoveFrom: start) } }
        // Sizes that come in move the item: a few passes settle it.
        for _ in 0..<5 {
            guard let frame = attributesOfItem(at: path)?.frame else { return }
            // The layout may not have been asked yet.
            let size = layout.collectionViewContentSize
            if size != contentSize { contentSize = size }
            let goal = clampedOffset(offset(showing: frame, position))
            if goal == contentOffset { break }
            contentOffset = goal
            layoutIfNeeded()
        }
    }

    private func isInBounds(_ path: IndexPath) -> Bool {
        guard path.count == 2, path.section >= 0, path.section < rows.sectionCount else {
            UIKitExceptions.raise(
                "Attempted to scroll the collection view to an out-of-bounds section (\(path.first ?? 0)) when "
                    + "there are only \(rows.sectionCount) sections.")
            return false
        }
        let count = rows.rowCount(in: path.section)
        guard path.item >= 0, path.item < count else {
            UIKitExceptions.raise(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
                    + "\(count) items in section \(path.section).")
            return false
        }
        return true
    }

    private func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let room = CGSize(
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        func along(
            _ low: CGFloat, _ high: CGFloat, _ room: CGFloat, _ inset: CGFloat, _ now: CGFloat,
            _ edges: (ScrollPosition, ScrollPosition, ScrollPosition)
        ) -> CGFloat {
            if position.contains(edges.0) { return low - inset }
            if position.contains(edges.1) { return (low + high) / 2 - inset - room / 2 }
            if position.contains(edges.2) { return high - inset - room }
            let start = now + inset
            if low < start { return low - inset }
            return high > start + room ? high - inset - room : now
        }
        return CGPoint(
            x: along(
                rect.minX, rect.maxX, room.width, insets.left, contentOffset.x, (.left, .centeredHorizontally, .right)),
            y: along(
                rect.minY, rect.maxY, room.height, insets.top, contentOffset.y, (.top, .centeredVertically, .bottom)))
    }

    var selectedPaths: [IndexPath] { selected.compactMap { rows.path(of: $0) } }

    func select(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool = false) {
        loadCountsIfNeeded()
        if path == nil || !selectsSeveral { for known in selectedPaths { deselect(known) } }
        guard let path, let id = rows.rowID(at: path) else { return }
        if !selected.contains(id) { selected.append(id) }
        (displayed[.item(id)] as? UICollectionViewCell)?.isSelected = true
        if !position.isEmpty { scroll(to: path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        guard let id = rows.rowID(at: path) else { return }
        selected.removeAll { $0 == id }
        (displayed[.item(id)] as? UICollectionViewCell)?.isSelected = false
    }

    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
