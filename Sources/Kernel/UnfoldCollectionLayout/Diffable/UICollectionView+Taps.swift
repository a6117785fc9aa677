extension UICollectionView {
    /// Does what a tap on an item would, in the order that UIKit's header gives: the delegate may refuse it, the cell is
    /// highlighted for a moment, other items are deselected, the item is selected, and the delegate is notified. Where
    /// several items may be selected, a tap on a selected one deselects it; a header of an outline shows or hides its
    /// children. UIKit has no such method: for tests.
    /// - Returns: Whether the item was selected or deselected; false for one that is not there, takes no touches, or for
    ///   which the delegate refused it.
    @discardableResult public func simulateTap(onItemAt indexPath: IndexPath) -> Bool {
        loadCountsIfNeeded()
        let selects = isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
        guard rows.rowID(at: indexPath) != nil, cell(at: indexPath)?.isUserInteractionEnabled ?? true
        else { return false }
        if isOutlineHeader(indexPath) {
            simulateOutlineDisclosure(at: indexPath)
            return false
        }
        guard selects, delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return false }
        cell(at: indexPath)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
        let isDone = toggleByTap(indexPath)
        cell(at: indexPath)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        return isDone
    }

    /// The cell of a section's header toggles wherever it is tapped (fact L3.15).
    private func isOutlineHeader(_ path: IndexPath) -> Bool {
        guard let cell = cell(at: path) as? UICollectionViewListCell,
            let disclosure = cell.accessories.first(where: { $0.accessoryType == .outlineDisclosure })
        else { return false }
        return disclosure.style == .header || disclosure.style == .automatic && cell.look?.isHeader ?? false
    }

    private func toggleByTap(_ path: IndexPath) -> Bool {
        // The delegate may have reloaded in its answers.
        loadCountsIfNeeded()
        if selectsSeveral, selectedPaths.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
            deselect(path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return true
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
        loadCountsIfNeeded()
        for known in selectsSeveral ? [] : selectedPaths where known != path {
            deselect(known, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: known)
        }
        guard rows.rowID(at: path) != nil else { return false }
        _ = select(path, animated: false)
        delegate?.collectionView(self, didSelectItemAt: path)
        return true
    }
}
