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
