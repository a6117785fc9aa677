enum CollectionReader {
    static let keys = ["layout", "rows", "sections"]

    static func collection(_ node: FileNode, _ rows: RowReader) -> TableSpec {
        var spec = TableSpec(collection: .list())
        guard let object = node.object(keys: keys) else { return spec }
        if let layout = object.required("layout").flatMap(layout) { spec.collection = layout }
        spec.sections = RowReader(templates: rows.templates, collection: spec.collection).sections(of: object)
        return spec
    }

    private static func layout(_ node: FileNode) -> CollectionSpec? {
        let layouts = CollectionSpec.layouts
        if case .string = node.json.value {
            return node.word(kind: "layout", among: CollectionSpec.appearances).map { .list($0) }
        }
        guard case .object = node.json.value else { return node.wrong(.layout) }
        guard let layout = layouts.first(where: { node[$0.kind.rawValue] != nil })
        else { return node.refused(.invalid(.noLayout(words: layouts.map(\.kind.rawValue)))) }
        guard let object = node.object(keys: layout.keys.map(\.name)) else { return nil }
        var spec = CollectionSpec(kind: layout.kind)
        for key in layout.keys {
            spec.values[key.name] = object[key.name].flatMap { key.kind.read($0, as: key.noun) }
            // The layout's word comes first, and decides the rest.
            if spec.values[layout.kind.rawValue] == nil { return nil }
        }
        return spec
    }
}

extension CollectionSpec {
    var refusedOfRows: [(key: String, reason: ScenarioDiagnostic.LayoutReason)] {
        if isFlow, !isSelfSizing { return [("estimatedHeight", .rowsNotEstimated)] }
        return [("height", isFlow ? .rowsAskSize : .rowsAskHeight), ("estimatedHeight", .rowsEstimatedByLayout)]
    }

    var refusedOfParts: [(key: String, reason: ScenarioDiagnostic.LayoutReason)] {
        isFlow
            ? [("estimatedHeight", .partsNotEstimated)]
            : [("height", .partsAskHeight), ("estimatedHeight", .partsEstimatedByLayout)]
    }
}
