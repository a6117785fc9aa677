/// An action as a file writes it, one line each: its word, what stands with the word, and the keys beside it.
struct Verb: Sendable {
    /// What a value in an action looks like.
    enum Shape: Sendable {
        /// The word alone, as a string.
        case none
        /// `row.id.property`, `table.property`.
        case property
        /// Any value; the property decides.
        case value
        /// Two values; the property decides.
        case pair
        /// `row`, `row.view`, `table`.
        case view
        case row
        /// An id or a list of them.
        case rows
        /// A row as in the table, or a list of them.
        case newRows
        /// Rows by id or as in the table, in order.
        case state
        case section
        case sections
        case newSections
        /// `[section, row]`, or a row of section 0.
        case place
        case index
        case actions
        case traits
        /// Nothing more than what the kind says.
        case kind(PropertyKind)
        /// The word alone, or with a value.
        case optional(PropertyKind)
    }

    struct Key: Sendable {
        let name: String
        let shape: Shape
        let isRequired: Bool
    }

    let name: String
    let shape: Shape
    let keys: [Key]

    init(_ name: String, _ shape: Shape, _ keys: [Key] = []) {
        self.name = name
        self.shape = shape
        self.keys = keys
    }

    static let all: [Verb] = [
        Verb("load", .none),
        Verb("reloadData", .none),
        Verb("measureAllRows", .none),
        Verb("set", .property, [needs("to", .value)]),
        Verb("toggle", .property, [may("between", .pair)]),
        Verb("layoutIfNeeded", .view),
        Verb("setNeedsLayout", .view),
        Verb("setNeedsUpdateConstraints", .view),
        Verb("updateConstraintsIfNeeded", .view),
        Verb("invalidateIntrinsicContentSize", .view),
        Verb("beginUpdates", .none),
        Verb("endUpdates", .none),
        Verb("update", .actions),
        Verb("performBatchUpdates", .actions),
        Verb("insert", .newRows, [needs("at", .place)]),
        Verb("delete", .rows),
        Verb("reload", .rows),
        Verb("reconfigure", .rows),
        Verb("move", .row, [needs("to", .place)]),
        Verb("expand", .rows),
        Verb("collapse", .rows),
        Verb("apply", .state, [may("to", .section)]),
        Verb("insertSections", .newSections, [needs("at", .index)]),
        Verb("deleteSections", .sections),
        Verb("reloadSections", .sections),
        Verb("moveSection", .section, [needs("to", .index)]),
        Verb("animate", .actions, [may("duration", .kind(.number(0...3600)))]),
        Verb("resize", .kind(.number(ScenarioLimits.screen)), [may("height", .kind(.number(ScenarioLimits.screen)))]),
        Verb("rotate", .optional(.word(DeviceTraits.Orientation.allCases.map(\.rawValue)))),
        Verb("traits", .traits),
        Verb("scroll", .kind(.number(ScenarioLimits.length))),
        Verb("scrollToRow", .row, [may("at", .kind(.word(Action.ScrollPlace.allCases.map(\.rawValue))))]),
    ]

    static func named(_ name: String) -> Verb? { all.first { $0.name == name } }
    static let names = all.map(\.name)

    private static func needs(_ name: String, _ shape: Shape) -> Key { Key(name: name, shape: shape, isRequired: true) }
    private static func may(_ name: String, _ shape: Shape) -> Key { Key(name: name, shape: shape, isRequired: false) }
}
