#sourceLocation(file: "Fixtures/AppCode/adapter/before/OverridesElsewhere.swift", line: 1)
import UIKit

extension SettingsListController {
     func SettingsListController_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("appear \(#line)")
    }
}


/// Members reach what is private to their file.
private func marked(_ text: String) -> String { "elsewhere " + text }

extension BaseListController {
          dynamic var BaseListController_mark: String {
        get { "none" }
        set { AdaptedProperties.willChange("mark", of: self); defer { AdaptedProperties.didChange("mark", of: self) };  calls.append(newValue) }
    }
          func BaseListController_check(_ text: String, twice: Bool) throws { calls.append(marked(text)) }
          class func BaseListController_kind(of section: Int) -> String { marked("base") }
}

extension SettingsListController {
    private var quiet: Bool { true }

     var SettingsListController_prefersStatusBarHidden: Bool { quiet }

     var SettingsListController_mark: String {
        get { marked(super.mark) }
        set { super.mark = marked(newValue) }
    }

    public  func SettingsListController_setEditing(
        _ editing: Bool, animated: Bool
    ) {
        super.setEditing(editing, animated: animated)
        calls.append(marked("\(editing) \(#line)"))
    }

     func SettingsListController_check(_ text: String, twice isRepeated: Bool) throws {
        if isRepeated { try super.check(text, twice: false) }
        try super.check(text, twice: false)
    }

     class func SettingsListController_kind(of section: Int) -> String { super.kind(of: section) + marked("\(section)") }
}
