import UnfoldAutoLayout
import UnfoldTableLayout

extension UITableView {
    /// Registers a document whose one object at the top is a cell; nil unregisters.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        register(forCellReuseIdentifier: identifier) {
            let made = nib.instantiate(owner: nil, reuseIdentifier: identifier)
            guard made.count == 1, let cell = made.first as? UITableViewCell else {
                UIKitExceptions.raise(
                    .internalInconsistency,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                        + "which must be a UITableViewCell instance")
                return UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
            if let own = cell.reuseIdentifier, own != identifier {
                UIKitExceptions.raise(
                    .internalInconsistency,
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))")
            }
            return cell
        }
    }

    /// Registers a document whose one object at the top is a header or footer; nil unregisters.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        register(forHeaderFooterViewReuseIdentifier: identifier) {
            let made = nib.instantiate(owner: nil, reuseIdentifier: identifier)
            guard made.count == 1, let view = made.first as? UITableViewHeaderFooterView else {
                UIKitExceptions.raise(
                    .internalInconsistency,
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                        + "which must be a UITableViewHeaderFooterView instance")
                return UITableViewHeaderFooterView(reuseIdentifier: identifier)
            }
            return view
        }
    }
}
