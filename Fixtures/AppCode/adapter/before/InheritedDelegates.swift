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
}

extension BaseListScreen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class TallListScreen: BaseListScreen {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    @objc func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        50 + CGFloat(indexPath.row)
    }
}

final class TallerListScreen: TallListScreen {
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        2 * super.tableView(tableView, heightForRowAt: indexPath)
    }
}

final class TappedListScreen: BaseListScreen { var tapped: [Int] = [] }

// MARK: - Taps

extension TappedListScreen {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped.append(indexPath.row) }
    /// Of no protocol's.
    func tableView(_ tableView: UITableView, colourOfRowAt indexPath: IndexPath) -> UIColor { .red }
}
