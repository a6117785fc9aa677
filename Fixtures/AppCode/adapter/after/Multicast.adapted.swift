#sourceLocation(file: "Fixtures/AppCode/adapter/before/Multicast.swift", line: 1)
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
      protocol PlayerObserver: AnyObject {                func playerDidPlay(_ p: CastPlayer) throws;                func player(_ p: CastPlayer, at t: Double) throws -> Bool ;                var level: Int { get throws };                func reload(_ done: @escaping (Int) -> Void) throws ;                func fade(_ from: () -> Void, done: () -> Void) throws }; extension PlayerObserver { func playerDidPlay(_ p: CastPlayer) throws { throw UnimplementedRequirement() }; func player(_ p: CastPlayer, at t: Double) throws -> Bool { throw UnimplementedRequirement() }; var level: Int { get throws { throw UnimplementedRequirement() } }; func reload(_ done: @escaping (Int) -> Void) throws { throw UnimplementedRequirement() }; func fade(_ from: () -> Void, done: () -> Void) throws { throw UnimplementedRequirement() } }
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
        obs.invoke { (try? $0.playerDidPlay( self)) }
        obs.invoke { o in (try? o.playerDidPlay( self)); _ = (try? o.player( self, at: 1)) }
        tds.invoke { ($0 as Optional)?.tableView( t, didSelectRowAt: i) }
        tds.invoke { ($0 as Optional)?.scrollViewDidScroll( t) }
        boxes.compactMap { $0.ref as? PlayerObserver }.forEach { (try? $0.playerDidPlay( self)) }
        boxes.forEach { (try? ($0.ref as? PlayerObserver)?.playerDidPlay( self)) }
        for b in boxes { guard let o = b.ref as? PlayerObserver else { continue }; (try? o.playerDidPlay( self)); if let l = (try? o.level) { print(l) } }
        pobs.forEach { (try? $0()?.playerDidPlay( self)) }
  (try? maker?().playerDidPlay( self))
  (try? current?.playerDidPlay( self)); (try? onPlay?(self)?.playerDidPlay( self))
  (try? state?.obs?.playerDidPlay( self)); _ = (try? state?.obs?.level)
  (try? CastPlayer.shared.parent?.current?.playerDidPlay( self))
  (try? children[0].current?.playerDidPlay( self)); (try? children.first?.parent?.state?.obs?.playerDidPlay( self))
        children.map { $0.current }.forEach { (try? $0?.playerDidPlay( self)) }
        children.map(\.current).compactMap { $0 }.forEach { (try? $0.playerDidPlay( self)) }
        children.lazy.filter { (try? $0.current?.level) == 1 }.forEach { (try? $0.current?.playerDidPlay( self)) }
        refs.forEach { (try? $0.value?.current?.playerDidPlay( self)) }
        let first = children.first { (try? $0.current?.level) != nil }; (try? first?.current?.playerDidPlay( self))
        let sorted = children.sorted { ((try? $0.current?.level) ?? 0) < ((try? $1.current?.level) ?? 0) }; (try? sorted.last?.current?.playerDidPlay( self))
        let maybe = current as? (UIView & PlayerObserver); (try? maybe?.playerDidPlay( self))
        if let o = current, (try? o.player( self, at: 2)) ?? true { (try? o.playerDidPlay( self)) }
        if ((try? current?.player( self, at: 2)))! {}
        if let r = (try? current?.player( self, at: 3)), r {}
        let ok = (try? current?.player( self, at: 1)) == .some(true), ok2 = !((try? current?.player( self, at: 1)) ?? false); _ = (ok, ok2)
        guard (try? current?.player( self, at: 1)) != false else { return }
        switch (try? current?.player( self, at: 1)) { case true?: break; case .some: break; case nil: break }
  (try? current?.playerDidPlay( self)) ?? print("none")
        let a = [(try? current?.level), (try? state?.obs?.level)].compactMap { $0 }; _ = a
        _ = (try? (current ?? state?.obs)?.player( self, at: 1))
        let cb = { [weak self] (p: PlayerObserver?) in (try? p?.playerDidPlay( self!)) ; (try? self?.current?.playerDidPlay( self!)) }; cb(nil)
        let x: PlayerObserver? = nil, y: PlayerObserver? = x; (try? y?.playerDidPlay( self))
        var z: PlayerObserver!; z = x; (try? z?.playerDidPlay( self))
        _ = current.flatMap { (try? $0.player( self, at: 1)) }; _ = current.map { (try? $0.level) }
  (try? (self as? PlayerObserver)?.playerDidPlay( self)); ((t.delegate as! UITableViewDelegate) as Optional)?.tableView( t, didSelectRowAt: i)
        DispatchQueue.main.async { (try? self.current?.playerDidPlay( self)) }
        UIView.animate(withDuration: 1, animations: { (try? self.current?.playerDidPlay( self)) }) { _ in (try? self.current?.playerDidPlay( self)) }
        let d = t.delegate, s = t.dataSource; d?.tableView( t, willDisplay: UITableViewCell(), forRowAt: i); _ = s?.tableView( t, titleForHeaderInSection: 0) ?? ""
        let sel = ({Selector("playerDidPlay:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Multicast.swift", line: 61)
                                                         }()); _ = sel
        let h = (t.delegate?.tableView( t, heightForRowAt: i) ?? 0) + (d?.tableView( t, estimatedHeightForRowAt: i) ?? 0); _ = h
        try? (try? current?.playerDidPlay( self))
  (try? current?.reload  { print($0) })
  (try? current?.reload  { [weak self] level in
      (try? self?.current?.playerDidPlay( self!))
        })
  (try? current?.fade  { print("from") } done: { print("done") }); print(h)
        d?.tableView( t, didEndDisplaying: UITableViewCell(), forRowAt: i)
        return d?.tableView( t, didDeselectRowAt: i) ?? ()
    }
}
extension Array where Element == PlayerObserver { func all(_ p: CastPlayer) { forEach { (try? $0.playerDidPlay( p)) }; for e in self { (try? e.playerDidPlay( p)) } ; (try? self.first?.playerDidPlay( p)) } }
extension PlayerObserver { func both(_ p: CastPlayer) { (try? playerDidPlay( p)); (try? self.playerDidPlay( p)); _ = (try? level); _ = (try? self.level) } }
extension Optional where Wrapped == PlayerObserver { func x(_ p: CastPlayer) { (try? self?.playerDidPlay( p)); if let s = self { (try? s.playerDidPlay( p)) } } }
class ObservedCastPlayer<O: PlayerObserver>: CastPlayer { var o: O?; func g<Q>(_ q: Q) where Q: PlayerObserver { (try? o?.playerDidPlay( self)); (try? q.playerDidPlay( self)) } }

final class CountingObserver: PlayerObserver {
    var played = 0
    func playerDidPlay(_ p: CastPlayer) { played += 1 }
}
final class SilentObserver: PlayerObserver {}
extension CastPlayer {
    func play() -> [Bool?] {
        var answers: [Bool?] = []
        obs.invoke { (try? $0.playerDidPlay( self)); answers.append((try? $0.player( self, at: 1))) }
        return answers
    }
}
