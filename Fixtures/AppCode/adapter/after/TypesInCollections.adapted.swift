#sourceLocation(file: "Fixtures/AppCode/adapter/before/TypesInCollections.swift", line: 1)
import UIKit

class FirstPage: UIViewController {
    var made = "first"
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        made += nibName.map { " \($0)" } ?? ""
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class SecondPage: FirstPage {
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        made = "second"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class PageTable: UITableViewController {
    var made = "plain"
    override init(style: UITableView.Style) {
        super.init(style: style)
        made = "styled \(style.rawValue)"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func again() -> PageTable { ObjectiveCMessages.make(type(of: self), style: .grouped) }
}

final class PageGrid: UICollectionViewController {}
final class PageNavigation: UINavigationController {}

protocol PageComponent: AnyObject { init() }
final class PagePart: PageComponent { init() {} }

enum PageKind: CaseIterable {
    case first, second
    var type: FirstPage.Type { self == .first ? FirstPage.self : SecondPage.self }
    func make() -> FirstPage { ObjectiveCMessages.make(type) }
}

/// Classes in collections, fields and results: each is made by its own initialiser.
struct PageFactory {
    struct Entry {
        let title: String
        let type: FirstPage.Type
        var alternative: FirstPage.Type?
    }

    let pages: [FirstPage.Type] = [FirstPage.self, SecondPage.self]
    let named: [String: FirstPage.Type] = ["second": SecondPage.self]
    let pairs: [(String, FirstPage.Type)] = [("a", SecondPage.self)]
    let entries = [Entry(title: "e", type: SecondPage.self, alternative: FirstPage.self)]
    let parts: [PageComponent.Type] = [PagePart.self]
    var lists: [PageTable.Type] = [PageTable.self]
    var grids: [PageGrid.Type] = [PageGrid.self]
    var navigations: [PageNavigation.Type] = [PageNavigation.self]

    func made() -> [String] {
        var made = pages.map { ObjectiveCMessages.make($0) }.map(\.made)
        made += pages.compactMap { page in ObjectiveCMessages.make(page, nibName: "nib", bundle: nil).made }
        made.append(ObjectiveCMessages.make(pages[1]).made + ObjectiveCMessages.make(pages.first!).made)
        made.append(ObjectiveCMessages.make(named["second"]!).made + (ObjectiveCMessages.make(named["third"])?.made ?? "none"))
        for (title, type) in pairs { made.append(title + ObjectiveCMessages.make(type).made) }
        for pair in pairs { made.append(pair.0 + ObjectiveCMessages.make(pair.1).made) }
        for entry in entries { made.append(ObjectiveCMessages.make(entry.type).made + (ObjectiveCMessages.make(entry.alternative)?.made ?? "none")) }
        if let type = named["second"] { made.append(ObjectiveCMessages.make(type, nibName: nil, bundle: nil).made) }
        made.append("\(parts.map { $0.init() }.count)")
        made += PageKind.allCases.map { $0.make().made }
        let Page = pages[1]
        made.append(ObjectiveCMessages.make(Page.self).made)
        return made
    }

    func others() -> String {
        let list = ObjectiveCMessages.make(lists[0], style: .plain).again()
        let grid = ObjectiveCMessages.make(grids[0], collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = ObjectiveCMessages.make(navigations[0], rootViewController: grid)
        return "\(list.made) \(navigation.viewControllers.count) \(navigation.viewControllers[0] === grid)"
    }

    func selectors(of pair: (page: FirstPage.Type, index: Int)) -> [Selector] {
        [({Selector("viewDidLoad", FirstPage.viewDidLoad)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/TypesInCollections.swift", line: 83)
                                     }()), Selector("viewDidLoad", FirstPage.viewDidLoad)]
    }
}
