import UnfoldAutoLayout
import Foundation

/// Reads the steps, keeping track of the rows that exist.
struct StepReader {
    let reader: NodeReader
    let templates: [Template]
    private var names: RowNames
    private let collection: CollectionSpec?
    /// `beginUpdates` without their `endUpdates` so far.
    private var openUpdates: [SourcePosition] = []

    init(reader: NodeReader, templates: [Template], table: TableSpec) {
        self.reader = reader
        self.templates = templates
        names = RowNames(table)
        collection = table.collection
    }

    mutating func steps(_ root: ObjectNode) -> [StepSpec] {
        guard let node = root.required("steps") else { return [] }
        var steps: [StepSpec] = []
        for (node, path) in reader.array(node, "steps") {
            guard let step = step(node, path) else { continue }
            steps.append(step)
        }
        for position in openUpdates {
            reader.fail(position, "steps", .refused("this 'beginUpdates' has no 'endUpdates'; add it"))
        }
        return steps
    }

    /// A step with its actions, or an action that is a step by itself and may have the step's name beside it.
    private mutating func step(_ node: JSONNode, _ path: String) -> StepSpec? {
        guard case .object(let members) = node.value else {
            return action(node, path).map {
                StepSpec(name: Action.title(of: [$0]), actions: [$0], position: node.position)
            }
        }
        if !members.contains(where: { $0.key == "do" }), members.contains(where: { Verb.named($0.key) != nil }) {
            let name = members.first { $0.key == "name" }.flatMap { reader.string($0.value, "\(path).name") }
            let rest = JSONNode(position: node.position, value: .object(members.filter { $0.key != "name" }))
            return action(rest, path).map {
                StepSpec(name: name ?? Action.title(of: [$0]), actions: [$0], position: node.position)
            }
        }
        guard let object = reader.object(node, path, keys: ["name", "do"]) else { return nil }
        let actions = object.required("do").map { self.actions($0, object.path("do")) } ?? []
        return StepSpec(
            name: object.string("name") ?? Action.title(of: actions), actions: actions, position: node.position)
    }

    /// One action or a list of them.
    private mutating func actions(_ node: JSONNode, _ path: String) -> [Action] {
        guard case .array = node.value else { return action(node, path).map { [$0] } ?? [] }
        var list: [Action] = []
        for (node, path) in reader.array(node, path) {
            if let action = action(node, path) { list.append(action) }
        }
        return list
    }

    private mutating func action(_ node: JSONNode, _ path: String) -> Action? {
        if case .string(let text) = node.value { return bare(text, node, path) }
        guard case .object(let members) = node.value else {
            reader.fail(node.position, path, .wrongType(expected: "an action", found: node.kind))
            return nil
        }
        let found = members.filter { Verb.named($0.key) != nil }
        guard found.count == 1, let verb = Verb.named(found[0].key) else {
            failForVerbs(found, members, node, path)
            return nil
        }
        guard let object = reader.object(node, path, keys: [verb.name] + verb.keys.map(\.name)) else { return nil }
        if case .none = verb.shape {
            reader.fail(
                found[0].keyPosition, path, .refused("'\(verb.name)' takes nothing; write the word \"\(verb.name)\""))
            return nil
        }
        guard verb.keys.allSatisfy({ !$0.isRequired || object.required($0.name) != nil }) else { return nil }
        return action(verb, found[0].value, object)
    }

    private func failForVerbs(
        _ found: [JSONNode.Member], _ members: [JSONNode.Member], _ node: JSONNode, _ path: String
    ) {
        guard found.isEmpty else {
            let names = found.map { "'\($0.key)'" }.joined(separator: " and ")
            reader.fail(
                node.position, path, .refused("an action does one thing, this says \(names); make a list of them"))
            return
        }
        if let first = members.first {
            reader.fail(first.keyPosition, path, .unknownValue(first.key, kind: "action", allowed: Verb.names))
        } else {
            reader.fail(
                node.position, path, .refused("this says nothing to do; \(ScenarioError.advice("", Verb.names))"))
        }
    }

