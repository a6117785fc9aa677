import AutoLayout
import Foundation

/// Loading: counts at once when asked for, cells in the layout pass (facts D7.1, D7.2).
extension UITableView {
    /// Forgets all rows; visible cells return to the pool. The offset stays, clamped (fact D10.4).
    public func reloadData() {
        for row in sections.joined() { row.cell.map(recycle) }
        sections = []
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
    func loadVisibleRows() {
        loadCountsIfNeeded()
        noteWidth()
        var position = 0
        var top: CGFloat = 0
        let visible = bounds
        for section in sections.indices {
            for row in sections[section].indices {
                let indexPath = IndexPath(row: row, section: section)
                let height = sections[section][row].height.height
                if top < visible.maxY, top + height > visible.minY || measuresEverything {
                    show(indexPath, top: top)
                } else if let cell = sections[section][row].cell {
                    hide(cell, at: indexPath)
                }
                top += sections[section][row].height.height
                position += 1
            }
        }
        sumOffsets()
        let legal = clampedOffset(contentOffset)
        if legal != contentOffset { contentOffset = legal }
    }

    /// Estimates are off: every height is needed at once (fact D1.3).
    private var measuresEverything: Bool { estimatedRowHeight == 0 }

    private func show(_ indexPath: IndexPath, top: CGFloat) {
        let cell = ensureCell(at: indexPath)
        resolveHeight(at: indexPath, cell: cell, reason: .appeared)
        place(cell, at: indexPath, top: top)
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
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
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
                if isOffScreen { hide(cell, at: indexPath) }
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
