import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

/// What a drop on a collection would do; stored.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    open var intent: Intent { ownIntent }
    private let ownIntent: Intent
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
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
}
