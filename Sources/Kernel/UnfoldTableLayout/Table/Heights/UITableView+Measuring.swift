/// Where a row's height comes from (facts D1.2, D2.1 to D2.7, D4.1 to D4.3).
extension UITableView {
    /// What a separator takes of each row, in points.
    public var separatorShare: CGFloat {
        guard separatorStyle != .none else { return 0 }
        return LayoutEnvironment.generation == .ios26 ? 1 : 1 / LayoutEnvironment.displayScale
    }

    /// A row's height before it was on screen: given for all rows, or an estimate (facts D1.2, D1.3, D7.3).
    package func initialHeight(at path: IndexPath) -> (height: CGFloat, origin: UInt32) {
        asking { answeredHeight(at: path) }
    }

    private func answeredHeight(at path: IndexPath) -> (height: CGFloat, origin: UInt32) {
        if estimatesAreOff(at: path), let given = givenHeight(at: path) { return fixed(given) }
        if let delegate = tableDelegate {
            let answers = optionalMethods.has(.rowHeight) { delegate.tableView(self, heightForRowAt: path) }
            if rowHeight >= 0, !answers { return fixed(rowHeight) }
            let estimate = optionalMethods.ask(.estimatedRowHeight) {
                delegate.tableView(self, estimatedHeightForRowAt: path)
            }
            return estimated(estimate ?? estimatedRowHeight)
        }
        return rowHeight >= 0 ? fixed(rowHeight) : estimated(estimatedRowHeight)
    }

    /// Whether no one estimates: then every height is asked for at once, and none is fitted (fact D1.3).
    package func estimatesAreOff(at path: IndexPath) -> Bool {
        guard estimatedRowHeight == 0 else { return false }
        return tableDelegate.flatMap { delegate in
            optionalMethods.ask(
                .estimatedRowHeight, { asking { delegate.tableView(self, estimatedHeightForRowAt: path) } })
        } == nil
    }

    /// The delegate's height or the table's, or the standard one where estimates are off; nil for a row that is fitted.
    private func givenHeight(at path: IndexPath) -> CGFloat? {
        let asked = delegateHeight(at: path) ?? rowHeight
        return asked >= 0 ? asked : estimatesAreOff(at: path) ? StandardRow.height : nil
    }

    private func fixed(_ height: CGFloat) -> (CGFloat, UInt32) {
        // The content view of a given row is as high as the row: in iOS 26 the separator lies over it (fact M7.2).
        let share = LayoutEnvironment.generation == .ios26 ? 0 : separatorShare
        return (height, origins.number(of: HeightOrigin(kind: .fixed, share: share)))
    }

    private func estimated(_ height: CGFloat) -> (CGFloat, UInt32) {
        let height = height > 0 && height.isFinite ? height : StandardRow.height
        return (height, origins.number(of: HeightOrigin(kind: .estimated, share: separatorShare)))
    }

    /// The delegate's answer; nil if it has none of its own. Negative ones but -1 are refused.
    private func delegateHeight(at path: IndexPath) -> CGFloat? {
        guard let delegate = tableDelegate else { return nil }
        guard let asked = optionalMethods.ask(.rowHeight, { asking { delegate.tableView(self, heightForRowAt: path) } })
        else { return nil }
        if asked >= 0 && asked.isFinite || asked == Self.automaticDimension { return asked }
        UIKitExceptions.raise(
            "table view row height must not be negative - provided height for index path {length = 2, path = "
                + "\(path.section) - \(path.row)} is \(asked)")
        return Self.automaticDimension
    }

    /// Whether a row on screen is asked for its height again.
    func asksHeight(of id: TableRows.RowID) -> Bool { needsHeights || invalidated.contains(id) }

