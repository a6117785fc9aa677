import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldTableLayout

extension UICollectionView {
    /// Registers a document whose one object at the top is a cell; nil unregisters.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        register(forCellWithReuseIdentifier: identifier) {
            nib.reusableView(identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        }
    }

    /// Registers a document whose one object at the top is a supplementary view; nil unregisters.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(
                nil as AnyClass?, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        }
        register(forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) {
            nib.reusableView(identifier) ?? UICollectionReusableView(frame: .zero)
        }
    }
}

extension UICollectionView.CellRegistration {
    /// Cells of a document whose one object at the top is of the class `Cell`.
    @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
        self.init(
            making: { cellNib.reusableView($0, isNamed: false) as? UICollectionViewCell }, handler: handler)
    }
}

extension UICollectionView.SupplementaryRegistration {
    /// Views of a document whose one object at the top is of the class `Supplementary`.
    @preconcurrency @MainActor public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(
            making: { supplementaryNib.reusableView($0, isNamed: false) }, elementKind: elementKind, handler: handler)
    }
}

extension UINib {
    /// The document's one object; nil, with UIKit's exception raised, if that is no view that a collection view reuses.
    /// - Parameter isNamed: the app chose the identifier, and the document may not name another.
    fileprivate func reusableView(_ identifier: String, isNamed: Bool = true) -> UICollectionReusableView? {
        guard let view = onlyView(UICollectionReusableView.self, identifier) else { return nil }
        if isNamed, let own = view.reuseIdentifier, own != identifier {
            UIKitExceptions.raise(
                .internalInconsistency,
                "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))")
        }
        return view
    }
}
