#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 1)
import UIKit

class BaseListController: UITableViewController {
    var calls: [String] = []
    // The last line before the brace.
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("pageCount", BaseListController.`pageCount`)] }; 
#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 11)
    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load \(#line)")
    }
#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 19)
         
    override open var title: String? {
        get { "list" }
        set { calls.append(newValue ?? "") }
    }
#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 25)
          func refresh() { calls.append("refresh \(#line)") }
#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 6)
}

// MARK: - Life

extension BaseListController {
    




    func helper() { calls.append("helper \(#line)") }

    /// Stays here; what it speaks of moves.
    





    
          func reload(_ sender: Any) { calls.append("reload") }
}

// Lines below are where they were.
extension BaseListController: PageSource {
    func pageCount() -> Int { return #line }
}

class SettingsListController: BaseListController { 
#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 37)
    override func refresh() { super.refresh(); calls.append(#file) }
#sourceLocation(file: "Fixtures/adapter/before/OverridesElsewhere.swift", line: 4)
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("appear \(#line)")
    }
#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 34)
}

extension SettingsListController {
    
}

extension BaseListController {
    class Header: UIView {
#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 45)
    override func layoutSubviews() { super.layoutSubviews() }
#sourceLocation(file: "Fixtures/adapter/before/Overrides.swift", line: 41)
}
}

extension BaseListController.Header {
    
}
