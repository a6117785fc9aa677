/// Reads the steps, keeping track of the rows that exist. What is with a word is read by its ``StepKind``.
struct StepReader {
    let reader: NodeReader
    let templates: [Template]
    var names: RowNames
    private let collection: CollectionSpec?
    /// `beginUpdates` without their `endUpdates` so far.
    var openUpdates: [SourcePosition] = []

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
        for position in openUpdates { reader.fail(position, "steps", .invalid(.beginWithoutEnd(inBlock: false))) }
        return steps
    }

    /// A step with its actions, or an action that is a step by itself and may have the step's name next to it.
    private mutating func step(_ node: JSONNode, _ path: String) -> StepSpec? {
        guard case .object(let members) = node.value else {
            return action(node, path).map {
                StepSpec(name: StepSpec.title(of: [$0]), actions: [$0], position: node.position)
            }
        }
        if !members.contains(where: { $0.key == "do" }), members.contains(where: { Steps.named($0.key) != nil }) {
            let name = members.first { $0.key == "name" }.flatMap { reader.string($0.value, "\(path).name") }
            let rest = JSONNode(position: node.position, value: .object(members.filter { $0.key != "name" }))
            return action(rest, path).map {
                StepSpec(name: name ?? StepSpec.title(of: [$0]), actions: [$0], position: node.position)
            }
        }
        guard let object = reader.object(node, path, keys: ["name", "do"]) else { return nil }
        let actions = object.required("do").map { self.actions($0, object.path("do")) } ?? []
        return StepSpec(
            name: object.string("name") ?? StepSpec.title(of: actions), actions: actions, position: node.position)
    }

    private mutating func actions(_ node: JSONNode, _ path: String) -> [any Action] {
        guard case .array = node.value else { return action(node, path).map { [$0] } ?? [] }
        var list: [any Action] = []
        for (node, path) in reader.array(node, path) {
            if let action = action(node, path) { list.append(action) }
        }
        return list
    }

    private mutating func action(_ node: JSONNode, _ path: String) -> (any Action)? {
        if case .string(let word) = node.value { return action(alone: word, StepNode(node: node, path: path)) }
        guard case .object(let members) = node.value else { return reader.wrong(node, path, .action) }
        let found = members.filter { Steps.named($0.key) != nil }
        guard found.count == 1, let kind = Steps.named(found[0].key) else {
            failForWords(found, members, node, path)
            return nil
        }
        guard let object = reader.object(node, path, keys: [kind.word] + kind.keys.map(\.name)) else { return nil }
        guard kind.shape.takesValue
        else { return reader.refused(found[0].keyPosition, path, .invalid(.takesNothing(word: kind.word))) }
        guard kind.keys.allSatisfy({ !$0.isRequired || object.required($0.name) != nil }) else { return nil }
        return kind.readAction(&self, StepNode(node: found[0].value, path: object.path(kind.word), object: object))
    }

    private mutating func action(alone word: String, _ step: StepNode) -> (any Action)? {
        guard let kind = Steps.named(word) else {
            return reader.refused(step.position, step.path, .unknownValue(word, kind: "action", allowed: Steps.words))
        }
        guard kind.shape.standsAlone
        else { return reader.refused(step.position, step.path, .invalid(.needsValue(word: word))) }
        return kind.readAction(&self, step)
    }

    private func failForWords(
        _ found: [JSONNode.Member], _ members: [JSONNode.Member], _ node: JSONNode, _ path: String
    ) {
        guard found.isEmpty else {
            reader.fail(node.position, path, .invalid(.severalActions(words: found.map(\.key))))
            return
        }
        if let first = members.first {
            reader.fail(first.keyPosition, path, .unknownValue(first.key, kind: "action", allowed: Steps.words))
        } else {
            reader.fail(node.position, path, .invalid(.nothingToDo(words: Steps.words)))
        }
    }

    /// The actions of an update; what begins in it ends in it.
    mutating func block(_ step: StepNode) -> Block? {
        let outer = openUpdates
        openUpdates = []
        let actions = actions(step.node, step.path)
        for position in openUpdates { reader.fail(position, step.path, .invalid(.beginWithoutEnd(inBlock: true))) }
        openUpdates = outer
        return Block(actions)
    }

    func row(_ step: StepNode) -> String? {
        guard let row = reader.string(step.node, step.path) else { return nil }
        if names.templates[row] != nil { return row }
        return reader.refused(step.position, step.path, .unknownValue(row, kind: "row", allowed: names.inOrder))
    }

    func rows(_ step: StepNode) -> [String]? {
        let elements = step.elements(reader)
        let rows = elements.compactMap { row($0) }
        return rows.count == elements.count ? rows : nil
    }

    func section(_ step: StepNode) -> SectionReference? {
        guard case .string(let id) = step.node.value
        else { return reader.index(step.node, step.path).map { .index($0) } }
        if names.sections.contains(id) { return .id(id) }
        return reader.refused(
            step.position, step.path, .unknownValue(id, kind: "section", allowed: names.sections.sorted()))
    }

    var rowReader: RowReader {
        var rows = RowReader(reader: reader, templates: templates)
        rows.collection = collection
        return rows
    }
}
