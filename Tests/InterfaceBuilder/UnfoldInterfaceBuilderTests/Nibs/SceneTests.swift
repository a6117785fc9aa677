import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout

@testable import UnfoldInterfaceBuilder

// Classes of `Fixtures/InterfaceBuilder/ib/app/Errands.storyboard`, as an adapted app has them.

final class ErrandsController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    var tableView: UITableView!
    var notes: UIView?
    var notesLabel: UILabel?
    var addItem: UIBarButtonItem? { didSet { SegueLog.lines.append("addItem") } }
    var limit = 0 { didSet { SegueLog.lines.append("limit \(limit)") } }
    /// What is to be done with what a segue leads to.
    var preparation: (UIViewController) -> Void = { _ in }

    override func awakeFromNib() {
        super.awakeFromNib()
        let view = isViewLoaded ? "loaded" : "not loaded"
        SegueLog.lines.append(
            "awake, \(view), limit \(limit), \(navigationItem.rightBarButtonItems?.count ?? 0) button")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        SegueLog.lines.append("loaded")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        SegueLog.lines.append("prepare \(name(segue)), style \(segue.destination.modalPresentationStyle.rawValue)")
        preparation(segue.destination)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    }
    func finish(_ sender: UIButton) { SegueLog.lines.append("finish") }
    func add(_ sender: UIBarButtonItem) { SegueLog.lines.append("add") }
    func comeBack(_ segue: UIStoryboardSegue) { SegueLog.lines.append("comeBack by \(name(segue))") }

    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "tableView": tableView = value as? UITableView
        case "notes": notes = value as? UIView
        case "notesLabel": notesLabel = value as? UILabel
        case "addItem": addItem = value as? UIBarButtonItem
        case "limit": limit = Int(value as? Double ?? -1)
        default: super.setValue(value, forKey: key)
        }
    }
    override class func adaptedActions() -> [Selector] {
        super.adaptedActions() + [
            Selector("finish:", ErrandsController.finish(_:)), Selector("add:", ErrandsController.add(_:)),
            Selector("comeBack:", ErrandsController.comeBack(_:)),
        ]
    }
}

final class ErrandCell: UITableViewCell {
    var field: UITextField?
    var button: UIButton?
    weak var owner: ErrandsController?

    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "field": field = value as? UITextField
        case "button": button = value as? UIButton
        case "owner": owner = value as? ErrandsController
        default: super.setValue(value, forKey: key)
        }
    }
}

final class ErrandButton: UIBarButtonItem {}

final class ErrandController: UIViewController {
    var backButton: UIButton?

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "backButton" { backButton = value as? UIButton } else { super.setValue(value, forKey: key) }
    }
}

/// Does what its kind does, and says so.
final class LoggedSegue: UIStoryboardSegue {
    override func perform() {
        SegueLog.lines.append("perform \(identifier ?? "")")
        super.perform()
    }
}

