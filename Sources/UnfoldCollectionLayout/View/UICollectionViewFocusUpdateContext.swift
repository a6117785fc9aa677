import Foundation
import UnfoldAutoLayout

/// Where the focus of a collection view comes from and goes to. Nothing here makes one.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// Nil.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// Nil.
    open var nextFocusedIndexPath: IndexPath? { nil }
}
