#if !os(iOS) && !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
    import UnfoldAutoLayout
    import UnfoldCollectionLayout
    import UnfoldSurface

    /// Layouts that hand their elements to physics: nothing moves, so elements stay where the layout put them.
    extension UICollectionViewLayoutAttributes: UIDynamicItem {}

    extension UIDynamicAnimator {
        /// An animator of a layout's elements.
        public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

        /// What its behaviours move, as far as it meets a rectangle; each once, in the order in which it was added.
        /// - Complexity: O(items).
        public func items(in rect: CGRect) -> [any UIDynamicItem] {
            elements.filter { item in
                let size = item.bounds.size
                let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
                return CGRect(origin: origin, size: size).intersects(rect)
            }
        }

        /// The attributes of an item that a behaviour moves; nil for others.
        public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
        }

        /// As for items.
        public func layoutAttributesForSupplementaryView(
            ofKind kind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            attributes {
                $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
                    && $0.indexPath == indexPath
            }
        }

        /// As for items.
        public func layoutAttributesForDecorationView(
            ofKind kind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            attributes {
                $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
                    && $0.indexPath == indexPath
            }
        }

        private func attributes(
            where isMeant: (UICollectionViewLayoutAttributes) -> Bool
        ) -> UICollectionViewLayoutAttributes? {
            elements.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isMeant)
        }

        /// What all behaviours move.
        private var elements: [any UIDynamicItem] {
            var found: [any UIDynamicItem] = []
            var known: Set<ObjectIdentifier> = []
            var open = Array(behaviors.reversed())
            while let behavior = open.popLast() {
                found += behavior.items.filter { known.insert(ObjectIdentifier($0)).inserted }
                open += behavior.childBehaviors.reversed()
            }
            return found
        }
    }
#endif
