struct RowReader {
    let reader: NodeReader
    let templates: [Template]
    /// Where rows may have children, and the layout decides who may have a height; nil in a table.
    var collection: CollectionSpec?

    static let tableStyles: [(name: String, style: UITableView.Style)] = [
        ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
    ]
    static let rowKeys = [
        "id", "template", "set", "height", "estimatedHeight", "repeat", "cycle", "children", "isExpanded",
    ]
    /// Rows that one entry may stand for.
    static let repeatLimit = 100_000
    static let sectionKeys = ["id", "header", "footer", "rows"]
    static let partKeys = ["title", "template", "set", "height", "estimatedHeight"]
    static let tableKeys = ["style", "tableHeaderView", "tableFooterView", "rows", "sections"]

    /// Its own, and those of scroll views that matter to a table.
    static let tableProperties: [Property] =
        (ViewClass.named("UITableView")?.own ?? [])
        + ["contentInset", "contentInsetAdjustmentBehavior", "alwaysBounceVertical"].compactMap {
            ViewClass.named("UIScrollView")?.property($0)
        }

    func table(_ node: JSONNode) -> TableSpec {
        var spec = TableSpec()
        guard
            let object = reader.object(node, "table", keys: Self.tableKeys + Self.tableProperties.map(\.name))
        else { return spec }
        if let word = object.word("style", kind: "style", among: Self.tableStyles.map(\.name)) {
            spec.style = Self.tableStyles.first { $0.name == word }?.style ?? .plain
        }
        for property in Self.tableProperties {
            guard let node = object.value(property.name),
                let value = heightChecked(property, node, object.path(property.name))
            else { continue }
            spec.settings.append(Setting(property: property, value: value))
        }
        spec.header = edgeView(object, "tableHeaderView")
        spec.footer = edgeView(object, "tableFooterView")
        spec.sections = sections(of: object, "table")
        return spec
    }

    func sections(of object: ObjectNode, _ name: String) -> [SectionSpec] {
        var sections: [SectionSpec] = []
        if object.value("rows") != nil {
            sections.append(SectionSpec(id: "0", rows: rows(object), position: object.node.position))
        }
        for (node, path) in object.elements("sections") {
            guard let section = section(node, path, number: sections.count) else { continue }
            sections.append(section)
        }
        checkNames(sections, name)
        return sections
    }

    /// Reads a property of the table: heights are -1 for automatic, or not negative.
    func heightChecked(_ property: Property, _ node: JSONNode, _ path: String) -> PropertyValue? {
        guard let value = property.kind.read(node, path, reader) else { return nil }
        if case .number(let number) = value, number < 0, number != -1 { return reader.wrong(node, path, .height) }
        return value
    }

    func section(_ node: JSONNode, _ path: String, number: Int) -> SectionSpec? {
        guard let object = reader.object(node, path, keys: Self.sectionKeys) else { return nil }
        let id = object.value("id") == nil ? "\(number)" : reader.identifier(object)
        guard let id else { return nil }
        return SectionSpec(
            id: id, rows: rows(object), header: part(object, "header"), footer: part(object, "footer"),
            position: node.position)
    }

    /// A title, or an object with a title, a template or a height.
    private func part(_ object: ObjectNode, _ key: String) -> PartSpec? {
        guard let node = object.value(key) else { return nil }
        if key == "header", case .list(let list) = collection, list.firstItemIsHeader {
            reader.fail(node.position, object.path(key), .invalid(.headerOfSection))
        }
        if case .string(let title) = node.value {
            if let collection, collection.isFlow { lacksHeight(key, node.position, object.path(key)) }
            return PartSpec(title: title)
        }
        guard let part = reader.object(node, object.path(key), keys: Self.partKeys) else { return nil }
        if let collection {
            refuse(collection.refusedOfParts, of: part)
            if collection.isFlow, part.value("height") == nil { lacksHeight(key, node.position, object.path(key)) }
        }
        var spec = PartSpec(title: part.string("title"))
        spec.height = height(part, "height")
        spec.estimatedHeight = height(part, "estimatedHeight")
        if part.value("template") != nil {
            guard let template = template(part) else { return nil }
            if part.value("title") != nil {
                reader.fail(node.position, object.path(key), .invalid(.titleAndTemplate(part: key)))
            }
            spec.template = template.name
            spec.settings = settings(part, template)
        } else if let set = part.value("set") {
            reader.fail(set.position, part.path("set"), .invalid(.valuesWithoutTemplate(part: key)))
        }
        return spec
    }

