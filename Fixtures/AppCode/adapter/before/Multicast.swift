import UIKit
// Observers in lists, boxes and closures.
final class Multicast<T> {
    private let table = NSHashTable<AnyObject>.weakObjects()
    func add(_ t: T) { table.add(t as AnyObject) }
    func invoke(_ body: (T) -> Void) { for o in table.allObjects { body(o as! T) } }
    static func += (l: Multicast, r: T) { l.add(r) }
}
struct WeakPlayerReference<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
class WeakPlayerBox { weak var ref: AnyObject?; init(_ r: AnyObject) { ref = r } }
@objc protocol PlayerObserver: AnyObject { @objc optional func playerDidPlay(_ p: CastPlayer); @objc optional func player(_ p: CastPlayer, at t: Double) -> Bool ; @objc optional var level: Int { get }; @objc optional func reload(_ done: @escaping (Int) -> Void) ; @objc optional func fade(_ from: () -> Void, done: () -> Void) }
class CastPlayer: NSObject, UITableViewDelegate, UITableViewDataSource {
    let obs = Multicast<PlayerObserver>(); let tds = Multicast<UITableViewDelegate>()
    var refs: [WeakPlayerReference<CastPlayer>] = []; var boxes: [WeakPlayerBox] = []
    var pobs: [() -> PlayerObserver?] = []
    var maker: (() -> PlayerObserver)?
    var current: PlayerObserver? { pobs.first?() }
    var onPlay: ((CastPlayer) -> PlayerObserver?)?
    fileprivate var state: (obs: PlayerObserver?, idx: Int)?
    static let shared = CastPlayer(); var parent: CastPlayer? ; lazy var children: [CastPlayer] = { [] }()
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
    func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
    func go(_ t: UITableView, _ i: IndexPath) {
        obs.invoke { $0.playerDidPlay?(self) }
        obs.invoke { o in o.playerDidPlay?(self); _ = o.player?(self, at: 1) }
        tds.invoke { $0.tableView?(t, didSelectRowAt: i) }
        tds.invoke { $0.scrollViewDidScroll?(t) }
        boxes.compactMap { $0.ref as? PlayerObserver }.forEach { $0.playerDidPlay?(self) }
        boxes.forEach { ($0.ref as? PlayerObserver)?.playerDidPlay?(self) }
        for b in boxes { guard let o = b.ref as? PlayerObserver else { continue }; o.playerDidPlay?(self); if let l = o.level { print(l) } }
        pobs.forEach { $0()?.playerDidPlay?(self) }
        maker?().playerDidPlay?(self)
        current?.playerDidPlay?(self); onPlay?(self)?.playerDidPlay?(self)
        state?.obs?.playerDidPlay?(self); _ = state?.obs?.level
        CastPlayer.shared.parent?.current?.playerDidPlay?(self)
        children[0].current?.playerDidPlay?(self); children.first?.parent?.state?.obs?.playerDidPlay?(self)
        children.map { $0.current }.forEach { $0?.playerDidPlay?(self) }
        children.map(\.current).compactMap { $0 }.forEach { $0.playerDidPlay?(self) }
        children.lazy.filter { $0.current?.level == 1 }.forEach { $0.current?.playerDidPlay?(self) }
        refs.forEach { $0.value?.current?.playerDidPlay?(self) }
        let first = children.first { $0.current?.level != nil }; first?.current?.playerDidPlay?(self)
        let sorted = children.sorted { ($0.current?.level ?? 0) < ($1.current?.level ?? 0) }; sorted.last?.current?.playerDidPlay?(self)
        let maybe = current as? (UIView & PlayerObserver); maybe?.playerDidPlay?(self)
        if let o = current, o.player?(self, at: 2) ?? true { o.playerDidPlay?(self) }
        if (current?.player?(self, at: 2))! {}
        if let r = current?.player?(self, at: 3), r {}
        let ok = current?.player?(self, at: 1) == .some(true), ok2 = !(current?.player?(self, at: 1) ?? false); _ = (ok, ok2)
        guard current?.player?(self, at: 1) != false else { return }
        switch current?.player?(self, at: 1) { case true?: break; case .some: break; case nil: break }
        current?.playerDidPlay?(self) ?? print("none")
        let a = [current?.level, state?.obs?.level].compactMap { $0 }; _ = a
        _ = (current ?? state?.obs)?.player?(self, at: 1)
        let cb = { [weak self] (p: PlayerObserver?) in p?.playerDidPlay?(self!) ; self?.current?.playerDidPlay?(self!) }; cb(nil)
        let x: PlayerObserver? = nil, y: PlayerObserver? = x; y?.playerDidPlay?(self)
        var z: PlayerObserver!; z = x; z?.playerDidPlay?(self)
        _ = current.flatMap { $0.player?(self, at: 1) }; _ = current.map { $0.level }
        (self as? PlayerObserver)?.playerDidPlay?(self); (t.delegate as! UITableViewDelegate).tableView?(t, didSelectRowAt: i)
        DispatchQueue.main.async { self.current?.playerDidPlay?(self) }
        UIView.animate(withDuration: 1, animations: { self.current?.playerDidPlay?(self) }) { _ in self.current?.playerDidPlay?(self) }
        let d = t.delegate, s = t.dataSource; d?.tableView?(t, willDisplay: UITableViewCell(), forRowAt: i); _ = s?.tableView?(t, titleForHeaderInSection: 0) ?? ""
        let sel = #selector(PlayerObserver.playerDidPlay(_:)); _ = sel
        let h = (t.delegate?.tableView?(t, heightForRowAt: i) ?? 0) + (d?.tableView?(t, estimatedHeightForRowAt: i) ?? 0); _ = h
        try? current?.playerDidPlay?(self)
        current?.reload? { print($0) }
        current?.reload? { [weak self] level in
            self?.current?.playerDidPlay?(self!)
        }
        current?.fade? { print("from") } done: { print("done") }; print(h)
        d?.tableView?(t, didEndDisplaying: UITableViewCell(), forRowAt: i)
        return d?.tableView?(t, didDeselectRowAt: i) ?? ()
    }
}
extension Array where Element == PlayerObserver { func all(_ p: CastPlayer) { forEach { $0.playerDidPlay?(p) }; for e in self { e.playerDidPlay?(p) } ; self.first?.playerDidPlay?(p) } }
extension PlayerObserver { func both(_ p: CastPlayer) { playerDidPlay?(p); self.playerDidPlay?(p); _ = level; _ = self.level } }
extension Optional where Wrapped == PlayerObserver { func x(_ p: CastPlayer) { self?.playerDidPlay?(p); if let s = self { s.playerDidPlay?(p) } } }
class ObservedCastPlayer<O: PlayerObserver>: CastPlayer { var o: O?; func g<Q>(_ q: Q) where Q: PlayerObserver { o?.playerDidPlay?(self); q.playerDidPlay?(self) } }

final class CountingObserver: PlayerObserver {
    var played = 0
    func playerDidPlay(_ p: CastPlayer) { played += 1 }
}
final class SilentObserver: PlayerObserver {}
extension CastPlayer {
    func play() -> [Bool?] {
        var answers: [Bool?] = []
        obs.invoke { $0.playerDidPlay?(self); answers.append($0.player?(self, at: 1)) }
        return answers
    }
}
