// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTableLayout/Inert/Table.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var imageToTextPadding: CGFloat = 0
    public var textToSecondaryTextPadding: CGFloat = 0
    public var textToButtonPadding: CGFloat = 0
    public var buttonToSecondaryButtonPadding: CGFloat = 0
    public var background = UIBackgroundConfiguration.clear()
    public static func empty() -> Self { Self() }
    public static func loading() -> Self { var made = Self(); made.text = "Loading…"; return made }
    public static func search() -> Self { var made = Self(); made.image = UIImage(systemName: "magnifyingglass"); made.text = "No Results"; made.secondaryText = "Check the spelling or try a new search."; return made }
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIContentUnavailableConfiguration {
    public enum Alignment: Int, Sendable {
        case center = 0
        case natural = 1
    }

    public struct ButtonProperties {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled: Bool = true
        public var role: UIButton.Role = UIButton.Role.normal
    }

    public struct ImageProperties {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize: CGSize = CGSize.zero
        public var accessibilityIgnoresInvertColors: Bool = false
    }

    public struct TextProperties {
        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
    }
}

@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public init(style: Style, title: String?, handler: @escaping Handler) { (self.style, self.title, self.handler) = (style, title, handler) }
    public override convenience init() { self.init(style: .normal, title: nil) { $2(false) } }
    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!
}

extension UIContextualAction {
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }
}

@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe: Bool = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
    public override convenience init() { self.init(actions: []) }
}