    private func lacksHeight(_ key: String, _ position: SourcePosition, _ path: String) {
        reader.fail(position, path, .invalid(.partWithoutHeight(part: key)))
    }

    /// Refuses keys that change nothing in the layout there is.
    private func refuse(_ keys: [(key: String, reason: ScenarioDiagnostic.LayoutReason)], of object: ObjectNode) {
        for (key, reason) in keys {
            guard let node = object.value(key) else { continue }
            reader.fail(node.position, object.path(key), .invalid(.withoutEffect(key: key, reason)))
        }
    }

    private func edgeView(_ object: ObjectNode, _ key: String) -> PartSpec? {
        guard let node = object.value(key),
            let part = reader.object(node, object.path(key), keys: ["template", "set", "height"]),
            part.required("template") != nil, let template = template(part)
        else { return nil }
        return PartSpec(template: template.name, settings: settings(part, template), height: height(part, "height"))
    }

    private func checkNames(_ list: [SectionSpec], _ name: String) {
        var sections: Set<String> = []
        var rows: Set<String> = []
        for section in list {
            if !sections.insert(section.id).inserted {
                reader.fail(section.position, "\(name).sections", .duplicateName(section.id, kind: "section"))
            }
            for row in section.rows.flatMap(\.withDescendants) where !rows.insert(row.id).inserted {
                reader.fail(row.position, name, .duplicateName(row.id, kind: "row"))
            }
        }
    }

    private func rows(_ object: ObjectNode) -> [RowSpec] { object.elements("rows").flatMap { rows($0.node, $0.path) } }

    /// The rows of one entry: itself, or as many as its `repeat` says, in whose texts `{i}` is the index from 0 and
    /// `{n}` from 1.
    func rows(_ node: JSONNode, _ path: String) -> [RowSpec] {
        guard case .object(let members) = node.value, let times = members.first(where: { $0.key == "repeat" })?.value
        else { return row(node, path).map { [$0] } ?? [] }
        guard let count = reader.integer(times, "\(path).repeat", in: 1...Self.repeatLimit) else { return [] }
        let cycles = cycles(members, path)
        let kept = members.filter { $0.key != "repeat" && $0.key != "cycle" }
        var rows: [RowSpec] = []
        for index in 0..<count {
            let one = JSONNode(position: node.position, value: .object(Self.members(kept, cycles, index)))
            // A mistake in one is one in all.
            let mistakes = reader.errors.count
            guard let row = row(one, path) else { break }
            rows.append(row)
            if reader.errors.count > mistakes { break }
        }
        return rows
    }

    /// Values that the rows take in turn, by what they are set on.
    private func cycles(_ members: [JSONNode.Member], _ path: String) -> [(member: JSONNode.Member, values: [JSONNode])]
    {
        guard let node = members.first(where: { $0.key == "cycle" })?.value else { return [] }
        guard case .object(let entries) = node.value else { return reader.wrong(node, "\(path).cycle", .object) ?? [] }
        return entries.compactMap { entry in
            let values = reader.array(entry.value, "\(path).cycle.\(entry.key)").map(\.node)
            if values.isEmpty, case .array = entry.value.value {
                reader.fail(
                    entry.value.position, "\(path).cycle.\(entry.key)",
                    .wrongType(expected: .nonEmptyArray, found: .emptyArray))
            }
            return values.isEmpty ? nil : (entry, values)
        }
    }

