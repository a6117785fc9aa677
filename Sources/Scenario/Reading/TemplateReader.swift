import AutoLayout
import Foundation

/// Reads one cell template and checks its names.
struct TemplateReader {
    let reader: NodeReader
    /// Ids of the guides of the template being read.
    private var guideNames: Set<String> = []

    init(reader: NodeReader) { self.reader = reader }

    static let types = ["UIView", "UILabel", "UIButton", "UIImageView", "UIStackView"]
    private static let viewKeys =
        ["id", "type", "parent", "className", "arrangedSubviews"] + Property.ofViews.map(\.rawValue)

    mutating func template(_ name: String, _ node: JSONNode, _ path: String) -> Template? {
        guard let object = reader.object(node, path, keys: ["views", "guides", "constraints"]) else { return nil }
        var views = object.elements("views").compactMap { view($0.node, $0.path) }
        adoptArranged(in: &views)
        let guides = object.elements("guides").compactMap { guide($0.node, $0.path) }
        let names = TemplateNames(views + guides)
        check(views + guides, names, path)
        checkParents(of: views + guides, areNot: guides, path)
        guideNames = Set(guides.map(\.id))
        var constraints: [ConstraintSpec] = []
        let parents = Dictionary((views + guides).map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
        for (node, path) in object.elements("constraints") {
            if case .string(let text) = node.value, VisualFormatParser.recognises(text) {
                constraints += visualFormat(text, node.position, path, names: names) { parents[$0] ?? nil }
                continue
            }
            if let constraint = constraint(node, path, names: names) { constraints.append(constraint) }
        }
        checkNames(of: constraints, views: views + guides, path)
        return Template(name: name, views: views, guides: guides, constraints: constraints)
    }

    // MARK: Views

    private func view(_ node: JSONNode, _ path: String) -> ViewSpec? {
        guard let object = reader.object(node, path, keys: Self.viewKeys) else { return nil }
        guard let id = object.required("id").flatMap({ reader.string($0, object.path("id")) }) else { return nil }
        let type = object.word("type", kind: "type", among: Self.types) ?? "UIView"
        var parent: String? = "contentView"
        if let node = object.value("parent") {
            if case .null = node.value { parent = nil } else { parent = reader.string(node, object.path("parent")) }
        }
        var spec = ViewSpec(
            id: id, type: type, parent: parent, className: object.string("className"), arranged: [], settings: [],
            position: node.position)
        if let list = object.value("arrangedSubviews") {
            if type == "UIStackView" {
                spec.arranged = reader.array(list, object.path("arrangedSubviews")).compactMap {
                    reader.string($0.node, $0.path)
                }
            } else {
                reader.fail(
                    list.position, object.path("arrangedSubviews"),
                    .refused("only a UIStackView arranges views; this is a \(type)"))
            }
        }
        for member in object.members {
            guard let property = Property(rawValue: member.key), Property.ofViews.contains(property) else { continue }
            guard Property.of(type: type).contains(property) else {
                reader.fail(
                    member.keyPosition, path,
                    .unknownKey(member.key, allowed: Property.of(type: type).map(\.rawValue)))
                continue
            }
            if let setting = PropertyReader(reader: reader).setting(property, member.value, object.path(member.key)) {
                spec.settings.append(setting)
            }
        }
        return spec
    }

    /// A `UILayoutGuide`; its owning view is read as its parent.
    private func guide(_ node: JSONNode, _ path: String) -> ViewSpec? {
        guard let object = reader.object(node, path, keys: ["id", "owningView"]),
            let id = object.required("id").flatMap({ reader.string($0, object.path("id")) })
        else { return nil }
        return ViewSpec(
            id: id, type: "UILayoutGuide", parent: object.string("owningView") ?? "contentView", className: nil,
            arranged: [], settings: [], position: node.position)
    }

    private func checkParents(of items: [ViewSpec], areNot guides: [ViewSpec], _ path: String) {
        let guides = Set(guides.map(\.id))
        for item in items {
            for name in [item.parent].compactMap({ $0 }) + item.arranged where guides.contains(name) {
                reader.fail(
                    item.position, path,
                    .refused("'\(name)' is a guide and no view can be in it; name a view"))
            }
        }
    }

    /// Guides have edges, centres and sizes: no baselines, margins or guides of their own.
    private func check(guide side: ConstraintEquation.Side, _ position: SourcePosition, _ path: String) -> Bool {
        guard guideNames.contains(side.view) else { return true }
        let known = ConstraintEquation.attributes.prefix(10)
        if side.guide == nil, known.contains(where: { $0.attribute == side.attribute }) { return true }
        reader.fail(
            position, path,
            .refused(
                "'\(side.text)' is not to be had of a guide; write one of "
                    + known.map { "'\($0.name)'" }.joined(separator: ", ")))
        return false
    }

    /// Arranged views are subviews of their stack without saying so.
    private func adoptArranged(in views: inout [ViewSpec]) {
        var stackOf: [String: String] = [:]
        for view in views { for id in view.arranged { stackOf[id] = view.id } }
        for index in views.indices {
            guard let stack = stackOf[views[index].id], views[index].parent == "contentView" else { continue }
            views[index].parent = stack
        }
    }

    private func check(_ views: [ViewSpec], _ names: TemplateNames, _ path: String) {
        var seen: Set<String> = ["contentView"]
        for view in views {
            if !seen.insert(view.id).inserted {
                reader.fail(view.position, path, .duplicateName(view.id, kind: "view"))
            }
            for name in [view.parent].compactMap({ $0 }) + view.arranged where !names.all.contains(name) {
                reader.fail(view.position, path, .unknownValue(name, kind: "view", allowed: names.inOrder))
            }
            if let ring = names.rings[view.id] { reader.fail(view.position, path, .cycle(ring)) }
            if names.depths[view.id] == TemplateNames.depthLimit + 1 {
                reader.fail(
                    view.position, path,
                    .refused("views are nested more than \(TemplateNames.depthLimit) deep; flatten the hierarchy"))
            }
        }
    }

    // MARK: Constraints

    private func constraint(_ node: JSONNode, _ path: String, names: TemplateNames) -> ConstraintSpec? {
        if case .string(let text) = node.value { return spec(text, node.position, path, names: names) }
        guard
            let object = reader.object(
                node, path, keys: ["id", "identifier", "constraint", "priority", "isActive"]),
            let textNode = object.required("constraint"), let text = reader.string(textNode, object.path("constraint"))
        else { return nil }
        let priority = object.value("priority").flatMap { reader.priority($0, object.path("priority")) }
        guard var spec = spec(text, textNode.position, object.path("constraint"), names: names) else { return nil }
        spec.id = object.string("id")
        spec.identifier = object.string("identifier")
        spec.priority = priority ?? spec.priority
        spec.isActive = object.flag("isActive") ?? true
        return spec
    }

    private func spec(
        _ text: String, _ position: SourcePosition, _ path: String, names: TemplateNames
    ) -> ConstraintSpec? {
        var parser = ConstraintParser(text)
        do { return spec(try parser.parse(), position, path, names: names) } catch {
            fail(error, position, path)
            return nil
        }
    }

    /// One line of visual format: none of its constraints if one of them is wrong.
    private func visualFormat(
        _ text: String, _ position: SourcePosition, _ path: String, names: TemplateNames,
        superviewOf: @escaping (String) -> String?
    ) -> [ConstraintSpec] {
        var parser = VisualFormatParser(text, superviewOf: superviewOf)
        do {
            let equations = try parser.parse()
            let specs = equations.compactMap { spec($0, position, path, names: names) }
            return specs.count == equations.count ? specs : []
        } catch {
            fail(error, position, path)
            return []
        }
    }

    private func spec(
        _ equation: ConstraintEquation, _ position: SourcePosition, _ path: String, names: TemplateNames
    ) -> ConstraintSpec? {
        guard check(equation, position, path, names: names) else { return nil }
        return ConstraintSpec(
            id: nil, identifier: nil, equation: equation, priority: Float(equation.priority ?? 1000), isActive: true,
            position: position)
    }

    /// Places a mistake inside the string, one column after the quote.
    private func fail(_ error: any Error, _ position: SourcePosition, _ path: String) {
        guard let failure = error as? ConstraintParser.Failure else { return }
        let place = SourcePosition(
            file: position.file, line: position.line, column: position.column + 1 + failure.offset)
        reader.fail(place, path, failure.problem)
    }

    private func check(
        _ equation: ConstraintEquation, _ position: SourcePosition, _ path: String, names: TemplateNames
    ) -> Bool {
        for side in [equation.first, equation.second].compactMap({ $0 }) where !names.all.contains(side.view) {
            reader.fail(position, path, .unknownValue(side.view, kind: "view", allowed: names.inOrder))
            return false
        }
        for side in [equation.first, equation.second].compactMap({ $0 }) {
            guard check(guide: side, position, path) else { return false }
        }
        if let priority = equation.priority, !(priority > 0 && priority <= 1000 && Float(priority) > 0) {
            reader.fail(position, path, .priorityOutOfRange(LayoutNumber.print(priority)))
            return false
        }
        guard let second = equation.second else {
            if equation.first.attribute == .width || equation.first.attribute == .height { return true }
            reader.fail(position, path, .locationNeedsItem(equation.first.text))
            return false
        }
        guard equation.first.attribute.canPair(with: second.attribute) else {
            reader.fail(position, path, .mixedAxes(equation.first.text, second.text))
            return false
        }
        if names.root(of: equation.first.view) != names.root(of: second.view) {
            reader.fail(position, path, .unrelated(equation.first.view, second.view))
            return false
        }
        return true
    }

    private func checkNames(of constraints: [ConstraintSpec], views: [ViewSpec], _ path: String) {
        var seen = Set(["contentView"] + views.map(\.id))
        for constraint in constraints {
            guard let id = constraint.id, !seen.insert(id).inserted else { continue }
            reader.fail(constraint.position, path, .duplicateName(id, kind: "view or constraint"))
        }
    }
}
