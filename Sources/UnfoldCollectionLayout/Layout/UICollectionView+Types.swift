import Foundation
import UnfoldAutoLayout

extension UICollectionView {
    /// Kind of the header of a section in flow layouts and lists.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// Kind of the footer.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What makes a cell on screen be asked for its size again outside updates (facts L2.18, L2.19).
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// `invalidateIntrinsicContentSize()` of the cell or its content view.
        case enabled
        /// That, and any change of constraints inside the content view.
        case enabledIncludingConstraints
    }
}
