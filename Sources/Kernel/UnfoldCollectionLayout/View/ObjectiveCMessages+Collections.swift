// As for views (`ObjectiveCMessages+Making.swift`): collection views and their controllers of classes known at run time
// only.

extension UICollectionViewController {
    @usableFromInline @_silgen_name("unfold_UICollectionViewController_init_collectionViewLayout")
    convenience init(madeWith layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout) }
    @_silgen_name("unfold_UICollectionViewController_init_collectionViewLayout")
    class func made(collectionViewLayout: consuming UICollectionViewLayout) -> Self
}

extension UICollectionView {
    @usableFromInline @_silgen_name("unfold_UICollectionView_init_frame_collectionViewLayout")
    convenience init(madeWith frame: CGRect, layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }
    @_silgen_name("unfold_UICollectionView_init_frame_collectionViewLayout")
    class func made(frame: CGRect, collectionViewLayout: consuming UICollectionViewLayout) -> Self
}
