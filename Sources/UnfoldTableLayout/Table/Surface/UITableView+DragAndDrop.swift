import Foundation
import UnfoldAutoLayout

/// Notified of which rows will be needed; nothing notifies it. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: OptionalRequirements {
    /// Rows that will be needed.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that will not be needed after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Gives what is dragged of a table; never asked. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// What is dragged of a row.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// What is dragged too. Default nothing.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Its look. Default none.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// It begins.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// It ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Whether it may be moved. Default true.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Whether it must stay in the app. Default false.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// None.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    /// Nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// Nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// True.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }
    /// False.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// Takes what is dropped on a table; never asked. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// It was dropped.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether it may be dropped. Default true.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// What a drop would do. Default nothing.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// It came.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// It went.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// It ended.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Its look. Default none.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// True.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Nothing.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    /// Nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// None.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// What a drop on a table would do; stored.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where it would go.
    public enum Intent: Int, Sendable {
        /// Not said.
        case unspecified = 0
        /// Between rows.
        case insertAtDestinationIndexPath
        /// Into a row.
        case insertIntoDestinationIndexPath
        /// As suits.
        case automatic
    }
    /// Where it would go.
    open var intent: Intent { ownIntent }
    private let ownIntent: Intent
    /// A drop that goes somewhere.
    public init(operation: UIDropOperation, intent: Intent) {
        ownIntent = intent
        super.init(operation: operation)
    }
    /// A drop.
    public override init(operation: UIDropOperation) {
        ownIntent = .unspecified
        super.init(operation: operation)
    }
}

/// Something that is dropped on a table. Nothing here makes one.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// What it is.
    var dragItem: UIDragItem { get }
    /// Where it came from, if that is the same table.
    var sourceIndexPath: IndexPath? { get }
    /// Points.
    var previewSize: CGSize { get }
}

/// Carries a drop on a table out. Nothing here makes one.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where.
    var destinationIndexPath: IndexPath? { get }
    /// What it does.
    var proposal: UITableViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Lets it fall to a row.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets it fall into a row.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
}
