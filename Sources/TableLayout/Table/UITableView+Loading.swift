import AutoLayout
import Foundation

/// Loading: counts at once when asked for, cells in the layout pass (facts D7.1, D7.2).
extension UITableView {
    /// Forgets all rows; visible cells return to the pool. The offset stays, clamped (fact D10.4).
    public func reloadData() {
        for row in sections.joined() { row.cell.map(recycle) }
        sections = []
        offsets = RowOffsets()
        loadedRows = 0..<0
        // Whatever an update had asked for so far is about rows that are gone.
        update.forgetEdits()
        needsReload = true
        setNeedsLayout()
    }

    func loadCountsIfNeeded() {
        guard needsReload, let dataSource else { return }
        needsReload = false
        for section in 0..<dataSource.numberOfSections(in: self) {
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            sections.append((0..<count).map { newRow(at: IndexPath(row: $0, section: section)) })
        }
        sumOffsets()
    }

    /// Gives every row on screen its cell, height and frame, from the top down; takes cells off screen back.
    /// - Complexity: O(rows on screen, now or before), with a factor O(log rows).
    func loadVisibleRows() {
        loadCountsIfNeeded()
        noteWidth()
        let visible = bounds
        let first = measuresEverything ? 0 : offsets.row(at: max(0, visible.minY)) ?? 0
        let loaded = loadedRows
        hideRows(loaded.clamped(to: 0..<min(first, offsets.count)))
        var position = first
        var top = position < offsets.count ? offsets.top(of: position) : 0
        while position < offsets.count, top < visible.maxY || measuresEverything {
            guard let indexPath = indexPath(ofFlat: position) else { break }
            if top + sections[indexPath.section][indexPath.row].height.height > visible.minY || measuresEverything {
                show(indexPath, top: top)
                offsets.setHeight(sections[indexPath.section][indexPath.row].height.height, of: position)
            } else {
                hideRows(position..<position + 1)
            }
            top += sections[indexPath.section][indexPath.row].height.height
            position += 1
        }
        hideRows(loaded.clamped(to: position..<max(position, offsets.count)))
        loadedRows = first..<position
        contentSize = CGSize(width: bounds.width, height: offsets.total)
        let legal = clampedOffset(contentOffset)
        if legal != contentOffset { contentOffset = legal }
    }

    /// Takes the cells of these rows back.
    private func hideRows(_ positions: Range<Int>) {
        for position in positions {
            guard let indexPath = indexPath(ofFlat: position), let cell = state(at: indexPath)?.cell else { continue }
            hide(cell, at: indexPath)
        }
    }

    /// Estimates are off: every height is needed at once (fact D1.3).
    private var measuresEverything: Bool { estimatedRowHeight == 0 }

    private func show(_ indexPath: IndexPath, top: CGFloat) {
        let isNew = sections[indexPath.section][indexPath.row].cell == nil
        let cell = ensureCell(at: indexPath)
        resolveHeight(at: indexPath, cell: cell, reason: isNew ? .appeared : .contentChanged)
        place(cell, at: indexPath, top: top)
        // With estimates off, rows are measured that are not shown.
        guard top < bounds.maxY, cell.frame.maxY > bounds.minY else { return retire(indexPath) }
        if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath) }
    }

    /// Lets go of a cell that was only measured.
    private func retire(_ indexPath: IndexPath) {
        guard let cell = sections[indexPath.section][indexPath.row].cell else { return }
        sections[indexPath.section][indexPath.row].cell = nil
        recycle(cell)
    }

    func ensureCell(at indexPath: IndexPath) -> UITableViewCell {
        if let cell = sections[indexPath.section][indexPath.row].cell { return cell }
        let cell =
            dataSource?.tableView(self, cellForRowAt: indexPath)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        sections[indexPath.section][indexPath.row].cell = cell
        if firstLayout == .atEstimate {
            let estimate = sections[indexPath.section][indexPath.row].height
            cell.place(
                frame: CGRect(x: 0, y: 0, width: bounds.width, height: estimate.height),
                contentHeight: estimate.contentHeight)
        }
        addSubview(cell)
        return cell
    }

    func place(_ cell: UITableViewCell, at indexPath: IndexPath, top: CGFloat) {
        let height = sections[indexPath.section][indexPath.row].height
        cell.place(
            frame: CGRect(x: 0, y: top, width: bounds.width, height: height.height),
            contentHeight: height.contentHeight)
    }

    func hide(_ cell: UITableViewCell, at indexPath: IndexPath) {
        sections[indexPath.section][indexPath.row].cell = nil
        recycle(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    }

    func recycle(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    /// Measures all rows, those off screen with a cell of their own for the moment; for reports.
    public func measureAllRows() {
        loadCountsIfNeeded()
        for section in sections.indices {
            for row in sections[section].indices {
                let indexPath = IndexPath(row: row, section: section)
                let isOffScreen = sections[section][row].cell == nil
                let cell = ensureCell(at: indexPath)
                resolveHeight(at: indexPath, cell: cell, reason: .asked)
                if isOffScreen { retire(indexPath) }
            }
        }
        sumOffsets()
        setNeedsLayout()
    }

    /// A new width makes all fitted heights stale.
    private func noteWidth() {
        defer { laidOutWidth = bounds.width }
        guard let laidOutWidth, laidOutWidth != bounds.width else { return }
        for section in sections.indices {
            for row in sections[section].indices where sections[section][row].height.measuredAtWidth != nil {
                sections[section][row].height.staleSinceStep = measurementStep
            }
        }
    }
}
