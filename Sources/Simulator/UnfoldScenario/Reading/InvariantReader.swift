enum InvariantReader {
    static let keys = ["off", "rows", "views"]

    static func settings(_ root: FileNode, _ templates: [Template]) -> [InvariantSetting] {
        let views = Set(templates.flatMap { $0.views.map(\.id) })
        let members = root["invariants"]?.object(keys: Invariant.names)?.members() ?? []
        return members.flatMap { member in
            Invariant.named(member.key).map { invariant in
                member.node.oneOrMore.compactMap { setting(invariant, $0, views) }
            } ?? []
        }
    }

    /// `true`, or an object that says why it is off.
    private static func setting(_ invariant: Invariant, _ node: FileNode, _ views: Set<String>) -> InvariantSetting? {
        if case .bool(let isOn) = node.json.value { return isOn ? nil : node.refused(.invalid(.reasonNeeded)) }
        guard let object = node.object(keys: keys), let off = object.required("off"), let reason = off.string()
        else { return nil }
        guard !reason.allSatisfy(\.isWhitespace) else { return off.refused(.invalid(.emptyReason)) }
        // Rows may also come later.
        return InvariantSetting(
            invariant: invariant, reason: reason,
            rows: object["rows"].map { Set($0.elements().compactMap { $0.string() }) },
            views: object["views"].map { list in
                Set(
                    list.elements().compactMap { node in
                        let name = node.string()
                        if let name, !views.contains(name) {
                            node.fail(
                                unknown: name, kind: "view", allowed: views.sorted(),
                                in: TemplateReader.anyTemplate)
                        }
                        return name
                    })
            })
    }
}