    /// An action that is one word.
    private mutating func bare(_ text: String, _ node: JSONNode, _ path: String) -> Action? {
        guard let verb = Verb.named(text) else {
            reader.fail(node.position, path, .unknownValue(text, kind: "action", allowed: Verb.names))
            return nil
        }
        switch verb.shape {
        case .none, .optional: break
        default:
            reader.fail(
                node.position, path, .refused("'\(text)' needs to be told what; write { \"\(text)\": … }"))
            return nil
        }
        let action = Action.alone(text)
        switch action {
        case .beginUpdates?: openUpdates.append(node.position)
        case .endUpdates?:
            guard openUpdates.popLast() != nil else {
                reader.fail(
                    node.position, path, .refused("there is no 'beginUpdates' before this; add it, or remove this"))
                return nil
            }
        // A verb of the table that nobody reads must not become another.
        case nil:
            reader.fail(node.position, path, .refused("'\(text)' cannot stand alone; write { \"\(text)\": … }"))
        default: break
        }
        return action
    }

    private mutating func action(_ verb: Verb, _ node: JSONNode, _ object: ObjectNode) -> Action? {
        let path = object.path(verb.name)
        switch verb.name {
        case "set": return set(object, node, path)
        case "toggle": return toggle(object, node, path)
        case "update": return block(node, path).map { .update($0) }
        case "performBatchUpdates": return block(node, path).map { .performBatchUpdates($0) }
        case "insert": return insert(object, node, path)
        case "move": return move(object, node, path)
        case "apply": return apply(object, node, path)
        case "insertSections": return insertSections(object, node, path)
        case "moveSection":
            guard let section = section(node, path), let to = object.required("to") else { return nil }
            return reader.index(to, object.path("to")).map { .moveSection(section, to: $0, node.position) }
        case "animate":
            let duration = object.value("duration").map { reader.number($0, object.path("duration"), in: 0...3600) }
            guard let seconds = duration ?? 0.25 else { return nil }
            return block(node, path).map { .animate(duration: seconds, $0) }
        case "resize":
            guard let width = reader.number(node, path, in: ScenarioLimits.screen) else { return nil }
            guard let other = object.value("height") else { return .resize(width: width, height: nil) }
            return reader.number(other, object.path("height"), in: ScenarioLimits.screen).map {
                .resize(width: width, height: $0)
            }
        case "rotate":
            let words = Surroundings.Orientation.allCases.map(\.rawValue)
            return reader.word(node, path, kind: "orientation", among: words).map {
                .rotate(Surroundings.Orientation(rawValue: $0))
            }
        case "traits": return TraitReader(reader: reader).traits(node, path).map { .traits($0) }
        case "scroll": return reader.number(node, path, in: ScenarioLimits.length).map { .scroll(to: $0) }
        case "scrollToRow":
            let place = object.word("at", kind: "place", among: Action.ScrollPlace.allCases.map(\.rawValue))
            return row(node, path).map {
                .scrollToRow($0, place.flatMap(Action.ScrollPlace.init) ?? .none, node.position)
            }
        default:
            if let edit = Action.RowEdit(rawValue: verb.name) { return rows(edit, node, path) }
            if let edit = Action.OutlineEdit(rawValue: verb.name) { return outline(edit, node, path) }
            if let edit = Action.SectionEdit(rawValue: verb.name) { return sections(edit, node, path) }
            if let message = Action.ViewMessage(rawValue: verb.name) { return self.message(message, node, path) }
            reader.fail(
                node.position, path, .refused("'\(verb.name)' cannot be done with a value; write \"\(verb.name)\""))
            return nil
        }
    }

    /// The actions of an update; what begins in it ends in it.
    private mutating func block(_ node: JSONNode, _ path: String) -> [Action]? {
        let outer = openUpdates
        openUpdates = []
        let actions = actions(node, path)
        for position in openUpdates {
            reader.fail(position, path, .refused("this 'beginUpdates' has no 'endUpdates' in its block; add it"))
        }
        openUpdates = outer
        return actions
    }

    // MARK: Views

    private func set(_ object: ObjectNode, _ node: JSONNode, _ path: String) -> Action? {
        guard let text = reader.string(node, path), let value = object.required("to") else { return nil }
        let parts = holder(text)
        guard parts.count == 2 else {
            reader.fail(
                node.position, path,
                .refused("'\(ScenarioError.shown(text))' names no property of a row; write 'row.id.property'"))
            return nil
        }
        if parts[0] == "table" { return setTable(parts[1], value, node, object.path("to"), path) }
        guard let template = template(of: parts[0], node.position, path) else { return nil }
        return PathReader(reader: reader, template: template)
            .setting(parts[1], node.position, value, object.path("to"))
            .map { .set(row: parts[0], $0, node.position) }
    }

