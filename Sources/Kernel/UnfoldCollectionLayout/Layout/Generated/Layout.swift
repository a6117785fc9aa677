// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/Layout.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1)
        public static let centeredVertically = Self(rawValue: 2)
        public static let bottom = Self(rawValue: 4)
        public static let left = Self(rawValue: 8)
        public static let centeredHorizontally = Self(rawValue: 16)
        public static let right = Self(rawValue: 32)
    }
}

@preconcurrency @MainActor open class UICollectionViewLayoutInert: NSObject {
    package final var inertValues: [String: Any] = [:]
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open var collectionViewContentSize: CGSize { .zero }
    open func finalizeCollectionViewUpdates() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath { previousIndexPath }
    /// Called when an animation block has given the collection view another size, after the layout was prepared for it and before anything is shown in it (Apple's page of `prepare(forAnimatedBoundsChange:)`). `oldBounds` are those shown before, in points.
    open func prepare() {}
    /// Direction that the layout was developed in. Default: the interface's.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether everything is mirrored where the interface runs the other way. Default false (fact L1.14).
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Whether a scroll or another size changes the layout; `newBounds` come next. Default false.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Called with what an update changes, after ``prepare()`` (fact L5.7).
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when an animation block has given the collection view another size, after the layout was prepared for it and before anything is shown in it (Apple's page of `prepare(forAnimatedBoundsChange:)`). `oldBounds` are those shown before, in points.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called once after that, by the pass that shows the new bounds: within the block if that lays out.
    open func finalizeAnimatedBoundsChange() {}
}

extension UICollectionViewUpdateItem {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }
}

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
}

extension UICollectionView {
    /// Kind of the header of a section in flow layouts and lists.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView {
    /// What makes a cell on screen be asked for its size again outside updates (facts L2.18, L2.19).
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// `invalidateIntrinsicContentSize()` of the cell or its content view.
        case enabled
        /// That, and any change of constraints inside the content view.
        case enabledIncludingConstraints
    }
}

/// One change of an update, as a layout is notified of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    private var before: IndexPath?
    private var after: IndexPath?
    private var action = Action.none
    /// A change of nothing: for subclasses, which say what it is.
    public override init() {}
    init(before: IndexPath?, after: IndexPath?, action: Action) { (self.before, self.after, self.action) = (before, after, action) }
    /// Position before; nil for an insertion. The item is `NSNotFound` for a section as a whole.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// Position after; nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: Action { action }
}

package struct ListRowLook: Hashable {
    /// Points between the row's edge and its content.
    public var margin: CGFloat
    /// The row is the header of its section (`firstItemInSection`).
    public var isHeader: Bool = false
    /// Whether lines are drawn at its ends, and their insets; nil for automatic ones.
    public var topLine: Bool = false
    public var bottomLine: Bool = false
    public var topInsets: NSDirectionalEdgeInsets?
    public var bottomInsets: NSDirectionalEdgeInsets?
}
