import Foundation
import UnfoldAutoLayout

extension UICollectionView {
    /// Kind of the header of a section in flow layouts and lists.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// Kind of the footer.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What an element of a layout is.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A view that the data source gives, such as a header.
        case supplementaryView
        /// A view of the layout's own.
        case decorationView
    }

    /// Where an item that is scrolled to ends up.
    public struct ScrollPosition: OptionSet, Sendable {
        /// Bit pattern.
        public let rawValue: UInt
        /// A set of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Vertically at the start.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the end.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// Horizontally at the start.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the end.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// From top to bottom.
        case vertical = 0
        /// From left to right.
        case horizontal
    }

    /// What makes a cell on screen be asked for its size again outside updates (facts L2.18, L2.19).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing.
        case disabled = 0
        /// `invalidateIntrinsicContentSize()` of the cell or its content view.
        case enabled
        /// That, and any change of constraints inside the content view.
        case enabledIncludingConstraints
    }

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
}
