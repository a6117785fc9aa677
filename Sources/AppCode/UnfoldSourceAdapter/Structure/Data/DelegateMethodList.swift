enum DelegateMethodList {
    static let all = """
        UITableViewDataSource UITableView
        titleForHeaderInSection: titleForFooterInSection: canEditRowAt: canMoveRowAt: commit:forRowAt: moveRowAt:to:
        sectionForSectionIndexTitle:at: numberOfSections(in:) sectionIndexTitles(for:)
        UITableViewDelegate UITableView
        heightForRowAt: estimatedHeightForRowAt: heightForHeaderInSection: estimatedHeightForHeaderInSection:
        heightForFooterInSection: estimatedHeightForFooterInSection: viewForHeaderInSection: viewForFooterInSection:
        editingStyleForRowAt: shouldIndentWhileEditingRowAt: indentationLevelForRowAt: willDisplay:forRowAt:
        didEndDisplaying:forRowAt: willDisplayHeaderView:forSection: willDisplayFooterView:forSection:
        didEndDisplayingHeaderView:forSection: didEndDisplayingFooterView:forSection: didSelectRowAt:
        didDeselectRowAt: shouldHighlightRowAt: didHighlightRowAt: didUnhighlightRowAt: willSelectRowAt:
        willDeselectRowAt: accessoryButtonTappedForRowWith: titleForDeleteConfirmationButtonForRowAt:
        editActionsForRowAt: leadingSwipeActionsConfigurationForRowAt: trailingSwipeActionsConfigurationForRowAt:
        willBeginEditingRowAt: didEndEditingRowAt: targetIndexPathForMoveFromRowAt:toProposedIndexPath:
        shouldShowMenuForRowAt: canFocusRowAt: contextMenuConfigurationForRowAt:point:
        UICollectionViewDataSource UICollectionView
        viewForSupplementaryElementOfKind:at: canMoveItemAt: moveItemAt:to: indexPathForIndexTitle:at:
        numberOfSections(in:) indexTitles(for:)
        UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionView
        willDisplay:forItemAt: willDisplaySupplementaryView:forElementKind:at: didEndDisplaying:forItemAt:
        didEndDisplayingSupplementaryView:forElementOfKind:at: shouldHighlightItemAt: didHighlightItemAt:
        didUnhighlightItemAt: shouldSelectItemAt: shouldDeselectItemAt: didSelectItemAt: didDeselectItemAt:
        targetContentOffsetForProposedContentOffset: canPerformPrimaryActionForItemAt:
        performPrimaryActionForItemAt: canFocusItemAt: canEditItemAt: shouldBeginMultipleSelectionInteractionAt:
        didBeginMultipleSelectionInteractionAt: transitionLayoutForOldLayout:newLayout:
        targetIndexPathForMoveFromItemAt:toProposedIndexPath:
        targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:
        shouldShowMenuForItemAt: canPerformAction:forItemAt:withSender: performAction:forItemAt:withSender:
        shouldUpdateFocusIn: didUpdateFocusIn:with: selectionFollowsFocusForItemAt: shouldSpringLoadItemAt:with:
        contextMenuConfigurationForItemsAt:point: contextMenuConfigurationForItemAt:point:
        contextMenuConfiguration:highlightPreviewForItemAt: contextMenuConfiguration:dismissalPreviewForItemAt:
        previewForHighlightingContextMenuWithConfiguration: previewForDismissingContextMenuWithConfiguration:
        willPerformPreviewActionForMenuWith:animator: willDisplayContextMenu:animator:
        willEndContextMenuInteraction:animator: sceneActivationConfigurationForItemAt:point:
        collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
        UICollectionViewDelegateFlowLayout UICollectionView
        layout:sizeForItemAt: layout:insetForSectionAt: layout:minimumLineSpacingForSectionAt:
        layout:minimumInteritemSpacingForSectionAt: layout:referenceSizeForHeaderInSection:
        layout:referenceSizeForFooterInSection:
        UIScrollViewDelegate UITableViewDelegate UICollectionViewDelegate UICollectionViewDelegateFlowLayout UIScrollView
        scrollViewDidScroll(_:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidChangeAdjustedContentInset(_:)
        scrollViewWillBeginDragging(_:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDecelerating(_:)
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewWillBeginDecelerating(_:)
        scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:)
        scrollViewWillBeginZooming(_:with:) viewForZooming(in:) scrollViewDidEndZooming(_:with:atScale:)
        """

    /// Those that follow no rule.
    static let namedOtherwise = NameTable.lines(
        """
        indexTitles(for:) indexTitlesForCollectionView:
        sectionIndexTitles(for:) sectionIndexTitlesForTableView:
        tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex:
        collectionView(_:indexPathForIndexTitle:at:) collectionView:indexPathForIndexTitle:atIndex:
        collectionView(_:didUpdateFocusIn:with:) collectionView:didUpdateFocusInContext:withAnimationCoordinator:
        collectionView(_:shouldSpringLoadItemAt:with:) collectionView:shouldSpringLoadItemAtIndexPath:withContext:
        viewForZooming(in:) viewForZoomingInScrollView:
        scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView:
        scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale:
        """)
}
