extension UICollectionView: LayoutOwner, ElementOwner {}

extension UICollectionViewLayout {
    static func initial() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
}
