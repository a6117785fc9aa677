/// Reads the constraints of a template and checks them against its views.
struct ConstraintReader {
    let reader: NodeReader
    let names: TemplateNames
    let metrics: [String: Double]

    static let keys = ["constraint", "id", "identifier", "priority", "isActive", "options"]

    func constraints(_ template: ObjectNode) -> [ConstraintSpec] {
        template.elements("constraints").flatMap { constraints($0.node, $0.path) }
    }

    /// One constraint, or those of a line of visual format.
    private func constraints(_ node: JSONNode, _ path: String) -> [ConstraintSpec] {
        if case .string(let text) = node.value {
            if VisualFormatReader.recognises(text) { return visualFormat(text, [], node, path) }
            return spec(text, node, path).map { [$0] } ?? []
        }
        guard let object = reader.object(node, path, keys: Self.keys),
            let textNode = object.required("constraint"), let text = reader.string(textNode, object.path("constraint"))
        else { return [] }
        if VisualFormatReader.recognises(text) { return visualFormat(text, object, textNode) }
        if let options = object.value("options") {
            reader.fail(options.position, object.path("options"), .invalid(.optionsWithoutFormat))
        }
        let priority = object.value("priority").flatMap { reader.priority($0, object.path("priority")) }
        guard var spec = spec(text, textNode, object.path("constraint")) else { return [] }
        if object.value("id") != nil { spec.id = reader.identifier(object) }
        spec.identifier = object.string("identifier")
        spec.priority = priority ?? spec.priority
        spec.isActive = object.flag("isActive") ?? true
        return [spec]
    }

    private func spec(_ text: String, _ node: JSONNode, _ path: String) -> ConstraintSpec? {
        var parser = ConstraintParser(text, metrics: metrics)
        do { return spec(try parser.parse(), node, path) } catch {
            fail(error, node, path)
            return nil
        }
    }

    /// A line of visual format written as an object: options, and one priority or switch for all its constraints.
    private func visualFormat(_ text: String, _ object: ObjectNode, _ node: JSONNode) -> [ConstraintSpec] {
        if let id = object.value("id") { reader.fail(id.position, object.path("id"), .invalid(.idOfFormat)) }
        let options = object.elements("options").compactMap {
            reader.word($0.node, $0.path, kind: "option", among: VisualFormatReader.optionNames)
        }
        let priority = object.value("priority").flatMap { reader.priority($0, object.path("priority")) }
        let isActive = object.flag("isActive") ?? true
        let identifier = object.string("identifier")
        return visualFormat(text, options, node, object.path("constraint")).map { spec in
            var spec = spec
            spec.priority = spec.equation.priority == nil ? priority ?? spec.priority : spec.priority
            spec.isActive = isActive
            spec.identifier = identifier
            return spec
        }
    }

    /// None of the line's constraints if one of them is wrong.
    private func visualFormat(
        _ text: String, _ options: [String], _ node: JSONNode, _ path: String
    ) -> [ConstraintSpec] {
        let names = names
        do {
            var line = try VisualFormatReader(text, metrics: metrics, options: options) { names.parents[$0] ?? nil }
            let equations = try line.read()
            let specs = equations.compactMap { spec($0, node, path) }
            return specs.count == equations.count ? specs : []
        } catch {
            fail(error, node, path)
            return []
        }
    }

    private func spec(_ equation: ConstraintEquation, _ node: JSONNode, _ path: String) -> ConstraintSpec? {
        guard check(equation, node.position, path) else { return nil }
        return ConstraintSpec(
            id: nil, identifier: nil, equation: equation, priority: Float(equation.priority ?? 1000), isActive: true,
            position: node.position)
    }

    /// Places a mistake inside the string, escapes counted as they are written.
    private func fail(_ failure: ConstraintParser.Failure, _ node: JSONNode, _ path: String) {
        reader.fail(node.position(ofCharacter: failure.offset), path, failure.problem)
    }

    private func check(_ equation: ConstraintEquation, _ position: SourcePosition, _ path: String) -> Bool {
        let sides = [equation.first, equation.second].compactMap { $0 }
        for side in sides where !names.all.contains(side.view) {
            return reader.fail(position, path, .unknownValue(side.view, kind: "view", allowed: names.inOrder))
        }
        for side in sides {
            guard check(guide: side, position, path) else { return false }
        }
        if let priority = equation.priority, !(priority > 0 && priority <= 1000 && Float(priority) > 0) {
            return reader.fail(position, path, .priorityOutOfRange(LayoutNumber.print(priority)))
        }
        guard let second = equation.second else {
            if equation.first.attribute == .width || equation.first.attribute == .height { return true }
            return reader.fail(position, path, .locationNeedsItem(equation.first.text))
        }
        return check(equation, second, position, path)
    }

    private func check(
        _ equation: ConstraintEquation, _ second: ConstraintEquation.Side, _ position: SourcePosition, _ path: String
    ) -> Bool {
        guard equation.first.attribute.pairs(with: second.attribute)
        else { return reader.fail(position, path, .mixedAxes(equation.first.text, second.text)) }
        let isSize = equation.first.attribute == .width || equation.first.attribute == .height
        if equation.multiplier == 0, !isSize {
            return reader.fail(position, path, .invalid(.positionTimesZero(equation.first.text)))
        }
        if names.root(of: equation.first.view) != names.root(of: second.view) {
            return reader.fail(position, path, .unrelated(equation.first.view, second.view))
        }
        return true
    }

    /// Guides have edges, centres and sizes: no baselines, margins or guides of their own. A view has the guides of
    /// its class.
    private func check(guide side: ConstraintEquation.Side, _ position: SourcePosition, _ path: String) -> Bool {
        if let name = side.guide, let entry = GuideEntry.named(name), !names.guides.contains(side.view) {
            let type = names.type(of: side.view)
            if ViewClass.named(type)?.isKind(of: entry.owner) != true {
                return reader.fail(position, path, .invalid(.guideOfClass(guide: name, view: side.view, type: type)))
            }
        }
        guard names.guides.contains(side.view) || side.guide != nil else { return true }
        let known = ConstraintEquation.guideAttributes
        let isGuideOfGuide = side.guide != nil && names.guides.contains(side.view)
        if !isGuideOfGuide, known.contains(where: { $0.attribute == side.attribute }) { return true }
        return reader.fail(position, path, .invalid(.attributeOfGuide(side.text, known: known.map(\.name))))
    }
}
