extension ScenarioSchema {
    static var collection: JSONOutput {
        typealias S = SchemaParts
        let size = S.number(ScenarioLimits.size)
        let estimate = S.number(1...ScenarioLimits.size.upperBound)
        let list = S.object(
            [
                "list": S.word(CollectionReader.appearances), "header": S.word(CollectionReader.headers),
                "showsSeparators": S.flag, "estimatedRowHeight": estimate,
            ], required: ["list"])
        let grid = S.object(
            [
                "grid": S.integer(1...1000), "estimatedHeight": estimate, "interItemSpacing": size,
                "interGroupSpacing": size, "contentInset": size,
            ], required: ["grid"])
        let flow = S.object(
            [
                "flow": S.word(CollectionReader.flowSizes), "itemWidth": size, "itemHeight": size,
                "minimumInteritemSpacing": size, "minimumLineSpacing": size, "sectionInset": size,
            ], required: ["flow"])
        return S.object(
            [
                "layout": S.either(S.word(CollectionReader.appearances), list, grid, flow),
                "rows": S.list(S.reference("row")), "sections": S.list(S.reference("section")),
            ], required: ["layout"])
    }
}
