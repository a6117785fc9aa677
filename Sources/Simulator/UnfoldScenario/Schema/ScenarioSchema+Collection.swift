extension ScenarioSchema {
    static var collection: JSONOutput {
        typealias S = SchemaParts
        let layouts = CollectionSpec.layouts.map { layout in
            S.object(.object(layout.keys.map { ($0.name, $0.kind.schema) }), required: [layout.kind.rawValue])
        }
        return S.object(
            [
                "layout": S.either([S.word(CollectionSpec.appearances)] + layouts),
                "rows": S.list(S.reference("row")), "sections": S.list(S.reference("section")),
            ], required: ["layout"])
    }
}
