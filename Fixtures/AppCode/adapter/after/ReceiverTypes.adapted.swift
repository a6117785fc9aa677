#sourceLocation(file: "Fixtures/AppCode/adapter/before/ReceiverTypes.swift", line: 1)
import UIKit

// What a receiver is follows from where its name is declared, bound or taken out of something.

      protocol FerryCrew: AnyObject {
                   func crewDidBoard(_ count: Int) throws
                   func crewLeft(_ count: Int, at port: String) throws -> Bool
                   func crewSang() throws
                   var crewName: String { get throws }
}; extension FerryCrew { func crewDidBoard(_ count: Int) throws { throw UnimplementedRequirement() }; func crewLeft(_ count: Int, at port: String) throws -> Bool { throw UnimplementedRequirement() }; func crewSang() throws { throw UnimplementedRequirement() }; var crewName: String { get throws { throw UnimplementedRequirement() } } }
protocol FerryExtra { var extra: Int { get } }
struct Ferry { weak var crew: FerryCrew?; var listeners: [FerryCrew] = []; var byName: [String: FerryCrew] = [:] }
typealias FerryBand = FerryCrew
typealias FerryBands = [FerryCrew]
class FerryBox<Value> { var value: Value; init(_ v: Value) { value = v } ; func get() -> Value { value } }
final class WeakFerryCrew { weak var object: AnyObject?; weak var crewman: FerryCrew?; init(_ o: AnyObject) { object = o } }
func standbyCrew() -> FerryCrew? { nil }
func standbySender() -> AnyObject? { nil }
let sharedFerryCrew: FerryCrew? = nil
var sharedFerrySender: AnyObject? = nil
func boardFerry(_ c: FerryCrew, sender: AnyObject, list: [AnyObject], either: (FerryCrew & FerryExtra)?) {
(try? c.crewSang( ))
(try? either?.crewSang( ))
    _ = ObjectiveCObject(sender).tag
    for x in list { _ = ObjectiveCObject(x).tag }
    list.forEach { print(ObjectiveCObject($0).tag as Any) }
    _ = ObjectiveCObject(sharedFerrySender)?.tag
(try? sharedFerryCrew?.crewSang( ))
(try? standbyCrew()?.crewSang( ))
    _ = ObjectiveCObject(standbySender())?.tag
    let m = ObjectiveCMessages.method(of: c, Selector("crewSang"), { receiver in { try! receiver.crewSang() } })
    m?()
}
class FerryHarbor: UIViewController {
    weak var who: FerryCrew?
    var force: FerryCrew!
    var joined: (FerryCrew & FerryExtra)?
    var anyJoined: (any FerryCrew & FerryExtra)!
    var anyCrew: (any FerryCrew)?
    var alias: FerryBand?
    var aliases: FerryBands = []
    var ship = Ferry()
    var ships: [Ferry] = []
    var weaks: [WeakFerryCrew] = []
    var computed: FerryCrew? { who }
    var computedGet: FerryCrew? { get { who } set { who = newValue } }
    lazy var lazyCrew: FerryCrew? = { self.who }()
    var tuple: (crew: FerryCrew?, sender: AnyObject) = (nil, NSObject())
    var opt: Optional<FerryCrew> = nil
    var set: Set<NSObject> = []
    var dict: [String: AnyObject] = [:]
    var nested: [String: [AnyObject]] = [:]
    var box: FerryBox<AnyObject> = FerryBox(NSObject())
    static var shared: FerryHarbor! = nil
    func crew() -> FerryCrew? { who }
    func crews() -> [FerryCrew] { [] }
    func pair() -> (FerryCrew, AnyObject) { fatalError() }
    subscript(i: Int) -> FerryCrew? { nil }