    /// The other value of a flag, or of two values that are given.
    private func toggle(_ object: ObjectNode, _ node: JSONNode, _ path: String) -> Action? {
        guard let text = reader.string(node, path) else { return nil }
        let parts = holder(text)
        guard parts.count == 2, parts[0] != "table" else {
            reader.fail(
                node.position, path,
                .refused("'\(ScenarioError.shown(text))' names no property of a row; write 'row.id.property'"))
            return nil
        }
        guard let template = template(of: parts[0], node.position, path) else { return nil }
        let paths = PathReader(reader: reader, template: template)
        guard let between = object.value("between") else {
            let flag = JSONNode(position: node.position, value: .bool(true))
            guard let property = paths.property(parts[1], node.position, path) else { return nil }
            guard case .flag = property.kind else {
                reader.fail(
                    node.position, path,
                    .refused("'\(property.name)' is not true or false; say \"between\": [one value, the other]"))
                return nil
            }
            let other = JSONNode(position: node.position, value: .bool(false))
            guard let on = paths.setting(parts[1], node.position, flag, path),
                let off = paths.setting(parts[1], node.position, other, path)
            else { return nil }
            return .toggle(row: parts[0], on, off, node.position)
        }
        let values = reader.array(between, object.path("between"))
        guard values.count == 2 else {
            if case .array = between.value {
                reader.fail(
                    between.position, object.path("between"),
                    .wrongType(expected: "two values", found: "\(values.count)"))
            }
            return nil
        }
        let settings = values.compactMap { paths.setting(parts[1], node.position, $0.node, $0.path) }
        // The second is what comes first: it is the first that is in force.
        return settings.count == 2 ? .toggle(row: parts[0], settings[1], settings[0], node.position) : nil
    }

    private func setTable(
        _ name: String, _ value: JSONNode, _ node: JSONNode, _ valuePath: String, _ path: String
    ) -> Action? {
        let known = RowReader.tableProperties
        guard let property = known.first(where: { $0.name == name }) else {
            reader.fail(node.position, path, .unknownValue(name, kind: "property", allowed: known.map(\.name)))
            return nil
        }
        return RowReader(reader: reader, templates: templates).heightChecked(property, value, valuePath).map {
            .setTable(Setting(property: property, value: $0))
        }
    }

    private func message(_ message: Action.ViewMessage, _ node: JSONNode, _ path: String) -> Action? {
        guard let text = reader.string(node, path) else { return nil }
        if text == "table" { return .message(message, .table, node.position) }
        let parts = holder(text)
        guard let template = template(of: parts[0], node.position, path) else { return nil }
        guard parts.count == 2 else { return .message(message, .cell(row: parts[0]), node.position) }
        guard PathReader(reader: reader, template: template).view(parts[1], node.position, path) else { return nil }
        return .message(message, .view(row: parts[0], parts[1]), node.position)
    }

    /// What holds the views, a row or `section.header`, and the rest of the path.
    private func holder(_ text: String) -> [String] {
        let parts = text.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, names.templates[parts[0]] == nil, names.templates["\(parts[0]).\(parts[1])"] != nil
        else {
            return text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        }
        return ["\(parts[0]).\(parts[1])"] + parts[2...]
    }

    private func template(of row: String, _ position: SourcePosition, _ path: String) -> Template? {
        guard let name = names.templates[row] else {
            reader.fail(position, path, .unknownValue(row, kind: "row", allowed: names.inOrder))
            return nil
        }
        return templates.first { $0.name == name }
    }

    // MARK: Rows

    private func row(_ node: JSONNode, _ path: String) -> String? {
        guard let row = reader.string(node, path) else { return nil }
        if names.templates[row] != nil { return row }
        reader.fail(node.position, path, .unknownValue(row, kind: "row", allowed: names.inOrder))
        return nil
    }

    private mutating func rows(_ edit: Action.RowEdit, _ node: JSONNode, _ path: String) -> Action? {
        var rows: [String] = []
        if case .array = node.value {
            let elements = reader.array(node, path)
            rows = elements.compactMap { row($0.node, $0.path) }
            guard rows.count == elements.count else { return nil }
        } else {
            guard let one = row(node, path) else { return nil }
            rows = [one]
        }
        if edit == .delete { rows.forEach { names.delete($0) } }
        return .rows(edit, rows, node.position)
    }

