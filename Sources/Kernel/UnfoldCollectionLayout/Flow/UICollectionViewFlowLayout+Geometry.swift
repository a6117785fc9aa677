extension UICollectionViewFlowLayout {
    /// Positions are whole pixels, one by one; sizes are as they are (fact L1.11).
    private func frame(
        along: CGFloat, across: CGFloat, length: CGFloat, thickness: CGFloat
    ) -> CGRect {
        isVertical
            ? CGRect(x: CellMetrics.round(across), y: CellMetrics.round(along), width: length, height: thickness)
            : CGRect(x: CellMetrics.round(along), y: CellMetrics.round(across), width: thickness, height: length)
    }

    private func make(_ path: IndexPath, kind: String? = nil) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes.made(type(of: self).layoutAttributesClass, path, kind: kind)
        made.extras.isSelfSizing = kind == nil && isSelfSizing
        return made
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, sections.indices.contains(path.section), path.item >= 0,
            path.item < collectionView?.rows.rowCount(in: path.section) ?? 0
        else { return nil }
        let section = sections[path.section]
        let item = section.lines.item(path.item)
        let made = make(path)
        made.frame = frame(
            along: starts[path.section] + section.header + section.inset.before + item.across,
            across: section.inset.low + item.along, length: item.length, thickness: item.thickness)
        return made
    }

    func part(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.item == 0, sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let thickness = isHeader ? section.header : section.footer
        let made = make(path, kind: kind)
        let start = starts[path.section]
        var along = isHeader ? start : start + section.total - thickness
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView {
            along = floating(
                along, thickness, isAtEnd: !isHeader, from: start + section.header,
                to: start + section.total - section.footer, in: view)
            made.zIndex = 10
        }
        made.frame = frame(along: along, across: 0, length: frameOfReference.across, thickness: thickness)
        return made
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard collectionView != nil, !sections.isEmpty else { return [] }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let found = sectionNumbers(from: low, to: high, of: sections.count, starts).flatMap { number in
            let section = sections[number]
            let parts = [
                (UICollectionView.elementKindSectionHeader, section.header),
                (UICollectionView.elementKindSectionFooter, section.footer),
            ]
            let start = starts[number] + section.header + section.inset.before
            return parts.compactMap { $1 > 0 ? part($0, at: IndexPath(item: 0, section: number)) : nil }
                + section.lines.items(from: low - start - 1, to: high - start + 1).compactMap {
                    item(at: IndexPath(item: $0, section: number))
                }
        }
        return found.filter { $0.frame.touches(rect) }
    }
}
