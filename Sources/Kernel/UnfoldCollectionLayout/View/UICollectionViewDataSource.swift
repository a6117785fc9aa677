import Foundation
import UnfoldAutoLayout

/// What a collection view shows. Methods that UIKit declares optional have defaults here.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: OptionalRequirements {
    /// Asked at a load and at the end of each update.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The item's cell, a dequeued one. Asked for items that come on screen.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Default 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A dequeued view. Asked for supplementary views that come on screen; without an answer of one's own it is an
    /// error.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Default false. Declared for apps; never called.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Declared for apps; never called.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Default none. Declared for apps; never called.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Default: the first item. Declared for apps; never called.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Who answers in place of a data source that has not written a method and forwards it.
    private func forwardee(_ message: String) -> (any UICollectionViewDataSource)? {
        ForwardedMessage.target(of: self, message, in: [(any UICollectionViewDataSource).self])
    }
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        if let other = forwardee("numberOfSectionsInCollectionView:") {
            return other.numberOfSections(in: collectionView)
        }
        return 1
    }
    /// Says that there is none.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let other = forwardee("collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
            return other.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
        collectionView.optionalMethods.isMissing(.supplementaryView)
        return UICollectionReusableView()
    }
    /// No item.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        forwardee("collectionView:canMoveItemAtIndexPath:")?.collectionView(collectionView, canMoveItemAt: indexPath)
            ?? false
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        forwardee("collectionView:moveItemAtIndexPath:toIndexPath:")?.collectionView(
            collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        forwardee("indexTitlesForCollectionView:")?.indexTitles(for: collectionView)
    }
    /// The first item.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        forwardee("collectionView:indexPathForIndexTitle:atIndex:")?.collectionView(
            collectionView, indexPathForIndexTitle: title, at: index) ?? IndexPath(item: 0, section: 0)
    }
}

/// What a collection view's delegate or data source may lack.
enum CollectionMethod: Hashable {
    case itemSize, sectionInset, lineSpacing, interitemSpacing, headerSize, footerSize
    case supplementaryView, targetOffset
}
