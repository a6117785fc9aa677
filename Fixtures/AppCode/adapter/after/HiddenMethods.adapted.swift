#sourceLocation(file: "Fixtures/AppCode/adapter/before/HiddenMethods.swift", line: 1)
import UIKit

// Hidden methods that are named as optional ones, types out of patterns, selectors of delegates.
import UIKit                    
import Foundation         
class HiddenRows: NSObject, UITableViewDataSource, UITableViewDelegate, HiddenLoader {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { tableView(t, commit: .delete, forRowAt: i); scrollViewDidScroll(t); return UITableViewCell() }
    private func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt i: IndexPath, _: Void = ()) {}
    fileprivate func scrollViewDidScroll(
        _ s: UIScrollView
    , _: Void = ()) { scrolled += 1 }
    var scrolled = 0
    private func hiddenDidLoad(_: Void = ()) {}
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("scrollViewDidScroll:", HiddenRows.`scrollViewDidScroll`(_:)), Selector("tableView:didSelectRowAtIndexPath:", HiddenRows.`tableView`(_:didSelectRowAt:))] }; }; extension HiddenRows: AdaptedObject {}
      protocol HiddenLoader: AnyObject {                var duration: Double { get throws };                func hiddenDidLoad() throws ;                func other(_ x: Int) throws }; extension HiddenLoader { var duration: Double { get throws { throw UnimplementedRequirement() } }; func hiddenDidLoad() throws { throw UnimplementedRequirement() }; func other(_ x: Int) throws { throw UnimplementedRequirement() } }
private extension HiddenRows { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath, _: Void = ()) {} }
func loadedSeconds(_ a: HiddenLoader) -> Double { let d = (try? a.duration) ?? 3; (try? a.hiddenDidLoad( )); return d }
enum RegisteredCell<Cell: UIView> { case nib(nib: UINib), type(type: Cell.Type) }
enum RegisteredType { case a(UIView.Type), b(x: Int, t: UIViewController.Type) }
class CellRegistry { var registered: [String: RegisteredCell<UIView>] = [:]; var regs: [RegisteredType] = []
    func dequeue(_ id: String, _ r2: RegisteredType) -> UIView? {
        switch registered[id] { case .type(let type)?: let c = ObjectiveCMessages.make(type); return c; case .nib(let n)?: _ = n; return nil; case .none: return nil }
    }
    func two(_ one: RegisteredType, _ o: RegisteredType?) -> UIView {
        if case .a(let type) = one { return ObjectiveCMessages.make(type) }
        if case let .b(_, t) = one { _ = ObjectiveCMessages.make(t, nibName: nil, bundle: nil) }
        guard case let .a(type) = one else { return UIView() }
        if let r = o, case .a(let type) = r { return ObjectiveCMessages.make(type, frame: .zero) }
        switch one { case .a(let type): return ObjectiveCMessages.make(type); case let .b(x: _, t: tt): return ObjectiveCMessages.make(tt).view }
        for case .a(let q) in regs { _ = ObjectiveCMessages.make(q) }
        return ObjectiveCMessages.make(type)
    }
}
extension UITableView {
    func check() {
        if let delegate = delegate { print(Selector("tableView:heightForHeaderInSection:")) }
        if let ds = dataSource { _ = ds.numberOfSections( in: self) }
        let a = ({Selector("textViewShouldBeginEditing:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/HiddenMethods.swift", line: 39)
                                                                              }()), b = ({Selector("tableView:didSelectRowAtIndexPath:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/HiddenMethods.swift", line: 39)
                                                                                                                                                              }()), c = ({Selector("tableView:didSelectRowAtIndexPath:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/HiddenMethods.swift", line: 39)
                                                                                                                                                                                                                               }()); print(a, b, c)
        let h: HiddenRows? = nil; print(({Selector("go", HiddenRows.go)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/HiddenMethods.swift", line: 40)
                                                      }())); print(({Selector("go", HiddenRows.go)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/HiddenMethods.swift", line: 40)
                                                                                               }()), Selector("go", HiddenRows.go))
    }
}
extension HiddenRows {       func go() {} }
