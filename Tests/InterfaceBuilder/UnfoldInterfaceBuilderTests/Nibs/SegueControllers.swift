import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldInterfaceBuilder
import UnfoldTableLayout

// Controllers of `Fixtures/InterfaceBuilder/ib/app/Trips.storyboard`, as an adapted app has them.

final class UnfoldDocuments: AdaptedDocuments {
    override class var paths: [String] {
        [Documents.path("app/Trips.storyboard"), Documents.path("app/Errands.storyboard")]
    }
    nonisolated override class var folders: [String] { [Documents.path("assets"), Documents.path("texts")] }
}

/// What controllers were asked and told, in order; each test has its own.
@MainActor final class SegueLog {
    @TaskLocal private static var own = SegueLog()

    private var lines: [String] = []
    private var refuses = false

    nonisolated init() {}

    static var lines: [String] {
        get { own.lines }
        set { own.lines = newValue }
    }
    static var refuses: Bool {
        get { own.refuses }
        set { own.refuses = newValue }
    }

    /// Gives each test of a suite its own.
    struct Separate: TestTrait, SuiteTrait, TestScoping {
        var isRecursive: Bool { true }

        func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await SegueLog.$own.withValue(SegueLog(), operation: function)
        }
    }
}

@MainActor func name(_ object: Any?) -> String { object.map { String(describing: type(of: $0)) } ?? "nothing" }

final class TripsController: UITableViewController {
    var first: UITableViewCell?
    var plus: UIBarButtonItem?
    var switches: [UISwitch] = []

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        SegueLog.lines.append("may \(identifier)?")
        return !SegueLog.refuses
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
        SegueLog.lines.append(
            "\(segue.identifier ?? "") to \(name(segue.destination)), \(loaded), by \(name(sender))")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        SegueLog.lines.append("selected \(indexPath.row)")
    }
    func switchChanged(_ sender: UISwitch) { SegueLog.lines.append("switch \(switches.firstIndex(of: sender) ?? -1)") }
    func sortTapped(_ sender: UIBarButtonItem) { SegueLog.lines.append("sort by \(sender.title ?? "")") }
    func makeFar(_ coder: NSCoder) -> FarController? {
        let made = FarController(coder: coder)
        made?.origin = "made"
        return made
    }
    func makeFarAlone(_ coder: NSCoder, sender: Any?) -> FarController? {
        let made = FarController(coder: coder)
        made?.origin = "made for \(name(sender))"
        return made
    }

    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "plus": plus = value as? UIBarButtonItem
        case "first": first = value as? UITableViewCell
        case "switches": switches = value as? [UISwitch] ?? []
        default: super.setValue(value, forKey: key)
        }
    }
    override class func adaptedActions() -> [Selector] {
        [
            Selector("switchChanged:", TripsController.switchChanged(_:)),
            Selector("sortTapped:", TripsController.sortTapped(_:)),
            Selector("makeFar:", TripsController.makeFar(_:)),
            Selector("makeFar:sender:", TripsController.makeFarAlone(_:sender:)),
        ]
    }
}

final class TripController: UIViewController {
    var editButton: UIButton?
    var holder: UIView?
    var map: MapController?

    override func viewDidLoad() { SegueLog.lines.append("trip loaded, \(map == nil ? "without" : "with") map") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let map = segue.destination as? MapController { self.map = map }
        SegueLog.lines.append("\(segue.identifier ?? "") by \(name(sender))")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !SegueLog.refuses }
    func backFromEdit(_ segue: UIStoryboardSegue) {
        SegueLog.lines.append(
            "back by \(segue.identifier ?? "") from \(name(segue.source)) to \(name(segue.destination))")
    }

    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "editButton": editButton = value as? UIButton
        case "holder": holder = value as? UIView
        default: super.setValue(value, forKey: key)
        }
    }
    override class func adaptedActions() -> [Selector] {
        [Selector("backFromEdit:", TripController.backFromEdit(_:))]
    }
}

final class MapController: UIViewController {
    override func viewDidLoad() { SegueLog.lines.append("map loaded") }
    override func didMove(toParent parent: UIViewController?) { SegueLog.lines.append("map in \(name(parent))") }
}

final class EditController: UIViewController {
    var doneButton: UIButton?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        SegueLog.lines.append("\(segue.identifier ?? "") to \(name(segue.destination))")
    }
    override func setValue(_ value: Any?, forKey key: String) {
        if key == "doneButton" { doneButton = value as? UIButton } else { super.setValue(value, forKey: key) }
    }
}

final class FarController: UICollectionViewController {
    var origin = "storyboard"
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.name?.text = "\(indexPath.item)"
        return cell
    }
}

final class OwnNavigation: UINavigationController {
    func makeFar(_ coder: NSCoder) -> FarController? {
        let made = FarController(coder: coder)
        made?.origin = "made by its container"
        return made
    }

    override class func adaptedActions() -> [Selector] { [Selector("makeFar:", OwnNavigation.makeFar(_:))] }
}

final class TileCell: UICollectionViewCell {
    var name: UILabel?
    override func setValue(_ value: Any?, forKey key: String) {
        if key == "name" { name = value as? UILabel } else { super.setValue(value, forKey: key) }
    }
}

final class LeapSegue: UIStoryboardSegue {
    override func perform() {
        SegueLog.lines.append("leaps")
        source.navigationController?.setViewControllers([destination], animated: false)
    }
}

final class NibHeader: UITableViewHeaderFooterView {
    var title: UILabel?
    override func setValue(_ value: Any?, forKey key: String) {
        if key == "title" { title = value as? UILabel } else { super.setValue(value, forKey: key) }
    }
}
