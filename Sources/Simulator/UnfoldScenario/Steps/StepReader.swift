/// Reads the steps, keeping track of the rows that exist. What is with a word is read by its ``StepKind``.
struct StepReader {
    let rows: RowReader
    var names: RowNames
    /// `beginUpdates` without their `endUpdates` so far.
    var openUpdates: [SourcePosition] = []

    init(templates: [Template], table: TableSpec) {
        rows = RowReader(templates: templates, collection: table.collection)
        names = RowNames(table)
    }

    mutating func steps(_ root: FileNode) -> [StepSpec] {
        guard let node = root.required("steps") else { return [] }
        var steps: [StepSpec] = []
        for node in node.elements() { if let step = step(node) { steps.append(step) } }
        for position in openUpdates { node.fail(.invalid(.beginWithoutEnd(inBlock: false)), at: position) }
        return steps
    }

    /// A step with its actions, or an action that is a step by itself and may have the step's name next to it.
    private mutating func step(_ node: FileNode) -> StepSpec? {
        let actions: [any Action]
        var name: String?
        if case .object(let members) = node.json.value,
            node["do"] != nil || !members.contains(where: { Steps.named($0.key) != nil })
        {
            guard let object = node.object(keys: ["name", "do"]) else { return nil }
            actions = object.required("do").map { self.actions($0) } ?? []
            name = object.string("name")
        } else {
            var node = node
            if case .object(let members) = node.json.value {
                name = node.string("name")
                node = node.with(.object(members.filter { $0.key != "name" }))
            }
            guard let action = action(node) else { return nil }
            actions = [action]
        }
        return StepSpec(name: name ?? StepSpec.title(of: actions), actions: actions, position: node.position)
    }

    private mutating func actions(_ node: FileNode) -> [any Action] {
        var list: [any Action] = []
        for node in node.oneOrMore { if let action = action(node) { list.append(action) } }
        return list
    }

    private mutating func action(_ node: FileNode) -> (any Action)? {
        if case .string(let word) = node.json.value { return action(alone: word, node) }
        guard case .object(let members) = node.json.value else { return node.wrong(.action) }
        let found = members.filter { Steps.named($0.key) != nil }
        guard let word = found.first, let kind = Steps.named(word.key) else {
            guard let first = members.first else { return node.refused(.invalid(.nothingToDo(words: Steps.words))) }
            return node.refused(.unknownValue(first.key, kind: "action", allowed: Steps.words), at: first.keyPosition)
        }
        guard found.count == 1 else { return node.refused(.invalid(.severalActions(words: found.map(\.key)))) }
        guard let object = node.object(keys: [kind.word] + kind.keys.map(\.name)), let value = object[kind.word]
        else { return nil }
        guard kind.shape.takesValue
        else { return node.refused(.invalid(.takesNothing(word: kind.word)), at: word.keyPosition) }
        guard kind.keys.allSatisfy({ !$0.isRequired || object.required($0.name) != nil }) else { return nil }
        return kind.readAction(&self, StepNode(value: value, object: object))
    }

    private mutating func action(alone word: String, _ node: FileNode) -> (any Action)? {
        guard let kind = Steps.named(word)
        else { return node.refused(.unknownValue(word, kind: "action", allowed: Steps.words)) }
        guard kind.shape.standsAlone else { return node.refused(.invalid(.needsValue(word: word))) }
        return kind.readAction(&self, StepNode(value: node))
    }

    mutating func block(_ node: FileNode) -> Block {
        let outer = openUpdates
        openUpdates = []
        let actions = actions(node)
        for position in openUpdates { node.fail(.invalid(.beginWithoutEnd(inBlock: true)), at: position) }
        openUpdates = outer
        return Block(actions)
    }

    func row(_ node: FileNode) -> String? {
        guard let id = node.string() else { return nil }
        return names.templates[id] != nil || node.fail(unknown: id, kind: "row", allowed: names.inOrder, in: "rows")
            ? id : nil
    }

    func section(_ node: FileNode) -> SectionReference? {
        guard case .string(let id) = node.json.value else { return node.index().map { .index($0) } }
        if names.sections.contains(id) { return .id(id) }
        node.fail(unknown: id, kind: "section", allowed: names.sections.sorted(), in: "sections")
        return nil
    }
}
