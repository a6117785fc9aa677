@testable import UnfoldScenario

/// The table of classes in `docs/scenario-format.md`.
enum PropertyTable {
    /// A line a class: its name and superclass, and its properties with their values.
    static var markdown: String {
        let rows = ViewClass.all.map { entry in
            let name = "`\(entry.name)`" + (entry.superclass.map { ": `\($0)`" } ?? "")
            let properties = entry.own.map { "`\($0.name)` (\(text(of: $0.kind)))" }
            return "| \(name) | \(properties.joined(separator: ", ")) |"
        }
        return (["| class | properties |", "|---|---|"] + rows).map { $0 + "\n" }.joined()
    }

    private static func text(of kind: PropertyKind) -> String {
        switch kind {
        case .flag: "flag"
        case .number(let range) where range == ScenarioLimits.length || range == ScenarioLimits.size: "number"
        case .number(let range): "\(HeightRecord.number(range.lowerBound)) to \(HeightRecord.number(range.upperBound))"
        case .integer: "whole number"
        case .text: "text"
        case .texts: "list of texts"
        case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .words(let words): "list of " + words.map { "`\($0)`" }.joined(separator: ", ")
        case .numbers(let keys, _): keys == ["top", "left", "bottom", "right"] ? "insets" : object(keys)
        case .namedNumber(_, let named): "number, " + named.map { "`\($0.name)`" }.joined(separator: ", ")
        case .image: "image"
        case .color: "color"
        case .priority: "priority"
        case .priorities: "priorities"
        case .font: "font"
        case .views: "list of ids"
        case .nullable(let kind): "\(text(of: kind)) or null"
        case .list(let kind): "list of \(text(of: kind))"
        case .record(let fields): "`{" + fields.map { "\"\($0.name)\"" }.joined(separator: ",") + "}`"
        case .numbersByView(_, let named): "`{ id: number }`, " + named.map { "`\($0.name)`" }.joined(separator: ", ")
        }
    }

    private static func object(_ keys: [String]) -> String {
        "`{" + keys.map { "\"\($0)\"" }.joined(separator: ",") + "}`"
    }
}
