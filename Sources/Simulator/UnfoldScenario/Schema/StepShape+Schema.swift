extension AnyStepKind {
    /// The action as an object; nil for a word that takes nothing. `others` may be next to its keys.
    fileprivate func schema(beside others: JSONOutput) -> JSONOutput? {
        guard shape.takesValue else { return nil }
        let own = summary.isEmpty ? shape.schema : SchemaParts.described(shape.schema, summary)
        let members = [word: own] + .object(keys.map { ($0.name, $0.shape.schema) }) + others
        return SchemaParts.object(members, required: [word] + keys.filter(\.isRequired).map(\.name))
    }
}

extension Steps {
    static var stepSchema: JSONOutput { schema(beside: ["name": SchemaParts.text]) }

    static var actionSchema: JSONOutput { schema(beside: [:]) }

    private static func schema(beside others: JSONOutput) -> JSONOutput {
        let alone = all.filter(\.shape.standsAlone).map(\.word)
        return SchemaParts.either([SchemaParts.word(alone)] + all.compactMap { $0.schema(beside: others) })
    }
}

extension StepShape {
    var schema: JSONOutput {
        typealias S = SchemaParts
        switch self {
        case .none, .value: return S.anything
        case .pair:
            return ["type": "array", "items": S.anything, "minItems": 2, "maxItems": 2]
        case .property: return S.pattern("^[^.]+(\\.[^.]+){1,3}$")
        case .view, .row: return S.text
        case .rows: return S.either(S.text, S.list(S.text))
        case .newRows: return S.either(S.reference("row"), S.list(S.reference("row")))
        case .state: return S.list(S.either(S.text, S.reference("row")))
        case .section: return S.reference("sectionName")
        case .sections: return S.either(S.reference("sectionName"), S.list(S.reference("sectionName")))
        case .newSections: return S.either(S.reference("section"), S.list(S.reference("section")))
        case .target: return S.reference("place")
        case .index: return S.index
        case .actions: return S.reference("actions")
        case .traits: return S.reference("traits")
        case .kind(let kind), .optional(let kind): return kind.schema
        }
    }
}
