import Foundation
import UnfoldAutoLayout

// Defaults of what is about touches, focus, menus and gestures: of a message that a delegate forwards they answer what its
// forwardee does, else what each says.
extension UICollectionViewDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        forwardee("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", of: collectionView)?
            .collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        forwardee("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", of: collectionView)?
            .collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        forwardee("collectionViewDidEndMultipleSelectionInteraction:", of: collectionView)?
            .collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
    /// A plain one.
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        forwardee("collectionView:transitionLayoutForOldLayout:newLayout:", of: collectionView)?.collectionView(
            collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
            ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    /// As given.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        forwardee(
            "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
            of: collectionView)?.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
    }
    /// As given.
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        forwardee("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", of: collectionView)?
            .collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
    }
    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    {
        forwardee("collectionView:shouldShowMenuForItemAtIndexPath:", of: collectionView)?.collectionView(
            collectionView, shouldShowMenuForItemAt: indexPath) ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        forwardee("collectionView:canPerformAction:forItemAtIndexPath:withSender:", of: collectionView)?.collectionView(
            collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        forwardee("collectionView:performAction:forItemAtIndexPath:withSender:", of: collectionView)?.collectionView(
            collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        forwardee("collectionView:shouldUpdateFocusInContext:", of: collectionView)?.collectionView(
            collectionView, shouldUpdateFocusIn: context) ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        forwardee("collectionView:didUpdateFocusInContext:withAnimationCoordinator:", of: collectionView)?
            .collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
    /// As the view says.
    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    {
        forwardee("collectionView:selectionFollowsFocusForItemAtIndexPath:", of: collectionView)?.collectionView(
            collectionView, selectionFollowsFocusForItemAt: indexPath) ?? collectionView.selectionFollowsFocus
    }
    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        forwardee("collectionView:shouldSpringLoadItemAtIndexPath:withContext:", of: collectionView)?.collectionView(
            collectionView, shouldSpringLoadItemAt: indexPath, with: context) ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        forwardee("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", of: collectionView)?
            .collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        forwardee("collectionView:contextMenuConfigurationForItemAtIndexPath:point:", of: collectionView)?
            .collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        forwardee("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", of: collectionView)?
            .collectionView(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        forwardee("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:", of: collectionView)?
            .collectionView(
                collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        forwardee("collectionView:previewForHighlightingContextMenuWithConfiguration:", of: collectionView)?
            .collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        forwardee("collectionView:previewForDismissingContextMenuWithConfiguration:", of: collectionView)?
            .collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        forwardee("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", of: collectionView)?
            .collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forwardee("collectionView:willDisplayContextMenuWithConfiguration:animator:", of: collectionView)?
            .collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
    public func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        forwardee("collectionView:willEndContextMenuInteractionWithConfiguration:animator:", of: collectionView)?
            .collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    public func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        forwardee("collectionView:sceneActivationConfigurationForItemAtIndexPath:point:", of: collectionView)?
            .collectionView(collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point) ?? nil
    }
}
