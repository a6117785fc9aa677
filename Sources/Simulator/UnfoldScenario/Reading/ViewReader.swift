enum ViewReader {
    static let structureKeys = ["id", "type", "parent", "className", "subviews"]
    private static let keys = structureKeys + ViewClass.viewProperties

    static func views(_ node: FileNode, in enclosing: String? = nil) -> [ViewSpec] {
        guard let object = node.object(keys: keys), let id = object.identifier() else { return [] }
        // Of an unknown type no one knows the properties, nor do rows and steps.
        let type = object["type"] == nil ? "UIView" : object.word("type", kind: "type", among: ViewClass.makable) ?? ""
        var spec = ViewSpec(
            id: id, type: type, parent: enclosing ?? "contentView", statesParent: enclosing != nil,
            className: object.string("className"), settings: [], position: node.position)
        if let parent = object["parent"] {
            if enclosing != nil { parent.fail(.invalid(.parentOfSubview)) }
            spec.statesParent = true
            spec.parent = parent.isJSONNull ? nil : parent.string()
        }
        let (inline, named) = arranged(object, in: id)
        spec.settings = settings(named, type)
        return [spec] + object.elements("subviews").flatMap { views($0, in: id) } + inline
    }

    private static func arranged(_ object: FileNode, in id: String) -> (views: [ViewSpec], object: FileNode) {
        guard case .object(let members) = object.json.value, let list = object["arrangedSubviews"],
            case .array = list.json.value
        else { return ([], object) }
        var found: [ViewSpec] = []
        let names = list.elements().compactMap { element -> JSONNode? in
            guard case .object = element.json.value else { return element.json }
            let inner = views(element, in: id)
            found += inner
            return inner.first.map { element.json.with(.string($0.id)) }
        }
        let changed = members.map { $0.key == "arrangedSubviews" ? $0.with($0.value.with(.array(names))) : $0 }
        return (found, object.with(.object(changed)))
    }

    private static func settings(_ object: FileNode, _ type: String) -> [Setting] {
        object.members().compactMap { member in
            guard let known = ViewClass.named(type), !structureKeys.contains(member.key),
                ViewClass.viewProperties.contains(member.key)
            else { return nil }
            guard let property = known.property(member.key) else {
                let owners = ViewClass.all.filter { $0.own.contains { $0.name == member.key } }.map(\.name)
                return object.refused(
                    .invalid(.propertyOfOtherClass(member.key, type: type, owners: owners)), at: member.keyPosition)
            }
            return property.kind.read(member.node).map { Setting(property: property, value: $0) }
        }
    }
}
