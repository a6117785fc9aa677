#if !os(iOS) && !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
    import UnfoldAutoLayout
    import UnfoldCollectionLayout
    import UnfoldSurface

    /// Layouts that hand their elements to physics: nothing moves, so elements stay where the layout put them.
    extension UICollectionViewLayoutAttributes: UIDynamicItem {}

    extension UIDynamicAnimator {
        /// An animator of a layout's elements.
        public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

        /// The attributes of an item that a behaviour moves; nil for others.
        public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes(.cell, nil, indexPath)
        }

        /// As for items.
        public func layoutAttributesForSupplementaryView(
            ofKind kind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, indexPath) }

        /// As for items.
        public func layoutAttributesForDecorationView(
            ofKind kind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, kind, indexPath) }

        private func attributes(
            _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
                $0.representedElementCategory == category && $0.representedElementKind == kind
                    && $0.indexPath == indexPath
            }
        }
    }
#endif
