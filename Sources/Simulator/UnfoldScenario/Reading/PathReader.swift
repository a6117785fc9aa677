struct PathReader {
    let template: Template

    /// The property that `id.property` names; mistakes go to `node`, at `position`.
    func property(_ text: String, at position: SourcePosition, _ node: FileNode) -> Property? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return node.refused(.invalid(.noProperty(text, ofRow: false)), at: position) }
        guard let allowed = properties(of: parts[0]) else {
            // Of an unknown type, which is a mistake of its own.
            if template.views.contains(where: { $0.id == parts[0] }) { return nil }
            let targets =
                TemplateReader.reserved + template.views.map(\.id) + template.constraints.compactMap(\.id) + self.parts
            node.fail(unknown: parts[0], kind: "view or constraint", allowed: targets, in: scope, at: position)
            return nil
        }
        return allowed.first { $0.name == parts[1] }
            ?? node.refused(.unknownValue(parts[1], kind: "property", allowed: allowed.map(\.name)), at: position)
    }

    /// - Parameter name: where the path is written, if it is no key of the value.
    func setting(_ text: String, at position: SourcePosition, _ value: FileNode, name: FileNode? = nil)
        -> TargetedSetting?
    {
        guard let property = property(text, at: position, name ?? value) else { return nil }
        guard property.phase != .making
        else { return value.refused(.invalid(.chosenWhenMade(property.name)), at: position) }
        guard let read = property.kind.read(value) else { return nil }
        let known = template.views.map(\.id)
        if let unknown = read.viewNames.first(where: { !known.contains($0) }) {
            value.fail(unknown: unknown, kind: "view", allowed: known, in: scope)
            return nil
        }
        return TargetedSetting(
            target: String(text.prefix { $0 != "." }), setting: Setting(property: property, value: read))
    }

    func view(_ name: String, _ node: FileNode) -> Bool {
        let known = TemplateReader.reserved + template.views.map(\.id) + parts
        return known.contains(name) || node.fail(unknown: name, kind: "view", allowed: known, in: scope)
    }

    private var scope: String { TemplateReader.scope(of: template.name) }
    private var parts: [String] { CellPart.allCases.filter { $0.styles.contains(template.style) }.map(\.rawValue) }

    private func properties(of target: String) -> [Property]? {
        let types = ["contentView": "UIView", "cell": "UITableViewCell"]
        if let type = types[target] ?? template.views.first(where: { $0.id == target })?.type {
            return ViewClass.named(type)?.properties
        }
        if template.constraints.contains(where: { $0.id == target }) { return Property.ofConstraints }
        guard parts.contains(target), let part = CellPart(rawValue: target) else { return nil }
        return ViewClass.named(part.className)?.properties
    }
}
