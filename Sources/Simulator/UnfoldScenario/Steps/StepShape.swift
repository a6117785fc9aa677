/// What a value in an action looks like; ``StepShape/schema`` says it to editors.
enum StepShape: Sendable {
    /// The word alone, as a string.
    case none
    /// `row.id.property`, `table.property`.
    case property
    case value, pair
    /// `row`, `row.view`, `table`.
    case view
    case row, rows
    /// A row as in the table, or a list of them.
    case newRows
    /// Rows by id or as in the table, in order.
    case state
    case section, sections, newSections
    /// `[section, row]`, or a row of section 0.
    case target
    case index, actions, traits
    case kind(PropertyKind)
    /// The word alone, or with a value.
    case optional(PropertyKind)

    var standsAlone: Bool {
        switch self {
        case .none, .optional: true
        default: false
        }
    }

    var takesValue: Bool { if case .none = self { false } else { true } }
}

struct StepKey: Sendable {
    let name: String
    let shape: StepShape
    let isRequired: Bool

    static func needs(_ name: String, _ shape: StepShape) -> StepKey {
        StepKey(name: name, shape: shape, isRequired: true)
    }

    static func may(_ name: String, _ shape: StepShape) -> StepKey {
        StepKey(name: name, shape: shape, isRequired: false)
    }
}