@preconcurrency @MainActor open class UITableViewInert: RowListBase {
    open var separatorColor: UIColor? { get { inertValues["separatorColor"] as? UIColor } set { inertValues["separatorColor"] = newValue } }
    open var allowsFocus: Bool { get { inertValues["allowsFocus"] as? Bool ?? false } set { inertValues["allowsFocus"] = newValue } }
    open var remembersLastFocusedIndexPath: Bool { get { inertValues["remembersLastFocusedIndexPath"] as? Bool ?? false } set { inertValues["remembersLastFocusedIndexPath"] = newValue } }
    open var separatorEffect: UIVisualEffect? { get { inertValues["separatorEffect"] as? UIVisualEffect } set { inertValues["separatorEffect"] = newValue } }
    /// Gives what is dragged; never asked.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { valuesDidChange() } }
    /// Takes what is dropped; never asked.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { valuesDidChange() } }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled: Bool { get { inertValues["isPrefetchingEnabled"] as? Bool ?? true } set { inertValues["isPrefetchingEnabled"] = newValue } }
    open var dragInteractionEnabled: Bool { get { inertValues["dragInteractionEnabled"] as? Bool ?? false } set { inertValues["dragInteractionEnabled"] = newValue } }
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var sectionIndexMinimumDisplayRowCount: Int { get { inertValues["sectionIndexMinimumDisplayRowCount"] as? Int ?? 0 } set { inertValues["sectionIndexMinimumDisplayRowCount"] = newValue } }
    open var sectionIndexColor: UIColor? { get { inertValues["sectionIndexColor"] as? UIColor } set { inertValues["sectionIndexColor"] = newValue } }
    open var sectionIndexBackgroundColor: UIColor? { get { inertValues["sectionIndexBackgroundColor"] as? UIColor } set { inertValues["sectionIndexBackgroundColor"] = newValue } }
    open var sectionIndexTrackingBackgroundColor: UIColor? { get { inertValues["sectionIndexTrackingBackgroundColor"] as? UIColor } set { inertValues["sectionIndexTrackingBackgroundColor"] = newValue } }
    open func reloadSectionIndexTitles() {}
    open var fillerRowHeight: CGFloat { get { inertValues["fillerRowHeight"] as? CGFloat ?? 0 } set { inertValues["fillerRowHeight"] = newValue } }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
    /// The magnifying glass of an index.
    public nonisolated static let indexSearch = "{search}"
    open var separatorInset: UIEdgeInsets { get { inertValues["separatorInset"] as? UIEdgeInsets ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) } set { inertValues["separatorInset"] = newValue } }
    open var backgroundView: UIView? { get { inertValues["backgroundView"] as? UIView } set { inertValues["backgroundView"] = newValue } }
    open var allowsSelection: Bool { get { inertValues["allowsSelection"] as? Bool ?? true } set { inertValues["allowsSelection"] = newValue } }
    /// Whether `selectRow(at:animated:scrollPosition:)` keeps the rows selected before. Default false.
    open var allowsMultipleSelection: Bool { get { inertValues["allowsMultipleSelection"] as? Bool ?? false } set { inertValues["allowsMultipleSelection"] = newValue } }
    open var allowsSelectionDuringEditing: Bool { get { inertValues["allowsSelectionDuringEditing"] as? Bool ?? false } set { inertValues["allowsSelectionDuringEditing"] = newValue } }
    open var allowsMultipleSelectionDuringEditing: Bool { get { inertValues["allowsMultipleSelectionDuringEditing"] as? Bool ?? false } set { inertValues["allowsMultipleSelectionDuringEditing"] = newValue } }
    open var selectionFollowsFocus: Bool { get { inertValues["selectionFollowsFocus"] as? Bool ?? false } set { inertValues["selectionFollowsFocus"] = newValue } }
    /// What the separator's insets are measured from; stored.
    open var separatorInsetReference: UITableView.SeparatorInsetReference { get { inertValues["separatorInsetReference"] as? UITableView.SeparatorInsetReference ?? .fromCellEdges } set { inertValues["separatorInsetReference"] = newValue } }
    /// When a cell is laid out for the first time: after its row was measured, so that a fully required chain never meets an estimate. ``UITableView/FirstLayout/atEstimate`` pins the estimate first, and such a chain conflicts at load (fact D3.3 against D3.5).
    public final var firstLayout: UITableView.FirstLayout { get { inertValues["firstLayout"] as? UITableView.FirstLayout ?? .measured } set { inertValues["firstLayout"] = newValue } }
    /// What happens to the offset when rows turn out taller or shorter than estimated while the table is scrolled (fact D10.3). Default ``UITableView/EstimateCorrection/keepsScreen``.
    public final var estimateCorrection: UITableView.EstimateCorrection { get { inertValues["estimateCorrection"] as? UITableView.EstimateCorrection ?? .keepsScreen } set { inertValues["estimateCorrection"] = newValue } }
    /// The text of the exception when counts do not add up (facts D9.1 to D9.4). Default ``UITableView/InconsistencyText/byGeneration``.
    public final var inconsistencyText: UITableView.InconsistencyText { get { inertValues["inconsistencyText"] as? UITableView.InconsistencyText ?? .byGeneration } set { inertValues["inconsistencyText"] = newValue } }
}

extension UITableView {
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        case singleLineEtched = 2
    }

    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }
}

