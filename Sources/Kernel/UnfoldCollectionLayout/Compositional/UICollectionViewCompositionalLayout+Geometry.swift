extension UICollectionViewCompositionalLayout {
    /// Positions to the nearest pixel, one by one; sizes as they are (fact L3.1).
    func rounded(_ frame: CGRect) -> CGRect {
        CGRect(
            x: CellMetrics.round(frame.minX), y: CellMetrics.round(frame.minY), width: frame.width,
            height: frame.height)
    }

    private func origin(_ number: Int, _ view: UICollectionView) -> CGPoint {
        let insets = sections[number].insets
        let start = starts[number] + boundaryLengths(number, view).before
        let across = centering(sections[number])
        return isVertical
            ? CGPoint(x: insets.leading + across, y: start + insets.top)
            : CGPoint(x: start + insets.leading, y: insets.top + across)
    }

    /// Points before the first group of a section that pages group by group and centers each.
    private func centering(_ solved: SolvedSection) -> CGFloat {
        guard solved.definition.orthogonalScrollingBehavior == .groupPagingCentered, let group = solved.template else {
            return 0
        }
        let (all, length) = (solved.container, length(of: group, solved))
        return max(0, (isVertical ? all.width : all.height) - length) / 2
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView, path.count == 2, sections.indices.contains(path.section) else { return nil }
        let solved = sections[path.section]
        guard path.item >= 0, path.item < solved.count, solved.perGroup > 0 else { return nil }
        let id = view.rows.sectionID(at: path.section)
        return attributes(path, solved, id, origin(path.section, view), view)
    }

    private func attributes(
        _ path: IndexPath, _ solved: SolvedSection, _ id: TableRows.SectionID, _ origin: CGPoint,
        _ view: UICollectionView
    ) -> UICollectionViewLayoutAttributes? {
        if let stride = strides[id], let leaf = solved.template?.leaves.first {
            let row = view.rows.rowID(path.item, of: id)
            var size = leaf.frame.size
            let top = view.rows.rowTop(path.item, in: id)
            let length = view.rows.height(of: row) - stride.extra
            if !leaf.fixedWidth, let known = sizes[row] { size.width = known.width }
            if !leaf.fixedHeight, let known = sizes[row] { size.height = known.height }
            if isVertical { size.height = length } else { size.width = length }
            let start = leaf.frame.offsetBy(dx: isVertical ? 0 : top, dy: isVertical ? top : 0).origin
            let frame = CGRect(origin: start, size: size).offsetBy(dx: origin.x, dy: origin.y)
            return attributes(path, leaf, frame, solved)
        }
        let group = path.item / solved.perGroup
        guard let list = groupLists[id], let box = box(group, of: solved, id, view),
            box.leaves.indices.contains(path.item % solved.perGroup)
        else { return nil }
        let leaf = box.leaves[path.item % solved.perGroup]
        let start = list.lengths.top(of: group)
        let isBelow = isVertical != solved.isOrthogonal
        let frame = leaf.frame.offsetBy(dx: origin.x + (isBelow ? 0 : start), dy: origin.y + (isBelow ? start : 0))
        return attributes(path, leaf, frame, solved)
    }

    private func attributes(
        _ path: IndexPath, _ leaf: GroupBox.Leaf, _ frame: CGRect, _ solved: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes.made(type(of: self).layoutAttributesClass, path)
        made.frame = rounded(frame)
        made.zIndex = leaf.zIndex
        made.extras.fixedWidth = leaf.fixedWidth
        made.extras.fixedHeight = leaf.fixedHeight
        made.extras.isSelfSizing = !leaf.fixedWidth || !leaf.fixedHeight
        made.extras.list = solved.definition.look(of: path, count: solved.count, width: frame.width)
        return made
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let view = collectionView else { return [] }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let inside = sectionNumbers(from: low, to: high, of: sections.count, starts)
        let found = outsideParts(view) + inside.flatMap { elements(of: $0, low, high, rect, view) }
        return found.filter { $0.frame.touches(rect) }
    }

    private func elements(
        of number: Int, _ low: CGFloat, _ high: CGFloat, _ rect: CGRect, _ view: UICollectionView
    ) -> [UICollectionViewLayoutAttributes] {
        let solved = sections[number]
        let first = IndexPath(item: 0, section: number)
        var found = solved.definition.decorationItems.compactMap { decoration($0.elementKind, at: first) }
        found += solved.definition.boundarySupplementaryItems.map { boundary($0, first, solved, view) }
        guard solved.count > 0, solved.perGroup > 0 else { return found }
        let id = view.rows.sectionID(at: number)
        let origin = origin(number, view)
        // Groups are side by side across the scroll direction where the section scrolls that way.
        let across = isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        let range =
            solved.isOrthogonal
            ? items(across.0, across.1, from: isVertical ? origin.x : origin.y, solved, id, view)
            : items(low, high, from: isVertical ? origin.y : origin.x, solved, id, view)
        for number in range {
            let path = IndexPath(item: number, section: first.section)
            guard let made = attributes(path, solved, id, origin, view) else { continue }
            found += badges(of: made, solved) + [made]
        }
        return found
    }

    /// Items of the groups that meet a range along the direction in which they follow each other.
    private func items(
        _ low: CGFloat, _ high: CGFloat, from start: CGFloat, _ solved: SolvedSection, _ id: TableRows.SectionID,
        _ view: UICollectionView
    ) -> Range<Int> {
        // Rounded positions may stick out by a pixel.
        let (low, high) = (low - start - 1, high - start + 1)
        let count = solved.groupCount
        if strides[id] != nil {
            guard high >= 0, low <= view.rows.rowsHeight(of: id) else { return 0..<0 }
            let first = view.rows.row(at: max(0, low), in: id) ?? (low <= 0 ? 0 : count)
            let last = view.rows.row(at: high, in: id) ?? count - 1
            return first..<max(first, last + 1)
        }
        guard let lengths = groupLists[id]?.lengths, high >= 0, low <= lengths.total else { return 0..<0 }
        let first = lengths.group(at: max(0, low)) ?? (low <= 0 ? 0 : count)
        let last = lengths.group(at: high) ?? count - 1
        let start = min(first * solved.perGroup, solved.count)
        return start..<max(start, min((last + 1) * solved.perGroup, solved.count))
    }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The kind of a supplementary view; empty for items, whose sizes have no names.
    @MainActor public var name: String { representedElementKind ?? "" }
}
