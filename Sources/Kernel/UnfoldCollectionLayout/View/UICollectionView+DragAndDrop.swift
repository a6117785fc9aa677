import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

/// What a drop on a collection would do; stored.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
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

/// Carries a drop on a collection out. Nothing here makes one.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where.
    var destinationIndexPath: IndexPath? { get }
    /// What it does.
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Lets it fall to an item.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets it fall into an item.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
}
