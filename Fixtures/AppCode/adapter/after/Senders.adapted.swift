#sourceLocation(file: "Fixtures/AppCode/adapter/before/Senders.swift", line: 1)
import UIKit

// Members of an AnyObject, wherever it comes from.
class SenderController: UIViewController {
              func any(_ sender: Any) { let t = ObjectiveCObject(sender as AnyObject).tag ?? 0; _ = t; (sender as! UIButton).isSelected.toggle() }
              func obj(_ sender: AnyObject) { print(ObjectiveCObject(sender).tag, ObjectiveCObject(sender).title?.description as Any); if ObjectiveCObject(sender).isEqual(nil) { } ; let b = sender as! UIButton; b.tag = 1; ObjectiveCObject(sender).setNeedsLayout() }
              func opt(_ sender: AnyObject?) { if let s = sender, ObjectiveCObject(s).tag == 1 { _ = ObjectiveCObject(s).text } ; guard let s = sender else { return }; print(ObjectiveCObject(s).tag!) }
    var items: [AnyObject] = []; var map = [String: AnyObject](); weak var del: AnyObject?
    func f(_ a: NSArray, _ d: NSDictionary, _ n: Notification) {
        for (i, x) in items.enumerated() { print(i, ObjectiveCObject(x).tag as Any) }
        items.forEach { x in _ = ObjectiveCObject(x).tag }
        _ = ObjectiveCObject(items.filter { ObjectiveCObject($0).tag == 1 }.first)?.tag
        _ = ObjectiveCObject(items.first { ObjectiveCObject($0).tag == 1 })?.tag
        _ = items.map { ObjectiveCObject($0).tag }
        _ = items.sorted { ObjectiveCObject($0).tag! < ObjectiveCObject($1).tag! }
        _ = ObjectiveCObject(map["a"])?.tag; for (k, v) in map { _ = (k, ObjectiveCObject(v).tag) }; map.values.forEach { _ = ObjectiveCObject($0).tag }; map.mapValues { ObjectiveCObject($0).tag }.forEach { _ = $0 }
        _ = a.firstObject as AnyObject; _ = ObjectiveCObject(a[0] as AnyObject).tag; _ = ObjectiveCObject(d["x"] as AnyObject?)?.tag; _ = ObjectiveCObject(d["x"] as? AnyObject)?.tag
        let o = n.object as AnyObject; _ = ObjectiveCObject(o).tag
        let u = n.userInfo as NSDictionary?; _ = u?["a"]
        ObjectiveCMessages.perform(del, ({Selector("setNeedsStatusBarAppearanceUpdate", SenderController.setNeedsStatusBarAppearanceUpdate)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Senders.swift", line: 20)
                                                             }())); _ = ObjectiveCMessages.responds(del, to: Selector("viewDidLoad", SenderController.viewDidLoad))
        let s: AnyObject = self; _ = ObjectiveCObject(s).view ; _ = (s as? SenderController)?.title
        switch s { case let v as UIView: _ = v.tag; case let x: _ = ObjectiveCObject(x).tag }
        let pair: (AnyObject, Int) = (self, 1); _ = ObjectiveCObject(pair.0).tag
        let cl: (AnyObject) -> Int? = { ObjectiveCObject($0).tag }; _ = cl(self)
        let cl2 = { (x: AnyObject, y: Int) -> Int? in ObjectiveCObject(x).tag }; _ = cl2(self, 1)
        func local(_ q: AnyObject...) { _ = ObjectiveCObject(q.first)?.tag; q.forEach { _ = ObjectiveCObject($0).tag } }
        local(self)
        let r = items.reduce(0) { $0 + (ObjectiveCObject($1).tag ?? 0) }; _ = r
        let z = items.isEmpty ? nil : items[0]; _ = z
        _ = ObjectiveCObject(items.last)?.tag ?? 0
        if items.count > 0, let f = items.first { _ = ObjectiveCObject(f).tag }
        if let f = items.first, ObjectiveCObject(f).tag == 1 {}
        while let l = items.popLast() { _ = ObjectiveCObject(l).tag }
        let copy = items; _ = ObjectiveCObject(copy[0]).tag; let sl = items[0...]; _ = ObjectiveCObject(sl.first)?.tag
        let lz = items.lazy.map { ObjectiveCObject($0).tag }; _ = lz
        zip(items, items).forEach { a, b in _ = (a, b) }
        DispatchQueue.main.async { [del] in _ = ObjectiveCObject(del)?.tag }
        UIView.animate(withDuration: 1) { [weak d = self.del] in _ = ObjectiveCObject(d)?.tag }
        let ff = { [unowned self] (x: AnyObject?) in self.del = x; _ = ObjectiveCObject(x)?.tag }; ff(nil)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if let t = (sender as? UIView)?.tag { _ = t }; if ObjectiveCObject(sender as AnyObject?)?.tag == 1 {} ; guard let s = sender as AnyObject? else { return }; _ = ObjectiveCObject(s).tag }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == ({Selector("copy:", SenderController.copy(_:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Senders.swift", line: 42)
                                                                                                                   }()) || super.canPerformAction(action, withSender: sender) }
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("any:", SenderController.`any`(_:)), Selector("obj:", SenderController.`obj`(_:)), Selector("opt:", SenderController.`opt`(_:))] }; }
enum SenderPayload { case one(AnyObject), two(a: AnyObject, b: Int), three }
func handleSenders(_ p: SenderPayload, _ q: [SenderPayload]) {
    switch p { case .one(let x): _ = ObjectiveCObject(x).tag; case .two(let a, let b): _ = (ObjectiveCObject(a).tag, b); case .three: break }
    if case let .two(a: y, b: _) = p { _ = ObjectiveCObject(y).tag }
    if case .one(let z) = p, ObjectiveCObject(z).tag == 1 {}
    guard case .one(let w) = p else { return }; _ = ObjectiveCObject(w).tag
    for case .one(let v) in q { _ = ObjectiveCObject(v).tag }
    for case let .two(a, _) in q { _ = ObjectiveCObject(a).tag }
}
struct SenderPair<A, B> { let a: A; let b: B; func swapped() -> SenderPair<B, A> { .init(a: b, b: a) } }
func senderPairs(_ p: SenderPair<AnyObject, [AnyObject]>, _ r: Result<AnyObject, Error>) { _ = ObjectiveCObject(p.a).tag; _ = ObjectiveCObject(p.b.first)?.tag; _ = ObjectiveCObject(p.swapped().b).tag; if case .success(let v) = r { _ = ObjectiveCObject(v).tag } }
func senderGeneric<T: AnyObject>(_ t: T) { _ = ObjectiveCObject(t as AnyObject).tag }
func senderTag<T>(_ t: T) -> Int? where T: UIView { t.tag }
protocol SenderHolder { var it: AnyObject { get }; func get() -> AnyObject?; static var st: AnyObject? { get } }
extension SenderHolder { func go() { _ = ObjectiveCObject(it).tag; _ = ObjectiveCObject(self.it).tag; _ = ObjectiveCObject(get())?.tag; _ = ObjectiveCObject(Self.st)?.tag } }
func askHolders(_ h: SenderHolder, hs: [any SenderHolder], s: some SenderHolder) { _ = ObjectiveCObject(h.it).tag; _ = ObjectiveCObject(h.get())?.tag; hs.forEach { _ = ObjectiveCObject($0.it).tag }; _ = ObjectiveCObject(s.it).tag; _ = ObjectiveCObject(hs.first?.get())?.tag }
