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

    init(_ element: BatchUpdateReport.Element) {
        func part(_ kind: String, _ section: Int) -> Self {
            .init(category: .supplementaryView, kind: kind, path: IndexPath(item: 0, section: section))
        }
        switch element {
        case .row(let path): self.init(category: .cell, kind: "", path: path)
        case .header(let section): self = part(UICollectionView.elementKindSectionHeader, section)
        case .footer(let section): self = part(UICollectionView.elementKindSectionFooter, section)
        }
    }
}
