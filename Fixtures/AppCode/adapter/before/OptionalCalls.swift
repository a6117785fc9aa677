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

/// Receivers that are delegates by their type, or by what they are cast to.
final class ScrollForwarder: NSObject, UIScrollViewDelegate {
    weak var inner: UIScrollViewDelegate?
    var scrollViewDidScrollHandler: ((UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        inner?.scrollViewDidScroll?(scrollView)
        scrollViewDidScrollHandler?(scrollView)
        (inner as? UITableViewDelegate)?.scrollViewDidZoom?(scrollView)
    }

    func height(_ table: UITableView, at path: IndexPath) -> CGFloat {
        let forwarded = inner as? UITableViewDelegate
        return forwarded?.tableView?(table, heightForRowAt: path) ?? 44
    }
}
