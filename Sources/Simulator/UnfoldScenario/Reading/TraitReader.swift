enum TraitReader {
    static let keys = TraitEntry.all.map(\.name)

    static func traits(_ node: FileNode) -> TraitSpec? { node.object(keys: keys).map(values) }

    static func values(_ object: FileNode) -> TraitSpec {
        TraitSpec(
            values: Dictionary(
                firsts: TraitEntry.all.compactMap { entry in
                    object[entry.name].flatMap { entry.kind.read($0) }.map { (entry.name, $0) }
                }))
    }
}
