/// What a collection view shows. Methods that UIKit declares optional have defaults.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: OptionalRequirements {
    /// Asked at a load and at the end of each update.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The item's cell, a dequeued one. Asked for items that come on screen.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Default 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A dequeued view. Asked for supplementary views that come on screen; without an answer it is an error.
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
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}

extension UICollectionViewDataSource {
    /// Who answers in place of a data source that has not written a method and forwards it.
    func forwardee(_ message: String, of _: UICollectionView) -> (any UICollectionViewDataSource)? {
        ForwardedMessage.target(of: self, message, in: [(any UICollectionViewDataSource).self])
    }
}

/// What a collection view's delegate or data source may lack.
enum CollectionMethod: Hashable {
    case itemSize, sectionInset, lineSpacing, interitemSpacing, headerSize, footerSize
    case supplementaryView, targetOffset
}
