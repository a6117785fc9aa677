/// A class of cells in an app's sources.
public struct CellClass: Equatable, Sendable {
    /// With the types that it is in: `List.Cell`.
    public let name: String
    /// Its labels that other files can set, in the order of the source.
    public let labels: [String]

    /// Those that a list can make by `init(style:reuseIdentifier:)` or `init(frame:)`, in the order of the files: neither
    /// private nor generic, without outlets, which only a document connects, and with that initializer, its own or an
    /// inherited one.
    /// - Complexity: O(length of all files).
    public static func all(in files: SwiftFiles) -> [CellClass] {
        let reader = CellReader(app: files.module.declarations)
        return files.module.files.compactMap(\.self).flatMap { file in
            file.types.indices.compactMap { reader.cell(file, $0) }
        }
    }
}

private struct CellReader {
    let app: AppDeclarations
    private static let initializers = [
        "UITableViewCell": ["style", "reuseIdentifier"], "UICollectionViewCell": ["frame"],
    ]

    func cell(_ file: SourceFile, _ index: Int) -> CellClass? {
        let type = file.types[index]
        let name = file.qualifiedName(index)
        guard type.keyword == .class, !file.source.is(type.nameEnd + 1, "<"), isReachable(file, index) else {
            return nil
        }
        let chain = app.chain(of: name)
        guard let labels = chain.lazy.compactMap({ Self.initializers[$0] }).first, chain.first != "UITableViewCell",
            has(labels, chain), !chain.contains(where: hasOutlets)
        else { return nil }
        return CellClass(name: name, labels: type.members.filter { isLabel($0, file.source) }.map(\.name))
    }

    private func isReachable(_ file: SourceFile, _ index: Int) -> Bool {
        sequence(first: index) { file.types[$0].parent }.allSatisfy { index in
            let modifiers = file.types[index].modifiers
            return !["private", "fileprivate"].contains(modifiers.access) && !modifiers.isUnavailable
        }
    }

    private func hasOutlets(_ name: String) -> Bool {
        app.members(of: name).contains { $0.member.modifiers.attribute("IBOutlet") != nil }
    }

    /// Whether the first class that has initializers of its own has that one: a class without inherits them.
    private func has(_ labels: [String], _ chain: [String]) -> Bool {
        for name in chain {
            let own = app.members(of: name).map(\.member).filter {
                $0.keyword == .`init` && !$0.modifiers.has("convenience")
            }
            guard !own.isEmpty else { continue }
            return own.contains { $0.labels == labels && !$0.modifiers.isUnavailable }
        }
        return true
    }

    private func isLabel(_ member: MemberDeclaration, _ source: ParsedSource) -> Bool {
        let (name, modifiers) = (member.nameIndex, member.modifiers)
        guard member.keyword == .var || member.keyword == .let, !member.isOfType, source.is(name + 2, "UILabel"),
            source.is(name + 1, ":") || source.is(name + 1, "="), !source.is(name + 3, "?")
        else { return false }
        return modifiers.restrictsSetter || !["private", "fileprivate"].contains(modifiers.access)
    }
}
