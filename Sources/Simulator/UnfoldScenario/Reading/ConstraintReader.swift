struct ConstraintReader {
    let names: TemplateNames
    let metrics: [String: Double]

    static let keys = ["constraint", "id", "identifier", "priority", "isActive", "options"]

    /// One constraint, or those of a line of visual format: its text, or an object with more keys.
    func constraints(_ node: FileNode) -> [ConstraintSpec] {
        let isText = if case .string = node.json.value { true } else { false }
        guard let object = isText ? node : node.object(keys: Self.keys),
            let line = isText ? node : object.required("constraint"), let text = line.string()
        else { return [] }
        let isFormat = VisualFormatReader.recognises(text)
        if isFormat { object["id"]?.fail(.invalid(.idOfFormat)) }
        if !isFormat { object["options"]?.fail(.invalid(.optionsWithoutFormat)) }
        let options = isFormat ? object.elements("options") : []
        let words = options.compactMap { $0.word(kind: "option", among: VisualFormatReader.optionNames) }
        let priority = object["priority"]?.priority()
        let specs = specs(text, isFormat ? words : nil, line)
        guard isFormat || !specs.isEmpty else { return [] }
        let id = isFormat || object["id"] == nil ? nil : object.identifier()
        let (identifier, isActive) = (object.string("identifier"), object.flag("isActive") ?? true)
        return specs.map { spec in
            var spec = spec
            (spec.id, spec.identifier, spec.isActive) = (id, identifier, isActive)
            // What a line of visual format says of one constraint wins.
            if let priority, !isFormat || spec.equation.priority == nil { spec.priority = priority }
            return spec
        }
    }

    /// None of a line's constraints if one of them is wrong; `options` only of a line of visual format.
    private func specs(_ text: String, _ options: [String]?, _ node: FileNode) -> [ConstraintSpec] {
        do {
            let equations: [ConstraintEquation]
            if let options {
                let parents = names.parents
                var line = try VisualFormatReader(text, metrics: metrics, options: options) { parents[$0] ?? nil }
                equations = try line.read()
            } else {
                var parser = ConstraintParser(text, metrics: metrics)
                equations = [try parser.parse()]
            }
            let specs = equations.filter { check($0, node) }.map {
                ConstraintSpec(
                    id: nil, identifier: nil, equation: $0, priority: Float($0.priority ?? 1000), isActive: true,
                    position: node.position)
            }
            return specs.count == equations.count ? specs : []
        } catch {
            // Inside the string, escapes counted as they are written.
            node.fail(error.problem, at: node.json.position(ofCharacter: error.offset))
            return []
        }
    }

    private func check(_ equation: ConstraintEquation, _ node: FileNode) -> Bool {
        let sides = [equation.first, equation.second].compactMap { $0 }
        for side in sides where !names.all.contains(side.view) {
            return node.fail(unknown: side.view, kind: "view", allowed: names.inOrder, in: names.scope)
        }
        guard sides.allSatisfy({ check(guide: $0, node) }) else { return false }
        if let priority = equation.priority, !(priority > 0 && priority <= 1000 && Float(priority) > 0) {
            return node.fail(.priorityOutOfRange(LayoutNumber.print(priority)))
        }
        let (first, isSize) = (equation.first, [.width, .height].contains(equation.first.attribute))
        guard let second = equation.second else { return isSize || node.fail(.locationNeedsItem(first.text)) }
        guard first.attribute.pairs(with: second.attribute)
        else { return node.fail(.mixedAxes(first.text, second.text)) }
        if equation.multiplier == 0, !isSize { return node.fail(.invalid(.positionTimesZero(first.text))) }
        return names.roots[first.view] == names.roots[second.view] || node.fail(.unrelated(first.view, second.view))
    }

    /// Guides have edges, centres and sizes, and no guides of their own; a view has the guides of its class.
    private func check(guide side: ConstraintEquation.Side, _ node: FileNode) -> Bool {
        let isGuide = names.guides.contains(side.view)
        if let name = side.guide, let entry = GuideEntry.named(name), !isGuide {
            let type = names.types[side.view] ?? "UIView"
            if !type.isEmpty, ViewClass.named(type)?.isKind(of: entry.owner) != true {
                return node.fail(.invalid(.guideOfClass(guide: name, view: side.view, type: type)))
            }
        }
        guard isGuide || side.guide != nil else { return true }
        let known = ConstraintEquation.guideAttributes
        let isGuideOfGuide = side.guide != nil && isGuide
        if !isGuideOfGuide, known.contains(where: { $0.attribute == side.attribute }) { return true }
        return node.fail(.invalid(.attributeOfGuide(side.text, known: known.map(\.name))))
    }
}
