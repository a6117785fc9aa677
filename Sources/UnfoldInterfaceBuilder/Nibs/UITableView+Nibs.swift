import UnfoldAutoLayout
import UnfoldTableLayout

extension UITableView {
    /// Registers a document whose one object at the top is a cell; nil unregisters.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        register(forCellReuseIdentifier: identifier) {
            guard let cell = nib.onlyView(UITableViewCell.self, identifier) else {
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
            nib.onlyView(UITableViewHeaderFooterView.self, identifier)
                ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
    }
}
