extension ExpressionTypes {
    func property(_ name: String, around token: Int, depth: Int = 0) -> WrittenType? {
        guard app.propertyNames.contains(name), depth < Self.longestDerivation,
            let owner = owner(around: token, where: { declares(name, $0) }),
            let found = declaration(of: name, in: owner.type), !owner.isOuter || found.isOfType
        else { return nil }
        return type(of: found, depth: depth)
    }

    /// Of a type of the app's, a class above it or a protocol that it conforms to.
    func property(_ name: String, of type: String, depth: Int = 0) -> WrittenType? {
        guard app.propertyNames.contains(name), depth < Self.longestDerivation else { return nil }
        return declaration(of: name, in: type).flatMap { self.type(of: $0, depth: depth) }
    }

    /// Of a variable that is outside of types, in any file; another file's private ones are not seen.
    func type(ofGlobal name: String, around token: Int, depth: Int) -> WrittenType? {
        guard depth < Self.longestDerivation, let member = app.globalVariable(name),
            !member.modifiers.isPrivate || member.source.path == source.path
        else { return nil }
        return type(of: member, depth: depth)
    }

    private func type(of member: MemberDeclaration, depth: Int) -> WrittenType? {
        let name = member.nameIndex
        if let type = member.source.declaredType(after: name) {
            let known = app.known(type, in: member.file, at: name)
            return member.modifiers.has("optional") ? .optional(known) : known
        }
        guard member.source.is(name + 1, "=") else { return nil }
        return ExpressionTypes(file: member.file, app: app).type(ofValueAt: name + 2, depth: depth + 2)
    }

    private func declaration(of name: String, in type: String) -> MemberDeclaration? {
        app.family(of: type).lazy.compactMap { app.variable(name, of: $0) }.first
    }

    func result(of method: String, at token: Int, _ arguments: Range<Int>) -> WrittenType? {
        guard app.functionNames.contains(method) else { return nil }
        if let owner = owner(around: token, where: { declares(method, $0) }) {
            guard declaration(of: method, in: owner.type) == nil,
                !owner.isOuter || app.inheritedMethods(method, of: owner.type).allSatisfy(\.isOfType)
            else { return nil }
            return result(ofMethod: method, of: owner.type, arguments)
        }
        return result(of: app.globalFunctions(method)[...], arguments)
    }

    /// The nearest type around a token for which something holds; none past a class below one that is not the app's.
    private func owner(around token: Int, where isMeant: (String) -> Bool) -> (type: String, isOuter: Bool)? {
        for around in file.types(around: token) {
            let type = around.qualifiedName
            if isMeant(type) { return (type, around != file.type(around: token)) }
            guard app.line(of: type).allSatisfy(app.declares) else { return nil }
        }
        return nil
    }

    func declares(_ name: String, _ type: String) -> Bool {
        guard app.propertyNames.contains(name) || app.functionNames.contains(name) else { return false }
        return declaration(of: name, in: type) != nil
            || app.family(of: type).contains { !app.methods(name, of: $0).isEmpty }
    }

    /// What the methods of a name give back, if all that may be meant give the same.
    func result(ofMethod name: String, of type: String, _ arguments: Range<Int>) -> WrittenType? {
        result(of: functions(name, of: type), arguments)
    }

    /// The functions of a name in a type, or the nearest above that has any.
    func functions(_ name: String, of type: String) -> ArraySlice<MemberDeclaration> {
        guard app.functionNames.contains(name) else { return [] }
        let found = app.family(of: type).lazy.map { app.methods(name, of: $0) }.first { !$0.isEmpty }
        return found?.prefix(AppDeclarations.mostOverloads + 1) ?? []
    }

    func result(ofSubscriptOf type: String, _ arguments: Range<Int>) -> WrittenType? {
        for candidate in app.family(of: type) {
            let found = app.members(of: candidate).filter { $0.keyword == .subscript }
            if !found.isEmpty { return result(of: found[...], arguments) }
        }
        return nil
    }

    private func result(of functions: ArraySlice<MemberDeclaration>, _ arguments: Range<Int>) -> WrittenType? {
        guard functions.count <= AppDeclarations.mostOverloads else { return nil }
        let labels = labels(ofArguments: arguments)
        let labelled = functions.filter { $0.labels == labels }
        var found: WrittenType?
        for member in labelled.isEmpty ? functions : labelled[...] {
            guard let parameters = member.parameters else { return nil }
            let next = member.source.afterEffects(parameters.upperBound + 1)
            guard member.source.is(next, "->"), let (result, _) = member.source.writtenType(at: next + 1)
            else { return nil }
            let known = app.known(result, in: member.file, at: member.nameIndex)
            if let found, found != known { return nil }
            found = known
        }
        return found
    }

    /// `_` for an argument without a label; those of trailing closures are left out.
    func labels(ofArguments range: Range<Int>) -> [String] { source.arguments(in: range).map { $0.label ?? "_" } }
}

extension ParsedSource {
    /// The type of a declared name: as written, or as its first value spells it (`[AnyObject]()`, `Note()`).
    func declaredType(after name: Int) -> WrittenType? {
        if self.is(name + 1, ":") { return writtenType(at: name + 2)?.type }
        guard self.is(name + 1, "=") else { return nil }
        if isWholeNumber(name + 2), endsValue(name + 3) { return .named("Int") }
        guard let (type, last) = writtenType(at: name + 2) else { return nil }
        if self.is(last + 1, "("), tokens[last + 1].isTied {
            guard case .named(let name) = type else { return type }
            let words = name.split(separator: ".")
            if words.last == "init" { return .named(words.dropLast().joined(separator: ".")) }
            return name.lastWord.isTypeName ? type : nil
        }
        // `NSHashTable<AnyObject>.weakObjects()`
        if case .list = type, self.is(last + 1, "."), isIdentifier(last + 2), self.is(last + 3, "(") { return type }
        return nil
    }
}
