public struct CellClass: Equatable, Sendable {
    /// With the types that it is in: `List.Cell`.
    public let name: String
    /// Its labels that other files can set, in the order of the source.
    public let labels: [String]

    /// Those that a list can make by `init(style:reuseIdentifier:)` or `init(frame:)`, in the order of the files:
    /// neither private nor generic, without outlets, and with that initializer, their own or an inherited one.
    /// - Complexity: O(length of all files).
    public static func all(in files: SwiftFiles) -> [CellClass] {
        let reader = CellReader(app: files.module.declarations)
        return files.module.files.flatMap(\.types).compactMap(reader.cell)
    }
}

private struct CellReader {
    let app: AppDeclarations
    private static let initializers = [
        "UITableViewCell": ["style", "reuseIdentifier"], "UICollectionViewCell": ["frame"],
    ]

    func cell(_ type: TypeDeclaration) -> CellClass? {
        guard type.keyword == .class, !type.source.is(type.nameEnd + 1, "<"),
            type.line.allSatisfy({ !$0.modifiers.isPrivate && !$0.modifiers.isUnavailable })
        else { return nil }
        let chain = app.chain(of: type.qualifiedName)
        guard let labels = chain.lazy.compactMap({ Self.initializers[$0] }).first, chain.first != "UITableViewCell",
            has(labels, chain), !chain.contains(where: hasOutlets)
        else { return nil }
        return CellClass(name: type.qualifiedName, labels: type.members.filter(isLabel).map(\.name))
    }

    private func hasOutlets(_ name: String) -> Bool {
        app.members(of: name).contains { $0.modifiers.has(attribute: "IBOutlet") }
    }

    /// Whether the first class that has initializers of its own has that one: a class without inherits them.
    private func has(_ labels: [String], _ chain: [String]) -> Bool {
        for name in chain {
            let own = app.members(of: name).filter { $0.keyword == .`init` && !$0.modifiers.has("convenience") }
            guard !own.isEmpty else { continue }
            return own.contains { $0.labels == labels && !$0.modifiers.isUnavailable }
        }
        return true
    }

    private func isLabel(_ member: MemberDeclaration) -> Bool {
        let (name, source) = (member.nameIndex, member.source)
        guard member.keyword == .var || member.keyword == .let, !member.isOfType, source.is(name + 2, "UILabel"),
            source.is(name + 1, ":", "="), !source.is(name + 3, "?")
        else { return false }
        return member.modifiers.restrictsSetter || !member.modifiers.isPrivate
    }
}
