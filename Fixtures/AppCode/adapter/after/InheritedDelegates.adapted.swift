#sourceLocation(file: "Fixtures/AppCode/adapter/before/InheritedDelegates.swift", line: 1)
import UIKit

/// A class conforms, those below it write the optional methods.
class BaseListScreen: UIViewController {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 30
        table.estimatedRowHeight = 0
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }
@MainActor func numberOfSections(in tableView: UITableView) -> Int { AdaptedDefaults.shared.numberOfSections(in: tableView) }; @MainActor func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { AdaptedDefaults.shared.tableView(tableView, heightForRowAt: indexPath) }; @MainActor func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { AdaptedDefaults.shared.tableView(tableView, didSelectRowAt: indexPath) }; @MainActor func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { AdaptedDefaults.shared.tableView(tableView, heightForHeaderInSection: section) }; }

extension BaseListScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class TallListScreen: BaseListScreen {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
          override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        50 + CGFloat(indexPath.row)
    }
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("numberOfSectionsIn:", TallListScreen.`numberOfSections`(in:)), Selector("tableView:heightForRowAtIndexPath:", TallListScreen.`tableView`(_:heightForRowAt:))] }; }

final class TallerListScreen: TallListScreen {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        2 * super.tableView(tableView, heightForRowAt: indexPath)
    }
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("tableView:heightForRowAtIndexPath:", TallerListScreen.`tableView`(_:heightForRowAt:))] }; }

final class TappedListScreen: BaseListScreen { var tapped: [Int] = [] ;override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("tableView:didSelectRowAtIndexPath:", TappedListScreen.`tableView`(_:didSelectRowAt:))] }; 
#sourceLocation(file: "Fixtures/AppCode/adapter/before/InheritedDelegates.swift", line: 39)
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped.append(indexPath.row) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/InheritedElsewhere.swift", line: 4)
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { TappedListScreen_tableView(tableView, heightForHeaderInSection: section) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/InheritedDelegates.swift", line: 34)
}

// MARK: - Taps

extension TappedListScreen {
    
    /// Of no protocol's.
    func tableView(_ tableView: UITableView, colourOfRowAt indexPath: IndexPath) -> UIColor { .red }
}
