/// What boundary items stand along: a section, or the layout as a whole.
private struct BoundaryExtent {
    var start: CGFloat
    var end: CGFloat
    /// Where the space across begins.
    var low: CGFloat
    var room: CGSize
}

/// Headers and footers, badges, and views behind sections.
extension UICollectionViewCompositionalLayout {
    func part(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        if path.count == 1 {
            return outsideParts(view).first { $0.representedElementKind == kind && $0.indexPath == path }
        }
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let solved = sections[path.section]
        if let item = solved.definition.boundarySupplementaryItems.first(where: { $0.elementKind == kind }) {
            return path.item == 0 ? boundary(item, path, solved, view) : nil
        }
        guard let owner = self.item(at: path) else { return nil }
        return badges(of: owner, solved).first { $0.representedElementKind == kind }
    }

    func boundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ solved: SolvedSection,
        _ view: UICollectionView
    ) -> UICollectionViewLayoutAttributes {
        let follows = solved.definition.supplementariesFollowContentInsets
        let start = starts[path.section]
        let extent = BoundaryExtent(
            start: start, end: start + sectionLength(path.section),
            low: follows ? (isVertical ? solved.insets.leading : solved.insets.top) : 0,
            room: follows ? solved.container : solved.environment.container.contentSize)
        let made = boundary(item, path, size(of: item, in: path.section, view), extent, view)
        if solved.definition.list != nil {
            made.extras.list = ListRowLook(margin: ListMetrics.margin(width: made.size.width), isHeader: true)
        }
        return made
    }

    func outsideParts(_ view: UICollectionView) -> [UICollectionViewLayoutAttributes] {
        configuration.boundarySupplementaryItems.map { item in
            let extent = BoundaryExtent(start: 0, end: along(contentSize), low: 0, room: room(in: view))
            return boundary(item, IndexPath(index: 0), sizeOfOutside(item, view), extent, view)
        }
    }

    private func boundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ size: CGSize,
        _ extent: BoundaryExtent, _ view: UICollectionView
    ) -> UICollectionViewLayoutAttributes {
        let side = item.side(isVertical: isVertical)
        var along = side == .end ? extent.end - self.along(size) : extent.start + item.padding
        if !item.extendsBoundary, side == .start { along = extent.start }
        if item.pinToVisibleBounds {
            along = floating(
                along, self.along(size), isAtEnd: side == .end, from: extent.start, to: extent.end, in: view)
        }
        let across = acrossOffset(item, size, extent.low, isVertical ? extent.room.width : extent.room.height)
        let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        let frame = CGRect(origin: origin, size: size).offsetBy(dx: item.offset.x, dy: item.offset.y)
        let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        made.frame = rounded(item.inset(frame))
        made.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 1_000_000_000) : item.zIndex
        made.extras.fixedWidth = !item.layoutSize.widthDimension.isEstimated
        made.extras.fixedHeight = !item.layoutSize.heightDimension.isEstimated
        made.extras.isSelfSizing = !made.extras.fixedWidth || !made.extras.fixedHeight
        return made
    }

    private func sectionLength(_ number: Int) -> CGFloat {
        starts[number + 1] - starts[number] - (number < sections.count - 1 ? configuration.interSectionSpacing : 0)
    }

    private func acrossOffset(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ low: CGFloat, _ room: CGFloat
    ) -> CGFloat {
        let length = isVertical ? size.width : size.height
        switch item.alignment {
        case .topLeading, .bottomLeading,
            .leading where isVertical:
            return low
        case .topTrailing, .bottomTrailing,
            .trailing where isVertical:
            return low + room - length
        default: return low + (room - length) / 2
        }
    }

    func badges(
        of owner: UICollectionViewLayoutAttributes, _ solved: SolvedSection
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
        let (start, length) = (starts[path.section], sectionLength(path.section))
        let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        made.frame = rounded(
            item.inset(
                isVertical
                    ? CGRect(x: 0, y: start, width: view.bounds.width, height: length)
                    : CGRect(x: start, y: 0, width: length, height: view.bounds.height)))
        made.zIndex = item.zIndex
        return made
    }
}

extension NSCollectionLayoutItem {
    /// A frame less the insets, which do not count on an axis that is estimated (fact L2.10).
    func inset(_ frame: CGRect) -> CGRect {
        var frame = frame
        if !layoutSize.widthDimension.isEstimated {
            frame.origin.x += contentInsets.leading
            frame.size.width = max(0, frame.width - contentInsets.leading - contentInsets.trailing)
        }
        if !layoutSize.heightDimension.isEstimated {
            frame.origin.y += contentInsets.top
            frame.size.height = max(0, frame.height - contentInsets.top - contentInsets.bottom)
        }
        return frame
    }
}

extension NSCollectionLayoutAnchor {
    func frame(of size: CGSize, in container: CGRect) -> CGRect {
        var origin = CGPoint(x: container.midX - size.width / 2, y: container.midY - size.height / 2)
        if edges.contains(.leading) { origin.x = container.minX }
        if edges.contains(.trailing) { origin.x = container.maxX - size.width }
        if edges.contains(.top) { origin.y = container.minY }
        if edges.contains(.bottom) { origin.y = container.maxY - size.height }
        origin.x += isAbsoluteOffset ? offset.x : offset.x * size.width
        origin.y += isAbsoluteOffset ? offset.y : offset.y * size.height
        return CGRect(origin: origin, size: size)
    }
}
