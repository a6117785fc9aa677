import UnfoldAutoLayout
import UnfoldCollectionLayout

extension UICollectionView {
    /// Registers a document whose one object at the top is a cell; nil unregisters.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        register(forCellWithReuseIdentifier: identifier) {
            let made = nib.instantiate(owner: nil, reuseIdentifier: identifier)
            if made.count == 1, let cell = made.first as? UICollectionViewCell { return cell }
            Self.refuse(identifier, "UICollectionViewCell", made.count)
            return UICollectionViewCell(frame: .zero)
        }
    }

    /// Registers a document whose one object at the top is a supplementary view; nil unregisters.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
            let made = nib.instantiate(owner: nil, reuseIdentifier: identifier)
            if made.count == 1, let view = made.first as? UICollectionReusableView { return view }
            Self.refuse(identifier, "UICollectionReusableView", made.count)
            return UICollectionReusableView(frame: .zero)
        }
    }

    private static func refuse(_ identifier: String, _ type: String, _ count: Int) {
        UIKitExceptions.raise(
            .internalInconsistency,
            count == 1
                ? "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                    + "must be a \(type) instance"
                : "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object"
        )
    }
}
