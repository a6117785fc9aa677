// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/View.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

@preconcurrency @MainActor open class UICollectionViewInert: RowListBase {
    open var allowsSelectionDuringEditing: Bool { get { inertValues["allowsSelectionDuringEditing"] as? Bool ?? false } set { inertValues["allowsSelectionDuringEditing"] = newValue } }
    open var allowsMultipleSelectionDuringEditing: Bool { get { inertValues["allowsMultipleSelectionDuringEditing"] as? Bool ?? false } set { inertValues["allowsMultipleSelectionDuringEditing"] = newValue } }
    open var allowsFocus: Bool { get { inertValues["allowsFocus"] as? Bool ?? false } set { inertValues["allowsFocus"] = newValue } }
    open var remembersLastFocusedIndexPath: Bool { get { inertValues["remembersLastFocusedIndexPath"] as? Bool ?? false } set { inertValues["remembersLastFocusedIndexPath"] = newValue } }
    open var dragInteractionEnabled: Bool { get { inertValues["dragInteractionEnabled"] as? Bool ?? true } set { inertValues["dragInteractionEnabled"] = newValue } }
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var allowsFocusDuringEditing: Bool { get { inertValues["allowsFocusDuringEditing"] as? Bool ?? false } set { inertValues["allowsFocusDuringEditing"] = newValue } }
    /// Gives what is dragged; never asked.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { valuesDidChange() } }
    /// Takes what is dropped; never asked.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { valuesDidChange() } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled: Bool { get { inertValues["isPrefetchingEnabled"] as? Bool ?? true } set { inertValues["isPrefetchingEnabled"] = newValue } }
    open var backgroundView: UIView? { get { inertValues["backgroundView"] as? UIView } set { inertValues["backgroundView"] = newValue } }
    open var allowsSelection: Bool { get { inertValues["allowsSelection"] as? Bool ?? true } set { inertValues["allowsSelection"] = newValue } }
    /// Whether `selectItem(at:animated:scrollPosition:)` keeps the items selected before. Default false.
    open var allowsMultipleSelection: Bool { get { inertValues["allowsMultipleSelection"] as? Bool ?? false } set { inertValues["allowsMultipleSelection"] = newValue } }
    open var selectionFollowsFocus: Bool { get { inertValues["selectionFollowsFocus"] as? Bool ?? false } set { inertValues["selectionFollowsFocus"] = newValue } }
    /// Shows menus of its items; nothing shows them.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// When a cell is laid out for the first time. Default ``UICollectionView/FirstLayout/atEstimate`` (fact L2.21).
    public final var firstLayout: UICollectionView.FirstLayout { get { inertValues["firstLayout"] as? UICollectionView.FirstLayout ?? .atEstimate } set { inertValues["firstLayout"] = newValue } }
    /// What is asked for its size when an update ends. Default ``UICollectionView/SizesAfterUpdates/askedAgain``: apps end a change inside their cells with an empty update.
    public final var sizesAfterUpdates: UICollectionView.SizesAfterUpdates { get { inertValues["sizesAfterUpdates"] as? UICollectionView.SizesAfterUpdates ?? .askedAgain } set { inertValues["sizesAfterUpdates"] = newValue } }
}

/// What a collection view shows. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: OptionalRequirements {
    /// Asked at a load and at the end of each update.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The item's cell, a dequeued one. Asked for items that come on screen.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Default 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A dequeued view. Asked for supplementary views that come on screen; without an answer it is an error.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    /// Default false. Declared for apps; never called.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Declared for apps; never called.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Default none. Declared for apps; never called.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Default: the first item. Declared for apps; never called.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { if let other = forwardee("numberOfSectionsInCollectionView:", of: collectionView) { return other.numberOfSections(in: collectionView) }; return 1 }
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { if let other = forwardee("collectionView:viewForSupplementaryElementOfKind:atIndexPath:", of: collectionView) { return other.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }; collectionView.optionalMethods.isMissing(.supplementaryView); return UICollectionReusableView() }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:canMoveItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, canMoveItemAt: indexPath) }; return false }
    public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { forwardee("collectionView:moveItemAtIndexPath:toIndexPath:", of: collectionView)?.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { forwardee("indexTitlesForCollectionView:", of: collectionView)?.indexTitles(for: collectionView) }
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { if let other = forwardee("collectionView:indexPathForIndexTitle:atIndex:", of: collectionView) { return other.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }; return IndexPath(item: 0, section: 0) }
}

