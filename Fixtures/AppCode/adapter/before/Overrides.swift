import UIKit

class BaseListController: UITableViewController {
    var calls: [String] = []
    // The last line before the brace.
}

// MARK: - Life

extension BaseListController {
    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load \(#line)")
    }

    func helper() { calls.append("helper \(#line)") }

    /// Stays here; what it speaks of moves.
    @objc
    override open var title: String? {
        get { "list" }
        set { calls.append(newValue ?? "") }
    }

    @objc func refresh() { calls.append("refresh \(#line)") }
    @objc func reload(_ sender: Any) { calls.append("reload") }
}

// Lines below are where they were.
extension BaseListController: PageSource {
    func pageCount() -> Int { return #line }
}

class SettingsListController: BaseListController { }

extension SettingsListController {
    override func refresh() { super.refresh(); calls.append(#file) }
}

extension BaseListController {
    class Header: UIView {}
}

extension BaseListController.Header {
    override func layoutSubviews() { super.layoutSubviews() }
}
