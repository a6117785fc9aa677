import UnfoldAutoLayout

extension Action {
    /// What an app does, in the words of UIKit, for traces. What has its own beginning and end is announced by the runner.
    var words: String? {
        switch self {
        case .load: "load"
        case .reloadData: "reloadData"
        case .measureAllRows: "measureAllRows"
        case .set(let row, let setting, _):
            "set \(row).\(setting.target).\(setting.setting.property.name)\(Self.value(setting.setting.value))"
        case .setTable(let setting): "set table.\(setting.property.name)\(Self.value(setting.value))"
        case .toggle(let row, let setting, _, _): "toggle \(row).\(setting.target).\(setting.setting.property.name)"
        case .message(let message, let path, _): "\(message.rawValue) \(path.words)"
        case .beginUpdates, .endUpdates, .update, .performBatchUpdates: nil
        case .insert(let rows, let section, let row, _):
            "insertRows \(rows.map(\.id).joined(separator: ", ")) in \(section) at \(row)"
        case .rows(let edit, let rows, _): "\(edit.rawValue)Rows \(rows.joined(separator: ", "))"
        case .outline(let edit, let rows, _): "\(edit.rawValue) \(rows.joined(separator: ", "))"
        case .apply(let rows, let section, _):
            "apply \(rows.map(\.id).joined(separator: ", ")) to \(section)"
        case .insertSections(let sections, let place, _): "insertSections, \(sections.count) at \(place)"
        case .sections(let edit, let sections, _):
            "\(edit.rawValue) \(sections.map(\.description).joined(separator: ", "))"
        case .moveSection(let section, let place, _): "moveSection \(section) to \(place)"
        case .animate(let duration, _): "animate for \(PropertyValue.shown(duration)) s"
        case .move(let row, let section, let place, _): "moveRow \(row) to \(section) at \(place)"
        case .resize(let width, let height):
            "resize to width \(PropertyValue.shown(width))"
                + (height.map { ", height \(PropertyValue.shown($0))" } ?? "")
        case .rotate: "rotate"
        case .traits: "change traits"
        case .scroll(let offset): "scroll to \(PropertyValue.shown(offset))"
        case .scrollToRow(let row, let place, _): "scrollToRow \(row), \(place.rawValue)"
        }
    }

    /// ` = 200` for what is short enough to read.
    private static func value(_ value: PropertyValue) -> String {
        switch value {
        case .flag(let flag): " = \(flag)"
        case .number(let number): " = \(PropertyValue.shown(number))"
        case .word(let word): " = \(word)"
        case .text(let text?): " = '\(text.prefix(30))\(text.count > 30 ? "…" : "")'"
        case .text(nil): " = nil"
        default: ""
        }
    }
}

extension ViewPath {
    fileprivate var words: String {
        switch self {
        case .table: "table"
        case .cell(let row): row
        case .view(let row, let view): "\(row).\(view)"
        }
    }
}
