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
    func again() -> PageTable { type(of: self).init(style: .grouped) }
}

final class PageGrid: UICollectionViewController {}
final class PageNavigation: UINavigationController {}

protocol PageComponent: AnyObject { init() }
final class PagePart: PageComponent { init() {} }

enum PageKind: CaseIterable {
    case first, second
    var type: FirstPage.Type { self == .first ? FirstPage.self : SecondPage.self }
    func make() -> FirstPage { type.init() }
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
        var made = pages.map { $0.init() }.map(\.made)
        made += pages.compactMap { page in page.init(nibName: "nib", bundle: nil).made }
        made.append(pages[1].init().made + pages.first!.init().made)
        made.append(named["second"]!.init().made + (named["third"]?.init().made ?? "none"))
        for (title, type) in pairs { made.append(title + type.init().made) }
        for pair in pairs { made.append(pair.0 + pair.1.init().made) }
        for entry in entries { made.append(entry.type.init().made + (entry.alternative?.init().made ?? "none")) }
        if let type = named["second"] { made.append(type.init(nibName: nil, bundle: nil).made) }
        made.append("\(parts.map { $0.init() }.count)")
        made += PageKind.allCases.map { $0.make().made }
        let Page = pages[1]
        made.append(Page.init().made)
        return made
    }

    func others() -> String {
        let list = lists[0].init(style: .plain).again()
        let grid = grids[0].init(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = navigations[0].init(rootViewController: grid)
        return "\(list.made) \(navigation.viewControllers.count) \(navigation.viewControllers[0] === grid)"
    }

    func selectors(of pair: (page: FirstPage.Type, index: Int)) -> [Selector] {
        [#selector(pair.page.viewDidLoad), #selector(pair.0.viewDidLoad)]
    }
}