    /// Brings the height of a row with a cell up to date; true if it was fitted.
    func resolveHeight(
        of id: TableRows.RowID, at path: IndexPath, cell: UITableViewCell, isNew: Bool, reason: RowHeight.Reason? = nil
    ) -> Bool {
        if let given = givenHeight(at: path) {
            let (height, origin) = fixed(given)
            rows.set(height: height, origin: origin, of: id)
            return false
        }
        let known = origins[rows.origin(of: id)]
        if known.kind == .fitted, origins.isCurrent(known.condition), !cell.sizeIsStale, !invalidated.contains(id) {
            if known.staleSince != nil {
                var fresh = known
                (fresh.staleSince, fresh.staleBecause) = (nil, nil)
                setOrigin(fresh, of: id)
            }
            // An override may want another height although nothing changed that the table knows of (fact D2.2).
            guard abs(cell.fittingHeight(rowWidth: rowWidth) - cell.lastFitted) > 1e-6 else { return false }
        }
        var why = reason ?? (isNew ? .appeared : invalidated.contains(id) ? .invalidated : .contentChanged)
        if known.kind == .fitted, reason == nil, let change = origins.staleness(of: known.condition)?.change {
            why = change.kind == .width ? .widthChanged : .traitsChanged
        }
        measure(cell, id, path, reason: why)
        return true
    }

    private func setOrigin(_ origin: HeightOrigin, of id: TableRows.RowID) {
        rows.set(height: rows.height(of: id), origin: origins.number(of: origin), of: id)
    }

    /// Fits the cell: a row is a whole number of pixels (fact D2.7).
    func measure(_ cell: UITableViewCell, _ id: TableRows.RowID, _ path: IndexPath, reason: RowHeight.Reason) {
        measureCount += 1
        let estimate = origins[rows.origin(of: id)].kind == .estimated ? rows.height(of: id) : nil
        defer { if let estimate { noteEstimate(estimate, of: id, at: path) } }
        cell.separatorShare = separatorShare
        cell.take(origin: CGPoint(x: rowInsets.left, y: rows.top(of: path)), rowWidth: rowWidth)
        let fitted = CrashPlace.inRow(path.section, path.row) { cell.askSize(rowWidth: rowWidth) }
        cell.noteMeasured(rowWidth: rowWidth)
        let raw = fitted - separatorShare
        if FittedRow.contentHeight(raw) == nil { noteZeroHeight(cell, path) } else { noteRounding(raw, path) }
        cell.lastFitted = fitted
        // Labels of the classic styles have the separator over the last point of their view (fact M7.2).
        let share = cell.isSizedByFrames && LayoutEnvironment.generation == .ios26 ? 0 : separatorShare
        rows.set(
            height: FittedRow.height(content: raw, share: separatorShare),
            origin: origins.number(
                of: HeightOrigin(
                    kind: .fitted, share: share, step: measurementStep, reason: reason, condition: origins.current)),
            of: id)
    }

    /// What a row would be with another cell, in points.
    package func height(of path: IndexPath, with cell: UITableViewCell) -> CGFloat {
        addSubview(cell)
        defer { cell.removeFromSuperview() }
        cell.separatorShare = separatorShare
        cell.spaceBelowContent = separatorShare
        cell.take(origin: CGPoint(x: rowInsets.left, y: rows.top(of: path)), rowWidth: rowWidth)
        return FittedRow.height(content: cell.askSize(rowWidth: rowWidth) - separatorShare, share: separatorShare)
    }

    /// Points of the row that are the content view's. Fitted ones are whole pixels, whatever the subtraction leaves.
    func contentHeight(of id: TableRows.RowID) -> CGFloat {
        let origin = origins[rows.origin(of: id)]
        let height = max(0, rows.height(of: id) - origin.share)
        guard origin.kind == .fitted, origin.share != 0 else { return height }
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        return grid.contains(height) ? grid.round(height) : height
    }

    func isKnown(_ id: TableRows.RowID) -> Bool {
        let origin = origins[rows.origin(of: id)]
        switch origin.kind {
        case .fixed: return !needsHeights
        case .fitted: return origins.isCurrent(origin.condition) && origin.staleSince == nil
        case .estimated: return false
        }
    }

    // MARK: Provenance

    /// Height and provenance of a row; nil for an unknown row.
    public func heightForRow(at indexPath: IndexPath) -> RowHeight? {
        loadCountsIfNeeded()
        return rows.rowID(at: indexPath).map { rowHeight(of: $0) }
    }

