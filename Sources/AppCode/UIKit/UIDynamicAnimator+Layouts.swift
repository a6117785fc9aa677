#if !os(iOS) && !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
    import UnfoldAutoLayout
    import UnfoldCollectionLayout
    import UnfoldSurface

    /// Layouts that hand their elements to physics: nothing moves, so elements stay where the layout put them.
    extension UICollectionViewLayoutAttributes: UIDynamicItem {}

    extension UIDynamicAnimator {
        /// An animator of a layout's elements.
        public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

        /// The attributes of an item that a behavior moves; nil for others.
        public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
                $0.representedElementCategory == .cell && $0.indexPath == indexPath
            }
        }
    }
#endif
