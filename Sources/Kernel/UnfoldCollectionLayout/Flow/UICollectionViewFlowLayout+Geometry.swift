extension UICollectionViewFlowLayout {
    /// Positions are whole pixels, one by one; sizes are as they are (fact L1.11).
    private func attributes(
        _ path: IndexPath, along: CGFloat, across: CGFloat, length: CGFloat, thickness: CGFloat
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
            path.item < itemCount(path.section)
        else { return nil }
        let section = sections[path.section]
        let item = section.lines.item(path.item)
        let made = make(path)
        made.frame = attributes(
            path, along: starts[path.section] + section.header + section.inset.before + item.across,
            across: section.inset.low + item.along, length: item.length, thickness: item.thickness)
        return made
    }

    private func itemCount(_ section: Int) -> Int { collectionView?.rows.rowCount(in: section) ?? 0 }

    func part(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.item == 0, sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let thickness = isHeader ? section.header : section.footer
        let made = make(path, kind: kind)
        let start = starts[path.section]
        var along = isHeader ? start : start + section.total - thickness
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            along = pinned(along, thickness, isHeader: isHeader, section, start: start)
            made.zIndex = 10
        }
        made.frame = attributes(path, along: along, across: 0, length: frameOfReference.across, thickness: thickness)
        return made
    }

    /// Where a floating header or footer stands: at the edge of the screen, within its section.
    private func pinned(
        _ along: CGFloat, _ thickness: CGFloat, isHeader: Bool, _ section: FlowSection, start: CGFloat
    ) -> CGFloat {
        guard let view = collectionView else { return along }
        let insets = view.adjustedContentInset
        if isHeader {
            let edge = isVertical ? view.bounds.minY + insets.top : view.bounds.minX + insets.left
            return max(along, min(edge, start + section.total - section.footer - thickness))
        }
        let edge = isVertical ? view.bounds.maxY - insets.bottom : view.bounds.maxX - insets.right
        return min(along, max(edge - thickness, start + section.header))
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard collectionView != nil, !sections.isEmpty else { return [] }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        var number = SectionStarts.section(endingAtOrBelow: low, in: starts)
        while number < sections.count, starts[number] <= high {
            add(number, low, high, rect, &found)
            number += 1
        }
        return found
    }

    private func add(
        _ number: Int, _ low: CGFloat, _ high: CGFloat, _ rect: CGRect,
        _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        let section = sections[number]
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let isSeen = (kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer) > 0
            if isSeen, let part = part(kind, at: IndexPath(item: 0, section: number)), part.frame.touches(rect) {
                found.append(part)
            }
        }
        let start = starts[number] + section.header + section.inset.before
        for item in section.lines.items(from: low - start - 1, to: high - start + 1) {
            guard let attributes = self.item(at: IndexPath(item: item, section: number)), attributes.frame.touches(rect)
            else { continue }
            found.append(attributes)
        }
    }
}
