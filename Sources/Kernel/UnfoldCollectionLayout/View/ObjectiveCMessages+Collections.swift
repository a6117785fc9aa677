// As for views (`ObjectiveCMessages+Making.swift`): collection views and their controllers of classes known at run time
// only.

extension UICollectionViewController {
    @usableFromInline @_silgen_name("unfold_UICollectionViewController_init_collectionViewLayout")
    convenience init(madeWith layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout) }
    @_silgen_name("unfold_UICollectionViewController_init_collectionViewLayout")
    fileprivate class func made(collectionViewLayout: consuming UICollectionViewLayout) -> Self
}

extension UICollectionView {
    @usableFromInline @_silgen_name("unfold_UICollectionView_init_frame_collectionViewLayout")
    convenience init(madeWith frame: CGRect, layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }
    @_silgen_name("unfold_UICollectionView_init_frame_collectionViewLayout")
    fileprivate class func made(frame: CGRect, collectionViewLayout: consuming UICollectionViewLayout) -> Self
}

extension ObjectiveCMessages {
    /// A new controller of a class that is known at run time only, by its `init(collectionViewLayout:)`.
    @preconcurrency @MainActor public static func make<Controller: UICollectionViewController>(
        _ type: Controller.Type, collectionViewLayout layout: UICollectionViewLayout
    ) -> Controller { type.made(collectionViewLayout: layout) }

    /// A new view of a class that is known at run time only, by its `init(frame:collectionViewLayout:)`.
    @preconcurrency @MainActor public static func make<View: UICollectionView>(
        _ type: View.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
    ) -> View { type.made(frame: frame, collectionViewLayout: layout) }
}
