import UnfoldAutoLayout

extension Action {
    /// What an action is told by in a record, blocks action by action.
    var givenWords: [String] {
        switch self {
        case .beginUpdates: ["beginUpdates"]
        case .endUpdates: ["endUpdates"]
        case .update(let actions): ["beginUpdates"] + actions.flatMap(\.givenWords) + ["endUpdates"]
        case .performBatchUpdates(let actions):
            ["performBatchUpdates"] + actions.flatMap(\.givenWords) + ["end of performBatchUpdates"]
        case .animate(_, let actions): [words ?? "animate"] + actions.flatMap(\.givenWords)
        case .set(let row, let setting, _):
            ["set \(row).\(setting.target).\(setting.setting.property.name) = \(setting.setting.value.words)"]
        case .setTable(let setting): ["set table.\(setting.property.name) = \(setting.value.words)"]
        case .rotate(let orientation): ["rotate" + (orientation.map { " to \($0.rawValue)" } ?? "")]
        case .traits(let traits): ["traits \(traits.words)"]
        default: [words ?? ""]
        }
    }

    /// A few words that name a step without a name of its own.
    static func title(of actions: [Action]) -> String {
        let names = actions.flatMap(\.titles)
        guard let first = names.first else { return "nothing" }
        return names.count == 1 ? first : "\(first), …"
    }

    private var titles: [String] {
        switch self {
        case .update(let actions), .performBatchUpdates(let actions), .animate(_, let actions):
            actions.isEmpty ? ["update"] : actions.flatMap(\.titles)
        case .beginUpdates, .endUpdates: []
        case .set(let row, let setting, _): ["set \(row).\(setting.target).\(setting.setting.property.name)"]
        case .setTable(let setting): ["set table.\(setting.property.name)"]
        default: [words ?? ""]
        }
    }
}

extension TraitSpec {
    /// The traits that are said, in words.
    fileprivate var words: String {
        func number(_ name: String, _ value: Double?) -> String? { value.map { "\(name) \(PropertyValue.number($0))" } }
        let parts: [String?] = [
            device.map { "device \($0.name)" }, orientation.map { "orientation \($0.rawValue)" },
            number("width", width),
            number("height", height), number("scale", scale),
            safeArea.map { "safeArea \($0.map(PropertyValue.number).joined(separator: ", "))" },
            generation.map { "generation \($0.rawValue)" },
            layoutDirection.map { "layoutDirection \($0 == .rightToLeft ? "rightToLeft" : "leftToRight")" },
            contentSizeCategory.map { category in
                "contentSizeCategory \(TraitEntry.categories.first { $0.1 == category }?.0 ?? "")"
            },
            userInterfaceIdiom.map { "userInterfaceIdiom \($0 == .pad ? "pad" : "phone")" },
            horizontalSizeClass.map { "horizontalSizeClass \($0 == .compact ? "compact" : "regular")" },
            verticalSizeClass.map { "verticalSizeClass \($0 == .compact ? "compact" : "regular")" },
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }
}
