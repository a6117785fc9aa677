struct SolvedSection {
    var definition: NSCollectionLayoutSection
    var environment: SectionEnvironment
    /// Points around the groups, with what a list adds by the section's position.
    var insets: NSDirectionalEdgeInsets
    var container: CGSize
    /// A group of items that were not measured; nil if nothing finds space.
    var template: GroupBox?
    var rest: GroupBox?
    var count: Int
    var isOrthogonal: Bool

    var perGroup: Int { template?.leaves.count ?? 0 }
    var groupCount: Int { perGroup > 0 ? (count + perGroup - 1) / perGroup : 0 }
}

extension UICollectionViewCompositionalLayout {
    var isVertical: Bool { configuration.scrollDirection == .vertical }

    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    // MARK: Invalidation

    func note(_ context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred, let original = context.original {
            take(preferred, original)
            return
        }
        if context.newBounds != nil { forgetMeasured() }
        for path in context.invalidatedItemIndexPaths ?? [] { forgetMeasured(at: path) }
        outdate()
        initialLengths = [:]
    }

    /// Every measured item is an estimate again (fact L2.16).
    func forgetMeasured() {
        guard let view = collectionView, !view.needsReload else {
            (sizes, partSizes) = ([:], [:])
            return
        }
        let origin = view.estimatedOrigin
        for id in sizes.keys {
            guard let path = view.rows.path(of: id), let stride = strides[view.rows.sectionID(at: path.section)]
            else { continue }
            view.rows.set(height: stride.initial, origin: origin, of: id)
        }
        sizes = [:]
        partSizes = [:]
        view.partOrigins = [:]
        for key in groupLists.keys { groupLists[key]?.isStale = true }
    }

    /// A measured item that the app names is an estimate again.
    private func forgetMeasured(at path: IndexPath) {
        guard let view = collectionView, let id = view.rows.rowID(at: path), sizes.removeValue(forKey: id) != nil
        else { return }
        let section = view.rows.sectionID(at: path.section)
        if let stride = strides[section] {
            view.rows.set(height: stride.initial, origin: view.estimatedOrigin, of: id)
        } else {
            groupLists[section]?.isStale = true
        }
    }

    private func take(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) {
        guard let view = collectionView else { return }
        let path = preferred.indexPath
        if preferred.representedElementCategory == .supplementaryView {
            let kind = preferred.representedElementKind ?? ""
            if path.count == 1 {
                partSizes[PartID(kind: kind, section: Self.wholeLayout)] = preferred.size
            } else if path.count == 2, path.section < view.rows.sectionCount {
                partSizes[PartID(kind: kind, section: view.rows.sectionID(at: path.section))] = preferred.size
            }
            return
        }
        guard let id = view.rows.rowID(at: path) else { return }
        sizes[id] = preferred.size
        let section = view.rows.sectionID(at: path.section)
        if let stride = strides[section] {
            let length = stride.isFixed ? stride.estimate : along(preferred.size)
            view.rows.set(height: length + stride.extra, origin: view.rows.origin(of: id), of: id)
        } else if sections.indices.contains(path.section) {
            let solved = sections[path.section]
            guard let list = groupLists[section], !list.isStale, solved.perGroup > 0 else { return }
            setGroup(path.item / solved.perGroup, of: solved, section, view)
        }
    }

    // MARK: Solving

    func solve() {
        guard let view = collectionView else {
            outdate()
            starts = [0]
            contentSize = .zero
            return
        }
        let count = view.numberOfSections
        if isOutdated || sections.count != count {
            // Before: the provider may invalidate the layout in its answers.
            isOutdated = false
            sections = (0..<count).map { solvedSection($0, in: view) }
            for section in 0..<count { applyLengths(section, view) }
            movedRows = []
        }
        let outside = boundaryLengths(of: configuration.boundarySupplementaryItems) { sizeOfOutside($0, view) }
        starts = [outside.before]
        for section in 0..<count {
            var next = starts[section] + length(of: section, view)
            if section < count - 1 { next += configuration.interSectionSpacing }
            starts.append(next)
        }
        let insets = view.adjustedContentInset
        let length = starts[count] + outside.after
        contentSize =
            isVertical
            ? CGSize(width: view.bounds.width - (insets.left + insets.right), height: length)
            : CGSize(width: length, height: view.bounds.height - (insets.top + insets.bottom))
    }

