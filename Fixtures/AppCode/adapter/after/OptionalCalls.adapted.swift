#sourceLocation(file: "Fixtures/AppCode/adapter/before/OptionalCalls.swift", line: 1)
import UIKit

/// Passes on what a table asks.
final class TableProxy: NSObject, UITableViewDelegate {
    weak var delegate: UITableViewDelegate?
    var dataSource: UITableViewDataSource!
    var tableViewHandler: ((UITableView) -> CGFloat)?

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = delegate?.tableView( tableView, heightForRowAt: indexPath), height > 0 { return height }
        guard let delegate = (tableView as UIScrollView).delegate as? UITableViewDelegate else { return tableViewHandler?(tableView) ?? 1 }
        return (delegate as Optional)?.tableView( tableView, heightForRowAt: indexPath) ?? 44
    }

    func sections(_ tableView: UITableView) -> Int {
        guard let count = (dataSource as Optional)?.numberOfSections( in: tableView) else { return 1 }
        return count + (self.dataSource?.numberOfSections( in: tableView) ?? 1)
    }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("tableView:heightForRowAtIndexPath:", TableProxy.`tableView`(_:heightForRowAt:))] }; }; extension TableProxy: AdaptedObject {}

/// Receivers that are delegates by their type, or by what they are cast to.
final class ScrollForwarder: NSObject, UIScrollViewDelegate {
    weak var inner: UIScrollViewDelegate?
    var scrollViewDidScrollHandler: ((UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        inner?.scrollViewDidScroll( scrollView)
        scrollViewDidScrollHandler?(scrollView)
        (inner as? UITableViewDelegate)?.scrollViewDidZoom( scrollView)
    }

    func height(_ table: UITableView, at path: IndexPath) -> CGFloat {
        let forwarded = inner as? UITableViewDelegate
        return forwarded?.tableView( table, heightForRowAt: path) ?? 44
    }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("scrollViewDidScroll:", ScrollForwarder.`scrollViewDidScroll`(_:))] }; }; extension ScrollForwarder: AdaptedObject {}
