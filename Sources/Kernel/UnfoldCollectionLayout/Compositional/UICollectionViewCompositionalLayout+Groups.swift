extension UICollectionViewCompositionalLayout {
    /// - Parameter wasRows: the section had one item a group until now.
    func fillGroups(
        _ id: TableRows.SectionID, _ solved: SolvedSection, _ number: Int, _ view: UICollectionView, wasRows: Bool
    ) {
        let stride = solved.template.map { length(of: $0, solved) + solved.definition.interGroupSpacing } ?? 0
        let known = groupLists.removeValue(forKey: id)
        guard var list = known, !list.isStale, list.perGroup == solved.perGroup, list.stride == stride,
            list.edit != nil || list.count == solved.count
        else {
            groupLists[id] = GroupList(
                lengths: GroupLengths(count: solved.groupCount, stride: stride), perGroup: solved.perGroup,
                stride: stride, count: solved.count)
            // What is new has no measured items but those that moved there.
            let isNew = known == nil && !wasRows
            let measured = isNew ? Array(movedRows) : Array(sizes.keys)
            setGroups(of: measured, solved, id, number, view)
            return
        }
        guard let edit = list.edit else {
            groupLists[id] = list
            return
        }
        list.edit = nil
        let measured = list.take(edit, solved)
        groupLists[id] = list
        setGroups(of: measured + movedRows, solved, id, number, view)
    }

    /// Gives groups their own lengths: those of measured items, and the last one if it is not a whole one.
    private func setGroups(
        of measured: [TableRows.RowID], _ solved: SolvedSection, _ id: TableRows.SectionID, _ number: Int,
        _ view: UICollectionView
    ) {
        guard solved.perGroup > 0 else { return }
        var touched: Set<Int> = []
        for row in measured where sizes[row] != nil {
            guard let path = view.rows.path(of: row), path.section == number else { continue }
            touched.insert(path.item / solved.perGroup)
        }
        if solved.rest != nil { touched.insert(solved.groupCount - 1) }
        for group in touched.sorted() { setGroup(group, of: solved, id, view) }
    }

    func setGroup(_ group: Int, of solved: SolvedSection, _ id: TableRows.SectionID, _ view: UICollectionView) {
        guard group < solved.groupCount, let box = box(group, of: solved, id, view) else { return }
        let isLast = group == solved.groupCount - 1 && solved.rest != nil
        let own = isLast ? trimmed(box, solved) : length(of: box, solved)
        groupLists[id]?.lengths.set(
            own + solved.definition.interGroupSpacing, of: group,
            measured: items(of: group, solved).map { view.rows.rowID($0, of: id) }.filter { sizes[$0] != nil })
    }

    private func items(of group: Int, _ solved: SolvedSection) -> Range<Int> {
        let first = group * solved.perGroup
        return first..<min(first + solved.perGroup, solved.count)
    }

    /// A group as it is now, with what its items were measured at.
    func box(_ group: Int, of solved: SolvedSection, _ id: TableRows.SectionID, _ view: UICollectionView) -> GroupBox? {
        let items = items(of: group, solved)
        guard !items.isEmpty else { return nil }
        var known: [Int: CGSize] = [:]
        if !sizes.isEmpty {
            for item in items {
                if let size = sizes[view.rows.rowID(item, of: id)] { known[item - items.lowerBound] = size }
            }
        }
        if known.isEmpty { return items.count == solved.perGroup ? solved.template : solved.rest }
        return GroupSolver(environment: solved.environment, measured: { known[$0] }).solve(
            solved.definition.group, in: solved.container, limit: items.count)
    }

    func length(of box: GroupBox, _ solved: SolvedSection) -> CGFloat {
        // Side by side across the scroll direction: what counts there is the width.
        let isAcross = solved.isOrthogonal
        return isVertical != isAcross ? box.size.height : box.size.width
    }

    /// A group that is not full ends where its items do (fact L3.2).
    private func trimmed(_ box: GroupBox, _ solved: SolvedSection) -> CGFloat {
        let isAcross = solved.isOrthogonal
        let reach = box.leaves.map { isVertical != isAcross ? $0.frame.maxY : $0.frame.maxX }.max() ?? 0
        return min(reach, length(of: box, solved))
    }

    /// Points, along the scroll direction, of groups that are side by side across it: of the highest one that was
    /// measured, or of all others while some were not.
    func sidewaysLength(_ solved: SolvedSection, _ id: TableRows.SectionID, _ view: UICollectionView) -> CGFloat {
        let measured = groupLists[id]?.lengths.measuredGroups ?? []
        let usual = measured.count < solved.groupCount ? solved.template.map { along($0.size) } ?? 0 : 0
        return measured.compactMap { box($0, of: solved, id, view).map { along($0.size) } }.reduce(usual, max)
    }
}

extension GroupList {
    /// Takes an edit over: groups before it keep their lengths, and so do those behind it with the same items.
    /// - Returns: Items by which groups were measured that are no more.
    @MainActor mutating func take(_ edit: EditedRows, _ solved: SolvedSection) -> [TableRows.RowID] {
        let (old, new) = (count, solved.count)
        count = new
        guard perGroup > 0 else { return [] }
        let first = min(edit.first / perGroup, lengths.count, solved.groupCount)
        var kept = 0
        if (new - old) % perGroup == 0 {
            let behind = max(0, min(old - 1 - edit.lastBefore, new - 1 - edit.lastAfter))
            let start = (old - behind + perGroup - 1) / perGroup
            kept = min(max(0, lengths.count - max(start, first)), solved.groupCount - first)
        }
        return lengths.replace(first..<lengths.count - kept, with: solved.groupCount - kept - first)
    }
}
