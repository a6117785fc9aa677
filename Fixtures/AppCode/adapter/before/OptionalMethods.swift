import UIKit

@objc protocol HarbourGuide: AnyObject {
    @objc optional func berth(for ship: String) -> Int
    @objc optional func closed()
    @objc optional func signal(_ light: String, times: Int)
}

final class HarbourMaster: NSObject, HarbourGuide {
    private(set) var log: [String] = []
    func berth(for ship: String) -> Int { ship.count }
    func signal(_ light: String, times: Int) { log.append("\(light) \(times)") }
}

/// Asks for methods before it calls them.
final class Harbour: NSObject {
    weak var guide: HarbourGuide?
    let deputy: HarbourGuide
    init(deputy: HarbourGuide) { self.deputy = deputy }

    func enter(_ ship: String) -> String {
        guard let berth = guide?.berth else { return "no berth" }
        if guide?.closed != nil { return "closed" }
        if let signal = self.guide?.signal(_:times:) { signal("green", 2) }
        if let guide = guide, deputy.closed == nil { guide.signal?("white", times: berth(ship)) }
        return "berth \(berth(ship)) \(deputy.berth?(for: ship) ?? 0)"
    }
}

protocol HarbourSearch: UIViewController, UITableViewDelegate {
    var searchController: UISearchController { get }
}

func searchBar(of search: UIViewController & HarbourSearch & UISearchControllerDelegate) -> UISearchBar {
    let controller = search.searchController
    return controller.searchBar
}
