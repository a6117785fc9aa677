import UIKit

extension UITableView {
    /// Does what a tap on a row would as far as public API can: the delegate may refuse it, other rows are deselected,
    /// the row is selected, and the delegate is notified; where several rows may be selected, a selected one is
    /// deselected. A segue does not run.
    /// - Returns: Whether the row was selected or deselected; false for one that is not there, or that the delegate refused.
    @_disfavoredOverload @discardableResult public func simulateTap(onRowAt indexPath: IndexPath) -> Bool {
        tap(rowAt: indexPath)
    }

    package func tap(rowAt indexPath: IndexPath) -> Bool {
        guard allowsSelection, indexPath.section < numberOfSections,
            indexPath.row < numberOfRows(inSection: indexPath.section), mayHighlight(indexPath)
        else { return false }
        if allowsMultipleSelection, indexPathsForSelectedRows?.contains(indexPath) == true {
            deselectRow(at: indexPath, animated: false)
            didDeselect(indexPath)
            return true
        }
        guard let chosen = row(selectedInsteadOf: indexPath) else { return false }
        let others = (indexPathsForSelectedRows ?? []).filter { $0 != chosen }
        for other in allowsMultipleSelection ? [] : others {
            deselectRow(at: other, animated: false)
            didDeselect(other)
        }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        didSelect(chosen)
        return true
    }

    // Methods are named and not called: with Apple's UIKit they are nil where no one wrote them, here the defaults.

    private func mayHighlight(_ path: IndexPath) -> Bool {
        let mayHighlight = delegate?.tableView(_:shouldHighlightRowAt:)
        return mayHighlight?(self, path) ?? true
    }

    private func row(selectedInsteadOf path: IndexPath) -> IndexPath? {
        guard let willSelect = delegate?.tableView(_:willSelectRowAt:) else { return path }
        return willSelect(self, path)
    }

    private func didSelect(_ path: IndexPath) {
        let didSelect = delegate?.tableView(_:didSelectRowAt:)
        didSelect?(self, path)
    }

    private func didDeselect(_ path: IndexPath) {
        let didDeselect = delegate?.tableView(_:didDeselectRowAt:)
        didDeselect?(self, path)
    }
}
