import UIKit

/// Passes on what a table asks.
final class TableProxy: NSObject, UITableViewDelegate {
    weak var delegate: UITableViewDelegate?
    var dataSource: UITableViewDataSource!
    var tableViewHandler: ((UITableView) -> CGFloat)?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = delegate?.tableView?(tableView, heightForRowAt: indexPath), height > 0 { return height }
        guard let delegate = (tableView as UIScrollView).delegate as? UITableViewDelegate else { return tableViewHandler?(tableView) ?? 1 }
        return delegate.tableView?(tableView, heightForRowAt: indexPath) ?? 44
    }

    func sections(_ tableView: UITableView) -> Int {
        guard let count = dataSource.numberOfSections?(in: tableView) else { return 1 }
        return count + (self.dataSource?.numberOfSections?(in: tableView) ?? 1)
    }
}
