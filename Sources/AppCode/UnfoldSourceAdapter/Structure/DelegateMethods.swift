/// The optional methods of UIKit's protocols for tables, collections and scroll views. Module UIKit has defaults for
/// them.
enum DelegateMethods {
    /// What declares methods, for methods whose first parameter is of a type.
    struct Requirements {
        /// Every name in it has them, the first as its own.
        let protocols: [String]
        let subject: String
        let signatures: Set<String>
    }

    static let all: [Requirements] = [
        requirements(
            ["UITableViewDataSource"], of: "UITableView",
            "titleForHeaderInSection: titleForFooterInSection: canEditRowAt: canMoveRowAt: commit:forRowAt:",
            "moveRowAt:to: sectionForSectionIndexTitle:at:",
            others: ["numberOfSections(in:)", "sectionIndexTitles(for:)"]),
        requirements(
            ["UITableViewDelegate"], of: "UITableView",
            "heightForRowAt: estimatedHeightForRowAt: heightForHeaderInSection: estimatedHeightForHeaderInSection:",
            "heightForFooterInSection: estimatedHeightForFooterInSection: viewForHeaderInSection:",
            "viewForFooterInSection: editingStyleForRowAt: shouldIndentWhileEditingRowAt: indentationLevelForRowAt:",
            "willDisplay:forRowAt: didEndDisplaying:forRowAt: willDisplayHeaderView:forSection:",
            "willDisplayFooterView:forSection: didEndDisplayingHeaderView:forSection:",
            "didEndDisplayingFooterView:forSection: didSelectRowAt: didDeselectRowAt: shouldHighlightRowAt:",
            "didHighlightRowAt: didUnhighlightRowAt: willSelectRowAt: willDeselectRowAt:",
            "accessoryButtonTappedForRowWith: titleForDeleteConfirmationButtonForRowAt: editActionsForRowAt:",
            "leadingSwipeActionsConfigurationForRowAt: trailingSwipeActionsConfigurationForRowAt:",
            "willBeginEditingRowAt: didEndEditingRowAt: targetIndexPathForMoveFromRowAt:toProposedIndexPath:",
            "shouldShowMenuForRowAt: canFocusRowAt: contextMenuConfigurationForRowAt:point:"),
        requirements(
            ["UICollectionViewDataSource"], of: "UICollectionView",
            "viewForSupplementaryElementOfKind:at: canMoveItemAt: moveItemAt:to: indexPathForIndexTitle:at:",
            others: ["numberOfSections(in:)", "indexTitles(for:)"]),
        requirements(
            ["UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"], of: "UICollectionView",
            "willDisplay:forItemAt: willDisplaySupplementaryView:forElementKind:at: didEndDisplaying:forItemAt:",
            "didEndDisplayingSupplementaryView:forElementOfKind:at: shouldHighlightItemAt: didHighlightItemAt:",
            "didUnhighlightItemAt: shouldSelectItemAt: shouldDeselectItemAt: didSelectItemAt: didDeselectItemAt:",
            "targetContentOffsetForProposedContentOffset: canPerformPrimaryActionForItemAt:",
            "performPrimaryActionForItemAt: canFocusItemAt: canEditItemAt:",
            "shouldBeginMultipleSelectionInteractionAt: didBeginMultipleSelectionInteractionAt:",
            "transitionLayoutForOldLayout:newLayout: targetIndexPathForMoveFromItemAt:toProposedIndexPath:",
            "targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
            "shouldShowMenuForItemAt: canPerformAction:forItemAt:withSender: performAction:forItemAt:withSender:",
            "shouldUpdateFocusIn: didUpdateFocusIn:with: selectionFollowsFocusForItemAt: shouldSpringLoadItemAt:with:",
            "contextMenuConfigurationForItemsAt:point: contextMenuConfigurationForItemAt:point:",
            "contextMenuConfiguration:highlightPreviewForItemAt: contextMenuConfiguration:dismissalPreviewForItemAt:",
            "previewForHighlightingContextMenuWithConfiguration: previewForDismissingContextMenuWithConfiguration:",
            "willPerformPreviewActionForMenuWith:animator: willDisplayContextMenu:animator:",
            "willEndContextMenuInteraction:animator: sceneActivationConfigurationForItemAt:point:",
            others: [
                "collectionViewDidEndMultipleSelectionInteraction(_:)", "indexPathForPreferredFocusedView(in:)",
            ]),
        requirements(
            ["UICollectionViewDelegateFlowLayout"], of: "UICollectionView",
            "layout:sizeForItemAt: layout:insetForSectionAt: layout:minimumLineSpacingForSectionAt:",
            "layout:minimumInteritemSpacingForSectionAt: layout:referenceSizeForHeaderInSection:",
            "layout:referenceSizeForFooterInSection:"),
        Requirements(
            protocols: [
                "UIScrollViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate",
                "UICollectionViewDelegateFlowLayout",
            ], subject: "UIScrollView",
            signatures: [
                "scrollViewDidScroll(_:)", "scrollViewDidEndScrollingAnimation(_:)",
                "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewWillBeginDragging(_:)",
                "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDecelerating(_:)",
                "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
                "scrollViewWillBeginDecelerating(_:)", "scrollViewShouldScrollToTop(_:)",
                "scrollViewDidScrollToTop(_:)",
                "scrollViewDidZoom(_:)", "scrollViewWillBeginZooming(_:with:)", "viewForZooming(in:)",
                "scrollViewDidEndZooming(_:with:atScale:)",
            ]),
    ]

