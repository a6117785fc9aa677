/// A console log's message as a scenario: its views, as far as it shows them, and its constraints, which conflict in
/// the same way. What the system dictates stands as plain constraints with the system's identifiers.
struct LogScenario {
    private let analysis: LogAnalysis
    private var names: [String: String] = [:]
    private var taken: Set<String> = ["cell", "contentView"]
    /// The row's height and the table's width, where a table dictates them: 0 is none that a table could have.
    private var height: Double?
    private var width: Double?
    private var dictated: Set<Int> = []
    private var parents: [String: String] = [:]

    init(_ analysis: LogAnalysis) {
        self.analysis = analysis
        for view in analysis.hierarchy where names[view.item.key] == nil {
            names[view.item.key] = isContent(view) ? "contentView" : claim(view.item)
        }
        for view in analysis.hierarchy {
            guard let name = names[view.item.key] else { continue }
            parents[name] = view.parent.flatMap { names[analysis.hierarchy[$0].item.key] } ?? "contentView"
        }
        for (index, kind) in analysis.kinds.enumerated() where kind == .encapsulated {
            guard let equation = analysis.log.constraints[index].equation, isContentSize(equation),
                equation.constant.value > 0
            else { continue }
            if equation.first.attribute == .height, height == nil {
                height = equation.constant.value
                dictated.insert(index)
            } else if equation.first.attribute == .width, width == nil {
                width = equation.constant.value
                dictated.insert(index)
            }
        }
    }

    var text: String {
        let guides = guides
        let template = JSONOutput(present: [
            "views": views(of: nil), "guides": guides.isEmpty ? nil : guides, "constraints": constraints,
        ])
        let table: JSONOutput = [
            "separatorStyle": "none", "rows": [JSONOutput(present: ["id": "row", "height": height])],
        ]
        let members = JSONOutput(present: [
            "schemaVersion": 1, "name": "from a console log, line \(analysis.log.line)",
            "traits": width.map { ["width": $0] as JSONOutput }, "templates": ["log": template] as JSONOutput,
            "table": table, "steps": [["name": "load", "do": "load"] as JSONOutput],
        ])
        return members.written() + "\n"
    }

    private func isContent(_ view: LogView) -> Bool {
        view.item.isCellContentView && !names.values.contains("contentView")
    }

    private func isContentSize(_ equation: LogEquation) -> Bool {
        equation.second == nil && equation.relation == .equal && names[equation.first.item.key] == "contentView"
    }

    private mutating func claim(_ item: LogItem) -> String {
        let suggested = item.name ?? item.className?.split(separator: ".").last.map(String.init) ?? "view"
        var name = String(suggested.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        if name.isEmpty || name.first?.isNumber == true { name = "view" + name }
        name = name.prefix(1).lowercased() + name.dropFirst()
        var (unique, number) = (name, 1)
        while !taken.insert(unique).inserted {
            number += 1
            unique = "\(name)\(number)"
        }
        return unique
    }

    private func views(of parent: Int?) -> [JSONOutput] {
        var result: [JSONOutput] = []
        for (index, view) in analysis.hierarchy.enumerated() where view.parent == parent && !view.item.isGuide {
            guard let name = names[view.item.key] else { continue }
            let inside = views(of: index)
            if name == "contentView" {
                result += inside
                continue
            }
            result.append(
                JSONOutput(present: [
                    "id": name, "className": view.item.className, "subviews": inside.isEmpty ? nil : inside,
                ]))
        }
        return result
    }

    private var guides: [JSONOutput] {
        analysis.hierarchy.compactMap { guide in
            guard guide.item.isGuide, let name = names[guide.item.key] else { return nil }
            let owner = guide.parent.flatMap { names[analysis.hierarchy[$0].item.key] } ?? "contentView"
            return ["id": name, "owningView": owner]
        }
    }

    private var constraints: [JSONOutput] {
        analysis.log.constraints.enumerated().flatMap { index, constraint -> [JSONOutput] in
            // The table gives its row that height, and its content that width.
            guard let equation = constraint.equation, !dictated.contains(index) else { return [] }
            return lines(equation).map { line in
                JSONOutput(present: [
                    "constraint": line.text, "identifier": constraint.identifier.flatMap { $0.isEmpty ? nil : $0 },
                    "priority": line.priority < 1000 ? max(line.priority, 1) : nil,
                ])
            }
        }
    }

    private func lines(_ equation: LogEquation) -> [(text: String, priority: Double)] {
        guard let left = side(equation.first) else { return [] }
        if let content = equation.contentPriorities {
            let size = Self.number(equation.constant.value)
            return [
                ("\(left) <= \(size)", content.hugging.value), ("\(left) >= \(size)", content.resistance.value),
            ].filter { $0.priority > 0 }
        }
        let relation = equation.relation.printed
        let constant = equation.constant.value
        let shift = constant == 0 ? "" : constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
        guard let second = equation.second else {
            let right = origin(of: equation.first).map { $0 + shift } ?? Self.number(constant)
            return [("\(left) \(relation) \(right)", equation.priority.value)]
        }
        guard let right = side(second) else { return [] }
        let factor = equation.multiplier.value == 1 ? "" : Self.number(equation.multiplier.value) + " * "
        return [("\(left) \(relation) \(factor)\(right)\(shift)", equation.priority.value)]
    }

    /// A position that is compared with a number is counted from the superview's corner.
    private func origin(of operand: LogOperand) -> String? {
        guard !operand.attribute.isSize, let name = names[operand.item.key], let parent = parents[name]
        else { return nil }
        return "\(parent).\(operand.attribute.axis == .horizontal ? "left" : "top")"
    }

    private func side(_ operand: LogOperand) -> String? {
        names[operand.item.key].map { "\($0).\(operand.attribute.standard.rawValue)" }
    }

    private static func number(_ value: Double) -> String { value.json.written() }
}