    /// Space of a section with its insets (fact L3.2).
    func room(in view: UICollectionView) -> CGSize {
        let adjusted = view.adjustedContentInset
        return CGSize(
            width: max(0, view.bounds.width - adjusted.left - adjusted.right),
            height: max(0, view.bounds.height - (isVertical ? 0 : adjusted.top + adjusted.bottom)))
    }

    /// From where the insets of a section count, across the scroll direction (fact L3.20).
    private func insets(by reference: UIContentInsetsReference, in view: UICollectionView) -> NSDirectionalEdgeInsets {
        var edges = view.safeAreaInsets
        switch reference == .automatic ? configuration.contentInsetsReference : reference {
        case .none: return .zero
        case .layoutMargins: edges = view.layoutMargins
        case .readableContent:
            let (readable, bounds) = (view.readableContentGuide.layoutFrame, view.bounds)
            (edges.left, edges.right) = (readable.minX - bounds.minX, bounds.maxX - readable.maxX)
        default: break
        }
        let held = view.adjustedContentInset
        guard isVertical else {
            return NSDirectionalEdgeInsets(
                top: max(0, edges.top - held.top), leading: 0, bottom: max(0, edges.bottom - held.bottom), trailing: 0)
        }
        return UIEdgeInsets(
            top: 0, left: max(0, edges.left - held.left), bottom: 0, right: max(0, edges.right - held.right)
        ).directional(isMirrored: view.isRightToLeft)
    }

    func solvedSection(_ number: Int, in view: UICollectionView) -> SolvedSection {
        let size = room(in: view)
        let environment = SectionEnvironment(
            LayoutContainer(size, insets: insets(by: .automatic, in: view)), view.traitCollection)
        let isLoaded = !view.needsReload && number < view.rows.sectionCount
        let count = isLoaded ? view.rows.rowCount(in: number) : 0
        let definition = view.asking { provider(number, environment) }
        if definition == nil, count > 0 {
            UIKitExceptions.raise(
                "Invalid section definition. Please specify a valid section definition when content is to be "
                    + "rendered for a section. This is a client error.")
        }
        let section = definition ?? NSCollectionLayoutSection(group: Self.emptyGroup)
        var insets = section.insets(of: number, of: isLoaded ? view.rows.sectionCount : number + 1)
        let reference = self.insets(by: section.contentInsetsReference, in: view)
        insets.top += reference.top
        insets.leading += reference.leading
        insets.bottom += reference.bottom
        insets.trailing += reference.trailing
        let container = CGSize(
            width: max(0, size.width - (isVertical ? insets.leading + insets.trailing : 0)),
            height: max(0, size.height - (isVertical ? 0 : insets.top + insets.bottom)))
        var solved = SolvedSection(
            definition: section, environment: environment, insets: insets, container: container, template: nil,
            rest: nil, count: count, isOrthogonal: section.orthogonalScrollingBehavior != .none)
        solved.template = GroupSolver(environment: environment).solve(section.group, in: container)
        if solved.perGroup > 0, count % solved.perGroup > 0 {
            solved.rest = GroupSolver(environment: environment).solve(
                section.group, in: container, limit: count % solved.perGroup)
        }
        return solved
    }

