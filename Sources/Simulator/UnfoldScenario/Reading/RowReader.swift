struct RowReader {
    let templates: [Template]
    /// Where rows may have children, and the layout decides who may have a height; nil in a table.
    var collection: CollectionSpec?

    static let tableStyles: [(name: String, style: UITableView.Style)] = [
        ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
    ]
    static let rowKeys = [
        "id", "template", "set", "height", "estimatedHeight", "repeat", "cycle", "children", "isExpanded",
    ]
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

    func table(_ node: FileNode) -> TableSpec {
        var spec = TableSpec()
        guard let object = node.object(keys: Self.tableKeys + Self.tableProperties.map(\.name)) else { return spec }
        let word = object.word("style", kind: "style", among: Self.tableStyles.map(\.name))
        spec.positions = Dictionary(firsts: object.members().map { ($0.key, $0.node.position) })
        spec.style = Self.tableStyles.first { $0.name == word }?.style ?? .plain
        spec.settings = Self.tableProperties.compactMap { property in
            object[property.name].flatMap { Self.setting(property, $0) }
        }
        spec.header = edgeView(object["tableHeaderView"])
        spec.footer = edgeView(object["tableFooterView"])
        spec.sections = sections(of: object)
        return spec
    }

    static func setting(_ property: Property, _ node: FileNode) -> Setting? {
        guard let value = property.kind.read(node) else { return nil }
        if case .number(let number) = value, number < 0, number != -1 { return node.wrong(.height) }
        return Setting(property: property, value: value)
    }

    func sections(of object: FileNode) -> [SectionSpec] {
        var sections: [SectionSpec] = []
        if object["rows"] != nil {
            sections.append(SectionSpec(id: "0", rows: rows(of: object), position: object.position))
        }
        for node in object.elements("sections") {
            if let section = section(node, number: sections.count) { sections.append(section) }
        }
        var (ids, rows): (Set<String>, Set<String>) = ([], [])
        for section in sections {
            if !ids.insert(section.id).inserted {
                object["sections"]?.fail(.duplicateName(section.id, kind: "section"), at: section.position)
            }
            for row in section.rows.flatMap(\.withDescendants) where !rows.insert(row.id).inserted {
                object.fail(.duplicateName(row.id, kind: "row"), at: row.position)
            }
        }
        return sections
    }

    func section(_ node: FileNode, number: Int) -> SectionSpec? {
        guard let object = node.object(keys: Self.sectionKeys),
            let id = object["id"] == nil ? "\(number)" : object.identifier()
        else { return node.noting([SectionSpec](), in: "sections").first }
        let section = SectionSpec(
            id: id, rows: rows(of: object), header: part(object, "header"), footer: part(object, "footer"),
            position: node.position)
        // A part is named as `id.header`, and without it the section as a row.
        if section.header == nil && object["header"] != nil || section.footer == nil && object["footer"] != nil {
            node.noteUnread(id, in: "rows")
        }
        return section
    }

    private func part(_ object: FileNode, _ key: String) -> PartSpec? {
        guard let node = object[key] else { return nil }
        if key == "header", collection?.firstItemIsHeader == true { node.fail(.invalid(.headerOfSection)) }
        let title: String? = if case .string(let text) = node.json.value { text } else { nil }
        guard let part = title == nil ? node.object(keys: Self.partKeys) : node else { return nil }
        if let collection { refuse(collection.refusedOfParts, of: part) }
        if collection?.isFlow == true, part["height"] == nil { node.fail(.invalid(.partWithoutHeight(part: key))) }
        if let title { return PartSpec(title: title, position: node.position) }
        var spec = PartSpec(
            title: part.string("title"), height: height(part), estimatedHeight: height(part, "estimatedHeight"),
            position: (part["height"] ?? part["title"])?.position)
        if part["template"] != nil {
            guard let template = template(part) else { return nil }
            if part["title"] != nil { node.fail(.invalid(.titleAndTemplate(part: key))) }
            (spec.template, spec.settings) = (template.name, settings(part, template))
        } else {
            part["set"]?.fail(.invalid(.valuesWithoutTemplate(part: key)))
        }
        return spec
    }

    private func refuse(_ keys: [(key: String, reason: ScenarioDiagnostic.LayoutReason)], of object: FileNode) {
        for (key, reason) in keys { object[key]?.fail(.invalid(.withoutEffect(key: key, reason))) }
    }

    private func edgeView(_ node: FileNode?) -> PartSpec? {
        guard let part = node?.object(keys: ["template", "set", "height"]), part.required("template") != nil,
            let template = template(part)
        else { return nil }
        return PartSpec(
            template: template.name, settings: settings(part, template), height: height(part),
            position: part["height"]?.position)
    }

    private func rows(of object: FileNode) -> [RowSpec] { object.elements("rows").flatMap { rows($0) } }

    /// The rows of one entry: itself, or as many as its `repeat` says; texts have `{i}` from 0 and `{n}` from 1.
    func rows(_ node: FileNode) -> [RowSpec] {
        guard case .object(let members) = node.json.value, let times = node["repeat"]
        else { return row(node).map { [$0] } ?? [] }
        guard let count = times.integer(in: 1...Self.repeatLimit) else { return noteUnread(node, nil) }
        let cycles = cycles(node["cycle"])
        let kept = members.filter { $0.key != "repeat" && $0.key != "cycle" }
        var rows: [RowSpec] = []
        for index in 0..<count {
            // A mistake in one is one in all.
            let mistakes = node.reader.errors.count
            guard let row = row(node.with(.object(Self.members(kept, cycles, index)))) else { break }
            rows.append(row)
            if node.reader.errors.count > mistakes { break }
        }
        return rows + noteUnread(node, rows.count..<count)
    }

    private func noteUnread(_ node: FileNode, _ indices: Range<Int>?) -> [RowSpec] {
        guard case .string(let id)? = node.json.member("id")?.value else { return [] }
        // Of a number that is wrong no one knows what was meant: the rows have any numbers.
        let parts = Self.pattern(id).replacingOccurrences(of: "{i}", with: "{n}").components(separatedBy: "{n}")
        if indices == nil { node.noteUnread(from: parts[0], to: parts[parts.count - 1], in: "rows") }
        for index in indices ?? 0..<0 where !node.noteUnread(Self.id(id, at: index), in: "rows") { break }
        return []
    }

    private typealias Cycle = (member: JSONNode.Member, values: [JSONNode])

    private func cycles(_ node: FileNode?) -> [Cycle] {
        guard let node, case .object(let members) = node.json.value else { return node?.wrong(.object) ?? [] }
        return zip(members, node.members()).compactMap { member, entry in
            let values = entry.node.elements().map(\.json)
            if values.isEmpty, case .array = member.value.value {
                entry.node.fail(.wrongType(expected: .nonEmptyArray, found: .emptyArray))
            }
            return values.isEmpty ? nil : (member, values)
        }
    }

    private static func members(_ members: [JSONNode.Member], _ cycles: [Cycle], _ index: Int) -> [JSONNode.Member] {
        var result = members.map { member in
            guard member.key == "id", case .string(let id) = member.value.value
            else { return member.with(member.value.changed { $0.numbered(index) }) }
            return member.with(member.value.with(.string(Self.id(id, at: index))))
        }
        guard let first = cycles.first?.member else { return result }
        let turn = cycles.map { $0.member.with($0.values[index % $0.values.count].changed { $0.numbered(index) }) }
        if let place = result.firstIndex(where: { $0.key == "set" }),
            case .object(let set) = result[place].value.value
        {
            result[place] = result[place].with(result[place].value.with(.object(set + turn)))
        } else {
            let set = JSONNode(position: first.keyPosition, value: .object(turn))
            result.append(.init(key: "set", keyPosition: first.keyPosition, value: set))
        }
        return result
    }

    static func id(_ text: String, at index: Int) -> String { pattern(text).numbered(index) }

    private static func pattern(_ id: String) -> String {
        id.contains("{i}") || id.contains("{n}") ? id : "\(id)-{i}"
    }

    func row(_ node: FileNode) -> RowSpec? {
        // `repeat` and `cycle` are read before.
        guard let object = node.object(keys: Self.rowKeys), let id = rowID(object), let template = template(object)
        else { return node.noting([RowSpec](), in: "rows").first }
        var row = RowSpec(
            id: id, template: template.name, settings: settings(object, template), height: height(object),
            estimatedHeight: height(object, "estimatedHeight"), heightPosition: object["height"]?.position,
            position: node.position)
        if let collection { refuse(collection.refusedOfRows, of: object) }
        for key in ["children", "isExpanded"] where collection == nil {
            object[key]?.fail(.invalid(.keyOfCollection(key)))
        }
        row.children = object.elements("children").compactMap(self.row)
        row.isExpanded = object.flag("isExpanded") ?? false
        return row
    }

    private func rowID(_ object: FileNode) -> String? {
        guard let node = object.required("id"), let id = node.string() else { return nil }
        return id.isEmpty || id.contains(".") || id == "table" ? node.refused(.invalid(.rowName(id))) : id
    }

    private func template(_ object: FileNode) -> Template? {
        if templates.count == 1, object["template"] == nil { return templates[0] }
        guard let node = object.required("template"), let word = node.string() else { return nil }
        if let template = templates.first(where: { $0.name == word }) { return template }
        node.fail(unknown: word, kind: "template", allowed: templates.map(\.name), in: "templates")
        return nil
    }

    private func settings(_ object: FileNode, _ template: Template) -> [TargetedSetting] {
        let paths = PathReader(template: template)
        return object["set"]?.members().compactMap { paths.setting($0.key, at: $0.keyPosition, $0.node) } ?? []
    }

    private func height(_ object: FileNode, _ key: String = "height") -> Double? {
        object[key]?.number(in: ScenarioLimits.size)
    }
}

extension String {
    /// With the index of a row: `{i}` from 0, `{n}` from 1.
    fileprivate func numbered(_ index: Int) -> String {
        guard contains("{") else { return self }
        return replacingOccurrences(of: "{i}", with: "\(index)").replacingOccurrences(of: "{n}", with: "\(index + 1)")
    }
}