/// What a scene has beside its controller's view: bar items and attributes, views of their own, what is around
/// prototypes, segues of an app's classes.
@MainActor @Suite(SegueLog.Separate()) struct SceneTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let storyboard = UIStoryboard(name: "Errands", bundle: nil)

    init() { RunLoopIteration.reset() }

    private func errands() throws -> ErrandsController {
        try #require(storyboard.instantiateViewController(withIdentifier: "errands") as? ErrandsController)
    }

    private func shown() throws -> ErrandsController {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        SegueLog.lines = []
        return try #require(navigation.topViewController as? ErrandsController)
    }

    @Test func attributesAndBarItemsComeWithTheController() throws {
        let controller = try errands()
        #expect(!controller.isViewLoaded)
        #expect(SegueLog.lines == ["addItem", "limit 7", "awake, not loaded, limit 7, 1 button"])
        #expect(controller.navigationItem.rightBarButtonItem === controller.addItem)
        #expect(controller.navigationItem.leftBarButtonItem is ErrandButton)
        #expect(controller.navigationItem.leftBarButtonItem?.title == "Back")
        #expect(controller.navigationItem.title == "Errands\nof today")
        #expect(controller.addItem?.accessibilityIdentifier == "add")
        controller.addItem?.sendAction()
        controller.loadViewIfNeeded()
        controller.addItem?.sendAction()
        #expect(Array(SegueLog.lines.dropFirst(3)) == ["add", "loaded", "add"])
        #expect(controller.tableView != nil)
    }

    @Test func whatIsChangedBeforeTheViewIsLoadedStays() throws {
        let controller = try errands()
        controller.limit = 9
        controller.navigationItem.rightBarButtonItem = nil
        controller.navigationItem.title = "Mine"
        controller.loadViewIfNeeded()
        #expect(controller.limit == 9)
        #expect(controller.navigationItem.rightBarButtonItem == nil)
        #expect(controller.navigationItem.title == "Mine")
    }

    @Test func aControllerKnowsHowFarItReaches() throws {
        let controller = try errands()
        #expect(controller.edgesForExtendedLayout == .top)
        #expect(controller.extendedLayoutIncludesOpaqueBars)
        #expect(!controller.automaticallyAdjustsScrollViewInsets)
        #expect(controller.definesPresentationContext)
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 200))
        #expect(controller.restorationIdentifier == "errands")
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.prefersLargeTitles && !navigation.navigationBar.isTranslucent)
        #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    }

    @Test func prototypesConnectToTheViewsAroundThem() throws {
        let controller = try shown()
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ErrandCell)
        #expect(cell.owner === controller)
        #expect(cell.field?.delegate === controller)
        cell.button?.sendActions(for: .touchUpInside)
        #expect(SegueLog.lines == ["finish"])
        #expect(cell.button?.titleLabel?.numberOfLines == 3)
        #expect(cell.button?.titleLabel?.textAlignment == .center)
        // The view next to the controller's: one for all rows.
        let background = try #require(cell.selectedBackgroundView)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.selectedBackgroundView === background)
    }

    @Test func viewsNextToTheControllersAreMade() throws {
        let controller = try shown()
        #expect(controller.notes?.frame.size == CGSize(width: 320, height: 128))
        #expect(controller.notesLabel?.superview === controller.notes)
        #expect(controller.notesLabel?.text == "Notes")
        #expect(controller.notes?.superview == nil)
    }

    @Test func aScenesPartsDoNotKeepItAlive() throws {
        weak var controller: ErrandsController?
        try {
            let made = try errands()
            made.loadViewIfNeeded()
            controller = made
        }()
        #expect(controller == nil)
    }

    /// A segue of an app's class does what its kind says where the class calls `super`.
    @Test func segueClassesAreReadWithTheirKinds() throws {
        let controller = try shown()
        controller.tableView.simulateTap(onRowAt: IndexPath(row: 1, section: 0))
        let sheet = UIModalPresentationStyle.formSheet.rawValue
        #expect(SegueLog.lines == ["prepare LoggedSegue, style \(sheet)", "perform detail"])
        let errand = try #require(controller.presentedViewController as? ErrandController)
        #expect(errand.modalTransitionStyle == .crossDissolve)
        errand.loadViewIfNeeded()
        SegueLog.lines = []
        errand.backButton?.sendActions(for: .touchUpInside)
        RunLoopIteration.end()
        #expect(SegueLog.lines == ["comeBack by LoggedSegue", "perform back"])
        #expect(controller.presentedViewController == nil)
    }

    @Test func preparingCodeMayChooseAnotherStyle() throws {
        let controller = try shown()
        controller.preparation = { $0.modalPresentationStyle = .overFullScreen }
        controller.performSegue(withIdentifier: "detail", sender: nil)
        #expect(controller.presentedViewController?.modalPresentationStyle == .overFullScreen)
    }

    @Test func tabsHaveTheirItems() throws {
        let tabs = try #require(storyboard.instantiateViewController(withIdentifier: "tabs") as? UITabBarController)
        #expect(!tabs.tabBar.isTranslucent)
        let items = try #require(tabs.viewControllers).map { $0.tabBarItem! }
        #expect(items.map(\.title) == ["Lists", nil])
        #expect(items[0].image?.size == CGSize(width: 25, height: 20))
        #expect(items[0].selectedImage?.size == CGSize(width: 26, height: 21))
        #expect(items[0].tag == 3 && items[0].badgeValue == "12")
        #expect(items[1].accessibilityIdentifier == "seek")
        #expect(items[1].selectedImage?.size == CGSize(width: 26, height: 21))
        let navigation = try #require(tabs.viewControllers?.last as? UINavigationController)
        #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        let settings = try #require(navigation.topViewController as? UITableViewController)
        #expect(!settings.clearsSelectionOnViewWillAppear)
        settings.loadViewIfNeeded()
        #expect(
            settings.tableView(settings.tableView, titleForFooterInSection: 0) == "Sounds are played\nonce a day.")
    }

    /// A static cell has its own height, or the table's.
    @Test func staticCellsMayHaveHeightsOfTheirOwn() throws {
        let settings = try #require(
            storyboard.instantiateViewController(withIdentifier: "settings") as? UITableViewController)
        window.rootViewController = settings
        window.layoutIfNeeded()
        let heights = (0..<2).map { settings.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == [44, 90])
        let content = settings.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView
        #expect(content?.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    }

    /// Below the controllers that are come back to, too: the presenter is the outermost one.
    @Test func unwindingLooksBelowContainers() throws {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let (tabs, other) = (UITabBarController(), UIViewController())
        tabs.viewControllers = [other, navigation]
        tabs.selectedIndex = 1
        window.rootViewController = tabs
        window.layoutIfNeeded()
        let errands = try #require(navigation.topViewController as? ErrandsController)
        errands.loadViewIfNeeded()
        let sheet = UINavigationController(rootViewController: ErrandController())
        errands.present(sheet, animated: false)
        tabs.selectedIndex = 0
        let action = Selector("comeBack:")
        #expect(sheet.topViewController?.unwindDestination(action, sender: nil) === errands)
        errands.comeBack(animated: false)
        #expect(errands.presentedViewController == nil)
        #expect(tabs.selectedViewController === navigation)
    }

    @Test(arguments: [
        ("titleLabel.nothing", false), ("nothing.text", false), ("titleLabel.adjustsFontSizeToFitWidth", true),
        ("imageView.hidden", true), ("layer.shadowColor", true), ("contentMode", true),
    ]) func keyPathsLeadThroughUIKitsObjects(_ path: String, _ isKnown: Bool) {
        #expect(NibAttributes.set(1.0, path, of: UIButton(type: .system)) == isKnown)
    }
}
