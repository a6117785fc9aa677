/// Reads traits: of the scenario, of a step, of a column of the matrix.
struct TraitReader {
    let reader: NodeReader

    static let keys = TraitEntry.all.map(\.name)

    func traits(_ node: JSONNode, _ path: String) -> TraitSpec? {
        reader.object(node, path, keys: Self.keys).map(traits)
    }

    /// From an object whose keys are checked.
    func traits(_ object: ObjectNode) -> TraitSpec {
        var spec = TraitSpec()
        for entry in TraitEntry.all {
            guard let node = object.value(entry.name),
                let value = entry.kind.read(node, object.path(entry.name), reader)
            else { continue }
            entry.store(value, &spec)
        }
        return spec
    }
}
