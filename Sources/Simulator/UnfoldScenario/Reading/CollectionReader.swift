/// Reads `collection`: a layout, and sections as a table's.
struct CollectionReader {
    let reader: NodeReader
    let rows: RowReader

    static let keys = ["layout", "rows", "sections"]
    static let appearances = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
    static let layouts: [(word: String, keys: [String])] = [
        ("list", ["header", "showsSeparators", "estimatedRowHeight"]),
        ("grid", ["estimatedHeight", "interItemSpacing", "interGroupSpacing", "contentInset"]),
        ("flow", ["itemWidth", "itemHeight", "minimumInteritemSpacing", "minimumLineSpacing", "sectionInset"]),
    ]
    static let flowSizes = ["fixed", "automatic"]
    static let headers = ["none", "firstItemInSection"]

    func collection(_ node: JSONNode) -> TableSpec {
        var spec = TableSpec()
        spec.collection = .list(.init())
        guard let object = reader.object(node, "collection", keys: Self.keys) else { return spec }
        if let layout = object.required("layout") {
            spec.collection = self.layout(layout, object.path("layout")) ?? spec.collection
        }
        var rows = rows
        rows.collection = spec.collection
        spec.sections = rows.sections(of: object, "collection")
        return spec
    }

    /// The name of a list's look, or an object with one of three words.
    private func layout(_ node: JSONNode, _ path: String) -> CollectionSpec? {
        if case .string = node.value {
            return reader.word(node, path, kind: "layout", among: Self.appearances).map {
                .list(.init(appearance: $0))
            }
        }
        guard case .object(let members) = node.value else { return reader.wrong(node, path, .layout) }
        guard let layout = Self.layouts.first(where: { layout in members.contains { $0.key == layout.word } }) else {
            let words = Self.layouts.map(\.word)
            return reader.refused(node.position, path, .invalid(.noLayout(words: words)))
        }
        guard let object = reader.object(node, path, keys: [layout.word] + layout.keys) else { return nil }
        switch layout.word {
        case "list": return list(object)
        case "grid": return grid(object)
        default: return flow(object)
        }
    }

    private func list(_ object: ObjectNode) -> CollectionSpec? {
        var list = CollectionSpec.List()
        guard let look = object.word("list", kind: "appearance", among: Self.appearances) else { return nil }
        list.appearance = look
        list.firstItemIsHeader = object.word("header", kind: "header mode", among: Self.headers) == "firstItemInSection"
        list.showsSeparators = object.flag("showsSeparators") ?? true
        list.estimatedRowHeight = length(object, "estimatedRowHeight", in: 1...ScenarioLimits.size.upperBound)
        return .list(list)
    }

    private func grid(_ object: ObjectNode) -> CollectionSpec? {
        var grid = CollectionSpec.Grid()
        guard let node = object.value("grid"), let columns = reader.integer(node, object.path("grid"), in: 1...1000)
        else { return nil }
        grid.columns = columns
        grid.estimatedHeight =
            length(object, "estimatedHeight", in: 1...ScenarioLimits.size.upperBound) ?? grid.estimatedHeight
        grid.itemSpacing = length(object, "interItemSpacing") ?? 0
        grid.lineSpacing = length(object, "interGroupSpacing") ?? 0
        grid.inset = length(object, "contentInset") ?? 0
        return .grid(grid)
    }

    private func flow(_ object: ObjectNode) -> CollectionSpec? {
        var flow = CollectionSpec.Flow()
        guard let sizes = object.word("flow", kind: "item size", among: Self.flowSizes) else { return nil }
        flow.isSelfSizing = sizes == "automatic"
        flow.itemWidth = length(object, "itemWidth") ?? flow.itemWidth
        flow.itemHeight = length(object, "itemHeight") ?? flow.itemHeight
        flow.itemSpacing = length(object, "minimumInteritemSpacing") ?? flow.itemSpacing
        flow.lineSpacing = length(object, "minimumLineSpacing") ?? flow.lineSpacing
        flow.inset = length(object, "sectionInset") ?? 0
        return .flow(flow)
    }

    private func length(
        _ object: ObjectNode, _ key: String, in range: ClosedRange<Double> = ScenarioLimits.size
    ) -> Double? { object.value(key).flatMap { reader.number($0, object.path(key), in: range) } }
}

extension CollectionSpec {
    /// Keys of rows that have no effect, and why.
    var refusedOfRows: [(key: String, reason: ScenarioDiagnostic.LayoutReason)] {
        switch self {
        case .list, .grid: return [("height", .rowsAskHeight), ("estimatedHeight", .rowsEstimatedByLayout)]
        case .flow(let flow) where flow.isSelfSizing:
            return [("height", .rowsAskSize), ("estimatedHeight", .rowsEstimatedByLayout)]
        case .flow: return [("estimatedHeight", .rowsNotEstimated)]
        }
    }

    /// The same of headers and footers.
    var refusedOfParts: [(key: String, reason: ScenarioDiagnostic.LayoutReason)] {
        switch self {
        case .list, .grid: [("height", .partsAskHeight), ("estimatedHeight", .partsEstimatedByLayout)]
        case .flow: [("estimatedHeight", .partsNotEstimated)]
        }
    }
}
