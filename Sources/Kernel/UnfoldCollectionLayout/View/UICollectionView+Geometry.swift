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
        return rows.rowID(at: path) == nil ? nil : layout.layoutAttributesForItem(at: path).map(mirroredIfNeeded)
    }

    func attributesOfPart(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path).map(mirroredIfNeeded)
    }

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
        scroll(to: path, animated: animated) {
            guard let frame = attributesOfItem(at: path)?.frame else { return nil }
            // The layout may not have been asked yet.
            let size = layout.collectionViewContentSize
            if size != contentSize { contentSize = size }
            return offset(showing: frame, position)
        }
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

    package func mark(_ id: TableRows.RowID, isSelected: Bool, animated: Bool) {
        (displayed[.item(id)] as? UICollectionViewCell)?.isSelected = isSelected
    }

    package var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
