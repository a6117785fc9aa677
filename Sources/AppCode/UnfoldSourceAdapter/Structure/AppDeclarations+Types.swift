extension AppDeclarations {
    /// Names that stand for other names, one after the other; no person writes more.
    private static let longestAlias = 8

    /// A type that is written at a token, with the app's qualified names, and without other names of types.
    func known(_ type: WrittenType, in file: SourceFile, at token: Int) -> WrittenType {
        type.mapNames { known($0, in: file, at: token, depth: 0) }
    }

    private func known(_ name: String, in file: SourceFile, at token: Int, depth: Int) -> WrittenType {
        let (first, last) = (name.firstWord, name.lastWord)
        guard simpleNames[first] != nil || simpleNames[last] != nil || aliases[last] != nil else { return .named(name) }
        if depth == 0, file.bounds(ofParameter: first, at: token, self) != nil { return .named(name) }
        if depth < Self.longestAlias, !declares(name), let target = alias(name, in: file, at: token) {
            return target.mapNames { known($0, in: file, at: token, depth: depth + 1) }
        }
        let inner = file.types(around: token).lazy.map { $0.qualifiedName + "." + name }.first(where: declares)
        if let inner { return .named(inner) }
        let found = declares(name) ? [] : types(named: name)
        return .named(found.count == 1 ? found[0] : name)
    }

    /// What an alias stands for at a token: one of the types around or above them, or of the type that it is written
    /// behind, else one outside of types. nil where that is several things.
    private func alias(_ name: String, in file: SourceFile, at token: Int) -> WrittenType? {
        var words = name.split(separator: ".").map(String.init)
        if words.first == "Self" { words.removeFirst() }
        guard let last = words.last, let all = aliases[last] else { return nil }
        if words.count > 1 {
            let owners = types(named: words.dropLast().joined(separator: ".")).flatMap(family)
            // What is none of the app's types may be its module.
            let found = all.filter { $0.around.map(owners.contains) ?? owners.isEmpty }
            return found.count == 1 ? found[0].type : nil
        }
        for around in file.types(around: token) {
            let family = family(of: around.qualifiedName)
            let found = all.filter { $0.around.map(family.contains) ?? false }
            if !found.isEmpty { return found.count == 1 ? found[0].type : nil }
        }
        let outside = all.filter { $0.around == nil }
        return outside.count == 1 ? outside[0].type : nil
    }

    /// Names of a type's generic parameters; nil for a type that is none of the app's, or of several of its name.
    func genericParameters(of name: String) -> [String]? {
        let declarations = parts(of: name).filter { $0.keyword != .extension }
        return declarations.count == 1 ? declarations[0].source.genericParameters(after: declarations[0].nameEnd) : nil
    }
}

struct TypeAlias {
    let type: WrittenType
    let around: String?
}

extension ParsedSource {
    func genericParameters(after name: Int) -> [String] {
        guard self.is(name + 1, "<") else { return [] }
        var names: [String] = []
        let end = SelectorArgument.endOfGenericArguments(self, after: name)
        var angles = 0
        for index in name + 1..<max(end, name + 1) {
            angles += self.angles(of: index)
            guard angles == 1, self.is(index, "<") || self.is(index, ",") else { continue }
            let first = self.is(index + 1, "each", "let") ? index + 2 : index + 1
            if isIdentifier(first) { names.append(text(first)) }
        }
        return names
    }

    /// The cases of an enumeration that hold something, with the parenthesis of what they hold.
    func payloads(of type: TypeDeclaration) -> [(name: String, open: Int)] {
        guard type.keyword == .enum else { return [] }
        var isInCase = false
        return ownTokens(type.open + 1..<type.close).compactMap { index in
            if tokens[index].startsLine || self.is(index - 1, ";") { isInCase = isInCase && self.is(index - 1, ",") }
            if self.is(index, "case") { isInCase = true }
            guard isInCase, self.is(index, "("), isIdentifier(index - 1) else { return nil }
            return (text(index - 1).trimmingQuotes, index)
        }
    }
}