    func uses(_ p: FerryCrew?, named q: FerryCrew!, many: FerryCrew..., sender: AnyObject?, block: @escaping (FerryCrew) -> Void) {
  (try? who?.crewSang( ))
  (try? self.who?.crewSang( ))
  (try? force.crewSang( ))
  (try? force?.crewSang( ))
  (try? joined?.crewSang( ))
  (try? anyJoined.crewSang( ))
  (try? anyCrew?.crewSang( ))
  (try? alias?.crewSang( ))
  (try? aliases.first?.crewSang( ))
  (try? ship.crew?.crewSang( ))
  (try? self.ship.crew?.crewSang( ))
  (try? ships[0].crew?.crewSang( ))
  (try? ships.first?.crew?.crewSang( ))
        ship.listeners.forEach { (try? $0.crewSang( )) }
  (try? ship.byName["a"]?.crewSang( ))
        for (_, c) in ship.byName { (try? c.crewSang( )) }
        for c in ship.byName.values { (try? c.crewSang( )) }
        weaks.forEach { (try? $0.crewman?.crewSang( )) }
        for w in weaks { _ = ObjectiveCObject(w.object)?.tag }
        weaks.compactMap { $0.object }.forEach { _ = ObjectiveCObject($0).tag }
  (try? computed?.crewSang( ))
  (try? computedGet?.crewSang( ))
  (try? lazyCrew?.crewSang( ))
  (try? tuple.crew?.crewSang( ))
        _ = ObjectiveCObject(tuple.sender).tag
  (try? opt?.crewSang( ))
        _ = ObjectiveCObject(dict["a"])?.tag
        for (_, v) in dict { _ = ObjectiveCObject(v).tag }
        for v in nested["a"] ?? [] { _ = ObjectiveCObject(v).tag }
        _ = ObjectiveCObject(box.value).tag
        _ = ObjectiveCObject(box.get()).tag
  (try? FerryHarbor.shared?.who?.crewSang( ))
  (try? crew()?.crewSang( ))
  (try? crews().first?.crewSang( ))
  (try? pair().0.crewSang( ))
        _ = ObjectiveCObject(pair().1).tag
  (try? self[0]?.crewSang( ))
  (try? p?.crewSang( ))
  (try? q.crewSang( ))
        many.forEach { (try? $0.crewSang( )) }
        _ = ObjectiveCObject(sender)?.tag
        guard let x = p else { return }
  (try? x.crewSang( ))
        if let y = who, let z = sender { (try? y.crewSang( )); _ = ObjectiveCObject(z).tag }
        if case let w? = p { (try? w.crewSang( )) }
        if case .some(let w) = sender { _ = ObjectiveCObject(w).tag }
        if let p { (try? p.crewSang( )) }
        let (a, b) = pair()
  (try? a.crewSang( ))
        _ = ObjectiveCObject(b).tag
        let closure = { [weak self, weak w = who] in
      (try? self?.who?.crewSang( ))
      (try? w?.crewSang( ))
        }
        closure()
        let typed: (FerryCrew, AnyObject) -> Void = { c, s in (try? c.crewSang( )); _ = ObjectiveCObject(s).tag }
        typed(x, NSObject())
        let typed2: (FerryCrew) -> Void = { (try? $0.crewSang( )) }
        typed2(x)
        let casted = sender as? FerryCrew
  (try? casted?.crewSang( ))
  (try? (sender as? FerryCrew)?.crewSang( ))
  (try? (sender as! FerryCrew).crewSang( ))
        let left = (try? x.crewLeft( 2, at: "x")) ?? false
        if (try? x.crewLeft( 2, at: "y")) == true { print(left) }
        if let name = (try? x.crewName) { print(name) }
        if let sing = ObjectiveCMessages.method(of: who, Selector("crewSang"), { receiver in { try! receiver.crewSang() } }) { sing() }
        let sing = ObjectiveCMessages.method(of: self.who, Selector("crewSang"), { receiver in { try! receiver.crewSang() } })
        sing?()
        if ObjectiveCMessages.method(of: who, Selector("crewLeft:at:"), { receiver in { try! receiver.crewLeft($0, at: $1) } }) != nil {}
        guard let sang = ObjectiveCMessages.method(of: ship.crew, Selector("crewSang"), { receiver in { try! receiver.crewSang() } }) else { return }
        sang()
        switch sender { case let s?: _ = ObjectiveCObject(s).tag; case nil: break }
        while let s = sender { _ = ObjectiveCObject(s).tag; break }
        for case let c? in [p, who] { (try? c.crewSang( )) }
        for case let c as FerryCrew in [p, who] { (try? c.crewSang( )) }
        do { let c = crew()!; (try? c.crewSang( )) }
        block(x)
        func local(_ c: FerryCrew) { (try? c.crewSang( )) }
        local(x)
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
      (try? self.who?.crewSang( ))
      (try? who?.crewSang( ))
        }
    }
    func generic<C: FerryCrew>(_ c: C) { (try? c.crewSang( )) }
    func some(_ c: some FerryCrew) { (try? c.crewSang( )) }
    func inoutCrew(_ c: inout FerryCrew?) { (try? c?.crewSang( )) }
}
extension FerryHarbor {
    func more() { (try? who?.crewDidBoard( 1)) ; children.compactMap { $0 as? FerryCrew }.forEach { (try? $0.crewSang( )) } }
    func keyed() { let cs = ships.map(\.crew); cs.forEach { (try? $0?.crewSang( )) } ; ships.compactMap(\.crew).forEach { (try? $0.crewSang( )) } }
}
