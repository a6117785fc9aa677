extension UICollectionViewDataSource {
    /// Who answers in place of a data source that has not written a method and forwards it.
    func forwardee(_ message: String, of _: UICollectionView) -> (any UICollectionViewDataSource)? {
        ForwardedMessage.target(of: self, message, in: [(any UICollectionViewDataSource).self])
    }
}

extension UICollectionViewDelegate {
    /// Who answers in place of a delegate that has not written a method and forwards it.
    func forwardee(_ message: String, of collectionView: UICollectionView) -> (any UICollectionViewDelegate)? {
        ForwardedMessage.target(of: self, message, in: (collectionView as any ScrollDelegateListener).delegateProtocols)
    }
}

/// What a collection view's delegate or data source may lack.
enum CollectionMethod: Hashable {
    case itemSize, sectionInset, lineSpacing, interitemSpacing, headerSize, footerSize
    case supplementaryView, targetOffset
}
