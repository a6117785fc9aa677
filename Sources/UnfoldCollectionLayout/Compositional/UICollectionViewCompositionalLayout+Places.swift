import UnfoldAutoLayout
import Foundation
import UnfoldTableLayout

/// From solved sections to attributes.
extension UICollectionViewCompositionalLayout {
    private func make(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        .made(type(of: self).layoutAttributesClass, path)
    }

    /// Places to the nearest pixel, one by one; sizes as they are (fact L3.1).
    private func rounded(_ frame: CGRect) -> CGRect {
        CGRect(
            x: CellMetrics.round(frame.minX), y: CellMetrics.round(frame.minY), width: frame.width,
            height: frame.height)
    }

    /// Where the groups of a section begin.
    private func origin(_ number: Int, _ view: UICollectionView) -> CGPoint {
        let insets = sections[number].insets
        let start = starts[number] + boundaryLengths(number, view).before
        return isVertical
            ? CGPoint(x: insets.leading, y: start + insets.top) : CGPoint(x: start + insets.leading, y: insets.top)
    }

    // MARK: Items

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
            var frame = leaf.frame
            let top = view.rows.rowTop(path.item, in: id)
            let length = view.rows.height(of: row) - stride.extra
            if isVertical {
                frame.origin.y += top
                frame.size.height = length
                if !leaf.fixedWidth, let known = sizes[row] { frame.size.width = known.width }
            } else {
                frame.origin.x += top
                frame.size.width = length
                if !leaf.fixedHeight, let known = sizes[row] { frame.size.height = known.height }
            }
            return attributes(path, leaf, frame.offsetBy(dx: origin.x, dy: origin.y), solved)
        }
        let group = path.item / solved.perGroup
        guard let list = groupLists[id], let box = box(group, of: solved, id, view),
            box.leaves.indices.contains(path.item % solved.perGroup)
        else { return nil }
        let leaf = box.leaves[path.item % solved.perGroup]
        let start = groups.top(of: group, in: list.list)
        let isBelow = isVertical != solved.isOrthogonal
        let frame = leaf.frame.offsetBy(dx: origin.x + (isBelow ? 0 : start), dy: origin.y + (isBelow ? start : 0))
        return attributes(path, leaf, frame, solved)
    }

    private func attributes(
        _ path: IndexPath, _ leaf: GroupBox.Leaf, _ frame: CGRect, _ solved: SolvedSection
    ) -> UICollectionViewLayoutAttributes {
        let made = make(path)
        made.frame = rounded(frame)
        made.zIndex = leaf.zIndex
        made.extras.fixedWidth = leaf.fixedWidth
        made.extras.fixedHeight = leaf.fixedHeight
        made.extras.isSelfSizing = !leaf.fixedWidth || !leaf.fixedHeight
        made.extras.list = solved.definition.look(of: path, count: solved.count, width: frame.width)
        return made
    }

    // MARK: Headers, footers, badges, backgrounds

    func part(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView, path.count == 2, sections.indices.contains(path.section) else { return nil }
        let solved = sections[path.section]
        if let item = solved.definition.boundarySupplementaryItems.first(where: { $0.elementKind == kind }) {
            return path.item == 0 ? boundary(item, path, solved, view) : nil
        }
        guard let owner = self.item(at: path) else { return nil }
        return badges(of: owner, solved, view).first { $0.representedElementKind == kind }
    }

    private func boundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ solved: SolvedSection,
        _ view: UICollectionView
    ) -> UICollectionViewLayoutAttributes {
        let size = size(of: item, in: path.section, view)
        let follows = solved.definition.supplementariesFollowContentInsets
        let all = solved.environment.container.contentSize
        let start = starts[path.section]
        let end = start + sectionLength(path.section)
        let isAtEnd = item.side(isVertical: isVertical) == .end
        var along = isAtEnd ? end - self.along(size) : start + item.padding
        if !item.extendsBoundary, item.side(isVertical: isVertical) == .start { along = start }
        if item.pinToVisibleBounds { along = pinned(along, self.along(size), isAtEnd: isAtEnd, start, end, view) }
        let low = follows ? (isVertical ? solved.insets.leading : solved.insets.top) : 0
        let room = follows ? solved.container : all
        let across = acrossPlace(item, size, low, isVertical ? room.width : room.height)
        var frame = CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
        frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        made.frame = rounded(frame)
        made.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 1_000_000_000) : item.zIndex
        made.extras.fixedWidth = !item.layoutSize.widthDimension.isEstimated
        made.extras.fixedHeight = !item.layoutSize.heightDimension.isEstimated
        made.extras.isSelfSizing = !made.extras.fixedWidth || !made.extras.fixedHeight
        if solved.definition.list != nil {
            made.extras.list = ListRowLook(margin: ListMetrics.margin(width: size.width), isHeader: true)
        }
        return made
    }

    private func sectionLength(_ number: Int) -> CGFloat {
        starts[number + 1] - starts[number] - (number < sections.count - 1 ? configuration.interSectionSpacing : 0)
    }

    private func acrossPlace(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ low: CGFloat, _ room: CGFloat
    ) -> CGFloat {
        let length = isVertical ? size.width : size.height
        switch item.alignment {
        case .topLeading, .bottomLeading, .leading: return isVertical ? low : low + (room - length) / 2
        case .topTrailing, .bottomTrailing, .trailing:
            return isVertical ? low + room - length : low + (room - length) / 2
        default: return low + (room - length) / 2
        }
    }

    /// A floating header stands at the edge of the screen, within its section.
    private func pinned(
        _ along: CGFloat, _ length: CGFloat, isAtEnd: Bool, _ start: CGFloat, _ end: CGFloat, _ view: UICollectionView
    ) -> CGFloat {
        let insets = view.adjustedContentInset
        if isAtEnd {
            let edge = isVertical ? view.bounds.maxY - insets.bottom : view.bounds.maxX - insets.right
            return min(along, max(edge - length, start))
        }
        let edge = isVertical ? view.bounds.minY + insets.top : view.bounds.minX + insets.left
        return max(along, min(edge, end - length))
    }

    private func badges(
        of owner: UICollectionViewLayoutAttributes, _ solved: SolvedSection, _ view: UICollectionView
    ) -> [UICollectionViewLayoutAttributes] {
        guard let template = solved.template else { return [] }
        let leaf = template.leaves[owner.indexPath.item % template.leaves.count]
        return leaf.badges.map { item in
            let size = GroupSolver.size(item.layoutSize, in: owner.frame.size)
            var frame = item.containerAnchor.frame(of: size, in: owner.frame)
            if let anchor = item.itemAnchor {
                let own = anchor.frame(of: .zero, in: CGRect(origin: .zero, size: size))
                let middle = item.containerAnchor.frame(of: .zero, in: owner.frame)
                frame.origin = CGPoint(x: middle.minX - own.minX, y: middle.minY - own.minY)
            }
            let made = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind, with: owner.indexPath)
            made.frame = rounded(frame)
            made.zIndex = item.zIndex
            made.extras.isSelfSizing = false
            return made
        }
    }

    func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView, path.count == 2, sections.indices.contains(path.section),
            let item = sections[path.section].definition.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        let insets = item.contentInsets
        let across = isVertical ? view.bounds.width : view.bounds.height
        let rect =
            isVertical
            ? CGRect(x: 0, y: starts[path.section], width: across, height: sectionLength(path.section))
            : CGRect(x: starts[path.section], y: 0, width: sectionLength(path.section), height: across)
        let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        made.frame = rounded(
            CGRect(
                x: rect.minX + insets.leading, y: rect.minY + insets.top,
                width: max(0, rect.width - insets.leading - insets.trailing),
                height: max(0, rect.height - insets.top - insets.bottom)))
        made.zIndex = item.zIndex
        return made
    }

    // MARK: All in a rectangle

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let view = collectionView, !sections.isEmpty else { return [] }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        var number = section(at: low)
        while number < sections.count, starts[number] <= high {
            add(number, low, high, rect, view, &found)
            number += 1
        }
        return found
    }

    private func add(
        _ number: Int, _ low: CGFloat, _ high: CGFloat, _ rect: CGRect, _ view: UICollectionView,
        _ found: inout [UICollectionViewLayoutAttributes]
    ) {
        let solved = sections[number]
        let first = IndexPath(item: 0, section: number)
        for item in solved.definition.decorationItems {
            if let made = decoration(item.elementKind, at: first), meets(made.frame, rect) { found.append(made) }
        }
        for item in solved.definition.boundarySupplementaryItems {
            let made = boundary(item, first, solved, view)
            if meets(made.frame, rect) { found.append(made) }
        }
        guard solved.count > 0, solved.perGroup > 0 else { return }
        let id = view.rows.sectionID(at: number)
        let origin = origin(number, view)
        let range =
            solved.isOrthogonal
            ? orthogonalItems(rect, solved, id, origin)
            : items(low, high, from: isVertical ? origin.y : origin.x, solved, id, view)
        for number in range {
            let path = IndexPath(item: number, section: first.section)
            guard let made = attributes(path, solved, id, origin, view) else { continue }
            for badge in badges(of: made, solved, view) where meets(badge.frame, rect) { found.append(badge) }
            if meets(made.frame, rect) { found.append(made) }
        }
    }

    /// Items of the groups that meet a range along the scroll direction.
    private func items(
        _ low: CGFloat, _ high: CGFloat, from start: CGFloat, _ solved: SolvedSection, _ id: TableRows.SectionID,
        _ view: UICollectionView
    ) -> Range<Int> {
        // Rounded places may stick out by a pixel.
        let (low, high) = (low - start - 1, high - start + 1)
        let count = solved.groupCount
        if strides[id] != nil {
            guard high >= 0, low <= view.rows.rowsHeight(of: id) else { return 0..<0 }
            let first = view.rows.row(at: max(0, low), in: id) ?? (low <= 0 ? 0 : count)
            let last = view.rows.row(at: high, in: id) ?? count - 1
            return first..<max(first, last + 1)
        }
        guard let list = groupLists[id]?.list, high >= 0, low <= groups.total(of: list) else { return 0..<0 }
        let first = groups.position(at: max(0, low), in: list) ?? (low <= 0 ? 0 : count)
        let last = groups.position(at: high, in: list) ?? count - 1
        return min(
            first * solved.perGroup, solved.count)..<max(
                min(first * solved.perGroup, solved.count), min((last + 1) * solved.perGroup, solved.count))
    }

    /// Groups stand side by side across the scroll direction.
    private func orthogonalItems(
        _ rect: CGRect, _ solved: SolvedSection, _ id: TableRows.SectionID, _ origin: CGPoint
    ) -> Range<Int> {
        guard let list = groupLists[id]?.list else { return 0..<0 }
        let low = (isVertical ? rect.minX - origin.x : rect.minY - origin.y) - 1
        let high = (isVertical ? rect.maxX - origin.x : rect.maxY - origin.y) + 1
        guard high >= 0, low <= groups.total(of: list) else { return 0..<0 }
        let first = groups.position(at: max(0, low), in: list) ?? 0
        let last = groups.position(at: high, in: list) ?? solved.groupCount - 1
        return first * solved.perGroup..<max(first * solved.perGroup, min((last + 1) * solved.perGroup, solved.count))
    }

    private func meets(_ frame: CGRect, _ rect: CGRect) -> Bool {
        frame.maxX >= rect.minX && frame.minX <= rect.maxX && frame.maxY >= rect.minY && frame.minY <= rect.maxY
    }

    /// The first section that ends at or below a place.
    private func section(at place: CGFloat) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
