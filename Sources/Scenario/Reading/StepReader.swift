import AutoLayout
import Foundation

/// Reads the steps.
struct StepReader {
    let reader: NodeReader
    let templates: [Template]

    private static let verbs = [
        "load", "set", "layoutIfNeeded", "update", "performBatchUpdates", "insert", "delete", "move", "reload",
        "reconfigure", "resize", "scroll",
    ]

    func steps(_ root: ObjectNode, _ rows: inout RowNames, tableReader: ScenarioReader) -> [StepSpec] {
        guard let node = root.required("steps") else { return [] }
        var steps: [StepSpec] = []
        for (node, path) in reader.array(node, "steps") {
            guard let object = reader.object(node, path, keys: ["name", "do"]) else { continue }
            let actions = object.required("do").map { self.actions($0, object.path("do"), &rows, tableReader) } ?? []
            let name = object.string("name") ?? "step \(steps.count)"
            steps.append(StepSpec(name: name, actions: actions, position: node.position))
        }
        return steps
    }

    /// One action or a list of them.
    private func actions(
        _ node: JSONNode, _ path: String, _ rows: inout RowNames, _ tableReader: ScenarioReader
    ) -> [Action] {
        if case .array = node.value {
            var list: [Action] = []
            for (node, path) in reader.array(node, path) {
                list += action(node, path, &rows, tableReader).map { [$0] } ?? []
            }
            return list
        }
        return action(node, path, &rows, tableReader).map { [$0] } ?? []
    }

    private func action(
        _ node: JSONNode, _ path: String, _ rows: inout RowNames, _ tableReader: ScenarioReader
    ) -> Action? {
        if case .string(let text) = node.value {
            if text == "load" { return .load }
            reader.fail(node.position, path, .unknownValue(text, kind: "action", allowed: Self.verbs))
            return nil
        }
        guard let object = reader.object(node, path, keys: Self.verbs + ["to", "at", "height"]) else { return nil }
        let found = object.members.filter { Self.verbs.contains($0.key) }
        guard found.count == 1, let verb = found.first else {
            let names = found.map { "'\($0.key)'" }.joined(separator: " and ")
            reader.fail(
                node.position, path,
                .refused(
                    found.isEmpty
                        ? "this says nothing to do; write one of " + Self.verbs.map { "'\($0)'" }.joined(separator: ", ")
                        : "an action does one thing, this says \(names); make a list of them"))
            return nil
        }
        switch verb.key {
        case "load": return .load
        case "set": return set(object, verb.value, rows)
        case "layoutIfNeeded": return layout(object, verb.value, rows)
        case "update": return .update(actions(verb.value, object.path("update"), &rows, tableReader))
        case "performBatchUpdates":
            return .performBatchUpdates(actions(verb.value, object.path("performBatchUpdates"), &rows, tableReader))
        case "insert":
            guard let row = tableReader.row(verb.value, object.path("insert"), templates), let place = place(object, "at")
            else { return nil }
            if rows.templates[row.id] != nil {
                reader.fail(verb.value.position, path, .duplicateName(row.id, kind: "row"))
                return nil
            }
            rows.add(row)
            return .insert(row, section: place.section, row: place.row)
        case "delete": return rowAction(object, verb.value, "delete", rows) { .delete($0, $1) }
        case "reload": return rowAction(object, verb.value, "reload", rows) { .reload($0, $1) }
        case "reconfigure": return rowAction(object, verb.value, "reconfigure", rows) { .reconfigure($0, $1) }
        case "move":
            guard let place = place(object, "to") else { return nil }
            return rowAction(object, verb.value, "move", rows) {
                .move($0, section: place.section, row: place.row, $1)
            }
        case "resize": return resize(object, verb.value)
        default: return reader.number(verb.value, object.path("scroll")).map { .scroll(to: $0) }
        }
    }

    private func set(_ object: ObjectNode, _ node: JSONNode, _ rows: RowNames) -> Action? {
        guard let text = reader.string(node, object.path("set")), let value = object.required("to") else { return nil }
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            reader.fail(
                node.position, object.path("set"),
                .refused("'\(text)' names no property of a row; write 'row.id.property'"))
            return nil
        }
        guard let template = template(of: parts[0], node.position, object.path("set"), rows) else { return nil }
        return TargetReader(reader: reader, template: template)
            .setting(parts[1], node.position, value, object.path("to"))
            .map { .set(row: parts[0], $0, node.position) }
    }

    private func layout(_ object: ObjectNode, _ node: JSONNode, _ rows: RowNames) -> Action? {
        let path = object.path("layoutIfNeeded")
        guard let text = reader.string(node, path) else { return nil }
        if text == "table" { return .layoutIfNeeded(row: nil, view: nil, node.position) }
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        guard let template = template(of: parts[0], node.position, path, rows) else { return nil }
        guard parts.count == 2 else { return .layoutIfNeeded(row: parts[0], view: nil, node.position) }
        let known = ["contentView"] + template.views.map(\.id)
        guard known.contains(parts[1]) else {
            reader.fail(node.position, path, .unknownValue(parts[1], kind: "view", allowed: known))
            return nil
        }
        return .layoutIfNeeded(row: parts[0], view: parts[1], node.position)
    }

    private func template(of row: String, _ position: SourcePosition, _ path: String, _ rows: RowNames) -> Template? {
        guard let name = rows.templates[row] else {
            reader.fail(position, path, .unknownValue(row, kind: "row", allowed: rows.inOrder))
            return nil
        }
        return templates.first { $0.name == name }
    }

    private func rowAction(
        _ object: ObjectNode, _ node: JSONNode, _ verb: String, _ rows: RowNames,
        _ make: (String, SourcePosition) -> Action
    ) -> Action? {
        guard let row = reader.string(node, object.path(verb)) else { return nil }
        guard rows.templates[row] != nil else {
            reader.fail(node.position, object.path(verb), .unknownValue(row, kind: "row", allowed: rows.inOrder))
            return nil
        }
        return make(row, node.position)
    }

    /// `[section, row]`, or a row of section 0.
    private func place(_ object: ObjectNode, _ key: String) -> (section: Int, row: Int)? {
        guard let node = object.required(key) else { return nil }
        if case .number = node.value { return reader.index(node, object.path(key)).map { (0, $0) } }
        let numbers = reader.array(node, object.path(key)).compactMap { reader.index($0.node, $0.path) }
        if numbers.count == 2 { return (numbers[0], numbers[1]) }
        reader.fail(
            node.position, object.path(key), .wrongType(expected: "[section, row] or a row", found: node.kind))
        return nil
    }

    private func resize(_ object: ObjectNode, _ node: JSONNode) -> Action? {
        guard let width = reader.number(node, object.path("resize")) else { return nil }
        guard width > 0, width <= 100_000 else {
            reader.fail(
                node.position, object.path("resize"),
                .wrongType(expected: "a width above 0 and up to 100000", found: node.kind))
            return nil
        }
        return .resize(width: width, height: object.number("height"))
    }
}
