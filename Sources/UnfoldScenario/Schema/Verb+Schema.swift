extension Verb {
    /// The action as an object; nil for a word that takes nothing.
    var objectSchema: JSONOutput? { objectSchema(beside: []) }

    /// - Parameter others: keys that may stand beside those of the action.
    private func objectSchema(beside others: [SchemaParts.Member]) -> JSONOutput? {
        if case .none = shape { return nil }
        let own = summary.isEmpty ? shape.schema : SchemaParts.described(shape.schema, summary)
        let members = [(key: name, value: own)] + keys.map { (key: $0.name, value: $0.shape.schema) } + others
        return SchemaParts.object(members, required: [name] + keys.filter(\.isRequired).map(\.name))
    }

    /// What it does, for editors.
    var summary: String {
        switch name {
        case "set": "A property of a row's view or constraint gets the value of 'to': row.id.property."
        case "toggle": "True becomes false and back, or the values of 'between' take turns: row.id.property."
        case "update": "The actions between beginUpdates and endUpdates."
        case "performBatchUpdates": "The actions as one batch update."
        case "insert": "A new row, or several, at 'at'."
        case "delete", "reload", "reconfigure": "A row, or a list of rows."
        case "move": "A row goes to 'to'."
        case "animate": "The actions in an animation block."
        case "resize": "The screen has another width, and height."
        case "rotate": "The screen turns."
        case "traits": "Traits change, those that are named."
        case "scroll": "The content offset, clamped."
        case "scrollToRow": "A row comes on screen."
        case "layoutIfNeeded", "setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
            "invalidateIntrinsicContentSize":
            "Sent to a view (row.view), a row's cell (row) or the table."
        default: ""
        }
    }

    /// Whether the word alone is an action.
    var isBare: Bool {
        switch shape {
        case .none, .optional: true
        default: false
        }
    }

    /// An action that is a step by itself, and may have the step's name beside it.
    static var stepSchema: JSONOutput {
        let name = [(key: "name", value: SchemaParts.text)]
        return SchemaParts.either(
            [SchemaParts.word(all.filter(\.isBare).map(\.name))] + all.compactMap { $0.objectSchema(beside: name) })
    }

    static var actionSchema: JSONOutput {
        SchemaParts.either([SchemaParts.word(all.filter(\.isBare).map(\.name))] + all.compactMap(\.objectSchema))
    }
}

extension Verb.Shape {
    var schema: JSONOutput {
        typealias S = SchemaParts
        switch self {
        case .none, .value: return S.anything
        case .pair:
            return .object([
                ("type", .string("array")), ("items", S.anything), ("minItems", .integer(2)), ("maxItems", .integer(2)),
            ])
        case .property: return S.pattern("^[^.]+(\\.[^.]+){1,3}$")
        case .view, .row: return S.text
        case .rows: return S.either(S.text, S.list(S.text))
        case .newRows: return S.either(S.reference("row"), S.list(S.reference("row")))
        case .state: return S.list(S.either(S.text, S.reference("row")))
        case .section: return S.reference("sectionName")
        case .sections: return S.either(S.reference("sectionName"), S.list(S.reference("sectionName")))
        case .newSections: return S.either(S.reference("section"), S.list(S.reference("section")))
        case .place: return S.reference("place")
        case .index: return S.index
        case .actions: return S.reference("actions")
        case .traits: return S.reference("traits")
        case .kind(let kind), .optional(let kind): return kind.schema
        }
    }
}
