extension Verb {
    /// The action as an object; nil for a word that takes nothing.
    var objectSchema: JSONOutput? {
        if case .none = shape { return nil }
        let members = [(key: name, value: shape.schema)] + keys.map { (key: $0.name, value: $0.shape.schema) }
        return SchemaParts.object(members, required: [name] + keys.filter(\.isRequired).map(\.name))
    }

    /// Whether the word alone is an action.
    var isBare: Bool {
        switch shape {
        case .none, .optional: true
        default: false
        }
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
