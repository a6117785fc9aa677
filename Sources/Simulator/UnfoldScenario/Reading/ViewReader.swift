/// Reads the views of a template, nested ones after the view they are in.
struct ViewReader {
    let reader: NodeReader

    static let structureKeys = ["id", "type", "parent", "className", "subviews"]
    private static let keys = structureKeys + ViewClass.viewProperties

    func views(_ template: ObjectNode) -> [ViewSpec] {
        template.elements("views").flatMap { views($0.node, $0.path, in: nil) }
    }

    private func views(_ node: JSONNode, _ path: String, in enclosing: String?) -> [ViewSpec] {
        guard let object = reader.object(node, path, keys: Self.keys) else { return [] }
        guard let id = reader.identifier(object) else { return [] }
        let type = object.word("type", kind: "type", among: ViewClass.makable) ?? "UIView"
        var spec = ViewSpec(
            id: id, type: type, parent: enclosing ?? "contentView", statesParent: enclosing != nil,
            className: object.string("className"), settings: [], position: node.position)
        if let parent = object.value("parent") {
            if enclosing != nil { reader.fail(parent.position, object.path("parent"), .invalid(.parentOfSubview)) }
            spec.statesParent = true
            if case .null = parent.value {
                spec.parent = nil
            } else {
                spec.parent = reader.string(parent, object.path("parent"))
            }
        }
        let (inline, members) = arranged(object, in: id)
        spec.settings = settings(ObjectNode(reader: reader, node: node, path: path, members: members), type)
        return [spec] + object.elements("subviews").flatMap { views($0.node, $0.path, in: id) } + inline
    }

    /// Views written in place of their ids in a stack's list, and the object's keys with the ids.
    private func arranged(_ object: ObjectNode, in id: String) -> (views: [ViewSpec], members: [JSONNode.Member]) {
        guard let index = object.members.firstIndex(where: { $0.key == "arrangedSubviews" }),
            case .array(let elements) = object.members[index].value.value
        else { return ([], object.members) }
        var found: [ViewSpec] = []
        let names = elements.enumerated().compactMap { index, element -> JSONNode? in
            guard case .object = element.value else { return element }
            let inner = views(element, "\(object.path("arrangedSubviews"))[\(index)]", in: id)
            found += inner
            return inner.first.map { JSONNode(position: element.position, value: .string($0.id)) }
        }
        var members = object.members
        members[index] = .init(
            key: members[index].key, keyPosition: members[index].keyPosition,
            value: JSONNode(position: members[index].value.position, value: .array(names)))
        return (found, members)
    }

    private func settings(_ object: ObjectNode, _ type: String) -> [Setting] {
        guard let known = ViewClass.named(type) else { return [] }
        return object.members.compactMap { member in
            guard !Self.structureKeys.contains(member.key), ViewClass.viewProperties.contains(member.key)
            else { return nil }
            guard let property = known.property(member.key) else {
                let owners = ViewClass.all.filter { $0.own.contains { $0.name == member.key } }.map(\.name)
                return reader.refused(
                    member.keyPosition, object.path,
                    .invalid(.propertyOfOtherClass(member.key, type: type, owners: owners)))
            }
            return property.kind.read(member.value, object.path(member.key), reader).map {
                Setting(property: property, value: $0)
            }
        }
    }
}