    private mutating func insert(_ object: ObjectNode, _ node: JSONNode, _ path: String) -> Action? {
        let rowReader = rowReader
        var rows: [RowSpec] = []
        if case .array = node.value {
            for element in reader.array(node, path) {
                let some = rowReader.rows(element.node, element.path)
                guard !some.isEmpty else { return nil }
                rows += some
            }
        } else {
            rows = rowReader.rows(node, path)
            guard !rows.isEmpty else { return nil }
        }
        guard let place = place(object, "at") else { return nil }
        for row in rows where !names.add(row, to: place.section) {
            reader.fail(row.position, path, .duplicateName(row.id, kind: "row"))
            return nil
        }
        return .insert(rows, section: place.section, row: place.row, node.position)
    }

    private mutating func outline(_ edit: Action.OutlineEdit, _ node: JSONNode, _ path: String) -> Action? {
        var nodes = [(node: node, path: path)]
        if case .array = node.value { nodes = reader.array(node, path) }
        let rows = nodes.compactMap { row($0.node, $0.path) }
        return rows.count == nodes.count ? .outline(edit, rows, node.position) : nil
    }

    private mutating func apply(_ object: ObjectNode, _ node: JSONNode, _ path: String) -> Action? {
        var section = SectionReference.index(0)
        if let to = object.value("to") {
            guard let known = self.section(to, object.path("to")) else { return nil }
            section = known
        }
        let elements = reader.array(node, path)
        var state: [Action.NamedRow] = []
        for (node, path) in elements {
            if case .string = node.value {
                if let id = row(node, path) { state.append(.known(id)) }
            } else if let new = rowReader.row(node, path) {
                _ = names.add(new, to: section)
                state.append(.new(new))
            }
        }
        guard state.count == elements.count else { return nil }
        if let double = Dictionary(grouping: state, by: \.id).first(where: { $0.value.count > 1 })?.key {
            reader.fail(node.position, path, .duplicateName(double, kind: "row"))
            return nil
        }
        return .apply(state, to: section, node.position)
    }

    private var rowReader: RowReader {
        var rows = RowReader(reader: reader, templates: templates)
        rows.collection = collection
        return rows
    }

    private mutating func insertSections(_ object: ObjectNode, _ node: JSONNode, _ path: String) -> Action? {
        let rowReader = rowReader
        var nodes = [(node: node, path: path)]
        if case .array = node.value { nodes = reader.array(node, path) }
        let sections = nodes.compactMap { rowReader.section($0.node, $0.path, number: names.nextSection()) }
        guard sections.count == nodes.count, let at = object.required("at"),
            let index = reader.index(at, object.path("at"))
        else { return nil }
        for section in sections {
            guard let double = names.add(section) else { continue }
            reader.fail(section.position, path, .duplicateName(double, kind: double == section.id ? "section" : "row"))
            return nil
        }
        return .insertSections(sections, at: index, node.position)
    }

    private mutating func sections(_ edit: Action.SectionEdit, _ node: JSONNode, _ path: String) -> Action? {
        var nodes = [(node: node, path: path)]
        if case .array = node.value { nodes = reader.array(node, path) }
        let sections = nodes.compactMap { section($0.node, $0.path) }
        guard sections.count == nodes.count else { return nil }
        if edit == .delete { sections.forEach { names.deleteSection($0) } }
        return .sections(edit, sections, node.position)
    }

    private mutating func move(_ object: ObjectNode, _ node: JSONNode, _ path: String) -> Action? {
        guard let row = row(node, path), let place = place(object, "to") else { return nil }
        names.move(row, to: place.section)
        return .move(row, section: place.section, row: place.row, node.position)
    }

    /// `[section, row]` with the section by place or id, or a row of the first section.
    private func place(_ object: ObjectNode, _ key: String) -> (section: SectionReference, row: Int)? {
        guard let node = object.required(key) else { return nil }
        let path = object.path(key)
        if case .number = node.value { return reader.index(node, path).map { (.index(0), $0) } }
        guard case .array(let parts) = node.value, parts.count == 2 else {
            reader.fail(node.position, path, .wrongType(expected: "[section, row] or a row", found: node.kind))
            return nil
        }
        guard let section = section(parts[0], "\(path)[0]"), let row = reader.index(parts[1], "\(path)[1]") else {
            return nil
        }
        return (section, row)
    }

    private func section(_ node: JSONNode, _ path: String) -> SectionReference? {
        guard case .string(let id) = node.value else { return reader.index(node, path).map { .index($0) } }
        if names.sections.contains(id) { return .id(id) }
        reader.fail(node.position, path, .unknownValue(id, kind: "section", allowed: names.sections.sorted()))
        return nil
    }
}
