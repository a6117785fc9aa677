import AutoLayout
import Foundation

/// Where a row's height comes from (facts D1.2, D2.1 to D2.7, D4.1 to D4.3).
extension UITableView {
    /// What a separator takes of each row, in points.
    public var separatorShare: CGFloat {
        guard separatorStyle != .none else { return 0 }
        let environment = LayoutEnvironment.current
        return environment.generation == .ios26 ? 1 : 1 / environment.displayScale
    }

    func estimate(for indexPath: IndexPath) -> RowHeight {
        let fixed = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        if fixed >= 0 { return fixedHeight(fixed) }
        let given = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
        let height = given > 0 ? given : StandardRow.height
        return RowHeight(height: height, contentHeight: max(0, height - separatorShare), source: .estimated)
    }

    private func fixedHeight(_ height: CGFloat) -> RowHeight {
        RowHeight(height: height, contentHeight: max(0, height - separatorShare), source: .fixed)
    }

    /// Brings a row's height up to date: fits the cell if nothing fresh is known.
    func resolveHeight(at indexPath: IndexPath, cell: UITableViewCell, reason: RowHeight.Reason) {
        let known = sections[indexPath.section][indexPath.row].height
        let asked = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        if asked >= 0 {
            sections[indexPath.section][indexPath.row].height = fixedHeight(asked)
            return
        }
        let sameWidth = known.measuredAtWidth == bounds.width
        if known.measuredAtStep != nil, sameWidth, !cell.contentView.fittingIsStale {
            if known.measuredAtStep != measurementStep {
                sections[indexPath.section][indexPath.row].height.source = .cached
            }
            sections[indexPath.section][indexPath.row].height.staleSinceStep = nil
            return
        }
        let why: RowHeight.Reason = known.measuredAtStep == nil || sameWidth ? reason : .widthChanged
        sections[indexPath.section][indexPath.row].height = measure(cell, reason: why)
    }

    /// Writes down, before the step is over, which rows went out of date in it.
    func noteStaleRows() {
        for indexPath in indexPathsForVisibleRows ?? [] {
            let height = sections[indexPath.section][indexPath.row].height
            guard height.measuredAtStep != nil, height.staleSinceStep == nil,
                sections[indexPath.section][indexPath.row].cell?.contentView.fittingIsStale == true
            else { continue }
            sections[indexPath.section][indexPath.row].height.staleSinceStep = measurementStep
        }
    }

    /// Rows that were never fitted are asked for anew (fact D8.5).
    func refreshUnmeasuredHeights() {
        for section in sections.indices {
            for row in sections[section].indices where sections[section][row].height.measuredAtStep == nil {
                sections[section][row].height = estimate(for: IndexPath(row: row, section: section))
            }
        }
    }

    private func measure(_ cell: UITableViewCell, reason: RowHeight.Reason) -> RowHeight {
        measureCount += 1
        let fitted = cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // A row is a whole number of pixels (fact D2.7); a rounding error above one is none.
        let scale = LayoutEnvironment.current.displayScale
        var content = (fitted.height * scale - 1e-6).rounded(.up) / scale
        var height = content + separatorShare
        if content <= 0 {
            warnOfZeroHeight(cell)
            height = StandardRow.height
            content = height - separatorShare
        }
        return RowHeight(
            height: height, contentHeight: content, source: .measured, measuredAtStep: measurementStep, reason: reason,
            measuredAtWidth: bounds.width)
    }

    /// Once per table; UIKit warns once per process (fact D2.5).
    private func warnOfZeroHeight(_ cell: UITableViewCell) {
        guard !warnedOfZeroHeight else { return }
        warnedOfZeroHeight = true
        LayoutJournal.console(
            "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
                + "table view cell's content view. We're considering the collapse unintentional and using standard "
                + "height instead. Cell: \(cell.description)")
        LayoutJournal.record(
            .finding(
                Finding(
                    severity: .warning, code: "zero-height",
                    fact: .zeroHeight(
                        row: cell.accessibilityIdentifier ?? "cell", used: Double(StandardRow.height)))))
    }
}

/// Height of a row that says nothing of its own (fact D2.5).
enum StandardRow {
    static let height: CGFloat = 44
}
