import Foundation

struct ElementPosition: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var path: IndexPath

    init(category: UICollectionView.ElementCategory, kind: String, path: IndexPath) {
        (self.category, self.kind, self.path) = (category, kind, path)
    }
    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(
            category: attributes.representedElementCategory, kind: attributes.representedElementKind ?? "",
            path: attributes.indexPath)
    }
}
