import Foundation
import UnfoldAutoLayout

/// What a drop on a table would do; stored.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// Where it would go.
    open var intent: Intent { ownIntent }
    private let ownIntent: Intent
    /// A drop that goes somewhere.
    public init(operation: UIDropOperation, intent: Intent) {
        ownIntent = intent
        super.init(operation: operation)
    }
    public override init(operation: UIDropOperation) {
        ownIntent = .unspecified
        super.init(operation: operation)
    }
}

/// Carries a drop on a table out. Nothing here makes one.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where.
    var destinationIndexPath: IndexPath? { get }
    /// What it does.
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Lets it fall to a row.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets it fall into a row.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
}
