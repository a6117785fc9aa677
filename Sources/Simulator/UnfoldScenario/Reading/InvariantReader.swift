struct InvariantReader {
    let reader: NodeReader
    let table: TableSpec
    let templates: [Template]

    static let keys = ["off", "rows", "views"]

    func settings(_ root: ObjectNode) -> [InvariantSetting] {
        guard let node = root.value("invariants"), let object = reader.object(node, "invariants", keys: Invariant.names)
        else { return [] }
        return object.members.flatMap { member -> [InvariantSetting] in
            guard let invariant = Invariant.named(member.key) else { return [] }
            let path = object.path(member.key)
            if case .array = member.value.value {
                return reader.array(member.value, path).compactMap { setting(invariant, $0.node, $0.path) }
            }
            return setting(invariant, member.value, path).map { [$0] } ?? []
        }
    }

    /// `true`, or an object that says why it is off.
    private func setting(_ invariant: Invariant, _ node: JSONNode, _ path: String) -> InvariantSetting? {
        if case .bool(true) = node.value { return nil }
        if case .bool(false) = node.value {
            return reader.refused(node.position, path, .invalid(.reasonNeeded))
        }
        guard let object = reader.object(node, path, keys: Self.keys), let off = object.required("off"),
            let reason = reader.string(off, object.path("off"))
        else { return nil }
        guard !reason.allSatisfy(\.isWhitespace)
        else { return reader.refused(off.position, object.path("off"), .invalid(.emptyReason)) }
        let views = templates.flatMap { $0.views.map(\.id) }
        return InvariantSetting(
            invariant: invariant, reason: reason, rows: names(object, "rows", "row", rowIDs),
            views: names(object, "views", "view", views))
    }

    /// Rows may also come later, so that only a likely misspelling is refused.
    private var rowIDs: [String] { table.sections.flatMap { $0.rows.flatMap(\.withDescendants).map(\.id) } }

    private func names(_ object: ObjectNode, _ key: String, _ kind: String, _ known: [String]) -> Set<String>? {
        guard object.value(key) != nil else { return nil }
        let known = Set(known)
        return Set(
            object.elements(key).compactMap { node, path in
                guard let name = reader.string(node, path) else { return nil }
                if key == "views", !known.contains(name) {
                    reader.fail(node.position, path, .unknownValue(name, kind: kind, allowed: known.sorted()))
                }
                return name
            })
    }
}