@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: OptionalRequirements {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

/// Notices. Methods that UIKit declares optional have defaults. What is about touches is declared for apps and never called: there are no events.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Called when an item was measured and placed, before its cell is laid out.
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    /// Called when an item has left the screen.
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// Where an update leaves the offset. Default: what the layout says (fact L5.10).
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    /// Asked for the layout between two, where a gesture changes from one to the other. Default: a plain one.
    func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration?
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { forwardee("collectionView:willDisplayCell:forItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { forwardee("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", of: collectionView)?.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { forwardee("collectionView:didEndDisplayingCell:forItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { forwardee("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", of: collectionView)?.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { if let other = forwardee("collectionView:targetContentOffsetForProposedContentOffset:", of: collectionView) { return other.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) }; collectionView.optionalMethods.isMissing(.targetOffset); return proposedContentOffset }
    public func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { if let other = forwardee("collectionView:transitionLayoutForOldLayout:newLayout:", of: collectionView) { return other.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) }; return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:shouldHighlightItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, shouldHighlightItemAt: indexPath) }; return true }
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { forwardee("collectionView:didHighlightItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, didHighlightItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { forwardee("collectionView:didUnhighlightItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:shouldSelectItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, shouldSelectItemAt: indexPath) }; return true }
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:shouldDeselectItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, shouldDeselectItemAt: indexPath) }; return true }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { forwardee("collectionView:didSelectItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, didSelectItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { forwardee("collectionView:didDeselectItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, didDeselectItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:canPerformPrimaryActionForItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }; return true }
    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { forwardee("collectionView:performPrimaryActionForItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:canFocusItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, canFocusItemAt: indexPath) }; return true }
    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:canEditItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, canEditItemAt: indexPath) }; return true }
    public func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }; return false }
    public func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { forwardee("collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", of: collectionView)?.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { forwardee("collectionViewDidEndMultipleSelectionInteraction:", of: collectionView)?.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:shouldShowMenuForItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }; return false }
    public func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { if let other = forwardee("collectionView:canPerformAction:forItemAtIndexPath:withSender:", of: collectionView) { return other.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) }; return false }
    public func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { forwardee("collectionView:performAction:forItemAtIndexPath:withSender:", of: collectionView)?.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) }
    public func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool { if let other = forwardee("collectionView:shouldUpdateFocusInContext:", of: collectionView) { return other.collectionView(collectionView, shouldUpdateFocusIn: context) }; return true }
    public func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { forwardee("collectionView:didUpdateFocusInContext:withAnimationCoordinator:", of: collectionView)?.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    public func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { if let other = forwardee("collectionView:shouldSpringLoadItemAtIndexPath:withContext:", of: collectionView) { return other.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }; return true }
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { forwardee("collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", of: collectionView)?.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { forwardee("collectionView:contextMenuConfigurationForItemAtIndexPath:point:", of: collectionView)?.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) }
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { forwardee("collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { forwardee("collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:", of: collectionView)?.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) }
    public func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { forwardee("collectionView:previewForHighlightingContextMenuWithConfiguration:", of: collectionView)?.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
    public func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { forwardee("collectionView:previewForDismissingContextMenuWithConfiguration:", of: collectionView)?.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
    public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { forwardee("collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", of: collectionView)?.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    public func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { forwardee("collectionView:willDisplayContextMenuWithConfiguration:animator:", of: collectionView)?.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
    public func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { forwardee("collectionView:willEndContextMenuInteractionWithConfiguration:animator:", of: collectionView)?.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
    public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { if let other = forwardee("collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:", of: collectionView) { return other.collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath) }; return proposedIndexPath }
    public func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { if let other = forwardee("collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", of: collectionView) { return other.collectionView(collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath) }; return proposedIndexPath }
    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { if let other = forwardee("collectionView:selectionFollowsFocusForItemAtIndexPath:", of: collectionView) { return other.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }; return collectionView.selectionFollowsFocus }
    public func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration? { forwardee("collectionView:sceneActivationConfigurationForItemAtIndexPath:point:", of: collectionView)?.collectionView(collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point) }
}

@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { [] }
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { false }
}

@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
}

@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    open private(set) var intent: Intent = .unspecified
    public init(operation: UIDropOperation, intent: Intent) { self.intent = intent; super.init(operation: operation) }
    public override init(operation: UIDropOperation) { super.init(operation: operation) }
}

extension UICollectionViewDropProposal {
    public enum Intent: Int, Sendable {
        case unspecified = 0
        case insertAtDestinationIndexPath = 1
        case insertIntoDestinationIndexPath = 2
        case automatic = 3
    }
}

@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

@preconcurrency @MainActor open class UICollectionViewControllerInert: UIViewController {
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { collectionView.optionalMethods.usual(proposedContentOffset, .targetOffset) }
    open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { proposedIndexPath }
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { nil }
    open func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { false }
    open func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) {}
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
    open func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { proposedIndexPath }
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { nil }
    open func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { nil }
    open func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    open func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    open func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    open func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration? { nil }
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { collectionView.selectionFollowsFocus }
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { IndexPath(item: 0, section: 0) }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    open var clearsSelectionOnViewWillAppear: Bool { get { inertValues["clearsSelectionOnViewWillAppear"] as? Bool ?? true } set { inertValues["clearsSelectionOnViewWillAppear"] = newValue } }
    open var useLayoutToLayoutNavigationTransitions: Bool { get { inertValues["useLayoutToLayoutNavigationTransitions"] as? Bool ?? false } set { inertValues["useLayoutToLayoutNavigationTransitions"] = newValue } }
    open var installsStandardGestureForInteractiveMovement: Bool { get { inertValues["installsStandardGestureForInteractiveMovement"] as? Bool ?? true } set { inertValues["installsStandardGestureForInteractiveMovement"] = newValue } }
    /// One section; for overrides.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// No items; for overrides.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Must be overridden where there are items.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    /// Says that there is none; for overrides.
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { collectionView.optionalMethods.usual(UICollectionReusableView(), .supplementaryView) }
}

extension ObjectiveCMessages {
    /// A new controller of a class that is known at run time only, by its `init(collectionViewLayout:)`.
    @preconcurrency @MainActor public static func make<Controller: UICollectionViewController>(_ type: Controller.Type, collectionViewLayout layout: UICollectionViewLayout) -> Controller { type.made(collectionViewLayout: layout) }
    /// A new view of a class that is known at run time only, by its `init(frame:collectionViewLayout:)`.
    @preconcurrency @MainActor public static func make<View: UICollectionView>(_ type: View.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> View { type.made(frame: frame, collectionViewLayout: layout) }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<Controller: UICollectionViewController>(_ type: Controller.Type?, collectionViewLayout layout: UICollectionViewLayout) -> Controller? { type.map { make($0, collectionViewLayout: layout) } }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<View: UICollectionView>(_ type: View.Type?, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> View? { type.map { make($0, frame: frame, collectionViewLayout: layout) } }
}