    private static func members(
        _ members: [JSONNode.Member], _ cycles: [(member: JSONNode.Member, values: [JSONNode])], _ index: Int
    ) -> [JSONNode.Member] {
        var result = members.map { member -> JSONNode.Member in
            guard member.key == "id", case .string(let id) = member.value.value
            else { return .init(key: member.key, keyPosition: member.keyPosition, value: member.value.numbered(index)) }
            let named = id.contains("{i}") || id.contains("{n}") ? id : id + "-{i}"
            let value = JSONNode(position: member.value.position, value: .string(named)).numbered(index)
            return .init(key: member.key, keyPosition: member.keyPosition, value: value)
        }
        guard !cycles.isEmpty else { return result }
        let turn = cycles.map { cycle in
            JSONNode.Member(
                key: cycle.member.key, keyPosition: cycle.member.keyPosition,
                value: cycle.values[index % cycle.values.count].numbered(index))
        }
        if let index = result.firstIndex(where: { $0.key == "set" }), case .object(let set) = result[index].value.value
        {
            let node = JSONNode(position: result[index].value.position, value: .object(set + turn))
            result[index] = .init(key: "set", keyPosition: result[index].keyPosition, value: node)
        } else {
            let first = turn[0]
            let node = JSONNode(position: first.keyPosition, value: .object(turn))
            result.append(.init(key: "set", keyPosition: first.keyPosition, value: node))
        }
        return result
    }

    func row(_ node: JSONNode, _ path: String) -> RowSpec? {
        // `repeat` and `cycle` are read before.
        guard let object = reader.object(node, path, keys: Self.rowKeys), let id = rowID(object),
            let template = template(object)
        else { return nil }
        var row = RowSpec(
            id: id, template: template.name, settings: settings(object, template),
            height: height(object, "height"), estimatedHeight: height(object, "estimatedHeight"),
            position: node.position)
        if let collection { refuse(collection.refusedOfRows, of: object) }
        row.children = children(object)
        row.isExpanded = object.flag("isExpanded") ?? false
        return row
    }

    private func children(_ object: ObjectNode) -> [RowSpec] {
        for key in ["children", "isExpanded"] where collection == nil {
            guard let node = object.value(key) else { continue }
            reader.fail(node.position, object.path(key), .invalid(.keyOfCollection(key)))
        }
        return object.elements("children").compactMap { row($0.node, $0.path) }
    }

    private func rowID(_ object: ObjectNode) -> String? {
        guard let node = object.required("id"), let id = reader.string(node, object.path("id")) else { return nil }
        if id.isEmpty || id.contains(".") || id == "table" {
            return reader.refused(node.position, object.path("id"), .invalid(.rowName(id)))
        }
        return id
    }

    /// The one it names; it need not if there is one only.
    private func template(_ object: ObjectNode) -> Template? {
        if templates.count == 1, object.value("template") == nil { return templates[0] }
        guard object.required("template") != nil,
            let word = object.word("template", kind: "template", among: templates.map(\.name))
        else { return nil }
        return templates.first { $0.name == word }
    }

    private func settings(_ object: ObjectNode, _ template: Template) -> [TargetedSetting] {
        guard let set = object.value("set") else { return [] }
        let paths = PathReader(reader: reader, template: template)
        return (reader.members(set, object.path("set")) ?? []).compactMap {
            paths.setting($0.key, $0.keyPosition, $0.value, "\(object.path("set")).\($0.key)")
        }
    }

    private func height(_ object: ObjectNode, _ key: String) -> Double? {
        object.value(key).flatMap { reader.number($0, object.path(key), in: ScenarioLimits.size) }
    }
}

extension JSONNode {
    /// The same with the index of a row in its strings: `{i}` from 0, `{n}` from 1.
    fileprivate func numbered(_ index: Int) -> JSONNode {
        func node(_ value: Value) -> JSONNode { JSONNode(position: position, value: value) }
        switch value {
        case .string(let text):
            guard text.contains("{") else { return self }
            return node(
                .string(
                    text.replacingOccurrences(of: "{i}", with: "\(index)")
                        .replacingOccurrences(of: "{n}", with: "\(index + 1)")))
        case .array(let elements): return node(.array(elements.map { $0.numbered(index) }))
        case .object(let members):
            return node(
                .object(
                    members.map { Member(key: $0.key, keyPosition: $0.keyPosition, value: $0.value.numbered(index)) }))
        default: return self
        }
    }
}
