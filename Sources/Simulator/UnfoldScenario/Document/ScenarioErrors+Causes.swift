extension [ScenarioError] {
    /// Without those that name what another mistake has kept from being read, and with the same one of many places as
    /// one. In the order of reading, in which what is named comes before what names it.
    func causes(in root: JSONNode) -> [ScenarioError] {
        var unread: Set<String> = []
        var indices: [[AnyHashable]: Int] = [:]
        var causes: [ScenarioError] = []
        var membersLeft = 2_000_000
        for error in self {
            if case .unknownValue(let word, _, _) = error.problem, unread.contains(word) { continue }
            unread.formUnion(root.names(along: error.path[...], &membersLeft))
            let kind: [AnyHashable] = [error.problem, error.path.replacing(/\[[0-9]+\]/, with: "[]")]
            if let index = indices[kind] {
                causes[index].repeatCount += 1
                let lines = causes[index].repeatLines
                if lines.count < 3, !lines.contains(error.position.line) {
                    causes[index].repeatLines.append(error.position.line)
                }
            } else {
                indices[kind] = causes.count
                causes.append(error)
            }
        }
        return causes
    }
}

extension JSONNode {
    /// What may be named of the objects on the way to a value: their ids, and names of templates.
    /// - Parameter membersLeft: how many members and names may be looked at; then there is nothing more.
    fileprivate func names(along path: Substring, under parent: String = "", _ membersLeft: inout Int) -> [String] {
        switch value {
        case .object(let members):
            guard membersLeft > 0 else { return [] }
            let own = members.filter { $0.key == "id" }.flatMap { numbered($0.value) }
            membersLeft -= members.count + own.count
            // Keys may have dots.
            guard
                let next = members.first(where: {
                    path.hasPrefix($0.key) && [nil, ".", "["].contains(path.dropFirst($0.key.count).first)
                })
            else { return own }
            let rest = path.dropFirst(next.key.count)
            return own + (parent == "templates" ? [next.key] : [])
                + next.value.names(along: rest.first == "." ? rest.dropFirst() : rest, under: next.key, &membersLeft)
        case .array(let elements):
            guard let end = path.firstIndex(of: "]"), let index = Int(path[..<end].dropFirst()),
                elements.indices.contains(index)
            else { return [] }
            let rest = path[path.index(after: end)...]
            return elements[index].names(along: rest.first == "." ? rest.dropFirst() : rest, &membersLeft)
        default: return []
        }
    }

    /// The ids of as many rows as `repeat` says.
    private func numbered(_ id: JSONNode) -> [String] {
        guard case .string(let id) = id.value else { return [] }
        guard case .number(let count)? = member("repeat")?.value, (1...Double(RowReader.repeatLimit)).contains(count)
        else { return [id] }
        return (0..<Int(count)).map { RowReader.id(id, at: $0) }
    }
}
