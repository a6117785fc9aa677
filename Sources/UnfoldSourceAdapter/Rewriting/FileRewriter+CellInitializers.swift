/// A cell class with designated initialisers of its own does not inherit the one that module UIKit makes registered
/// cells with, and that one is `required`.
extension FileRewriter {
    mutating func rewriteCellInitializers() {
        for (index, type) in file.types.enumerated() where type.keyword == .class {
            let name = file.qualifiedName(index)
            guard app.needsReusingInitializer(name), app.site(ofClass: name)?.file == number,
                !type.members.contains(where: { $0.signature == "init(reusedAs:)" })
            else { continue }
            needsUIKit = true
            let access = ["public", "open"].contains(type.modifiers.access) ? "public " : ""
            let isOnLine = !tokens[type.close].startsLine && !source.is(type.close - 1, "{")
            insert("\(isOnLine ? ";" : "") \(access)required \(reusing(type)) ", before: type.close)
        }
    }

    private func reusing(_ type: TypeDeclaration) -> String {
        let hasStyle = type.members.contains {
            $0.signature == "init(style:reuseIdentifier:)" && !$0.modifiers.has("convenience")
        }
        if hasStyle {
            return
                "convenience init(reusedAs identifier: String) { self.init(style: .default, reuseIdentifier: "
                + "identifier) }"
        }
        // What a device says when such a class is registered and dequeued.
        return "init(reusedAs identifier: String) { fatalError(\"Use of unimplemented initializer "
            + "'init(style:reuseIdentifier:)' for class '\(type.name)'\") }"
    }
}

extension AppDeclarations {
    /// Designated initialisers of the classes that cells derive from.
    private static let cellClasses: [String: Set<String>] = [
        "UITableViewCell": ["init(style:reuseIdentifier:)", "init(coder:)"],
        "UITableViewHeaderFooterView": ["init(reuseIdentifier:)", "init(coder:)"],
    ]

    /// Whether a class of the app is a cell that does not inherit `init(reusedAs:)`: it has designated initialisers of
    /// its own, and not all of those of the class above.
    func needsReusingInitializer(_ name: String) -> Bool {
        let chain = [name] + ancestors(of: name)
        guard let base = chain.last, let inherited = Self.cellClasses[base] else { return false }
        guard let own = designatedInitializers(name) else { return false }
        for above in chain.dropFirst().dropLast() {
            if let theirs = designatedInitializers(above) {
                return !theirs.isSubset(of: own) || needsReusingInitializer(above)
            }
        }
        return !inherited.isSubset(of: own)
    }

    /// nil if the class has none, and so inherits those of the class above.
    private func designatedInitializers(_ name: String) -> Set<String>? {
        guard let site = site(ofClass: name), let type = type(site) else { return nil }
        let own = type.members.filter { $0.keyword == .`init` && !$0.modifiers.has("convenience") }.map(\.signature)
        return own.isEmpty ? nil : Set(own)
    }
}
