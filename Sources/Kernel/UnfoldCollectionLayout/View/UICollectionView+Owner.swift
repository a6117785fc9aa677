extension UICollectionView: LayoutOwner, ElementOwner {}

extension UICollectionViewLayout {
    /// What a collection view has until it is given another one.
    static func initial() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
}
