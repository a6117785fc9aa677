import UIKit

// Hidden methods that are named as optional ones, types out of patterns, selectors of delegates.
import UIKit.UIGestureRecognizer
import Foundation.NSObject
class HiddenRows: NSObject, UITableViewDataSource, UITableViewDelegate, HiddenLoader {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { tableView(t, commit: .delete, forRowAt: i); scrollViewDidScroll(t); return UITableViewCell() }
    private func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
    fileprivate func scrollViewDidScroll(
        _ s: UIScrollView
    ) { scrolled += 1 }
    var scrolled = 0
    private func hiddenDidLoad() {}
}
@objc protocol HiddenLoader { @objc optional var duration: Double { get }; @objc optional func hiddenDidLoad() ; @objc optional func other(_ x: Int) }
private extension HiddenRows { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
func loadedSeconds(_ a: HiddenLoader) -> Double { let d = a.duration ?? 3; a.hiddenDidLoad?(); return d }
enum RegisteredCell<Cell: UIView> { case nib(nib: UINib), type(type: Cell.Type) }
enum RegisteredType { case a(UIView.Type), b(x: Int, t: UIViewController.Type) }
class CellRegistry { var registered: [String: RegisteredCell<UIView>] = [:]; var regs: [RegisteredType] = []
    func dequeue(_ id: String, _ r2: RegisteredType) -> UIView? {
        switch registered[id] { case .type(let type)?: let c = type.init(); return c; case .nib(let n)?: _ = n; return nil; case .none: return nil }
    }
    func two(_ one: RegisteredType, _ o: RegisteredType?) -> UIView {
        if case .a(let type) = one { return type.init() }
        if case let .b(_, t) = one { _ = t.init(nibName: nil, bundle: nil) }
        guard case let .a(type) = one else { return UIView() }
        if let r = o, case .a(let type) = r { return type.init(frame: .zero) }
        switch one { case .a(let type): return type.init(); case let .b(x: _, t: tt): return tt.init().view }
        for case .a(let q) in regs { _ = q.init() }
        return type.init()
    }
}
extension UITableView {
    func check() {
        if let delegate = delegate { print(#selector(delegate.tableView(_:heightForHeaderInSection:))) }
        if let ds = dataSource { _ = ds.numberOfSections!(in: self) }
        let a = #selector((any UITextViewDelegate).textViewShouldBeginEditing(_:)), b = #selector((delegate as! UITableViewDelegate).tableView(_:didSelectRowAt:)), c = #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)); print(a, b, c)
        let h: HiddenRows? = nil; print(#selector((h!).go)); print(#selector((h as! HiddenRows).go), #selector((h as Any as! HiddenRows).go))
    }
}
extension HiddenRows { @objc func go() {} }
