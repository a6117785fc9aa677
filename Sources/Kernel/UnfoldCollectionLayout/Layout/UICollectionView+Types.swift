extension UICollectionView {
    /// What is asked for its size when an update ends.
    public enum SizesAfterUpdates: Sendable {
        /// All on screen, so that an empty update takes over what changed inside the cells.
        case askedAgain
        /// What is new, reloaded or reconfigured.
        case kept
    }
    /// When a cell is laid out for the first time.
    public enum FirstLayout: Sendable {
        /// At the size the layout gives before it has asked: a chain of required constraints meets the estimate.
        case atEstimate
        /// After it was asked for its size.
        case measured
    }
    /// Kind of the header of a section in flow layouts and lists.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
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
