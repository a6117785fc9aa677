extension UICollectionView.CellRegistration {
    /// Cells of a document whose one object at the top is of the class `Cell`.
    @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
        self.init(making: { cellNib.reusableView($0, isNamed: false) as? UICollectionViewCell }, handler: handler)
    }
}

extension UICollectionView.SupplementaryRegistration {
    /// Views of a document whose one object at the top is of the class `Supplementary`.
    @preconcurrency @MainActor public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(
            making: { supplementaryNib.reusableView($0, isNamed: false) }, elementKind: elementKind, handler: handler)
    }
}
