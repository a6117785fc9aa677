struct ElementPosition: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var path: IndexPath
}

extension ElementPosition {
    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(
            category: attributes.representedElementCategory, kind: attributes.representedElementKind ?? "",
            path: attributes.indexPath)
    }
}