/// What a table shows. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UITableViewDataSource: OptionalRequirements {
    /// Asked at a load and at the end of each update (fact D8.4).
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The row's cell, usually a dequeued one. Asked for rows that come on screen.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Default 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Default nil: no header.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Default nil: no footer.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether the row shows an editing control. Default true.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the row shows a reorder control. Default: whether the cell's `showsReorderControl` is true; UIKit's, whether `tableView(_:moveRowAt:to:)` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Never asked: there is no index. Default: its position.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { if let other = forwardee("numberOfSectionsInTableView:", of: tableView) { return other.numberOfSections(in: tableView) }; return 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { forwardee("tableView:titleForHeaderInSection:", of: tableView)?.tableView(tableView, titleForHeaderInSection: section) }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { forwardee("tableView:titleForFooterInSection:", of: tableView)?.tableView(tableView, titleForFooterInSection: section) }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { if let other = forwardee("tableView:canEditRowAtIndexPath:", of: tableView) { return other.tableView(tableView, canEditRowAt: indexPath) }; return true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { if let other = forwardee("tableView:canMoveRowAtIndexPath:", of: tableView) { return other.tableView(tableView, canMoveRowAt: indexPath) }; tableView.optionalMethods.isMissing(.movableRow); return false }
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { forwardee("tableView:commitEditingStyle:forRowAtIndexPath:", of: tableView)?.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { forwardee("tableView:moveRowAtIndexPath:toIndexPath:", of: tableView)?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { forwardee("sectionIndexTitlesForTableView:", of: tableView)?.sectionIndexTitles(for: tableView) }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { if let other = forwardee("tableView:sectionForSectionIndexTitle:atIndex:", of: tableView) { return other.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }; return index }
}

@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: OptionalRequirements {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Heights and notices. Methods that UIKit declares optional have defaults; the table knows whether it met a default, as UIKit knows what a delegate responds to.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Points, or `automaticDimension`. Default: the table's `rowHeight` (fact D1.2).
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Points, or `automaticDimension`. Default: the table's `estimatedRowHeight` (fact D1.3).
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Default: the table's `sectionHeaderHeight`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Default: the table's `estimatedSectionHeaderHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// Default: the table's `sectionFooterHeight`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Default: the table's `estimatedSectionFooterHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    /// Default nil: the title, if there is one.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Default nil: the title, if there is one.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Which control a row shows while the table is edited. Default `.delete`.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// Whether content makes space for the control. Default true.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// Default: the cell's own level.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// Called when a row was measured and placed, before its cell is laid out (fact D7.2).
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a row has left the screen.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    /// A test's tap has selected the row (``UITableView/simulateTap(onRowAt:)``).
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// A test's tap has deselected the row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Asked before a test's tap does anything. Default true.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called at a test's tap, before the row is selected.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called at a test's tap, before the row is selected.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Asked at a test's tap; nil refuses. Default: the row.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Asked at a test's tap; nil refuses. Default: the row.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Never asked: nothing drags. Default: the row proposed.
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    /// Never asked: there is no focus. Default: the table's `selectionFollowsFocus`.
    func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { if let other = forwardee("tableView:heightForRowAtIndexPath:", of: tableView) { return other.tableView(tableView, heightForRowAt: indexPath) }; tableView.optionalMethods.isMissing(.rowHeight); return tableView.rowHeight }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { if let other = forwardee("tableView:estimatedHeightForRowAtIndexPath:", of: tableView) { return other.tableView(tableView, estimatedHeightForRowAt: indexPath) }; tableView.optionalMethods.isMissing(.estimatedRowHeight); return tableView.estimatedRowHeight }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { if let other = forwardee("tableView:heightForHeaderInSection:", of: tableView) { return other.tableView(tableView, heightForHeaderInSection: section) }; tableView.optionalMethods.isMissing(.headerHeight); return tableView.sectionHeaderHeight }
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { if let other = forwardee("tableView:estimatedHeightForHeaderInSection:", of: tableView) { return other.tableView(tableView, estimatedHeightForHeaderInSection: section) }; tableView.optionalMethods.isMissing(.estimatedHeaderHeight); return tableView.estimatedSectionHeaderHeight }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { if let other = forwardee("tableView:heightForFooterInSection:", of: tableView) { return other.tableView(tableView, heightForFooterInSection: section) }; tableView.optionalMethods.isMissing(.footerHeight); return tableView.sectionFooterHeight }
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { if let other = forwardee("tableView:estimatedHeightForFooterInSection:", of: tableView) { return other.tableView(tableView, estimatedHeightForFooterInSection: section) }; tableView.optionalMethods.isMissing(.estimatedFooterHeight); return tableView.estimatedSectionFooterHeight }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { if let other = forwardee("tableView:viewForHeaderInSection:", of: tableView) { return other.tableView(tableView, viewForHeaderInSection: section) }; tableView.optionalMethods.isMissing(.headerView); return nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { if let other = forwardee("tableView:viewForFooterInSection:", of: tableView) { return other.tableView(tableView, viewForFooterInSection: section) }; tableView.optionalMethods.isMissing(.footerView); return nil }
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { if let other = forwardee("tableView:editingStyleForRowAtIndexPath:", of: tableView) { return other.tableView(tableView, editingStyleForRowAt: indexPath) }; return .delete }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { if let other = forwardee("tableView:shouldIndentWhileEditingRowAtIndexPath:", of: tableView) { return other.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }; return true }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { if let other = forwardee("tableView:indentationLevelForRowAtIndexPath:", of: tableView) { return other.tableView(tableView, indentationLevelForRowAt: indexPath) }; tableView.optionalMethods.isMissing(.indentationLevel); return 0 }
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { forwardee("tableView:willDisplayCell:forRowAtIndexPath:", of: tableView)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { forwardee("tableView:didEndDisplayingCell:forRowAtIndexPath:", of: tableView)?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { forwardee("tableView:willDisplayHeaderView:forSection:", of: tableView)?.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { forwardee("tableView:willDisplayFooterView:forSection:", of: tableView)?.tableView(tableView, willDisplayFooterView: view, forSection: section) }
    public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { forwardee("tableView:didEndDisplayingHeaderView:forSection:", of: tableView)?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { forwardee("tableView:didEndDisplayingFooterView:forSection:", of: tableView)?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { forwardee("tableView:didSelectRowAtIndexPath:", of: tableView)?.tableView(tableView, didSelectRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { forwardee("tableView:didDeselectRowAtIndexPath:", of: tableView)?.tableView(tableView, didDeselectRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { if let other = forwardee("tableView:shouldHighlightRowAtIndexPath:", of: tableView) { return other.tableView(tableView, shouldHighlightRowAt: indexPath) }; return true }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { forwardee("tableView:didHighlightRowAtIndexPath:", of: tableView)?.tableView(tableView, didHighlightRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { forwardee("tableView:didUnhighlightRowAtIndexPath:", of: tableView)?.tableView(tableView, didUnhighlightRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { if let other = forwardee("tableView:willSelectRowAtIndexPath:", of: tableView) { return other.tableView(tableView, willSelectRowAt: indexPath) }; return indexPath }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { if let other = forwardee("tableView:willDeselectRowAtIndexPath:", of: tableView) { return other.tableView(tableView, willDeselectRowAt: indexPath) }; return indexPath }
    public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { if let other = forwardee("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", of: tableView) { return other.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) }; return proposedDestinationIndexPath }
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { tableView.selectionFollowsFocus }
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { forwardee("tableView:editActionsForRowAtIndexPath:", of: tableView)?.tableView(tableView, editActionsForRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { forwardee("tableView:accessoryButtonTappedForRowWithIndexPath:", of: tableView)?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { forwardee("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", of: tableView)?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { forwardee("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", of: tableView)?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { forwardee("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", of: tableView)?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { forwardee("tableView:willBeginEditingRowAtIndexPath:", of: tableView)?.tableView(tableView, willBeginEditingRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { forwardee("tableView:didEndEditingRowAtIndexPath:", of: tableView)?.tableView(tableView, didEndEditingRowAt: indexPath) }
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { forwardee("tableView:contextMenuConfigurationForRowAtIndexPath:point:", of: tableView)?.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
    public func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { false }
    public func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {}
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { true }
    public func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    public func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { true }
    public func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
    public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    public func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    public func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
    public func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    public func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
}

@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { [] }
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { false }
}

@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
}

@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
}

@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    open private(set) var intent: Intent = .unspecified
    public init(operation: UIDropOperation, intent: Intent) { self.intent = intent; super.init(operation: operation) }
    public override init(operation: UIDropOperation) { super.init(operation: operation) }
}

extension UITableViewDropProposal {
    public enum Intent: Int, Sendable {
        case unspecified = 0
        case insertAtDestinationIndexPath = 1
        case insertIntoDestinationIndexPath = 2
        case automatic = 3
    }
}

@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

@preconcurrency @MainActor open class UITableViewControllerInert: UIViewController {
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { usual(tableView.estimatedRowHeight, .estimatedRowHeight, tableView) }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { usual(tableView.sectionHeaderHeight, .headerHeight, tableView) }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { usual(tableView.sectionFooterHeight, .footerHeight, tableView) }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { usual(nil, .headerView, tableView) }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { usual(nil, .footerView, tableView) }
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { usual(false, .movableRow, tableView) }
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { usual(0, .indentationLevel, tableView) }
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { usual(tableView.estimatedSectionHeaderHeight, .estimatedHeaderHeight, tableView) }
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { usual(tableView.estimatedSectionFooterHeight, .estimatedFooterHeight, tableView) }
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    open func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { proposedDestinationIndexPath }
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { false }
    open func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {}
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { true }
    open func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { tableView.selectionFollowsFocus }
    open func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { true }
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
    open func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    open func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    open func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
    open func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    open func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open var clearsSelectionOnViewWillAppear: Bool { get { inertValues["clearsSelectionOnViewWillAppear"] as? Bool ?? true } set { inertValues["clearsSelectionOnViewWillAppear"] = newValue } }
}

extension UITableView {
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets
    }
}

extension ObjectiveCMessages {
    /// A new controller of a class that is known at run time only, by its `init(style:)`, which need not be `required`.
    @preconcurrency @MainActor public static func make<Controller: UITableViewController>(_ type: Controller.Type, style: UITableView.Style) -> Controller { type.made(style: style) }
    /// A new table of a class that is known at run time only, by its `init(frame:style:)`.
    @preconcurrency @MainActor public static func make<Table: UITableView>(_ type: Table.Type, frame: CGRect, style: UITableView.Style) -> Table { type.made(frame: frame, style: style) }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<Controller: UITableViewController>(_ type: Controller.Type?, style: UITableView.Style) -> Controller? { type.map { make($0, style: style) } }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<Table: UITableView>(_ type: Table.Type?, frame: CGRect, style: UITableView.Style) -> Table? { type.map { make($0, frame: frame, style: style) } }
}

@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { (self.style, self.title, self.handler) = (style, title, handler) }
    public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }
    public let style: Style
    public let handler: (UITableViewRowAction, IndexPath) -> Void
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
}

extension UITableViewRowAction {
    public enum Style: Int, Sendable {
        case destructive = 0
        case normal
        public static let `default` = Style.destructive
    }
}

@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration
    open var scrollEnabled: Bool = true
    public init(configuration: UIContentUnavailableConfiguration) { self.configuration = configuration; super.init(frame: .zero) }
    public required init?(coder: NSCoder) { configuration = UIContentUnavailableConfiguration(); super.init(coder: coder) }
    open var isScrollEnabled: Bool { get { scrollEnabled } set { scrollEnabled = newValue } }
}

extension UITableView {
    /// See `UITableView/estimateCorrection`.
    public enum EstimateCorrection: Sendable {
        /// The offset stays: what is on screen jumps, which is a finding.
        case none
        /// The offset follows, so that the first row on screen stays where it is.
        case keepsScreen
    }

    /// See `UITableView/inconsistencyText`.
    public enum InconsistencyText: Sendable {
        /// The list for iOS 26 if the data source did change, else the sentence about one section.
        case byGeneration
        /// "Invalid update: invalid number of rows in section…".
        case sentence
        /// "Invalid batch updates detected…" with both counts and all updates.
        case list
    }

    /// What makes the table measure a visible row again outside an update (fact D10.1).
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// `invalidateIntrinsicContentSize` of the cell or its content view.
        case enabled
        /// Any change inside the content view that Auto Layout knows of.
        case enabledIncludingConstraints
    }

    /// See `UITableView/firstLayout`.
    public enum FirstLayout: Sendable {
        /// At the height that was measured.
        case measured
        /// At the estimate, then at the height that was measured.
        case atEstimate
    }
}

extension UITableViewCell {
    public typealias SeparatorStyle = UITableView.SeparatorStyle
}

extension UITableView {
    /// What a reload took off the screen, where it stood.
    package struct DisplayedViews {
        var rows: [(path: IndexPath, id: TableRows.RowID, cell: UITableViewCell)]
        var parts: PartPair<[(section: Int, view: UIView)]>
    }
}