    private static let emptyGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .absolute(0), heightDimension: .absolute(0)), subitems: [])

    /// Lengths of rows, if each group is one item below or behind the other.
    func rowStride(of solved: SolvedSection) -> RowStride? {
        guard !solved.isOrthogonal, let template = solved.template, template.leaves.count == 1 else { return nil }
        let leaf = template.leaves[0]
        let estimate = along(leaf.frame.size)
        let group = solved.definition.group.layoutSize
        let isOpen = isVertical ? group.heightDimension.isEstimated : group.widthDimension.isEstimated
        let isFixed = !isOpen || (isVertical ? leaf.fixedHeight : leaf.fixedWidth)
        return RowStride(
            estimate: estimate, extra: along(template.size) - estimate + solved.definition.interGroupSpacing,
            isFixed: isFixed)
    }

    /// Gives the rows of a section, or its groups, the lengths they have by its layout.
    private func applyLengths(_ number: Int, _ view: UICollectionView) {
        let id = view.rows.sectionID(at: number)
        let solved = sections[number]
        guard let stride = rowStride(of: solved) else {
            let wasRows = strides.removeValue(forKey: id) != nil
            fillGroups(id, solved, number, view, wasRows: wasRows)
            return
        }
        groupLists[id] = nil
        let known = strides.updateValue(stride, forKey: id)
        for row in movedRows where view.rows.path(of: row)?.section == number { setLength(of: row, stride, view) }
        // Rows were loaded with the length that the section had then.
        let isLoaded = solved.count == 0 || view.rows.height(of: view.rows.rowID(0, of: id)) == stride.initial
        guard known != stride, known != nil || !isLoaded else { return }
        for row in view.rows.rowIDs(in: id) { setLength(of: row, stride, view) }
    }

    private func setLength(of row: TableRows.RowID, _ stride: RowStride, _ view: UICollectionView) {
        let measured = stride.isFixed ? nil : sizes[row].map { along($0) }
        view.rows.set(height: (measured ?? stride.estimate) + stride.extra, origin: view.rows.origin(of: row), of: row)
    }

    // MARK: Lengths

    private func length(of number: Int, _ view: UICollectionView) -> CGFloat {
        let solved = sections[number]
        let outside = boundaryLengths(number, view)
        let content = contentLength(number, view)
        let insets =
            isVertical ? solved.insets.top + solved.insets.bottom : solved.insets.leading + solved.insets.trailing
        if solved.count == 0, solved.definition.boundarySupplementaryItems.isEmpty { return 0 }
        if solved.count > 0, solved.perGroup == 0 { return outside.before + outside.after }
        return outside.before + insets + content + outside.after
    }

    func contentLength(_ number: Int, _ view: UICollectionView) -> CGFloat {
        let solved = sections[number]
        guard solved.count > 0, solved.perGroup > 0 else { return 0 }
        let id = view.rows.sectionID(at: number)
        let spacing = solved.definition.interGroupSpacing
        if strides[id] != nil { return view.rows.rowsHeight(of: id) - spacing }
        guard let list = groupLists[id] else { return 0 }
        if solved.isOrthogonal { return sidewaysLength(solved, id, view) }
        return list.lengths.total - spacing
    }

    /// What headers and footers take before and behind the insets.
    func boundaryLengths(_ number: Int, _ view: UICollectionView) -> (before: CGFloat, after: CGFloat) {
        boundaryLengths(of: sections[number].definition.boundarySupplementaryItems) { size(of: $0, in: number, view) }
    }

    private func boundaryLengths(
        of items: [NSCollectionLayoutBoundarySupplementaryItem],
        _ size: (NSCollectionLayoutBoundarySupplementaryItem) -> CGSize
    ) -> (before: CGFloat, after: CGFloat) {
        var lengths = (before: CGFloat(0), after: CGFloat(0))
        for item in items where item.extendsBoundary {
            let length = along(size(item))
            switch item.side(isVertical: isVertical) {
            case .start: lengths.before = max(lengths.before, length + item.padding)
            case .end: lengths.after = max(lengths.after, length)
            case .none: break
            }
        }
        return lengths
    }

    func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, in number: Int, _ view: UICollectionView
    ) -> CGSize {
        let solved = sections[number]
        let all = solved.environment.container.contentSize
        let room = solved.definition.supplementariesFollowContentInsets ? solved.container : all
        return size(of: item, in: room, view.rows.sectionID(at: number))
    }

    func sizeOfOutside(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ view: UICollectionView) -> CGSize {
        size(of: item, in: room(in: view), Self.wholeLayout)
    }

    static var wholeLayout: TableRows.SectionID { 0 }

    private func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, in room: CGSize, _ section: TableRows.SectionID
    ) -> CGSize {
        var size = GroupSolver.size(item.layoutSize, in: room)
        if let known = partSizes[PartID(kind: item.elementKind, section: section)] {
            if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
        }
        return size
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    enum Side {
        case start, end, none
    }

    func side(isVertical: Bool) -> Side {
        let atStart: [NSRectAlignment] =
            isVertical ? [.top, .topLeading, .topTrailing] : [.leading, .topLeading, .bottomLeading]
        let atEnd: [NSRectAlignment] =
            isVertical ? [.bottom, .bottomLeading, .bottomTrailing] : [.trailing, .topTrailing, .bottomTrailing]
        return atStart.contains(alignment) ? .start : atEnd.contains(alignment) ? .end : .none
    }
}
