struct SwiftSetting {
    let setting: Setting
    /// Of the view, as scenarios call it.
    let className: String
    /// The expression for the view; nil for `self`.
    let target: String?
    let view: (String) -> String

    /// Properties that UIKit sets by other words; `%` is the value. An empty one has no counterpart.
    private static let spellings: [String: String] = [
        "UIButton.title": "setTitle(%, for: .normal)", "UIButton.image": "setImage(%, for: .normal)",
        "UIButton.attributedTitle": "setAttributedTitle(%, for: .normal)",
        "UIButton.titleFont": "titleLabel?.font = %",
        "UITextView.lineFragmentPadding": "textContainer.lineFragmentPadding = %",
        "UITextView.maximumNumberOfLines": "textContainer.maximumNumberOfLines = %",
        "UILabel.measuredSizes": "", "UIButton.measuredSizes": "", "UITextField.measuredSizes": "",
        "UITableView.firstLayout": "", "UITableView.estimateCorrection": "",
    ]

    /// What a collection view's cell has of the properties of a table's, but for what its views have.
    private static let ofItems: Set = ["indentationLevel", "indentationWidth"]
    private static let accessories = [
        "disclosureIndicator": ".disclosureIndicator()", "checkmark": ".checkmark()", "detailButton": ".detail()",
        "detailDisclosureButton": ".detail(), .disclosureIndicator()",
    ]

    var statements: [String]? {
        let name = setting.property.name
        let on = target.map { "\($0)." } ?? ""
        switch (name, setting.value) {
        case (_, .names(let ids)):
            let stack = target ?? "self"
            return ids.map { "\(stack).addArrangedSubview(\(view($0)))" }
        case (_, .named(let entries)):
            guard case .numbersByView(let range, let named) = setting.property.kind else { return nil }
            return entries.compactMap { entry in
                SwiftValue.expression(.number(entry.number), .namedNumber(range, named)).map {
                    "\(on)setCustomSpacing(\($0), after: \(view(entry.name)))"
                }
            }
        case (_, .priorities(let horizontal, let vertical)):
            return [("horizontal", horizontal), ("vertical", vertical)].compactMap { axis, level in
                level.map {
                    "\(on)set\(name.prefix(1).uppercased())\(name.dropFirst())(\(SwiftValue.priority(Double($0))), for: .\(axis))"
                }
            }
        case ("isAnimating", .flag(let flag)): return ["\(on)\(flag ? "startAnimating" : "stopAnimating")()"]
        case ("items", .texts(let titles)):
            return ["\(on)removeAllSegments()"]
                + titles.enumerated().map {
                    "\(on)insertSegment(withTitle: \(SwiftValue.text($1)), at: \($0), animated: false)"
                }
        case ("configuration", .record): return configuration(on)
        case (_, let value) where className == SwiftCell.Role.item.rawValue && !Self.ofItems.contains(name):
            guard name == "accessoryType", case .word(let word) = value else { return nil }
            return ["\(on)accessories = [\(Self.accessories[word] ?? "")]"]
        default: break
        }
        guard let value = SwiftValue.expression(setting.value, setting.property.kind) else { return nil }
        guard let spelling = Self.spellings["\(className).\(name)"] else { return ["\(on)\(name) = \(value)"] }
        return spelling.isEmpty ? nil : [on + spelling.replacingOccurrences(of: "%", with: value)]
    }

    private func configuration(_ on: String) -> [String]? {
        guard case .record(let members) = setting.value, let style = setting.value.text("style") else { return nil }
        let kinds = Dictionary(firsts: ConfigurationFields.all.map { ($0.name, $0.kind) })
        var lines = ["    var configuration = UIButton.Configuration.\(style)()"]
        for member in members where member.name != "style" {
            guard let kind = kinds[member.name], let value = SwiftValue.expression(member.value, kind) else {
                return nil
            }
            switch member.name {
            case "attributedTitle":
                lines.append(
                    "    configuration.attributedTitle = \(value == "nil" ? value : "AttributedString(\(value))")")
            case "titleFont":
                lines += SwiftSupport.filled(SwiftSupportText.titleFont, [("font", value)]).components(
                    separatedBy: "\n")
            default: lines.append("    configuration.\(member.name) = \(value)")
            }
        }
        return ["do {"] + lines + ["    \(on)configuration = configuration", "}"]
    }
}
