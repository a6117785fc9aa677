#sourceLocation(file: "Fixtures/AppCode/adapter/before/ReceiversOfUIKit.swift", line: 1)
import UIKit

// Optional methods of UIKit's protocols, of receivers that are not called delegates.
class FerryTableProxy: NSObject {
    weak var target: UITableViewDelegate?
    weak var source: UITableViewDataSource?
    weak var scroller: UIScrollViewDelegate?
    var observers: [UITableViewDelegate] = []
    var weakTable: NSHashTable<AnyObject> = .weakObjects()
    var owners: [String: UICollectionViewDelegate] = [:]
    var inner = Inner()
    struct Inner { weak var next: UITableViewDelegate?; weak var flow: UICollectionViewDelegateFlowLayout? }
    func current() -> UITableViewDelegate? { target }
    func use(_ tableView: UITableView, _ next: UITableViewDelegate?, at i: IndexPath, cv: UICollectionView, layout: UICollectionViewLayout) {
        target?.tableView( tableView, didSelectRowAt: i)
        let h = target?.tableView( tableView, heightForRowAt: i) ?? 44
        _ = source?.numberOfSections( in: tableView)
        scroller?.scrollViewDidScroll( tableView)
        observers.forEach { ($0 as Optional)?.tableView( tableView, didSelectRowAt: i) }
        observers.forEach { ($0 as Optional)?.scrollViewDidScroll( tableView) }
        for o in observers { (o as Optional)?.scrollViewDidScroll( tableView) }
        inner.next?.scrollViewDidScroll( tableView)
        self.inner.next?.tableView( tableView, didSelectRowAt: i)
        next?.scrollViewWillBeginDragging( tableView)
        current()?.scrollViewDidScroll( tableView)
        owners["a"]?.collectionView( cv, didSelectItemAt: i)
        _ = inner.flow?.collectionView( cv, layout: layout, sizeForItemAt: i)
        guard let n = next else { return }
       (n as Optional)?.scrollViewDidScroll( tableView)
        if let m = (n as Optional)?.tableView( tableView, viewForHeaderInSection: 0) { print(m, h) }
        (tableView.delegate as? UICollectionViewDelegate)?.collectionView( cv, didSelectItemAt: i)
        tableView.delegate?.tableView( tableView, didSelectRowAt: i)
        tableView.dataSource?.tableView( tableView, commit: .delete, forRowAt: i)
        if let f = target?.tableView(_:didSelectRowAt:) { f(tableView, i) }
        let g = target?.scrollViewDidScroll
        g?(tableView)
        if target?.scrollViewDidScroll != nil {}
        if let will = tableView.delegate?.tableView(_:willSelectRowAt:) { _ = will(tableView, i) }
        let closureTarget: UIScrollViewDelegate? = tableView.delegate
        closureTarget?.scrollViewDidEndDecelerating( tableView)
        let v: UIView? = next?.viewForZooming( in: tableView)
        _ = v
        let d = tableView.delegate
        d?.scrollViewDidScroll( tableView)
        let e = tableView.delegate!
       (e as Optional)?.scrollViewDidScroll( tableView)
    }
}
class FerryField: UITextField {
    weak var watcher: UITextFieldDelegate?
    var onText: ((String) -> Void)?
    func x(_ tv: UITextView, _ keeper: UITextViewDelegate, _ bar: UISearchBar, g: UIGestureRecognizer, other: UIGestureRecognizer, _ w: UIGestureRecognizerDelegate) {
        watcher?.textFieldDidBeginEditing( self)
        _ = watcher?.textFieldShouldReturn( self) ?? true
        _ = watcher?.textField( self, shouldChangeCharactersIn: NSRange(), replacementString: "")
       (keeper as Optional)?.textViewDidChange( tv)
        bar.delegate?.searchBarSearchButtonClicked( bar)
        _ = (w as Optional)?.gestureRecognizer( g, shouldRecognizeSimultaneouslyWith: other)
        _ = (w as Optional)?.gestureRecognizerShouldBegin( g)
        onText?("a")
    }
}
class FerryController: UIViewController {
    weak var presenter: UIAdaptivePresentationControllerDelegate?
    weak var nav: UINavigationControllerDelegate?
    weak var tabs: UITabBarControllerDelegate?
    weak var picker: UIPickerViewDelegate?
    weak var pages: UIPageViewControllerDelegate?
    weak var drag: UITableViewDragDelegate?
    func x(_ pc: UIPresentationController, _ n: UINavigationController, _ t: UITabBarController, p: UIPickerView) {
        presenter?.presentationControllerDidDismiss( pc)
        nav?.navigationController( n, willShow: self, animated: true)
        _ = tabs?.tabBarController( t, shouldSelect: self)
        _ = picker?.pickerView( p, titleForRow: 0, forComponent: 0)
        _ = (self as? UIPickerViewDelegate)?.pickerView( p, rowHeightForComponent: 0)
    }
}

// Closures that are called the same way are properties of the app.
enum FerryState { case boarding(FerryCrew, Int), moored }
class FerrySteps: UIView {
    var textFieldDidBeginEditing: ((String) -> Void)?
    var crewSang: (() -> Void)?
    func steps(_ other: FerrySteps, _ state: FerryState, _ unknown: [Any]) {
        textFieldDidBeginEditing?("a")
        other.textFieldDidBeginEditing?("b")
        other.crewSang?()
        self.crewSang?()
        if case .boarding(let crew, _) = state { (try? crew.crewSang( )) }
        switch state {
        case let .boarding(crew, count) where count > 0: (try? crew.crewSang( ))
        case .boarding(let crew, _): _ = (try? crew.crewLeft( 1, at: "quay"))
        case .moored: break
        }
        each { (try? $0.crewSang( )) }
        each { crew in (try? crew.crewSang( )) }
        let crews: [String: [FerryCrew]] = [:]
        crews.values.flatMap { $0 }.forEach { (try? $0.crewSang( )) }
        crews["a"]?.first.map { (try? $0.crewSang( )) }
    }
    func each(_ body: (FerryCrew) -> Void) {}
}
