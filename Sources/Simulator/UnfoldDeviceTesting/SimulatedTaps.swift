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

    #if os(iOS) || os(tvOS) || os(visionOS)
        private func mayHighlight(_ path: IndexPath) -> Bool {
            delegate?.tableView?(self, shouldHighlightRowAt: path) ?? true
        }

        private func row(selectedInsteadOf path: IndexPath) -> IndexPath? {
            guard let delegate, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)))
            else { return path }
            return delegate.tableView?(self, willSelectRowAt: path) ?? nil
        }

        private func didSelect(_ path: IndexPath) { delegate?.tableView?(self, didSelectRowAt: path) }
        private func didDeselect(_ path: IndexPath) { delegate?.tableView?(self, didDeselectRowAt: path) }
    #else
        private func mayHighlight(_ path: IndexPath) -> Bool {
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        }

        private func row(selectedInsteadOf path: IndexPath) -> IndexPath? {
            guard let delegate else { return path }
            return delegate.tableView(self, willSelectRowAt: path)
        }

        private func didSelect(_ path: IndexPath) { delegate?.tableView(self, didSelectRowAt: path) }
        private func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }
    #endif
}
