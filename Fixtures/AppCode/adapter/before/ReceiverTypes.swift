import UIKit

// What a receiver is follows from where its name is declared, bound or taken out of something.

@objc protocol FerryCrew: AnyObject {
    @objc optional func crewDidBoard(_ count: Int)
    @objc optional func crewLeft(_ count: Int, at port: String) -> Bool
    @objc optional func crewSang()
    @objc optional var crewName: String { get }
}
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
    c.crewSang?()
    either?.crewSang?()
    _ = sender.tag
    for x in list { _ = x.tag }
    list.forEach { print($0.tag as Any) }
    _ = sharedFerrySender?.tag
    sharedFerryCrew?.crewSang?()
    standbyCrew()?.crewSang?()
    _ = standbySender()?.tag
    let m = c.crewSang
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
        who?.crewSang?()
        self.who?.crewSang?()
        force.crewSang?()
        force?.crewSang?()
        joined?.crewSang?()
        anyJoined.crewSang?()
        anyCrew?.crewSang?()
        alias?.crewSang?()
        aliases.first?.crewSang?()
        ship.crew?.crewSang?()
        self.ship.crew?.crewSang?()
        ships[0].crew?.crewSang?()
        ships.first?.crew?.crewSang?()
        ship.listeners.forEach { $0.crewSang?() }
        ship.byName["a"]?.crewSang?()
        for (_, c) in ship.byName { c.crewSang?() }
        for c in ship.byName.values { c.crewSang?() }
        weaks.forEach { $0.crewman?.crewSang?() }
        for w in weaks { _ = w.object?.tag }
        weaks.compactMap { $0.object }.forEach { _ = $0.tag }
        computed?.crewSang?()
        computedGet?.crewSang?()
        lazyCrew?.crewSang?()
        tuple.crew?.crewSang?()
        _ = tuple.sender.tag
        opt?.crewSang?()
        _ = dict["a"]?.tag
        for (_, v) in dict { _ = v.tag }
        for v in nested["a"] ?? [] { _ = v.tag }
        _ = box.value.tag
        _ = box.get().tag
        FerryHarbor.shared?.who?.crewSang?()
        crew()?.crewSang?()
        crews().first?.crewSang?()
        pair().0.crewSang?()
        _ = pair().1.tag
        self[0]?.crewSang?()
        p?.crewSang?()
        q.crewSang?()
        many.forEach { $0.crewSang?() }
        _ = sender?.tag
        guard let x = p else { return }
        x.crewSang?()
        if let y = who, let z = sender { y.crewSang?(); _ = z.tag }
        if case let w? = p { w.crewSang?() }
        if case .some(let w) = sender { _ = w.tag }
        if let p { p.crewSang?() }
        let (a, b) = pair()
        a.crewSang?()
        _ = b.tag
        let closure = { [weak self, weak w = who] in
            self?.who?.crewSang?()
            w?.crewSang?()
        }
        closure()
        let typed: (FerryCrew, AnyObject) -> Void = { c, s in c.crewSang?(); _ = s.tag }
        typed(x, NSObject())
        let typed2: (FerryCrew) -> Void = { $0.crewSang?() }
        typed2(x)
        let casted = sender as? FerryCrew
        casted?.crewSang?()
        (sender as? FerryCrew)?.crewSang?()
        (sender as! FerryCrew).crewSang?()
        let left = x.crewLeft?(2, at: "x") ?? false
        if x.crewLeft?(2, at: "y") == true { print(left) }
        if let name = x.crewName { print(name) }
        if let sing = who?.crewSang { sing() }
        let sing = self.who?.crewSang
        sing?()
        if who?.crewLeft != nil {}
        guard let sang = ship.crew?.crewSang else { return }
        sang()
        switch sender { case let s?: _ = s.tag; case nil: break }
        while let s = sender { _ = s.tag; break }
        for case let c? in [p, who] { c.crewSang?() }
        for case let c as FerryCrew in [p, who] { c.crewSang?() }
        do { let c = crew()!; c.crewSang?() }
        block(x)
        func local(_ c: FerryCrew) { c.crewSang?() }
        local(x)
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            self.who?.crewSang?()
            who?.crewSang?()
        }
    }
    func generic<C: FerryCrew>(_ c: C) { c.crewSang?() }
    func some(_ c: some FerryCrew) { c.crewSang?() }
    func inoutCrew(_ c: inout FerryCrew?) { c?.crewSang?() }
}
extension FerryHarbor {
    func more() { who?.crewDidBoard?(1) ; children.compactMap { $0 as? FerryCrew }.forEach { $0.crewSang?() } }
    func keyed() { let cs = ships.map(\.crew); cs.forEach { $0?.crewSang?() } ; ships.compactMap(\.crew).forEach { $0.crewSang?() } }
}