    package func rowHeight(of id: TableRows.RowID) -> RowHeight {
        let cell = displayed[id]
        let inputs = UITableViewCell.KnownHeight.Inputs(
            points: rows.height(of: id), origin: rows.origin(of: id), condition: origins.current,
            cleanings: origins.cleanings, step: measurementStep, width: contentWidth,
            environment: LayoutEnvironment.version)
        let isStale = cell?.sizeIsStale ?? false
        if !isStale, let known = cell?.knownHeight, known.inputs == inputs { return known.height }
        var height = currentHeight(inputs.points, contentHeight(of: id), origins[inputs.origin])
        guard height.staleSinceStep == nil else { return height }
        if !isStale {
            cell?.knownHeight = .init(inputs: inputs, height: height)
        } else if height.measuredAtStep != nil {
            (height.staleSinceStep, height.staleBecause) = (measurementStep, cell?.staleCause)
        }
        return height
    }

    func currentHeight(_ points: CGFloat, _ content: CGFloat, _ origin: HeightOrigin) -> RowHeight {
        var height = rowHeight(height: points, content: content, from: origin)
        guard let width = height.measuredAtWidth, height.staleSinceStep == nil else { return height }
        guard width != contentWidth || height.traits != .now else { return height }
        height.staleSinceStep = measurementStep
        height.staleBecause = LayoutChange(width != contentWidth ? .width : .traits)
        return height
    }

    package func noteStaleElements() { for row in displayedRows { noteStale(row.id, row.cell) } }

    /// Writes down that a row is out of date: its cell is about to be forgotten, or the step to end.
    func noteStale(_ id: TableRows.RowID, _ cell: UITableViewCell) {
        var origin = origins[rows.origin(of: id)]
        guard origin.kind == .fitted, cell.sizeIsStale else { return }
        defer { cell.forgetCause() }
        guard origin.staleSince == nil else { return }
        origin.staleSince = measurementStep
        origin.staleBecause = cell.staleCause
        setOrigin(origin, of: id)
    }

    package var partOriginsInUse: Set<UInt32> {
        Set(rows.parts.all.flatMap { [$0.parts.header.origin, $0.parts.footer.origin] })
    }

    // MARK: Changes from outside

    /// A height property was set: rows that were not fitted are asked for again.
    func heightDidChange(
        _ property: ReferenceWritableKeyPath<UITableView, CGFloat>, _ name: String, from old: CGFloat
    ) {
        let value = self[keyPath: property]
        guard value != old else { return }
        if (value < 0 && value != Self.automaticDimension) || value.isNaN {
            UIKitExceptions.raise("table view \(name) height must not be negative - provided height is \(value)")
            self[keyPath: property] = old
            return
        }
        reaskHeights()
    }

    /// Asks for all heights again, keeping what was fitted.
    /// - Complexity: O(rows).
    func reaskHeights() {
        guard !needsReload else { return }
        rows.setHeights { path, id in
            let isFitted = origins[rows.origin(of: id)].kind == .fitted
            return isFitted && rowHeight < 0 && !estimatesAreOff(at: path) ? nil : initialHeight(at: path)
        }
        for section in 0..<rows.sectionCount { forgetParts(of: section) }
        resolveSystemParts()
        needsHeights = true
        setNeedsLayout()
    }

    var takesInvalidations: Bool {
        selfSizingInvalidation != .disabled && LayoutEnvironment.generation != .old
    }

    /// A cell announced another size (fact D10.1).
    func cellDidInvalidateSize(_ cell: UITableViewCell) {
        guard takesInvalidations, displayed[cell.rowID] === cell, !isLayingOut else { return }
        invalidated.insert(cell.rowID)
        setNeedsLayout()
    }

    /// Any change inside a cell counts, or none.
    func listenToCells() {
        for cell in displayed.values {
            if adoptsChanges { listen(to: cell) } else { cell.contentView.onSystemChange(nil) }
        }
    }

    /// Any change of constraints makes a row be measured again.
    var adoptsChanges: Bool {
        selfSizingInvalidation == .enabledIncludingConstraints && LayoutEnvironment.generation != .old
    }

    func listen(to cell: UITableViewCell) {
        cell.contentView.onSystemChange { [weak self, weak cell] in
            guard let self, let cell else { return }
            self.cellDidInvalidateSize(cell)
        }
    }
}
