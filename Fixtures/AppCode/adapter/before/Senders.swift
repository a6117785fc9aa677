import UIKit

// Members of an AnyObject, wherever it comes from.
class SenderController: UIViewController {
    @IBAction func any(_ sender: Any) { let t = (sender as AnyObject).tag ?? 0; _ = t; (sender as! UIButton).isSelected.toggle() }
    @IBAction func obj(_ sender: AnyObject) { print(sender.tag, sender.title?.description as Any); if sender.isEqual(nil) { } ; let b = sender as! UIButton; b.tag = 1; sender.setNeedsLayout?() }
    @IBAction func opt(_ sender: AnyObject?) { if let s = sender, s.tag == 1 { _ = s.text } ; guard let s = sender else { return }; print(s.tag!) }
    var items: [AnyObject] = []; var map = [String: AnyObject](); weak var del: AnyObject?
    func f(_ a: NSArray, _ d: NSDictionary, _ n: Notification) {
        for (i, x) in items.enumerated() { print(i, x.tag as Any) }
        items.forEach { x in _ = x.tag }
        _ = items.filter { $0.tag == 1 }.first?.tag
        _ = items.first { $0.tag == 1 }?.tag
        _ = items.map { $0.tag }
        _ = items.sorted { $0.tag! < $1.tag! }
        _ = map["a"]?.tag; for (k, v) in map { _ = (k, v.tag) }; map.values.forEach { _ = $0.tag }; map.mapValues { $0.tag }.forEach { _ = $0 }
        _ = a.firstObject as AnyObject; _ = (a[0] as AnyObject).tag; _ = (d["x"] as AnyObject?)?.tag; _ = (d["x"] as? AnyObject)?.tag
        let o = n.object as AnyObject; _ = o.tag
        let u = n.userInfo as NSDictionary?; _ = u?["a"]
        del?.perform(#selector(setNeedsStatusBarAppearanceUpdate)); _ = del?.responds(to: #selector(viewDidLoad))
        let s: AnyObject = self; _ = s.view ; _ = (s as? SenderController)?.title
        switch s { case let v as UIView: _ = v.tag; case let x: _ = x.tag }
        let pair: (AnyObject, Int) = (self, 1); _ = pair.0.tag
        let cl: (AnyObject) -> Int? = { $0.tag }; _ = cl(self)
        let cl2 = { (x: AnyObject, y: Int) -> Int? in x.tag }; _ = cl2(self, 1)
        func local(_ q: AnyObject...) { _ = q.first?.tag; q.forEach { _ = $0.tag } }
        local(self)
        let r = items.reduce(0) { $0 + ($1.tag ?? 0) }; _ = r
        let z = items.isEmpty ? nil : items[0]; _ = z
        _ = items.last?.tag ?? 0
        if items.count > 0, let f = items.first { _ = f.tag }
        if let f = items.first, f.tag == 1 {}
        while let l = items.popLast() { _ = l.tag }
        let copy = items; _ = copy[0].tag; let sl = items[0...]; _ = sl.first?.tag
        let lz = items.lazy.map { $0.tag }; _ = lz
        zip(items, items).forEach { a, b in _ = (a, b) }
        DispatchQueue.main.async { [del] in _ = del?.tag }
        UIView.animate(withDuration: 1) { [weak d = self.del] in _ = d?.tag }
        let ff = { [unowned self] (x: AnyObject?) in self.del = x; _ = x?.tag }; ff(nil)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if let t = (sender as? UIView)?.tag { _ = t }; if (sender as AnyObject?)?.tag == 1 {} ; guard let s = sender as AnyObject? else { return }; _ = s.tag }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == #selector(copy(_:)) || super.canPerformAction(action, withSender: sender) }
}
enum SenderPayload { case one(AnyObject), two(a: AnyObject, b: Int), three }
func handleSenders(_ p: SenderPayload, _ q: [SenderPayload]) {
    switch p { case .one(let x): _ = x.tag; case .two(let a, let b): _ = (a.tag, b); case .three: break }
    if case let .two(a: y, b: _) = p { _ = y.tag }
    if case .one(let z) = p, z.tag == 1 {}
    guard case .one(let w) = p else { return }; _ = w.tag
    for case .one(let v) in q { _ = v.tag }
    for case let .two(a, _) in q { _ = a.tag }
}
struct SenderPair<A, B> { let a: A; let b: B; func swapped() -> SenderPair<B, A> { .init(a: b, b: a) } }
func senderPairs(_ p: SenderPair<AnyObject, [AnyObject]>, _ r: Result<AnyObject, Error>) { _ = p.a.tag; _ = p.b.first?.tag; _ = p.swapped().b.tag; if case .success(let v) = r { _ = v.tag } }
func senderGeneric<T: AnyObject>(_ t: T) { _ = (t as AnyObject).tag }
func senderTag<T>(_ t: T) -> Int? where T: UIView { t.tag }
protocol SenderHolder { var it: AnyObject { get }; func get() -> AnyObject?; static var st: AnyObject? { get } }
extension SenderHolder { func go() { _ = it.tag; _ = self.it.tag; _ = get()?.tag; _ = Self.st?.tag } }
func askHolders(_ h: SenderHolder, hs: [any SenderHolder], s: some SenderHolder) { _ = h.it.tag; _ = h.get()?.tag; hs.forEach { _ = $0.it.tag }; _ = s.it.tag; _ = hs.first?.get()?.tag }
