enum TemplateReader {
    static let keys =
        ["style", "cell", "contentView"] + CellPart.allCases.map(\.rawValue) + [
            "metrics", "views", "guides", "constraints", "prepareForReuse",
        ]
    static let reserved = ["contentView", "cell"]

    /// Where the names of a template's views and constraints are known, and those of all views.
    static func scope(of template: String) -> String { "templates.\(template)" }
    static let anyTemplate = "views"

    static func template(_ name: String, _ node: FileNode) -> Template? {
        guard let object = node.object(keys: keys) else {
            node.noteUnread(name, in: "templates")
            return nil
        }
        let scope = scope(of: name)
        var views = object.elements("views").flatMap { $0.noting(ViewReader.views($0), in: scope, anyTemplate) }
        adoptArranged(in: &views, node)
        let guides = object.elements("guides").compactMap(guide)
        let names = TemplateNames(views: views, guides: guides, scope: scope)
        check(views + guides, names, node)
        let constraintReader = ConstraintReader(names: names, metrics: metrics(object["metrics"], names))
        let constraints = object.elements("constraints").flatMap {
            $0.noting(constraintReader.constraints($0), in: scope)
        }
        var seen = Set(reserved + (views + guides).map(\.id))
        for constraint in constraints {
            guard let id = constraint.id, !seen.insert(id).inserted else { continue }
            node.fail(.duplicateName(id, kind: "view or constraint"), at: constraint.position)
        }
        if let power = ConstraintScale(constraints).power, power > ScenarioLimits.scale {
            node.fail(.invalid(.scale(power: Int(power.rounded()), limit: Int(ScenarioLimits.scale))))
        }
        let style = object.word("style", kind: "style", among: Template.styles.map(\.name)) ?? "default"
        var settings = settings(object["cell"], of: "cell", type: "UITableViewCell")
        settings += self.settings(object["contentView"], of: "contentView", type: "UIView")
        for part in CellPart.allCases {
            guard let node = object[part.rawValue] else { continue }
            if part.styles.contains(style) {
                settings += self.settings(node, of: part.rawValue, type: part.className)
            } else {
                node.fail(.invalid(.partOfStyle(part: part.rawValue, style: style)))
            }
        }
        return Template(
            name: name, style: style, cellSettings: settings, views: views, guides: guides, constraints: constraints,
            preparesForReuse: object.flag("prepareForReuse") ?? true)
    }

    /// Properties of a view that templates do not make.
    private static func settings(_ node: FileNode?, of target: String, type: String) -> [TargetedSetting] {
        guard let known = ViewClass.named(type), let object = node?.object(keys: known.properties.map(\.name))
        else { return [] }
        return object.members().compactMap { member in
            guard let property = known.property(member.key), let value = property.kind.read(member.node)
            else { return nil }
            return TargetedSetting(target: target, setting: Setting(property: property, value: value))
        }
    }

    private static func metrics(_ node: FileNode?, _ names: TemplateNames) -> [String: Double] {
        var metrics: [String: Double] = [:]
        for member in node?.members() ?? [] {
            guard member.key.first?.isLetter == true, member.key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
            else {
                member.node.fail(.invalid(.metricName), at: member.keyPosition)
                continue
            }
            if names.all.contains(member.key) {
                member.node.fail(.duplicateName(member.key, kind: "view"), at: member.keyPosition)
            }
            metrics[member.key] = member.node.number(in: ScenarioLimits.length)
        }
        return metrics
    }

    private static func guide(_ node: FileNode) -> ViewSpec? {
        guard let object = node.object(keys: ["id", "owningView"]), let id = object.identifier() else { return nil }
        return ViewSpec(
            id: id, type: "UILayoutGuide", parent: object.string("owningView") ?? "contentView", className: nil,
            settings: [], position: node.position)
    }

    /// Arranged views are subviews of their stack without saying so.
    private static func adoptArranged(in views: inout [ViewSpec], _ node: FileNode) {
        var stackOf: [String: String] = [:]
        for view in views {
            for id in view.arranged {
                guard let first = stackOf.updateValue(view.id, forKey: id) else { continue }
                node.fail(.invalid(.arrangedTwice(id, by: first)), at: view.position)
            }
        }
        for (index, view) in views.enumerated() {
            guard let stack = stackOf[view.id] else { continue }
            if !view.statesParent {
                views[index].parent = stack
            } else if view.parent != stack {
                node.fail(.invalid(.arrangesParent(stack: stack, view: view.id)), at: view.position)
            }
        }
    }

    private static func check(_ views: [ViewSpec], _ names: TemplateNames, _ node: FileNode) {
        var seen = Set(reserved)
        for view in views {
            func fail(_ problem: ScenarioError.Problem) { node.fail(problem, at: view.position) }
            if !seen.insert(view.id).inserted { fail(.duplicateName(view.id, kind: "view")) }
            let parents = [view.parent].compactMap { $0 }
            for name in parents where !names.all.contains(name) {
                node.fail(
                    unknown: name, kind: "view", allowed: names.inOrder, in: names.scope, at: view.position)
            }
            for name in view.settings.flatMap(\.value.viewNames) where !names.made.contains(name) {
                node.fail(
                    unknown: name, kind: "view", allowed: names.inOrder.filter(names.made.contains), in: names.scope,
                    at: view.position)
            }
            if let ring = names.rings[view.id] { fail(.cycle(ring)) }
            if names.depths[view.id] == TemplateNames.depthLimit + 1 {
                fail(.invalid(.nesting(limit: TemplateNames.depthLimit)))
            }
            for name in parents + view.arranged where names.guides.contains(name) { fail(.invalid(.viewInGuide(name))) }
        }
    }
}
