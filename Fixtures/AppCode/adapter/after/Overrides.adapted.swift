#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 1)
import UIKit

class BaseListController: UITableViewController {
    var calls: [String] = []
    // The last line before the brace.
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("pageCount", BaseListController.`pageCount`)] }; override class func adaptedProperties() -> [AdaptedProperty] { super.adaptedProperties() + [AdaptedProperty("title", \BaseListController.`title`), AdaptedProperty("mark", \BaseListController.`mark`, announces: true)] };
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 11)
    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load \(#line)")
    }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 19)
         
    override open var title: String? {
        get { "list" }
        set { calls.append(newValue ?? "") }
    }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 25)
          func refresh() { calls.append("refresh \(#line)") }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 15)
          dynamic var mark: String { get { BaseListController_mark } set { BaseListController_mark = newValue } }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 19)
          func check(_ text: String, twice: Bool) throws { try BaseListController_check(text, twice: twice) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 20)
          class func kind(of section: Int) -> String { BaseListController_kind(of: section) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 6)
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
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 37)
    override func refresh() { super.refresh(); calls.append(#file) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 4)
    override func viewWillAppear(_ animated: Bool) { SettingsListController_viewWillAppear(animated) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 26)
    override var prefersStatusBarHidden: Bool { SettingsListController_prefersStatusBarHidden }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 28)
    override var mark: String { get { SettingsListController_mark } set { SettingsListController_mark = newValue } }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 33)
    public override func setEditing(
        _ editing: Bool, animated: Bool
    ) { SettingsListController_setEditing(editing, animated: animated) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 40)
    override func check(_ text: String, twice isRepeated: Bool) throws { try SettingsListController_check(text, twice: isRepeated) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 45)
    override class func kind(of section: Int) -> String { SettingsListController_kind(of: section) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 34)
}

extension SettingsListController {
    
}

extension BaseListController {
    class Header: UIView {
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 45)
    override func layoutSubviews() { super.layoutSubviews() }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Overrides.swift", line: 41)
}
}

extension BaseListController.Header {
    
}
