/// Reads `detailHeight.constant` and its value, and `title`, against a template.
struct PathReader {
    let reader: NodeReader
    let template: Template

    /// The property that `id.property` names.
    func property(_ text: String, _ position: SourcePosition, _ path: String) -> Property? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return reader.refused(position, path, .invalid(.noProperty(text, ofRow: false))) }
        guard let allowed = properties(of: parts[0]) else {
            return reader.refused(position, path, .unknownValue(parts[0], kind: "view or constraint", allowed: targets))
        }
        if let property = allowed.first(where: { $0.name == parts[1] }) { return property }
        return reader.refused(position, path, .unknownValue(parts[1], kind: "property", allowed: allowed.map(\.name)))
    }

    /// A view or constraint with one of its properties, and the value.
    func setting(_ text: String, _ position: SourcePosition, _ value: JSONNode, _ path: String) -> TargetedSetting? {
        guard let property = property(text, position, path) else { return nil }
        let target = String(text.split(separator: ".")[0])
        guard property.phase != .making
        else { return reader.refused(position, path, .invalid(.chosenWhenMade(property.name))) }
        guard let read = property.kind.read(value, path, reader), check(read, value, path) else { return nil }
        return TargetedSetting(target: target, setting: Setting(property: property, value: read))
    }

    /// Checks that a view of the template, its content view or its cell has that name.
    func view(_ name: String, _ position: SourcePosition, _ path: String) -> Bool {
        let known = TemplateReader.reserved + template.views.map(\.id) + parts
        if known.contains(name) { return true }
        return reader.fail(position, path, .unknownValue(name, kind: "view", allowed: known))
    }

    private var targets: [String] {
        TemplateReader.reserved + template.views.map(\.id) + template.constraints.compactMap(\.id) + parts
    }

    private var parts: [String] { CellPart.allCases.filter { $0.styles.contains(template.style) }.map(\.rawValue) }

    private func properties(of target: String) -> [Property]? {
        switch target {
        case "contentView": return ViewClass.named("UIView")?.properties
        case "cell": return ViewClass.named("UITableViewCell")?.properties
        default: break
        }
        if let view = template.views.first(where: { $0.id == target }) { return ViewClass.named(view.type)?.properties }
        if template.constraints.contains(where: { $0.id == target }) { return Property.ofConstraints }
        guard parts.contains(target), let part = CellPart(rawValue: target) else { return nil }
        return ViewClass.named(part.className)?.properties
    }

    private func check(_ value: PropertyValue, _ node: JSONNode, _ path: String) -> Bool {
        let known = template.views.map(\.id)
        guard let unknown = value.viewNames.first(where: { !known.contains($0) }) else { return true }
        return reader.fail(node.position, path, .unknownValue(unknown, kind: "view", allowed: known))
    }
}
