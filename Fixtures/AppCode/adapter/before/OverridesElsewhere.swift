import UIKit

extension SettingsListController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("appear \(#line)")
    }
}


/// Members reach what is private to their file.
private func marked(_ text: String) -> String { "elsewhere " + text }

extension BaseListController {
    @objc dynamic var mark: String {
        get { "none" }
        set { calls.append(newValue) }
    }
    @objc func check(_ text: String, twice: Bool) throws { calls.append(marked(text)) }
    @objc class func kind(of section: Int) -> String { marked("base") }
}

extension SettingsListController {
    private var quiet: Bool { true }

    override var prefersStatusBarHidden: Bool { quiet }

    override var mark: String {
        get { marked(super.mark) }
        set { super.mark = marked(newValue) }
    }

    public override func setEditing(
        _ editing: Bool, animated: Bool
    ) {
        super.setEditing(editing, animated: animated)
        calls.append(marked("\(editing) \(#line)"))
    }

    override func check(_ text: String, twice isRepeated: Bool) throws {
        if isRepeated { try super.check(text, twice: false) }
        try super.check(text, twice: false)
    }

    override class func kind(of section: Int) -> String { super.kind(of: section) + marked("\(section)") }
}