    /// `UITableViewDelegate`, `NSFetchedResultsControllerDelegate`: a protocol with optional methods that is none of the
    /// app's; `NSObjectProtocol` has methods of its own.
    static func isProtocol(_ name: String, besides app: AppDeclarations) -> Bool {
        let start = name.prefix(2)
        return start.count == 2 && start.allSatisfy(\.isUppercase) && endings.contains(where: name.hasSuffix)
            && !app.declaresAnywhere(name)
    }

    private static let endings = ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"]

    /// Protocols that have a method of that signature and first parameter; none for a method of the app's own.
    static func protocols(with signature: String, subject: String) -> [String] {
        all.filter { $0.subject == subject && $0.signatures.contains(signature) }.flatMap(\.protocols)
    }

    /// The protocol that has a method; nil for a method of the app's own.
    static func owner(of name: String, labels: [String]) -> String? {
        let signature = "\(name)(\(labels.map { $0 + ":" }.joined()))"
        return all.first { $0.signatures.contains(signature) }?.protocols.first
    }

    /// How Apple's headers spell a method: they name the index path and the cell that Swift leaves out. nil for a method
    /// of the app's own, and for `numberOfSections(in:)`, whose name depends on the argument.
    static func objectiveCName(_ name: String, labels: [String]) -> String? {
        let signature = "\(name)(\(labels.map { $0 + ":" }.joined()))"
        if let whole = namedOtherwise[signature] { return whole }
        guard labels.first == "_", all.contains(where: { $0.signatures.contains(signature) }) else { return nil }
        return name + ":" + labels.dropFirst().map { spelled($0) + ":" }.joined()
    }

    /// The labels of a protocol's one method of a base name.
    static func labels(_ name: String, of requirer: String) -> [String]? {
        let found = all.filter { $0.protocols.contains(requirer) }.flatMap(\.signatures)
            .filter { $0.hasPrefix(name + "(") }
        guard found.count == 1 else { return nil }
        return found[0].dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
    }

    /// Those that follow no rule.
    private static let namedOtherwise = [
        "indexTitles(for:)": "indexTitlesForCollectionView:",
        "sectionIndexTitles(for:)": "sectionIndexTitlesForTableView:",
        "tableView(_:sectionForSectionIndexTitle:at:)": "tableView:sectionForSectionIndexTitle:atIndex:",
        "collectionView(_:indexPathForIndexTitle:at:)": "collectionView:indexPathForIndexTitle:atIndex:",
        "collectionView(_:didUpdateFocusIn:with:)":
            "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
        "collectionView(_:shouldSpringLoadItemAt:with:)":
            "collectionView:shouldSpringLoadItemAtIndexPath:withContext:",
        "viewForZooming(in:)": "viewForZoomingInScrollView:",
        "scrollViewWillBeginZooming(_:with:)": "scrollViewWillBeginZooming:withView:",
        "scrollViewDidEndZooming(_:with:atScale:)": "scrollViewDidEndZooming:withView:atScale:",
    ]

    private static func spelled(_ label: String) -> String {
        switch label {
        case "willDisplay", "didEndDisplaying": label + "Cell"
        case "commit": "commitEditingStyle"
        case "to", "at", "accessoryButtonTappedForRowWith": label + "IndexPath"
        case "shouldUpdateFocusIn": label + "Context"
        case "willPerformPreviewActionForMenuWith": label + "Configuration"
        case "willDisplayContextMenu", "willEndContextMenuInteraction": label + "WithConfiguration"
        case _ where label.hasSuffix("ItemsAt"): label + "IndexPaths"
        case _ where label.hasSuffix("RowAt") || label.hasSuffix("ItemAt") || label.hasSuffix("InteractionAt"):
            label + "IndexPath"
        case _ where label.hasSuffix("SectionAt"): label + "Index"
        default: label
        }
    }

    /// `heightForRowAt:` of tables is `tableView(_:heightForRowAt:)`.
    private static func requirements(
        _ protocols: [String], of subject: String, _ labels: String..., others: [String] = []
    ) -> Requirements {
        let name = subject == "UITableView" ? "tableView" : "collectionView"
        let own = labels.flatMap { $0.split(separator: " ") }.map { "\(name)(_:\($0))" }
        return Requirements(protocols: protocols, subject: subject, signatures: Set(own + others))
    }
}
