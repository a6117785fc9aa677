#sourceLocation(file: "Fixtures/AppCode/adapter/before/OptionalMethods.swift", line: 1)
import UIKit

      protocol HarbourGuide: AnyObject {
                   func berth(for ship: String) throws -> Int
                   func closed() throws
                   func signal(_ light: String, times: Int) throws
}; extension HarbourGuide { func berth(for ship: String) throws -> Int { throw UnimplementedRequirement() }; func closed() throws { throw UnimplementedRequirement() }; func signal(_ light: String, times: Int) throws { throw UnimplementedRequirement() } }

final class HarbourMaster: NSObject, HarbourGuide {
    private(set) var log: [String] = []
    func berth(for ship: String) -> Int { ship.count }
    func signal(_ light: String, times: Int) { log.append("\(light) \(times)") }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("berthFor:", HarbourMaster.`berth`(for:)), Selector("signal:times:", HarbourMaster.`signal`(_:times:))] }; }; extension HarbourMaster: AdaptedObject {}

/// Asks for methods before it calls them.
final class Harbour: NSObject {
    weak var guide: HarbourGuide?
    let deputy: HarbourGuide
    init(deputy: HarbourGuide) { self.deputy = deputy }

    func enter(_ ship: String) -> String {
        guard let berth = ObjectiveCMessages.method(of: guide, Selector("berthFor:"), { receiver in { try! receiver.berth(for: $0) } }) else { return "no berth" }
        if ObjectiveCMessages.method(of: guide, Selector("closed"), { receiver in { try! receiver.closed() } }) != nil { return "closed" }
        if let signal = ObjectiveCMessages.method(of: self.guide, Selector("signal:times:"), { receiver in { try! receiver.signal($0, times: $1) } }) { signal("green", 2) }
        if let guide = guide, ObjectiveCMessages.method(of: deputy, Selector("closed"), { receiver in { try! receiver.closed() } }) == nil { (try? guide.signal( "white", times: berth(ship))) }
        return "berth \(berth(ship)) \((try? deputy.berth( for: ship)) ?? 0)"
    }
}

protocol HarbourSearch: UIViewController, UITableViewDelegate {
    var searchController: UISearchController { get }
}

func searchBar(of search: UIViewController & HarbourSearch & UISearchControllerDelegate) -> UISearchBar {
    let controller = search.searchController
    return controller.searchBar
}
