struct TemplateReader {
    let reader: NodeReader

    static let keys =
        ["style", "cell", "contentView"] + CellPart.allCases.map(\.rawValue) + [
            "metrics", "views", "guides", "constraints", "prepareForReuse",
        ]
    /// Ids that mean something already.
    static let reserved = ["contentView", "cell"]

    func template(_ name: String, _ node: JSONNode, _ path: String) -> Template? {
        guard let object = reader.object(node, path, keys: Self.keys) else { return nil }
        var views = ViewReader(reader: reader).views(object)
        adoptArranged(in: &views, path)
        let guides = object.elements("guides").compactMap { guide($0.node, $0.path) }
        let names = TemplateNames(views: views, guides: guides)
        check(views + guides, names, path)
        checkGuidesHoldNothing(views + guides, names, path)
        let metrics = metrics(object, names)
        let constraints = ConstraintReader(reader: reader, names: names, metrics: metrics).constraints(object)
        checkNames(of: constraints, views: views + guides, path)
        if let power = ConstraintScale(constraints).power, power > ScenarioLimits.scale {
            reader.fail(
                object.node.position, path,
                .invalid(.scale(power: Int(power.rounded()), limit: Int(ScenarioLimits.scale))))
        }
        let style = object.word("style", kind: "style", among: Template.styles.map(\.name)) ?? "default"
        var settings = settings(object, of: "cell", type: "UITableViewCell")
        settings += self.settings(object, of: "contentView", type: "UIView")
        for part in CellPart.allCases { settings += self.settings(object, of: part, style: style) }
        return Template(
            name: name, style: style, cellSettings: settings, views: views, guides: guides, constraints: constraints,
            preparesForReuse: object.flag("prepareForReuse") ?? true)
    }

    /// Properties of a view that templates do not make.
    private func settings(_ object: ObjectNode, of target: String, type: String) -> [TargetedSetting] {
        guard let node = object.value(target), let known = ViewClass.named(type),
            let properties = reader.object(node, object.path(target), keys: known.properties.map(\.name))
        else { return [] }
        return properties.members.compactMap { member in
            guard let property = known.property(member.key),
                let value = property.kind.read(member.value, properties.path(member.key), reader)
            else { return nil }
            return TargetedSetting(target: target, setting: Setting(property: property, value: value))
        }
    }

    private func settings(_ object: ObjectNode, of part: CellPart, style: String) -> [TargetedSetting] {
        guard let node = object.value(part.rawValue) else { return [] }
        guard part.styles.contains(style) else {
            return reader.refused(
                node.position, object.path(part.rawValue), .invalid(.partOfStyle(part: part.rawValue, style: style)))
                ?? []
        }
        return settings(object, of: part.rawValue, type: part.className)
    }

    private func metrics(_ object: ObjectNode, _ names: TemplateNames) -> [String: Double] {
        guard let node = object.value("metrics") else { return [:] }
        var metrics: [String: Double] = [:]
        for member in reader.members(node, object.path("metrics")) ?? [] {
            let path = "\(object.path("metrics")).\(member.key)"
            guard member.key.first?.isLetter == true, member.key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else {
                reader.fail(member.keyPosition, path, .invalid(.metricName))
                continue
            }
            if names.all.contains(member.key) {
                reader.fail(member.keyPosition, path, .duplicateName(member.key, kind: "view"))
            }
            metrics[member.key] = reader.number(member.value, path, in: ScenarioLimits.length)
        }
        return metrics
    }

    /// A `UILayoutGuide`; its owning view is read as its parent.
    private func guide(_ node: JSONNode, _ path: String) -> ViewSpec? {
        guard let object = reader.object(node, path, keys: ["id", "owningView"]), let id = reader.identifier(object)
        else { return nil }
        return ViewSpec(
            id: id, type: "UILayoutGuide", parent: object.string("owningView") ?? "contentView", className: nil,
            settings: [], position: node.position)
    }

    private func checkGuidesHoldNothing(_ items: [ViewSpec], _ names: TemplateNames, _ path: String) {
        for item in items {
            for name in [item.parent].compactMap({ $0 }) + item.arranged where names.guides.contains(name) {
                reader.fail(item.position, path, .invalid(.viewInGuide(name)))
            }
        }
    }

    /// Arranged views are subviews of their stack without saying so.
    private func adoptArranged(in views: inout [ViewSpec], _ path: String) {
        var stackOf: [String: String] = [:]
        for view in views {
            for id in view.arranged {
                if let first = stackOf.updateValue(view.id, forKey: id) {
                    reader.fail(view.position, path, .invalid(.arrangedTwice(id, by: first)))
                }
            }
        }
        for index in views.indices {
            guard let stack = stackOf[views[index].id] else { continue }
            if !views[index].statesParent {
                views[index].parent = stack
            } else if views[index].parent != stack {
                reader.fail(views[index].position, path, .invalid(.arrangesParent(stack: stack, view: views[index].id)))
            }
        }
    }

    private func check(_ views: [ViewSpec], _ names: TemplateNames, _ path: String) {
        var seen = Set(Self.reserved)
        for view in views {
            if !seen.insert(view.id).inserted {
                reader.fail(view.position, path, .duplicateName(view.id, kind: "view"))
            }
            for name in [view.parent].compactMap({ $0 }) where !names.all.contains(name) {
                reader.fail(view.position, path, .unknownValue(name, kind: "view", allowed: names.inOrder))
            }
            for name in view.settings.flatMap(\.value.viewNames) where !names.made.contains(name) {
                reader.fail(
                    view.position, path,
                    .unknownValue(name, kind: "view", allowed: names.inOrder.filter(names.made.contains)))
            }
            if let ring = names.rings[view.id] { reader.fail(view.position, path, .cycle(ring)) }
            if names.depths[view.id] == TemplateNames.depthLimit + 1 {
                reader.fail(view.position, path, .invalid(.nesting(limit: TemplateNames.depthLimit)))
            }
        }
    }

    private func checkNames(of constraints: [ConstraintSpec], views: [ViewSpec], _ path: String) {
        var seen = Set(Self.reserved + views.map(\.id))
        for constraint in constraints {
            guard let id = constraint.id, !seen.insert(id).inserted else { continue }
            reader.fail(constraint.position, path, .duplicateName(id, kind: "view or constraint"))
        }
    }
}

extension NodeReader {
    /// `id`: letters, digits, `_` and `-`, so that constraints and steps can name it.
    func identifier(_ object: ObjectNode) -> String? {
        guard let node = object.required("id"), let id = string(node, object.path("id")) else { return nil }
        let first = id.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        if first, id.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }), id.last != "-" { return id }
        fail(node.position, object.path("id"), .invalid(.identifier(id)))
        return nil
    }
}
