/// What is known of the type of a name in an expression, from the declarations of the app alone.
extension FileRewriter {
    /// The type that is written at the declaration of a property of the types around a token: `ShipListener` for `weak
    /// var listener: ShipListener?`; nil for any other name.
    func declaredType(of name: String, at token: Int) -> String? {
        // What is bound in a function hides the rest, whether its type is known or not.
        if app.asksForTypes, let binding = bindings.binding(of: name, at: token) {
            return expressions.type(ofBinding: binding, depth: 0)?.name ?? bindings.type(of: name, at: token)
        }
        if let local = bindings.type(of: name, at: token) { return local }
        if let type = parameterType(of: name, at: token) { return type }
        return expressions.declaration(of: name, around: token).flatMap { $0.source.typeName(after: $0.name) }
    }

    /// Of a parameter of the member that a token stands in.
    private func parameterType(of name: String, at token: Int) -> String? {
        guard let member = file.type(around: token)?.members.last(startingBefore: token),
            member.body?.contains(token) ?? false, let parameters = member.parameters
        else { return nil }
        for index in parameters where source.is(index + 1, ":") && source.isIdentifier(index) {
            if source.text(index).trimmingQuotes == name { return source.typeName(after: index) }
        }
        return nil
    }

    /// Whether a receiver, whose last token this is, stands for a delegate: by its name, by what it is cast to, or by
    /// the type that is written at its declaration.
    func isDelegate(_ token: Int) -> Bool {
        let last = source.is(token, "?") || source.is(token, "!") ? token - 1 : token
        if source.is(last, ")") {
            let open = source.partner[last]
            guard last - open < 12, let word = (open..<last).last(where: { source.is($0, "as") }) else { return false }
            return (word..<last).contains { source.isIdentifier($0) && Self.namesDelegate(source.text($0)) }
        }
        guard source.isIdentifier(last) else { return false }
        let name = source.text(last).trimmingQuotes
        return name == "super" || Self.namesDelegate(name)
            || declaredType(of: name, at: last).map(Self.namesDelegate) ?? false
    }

    private static func namesDelegate(_ name: String) -> Bool {
        let word = name.lowercased()
        return word.contains("delegate") || word.contains("datasource")
    }
}

extension WrittenType {
    /// As ``ParsedSource/typeName(after:)`` says it; empty for what has no name.
    fileprivate var name: String {
        switch unwrapped {
        case .named(let name): name.split(separator: ".").last.map(String.init) ?? name
        case .metatype(let type): type.name.isEmpty ? "" : type.name + ".Type"
        default: ""
        }
    }
}

extension [MemberDeclaration] {
    /// Of members in the order of their positions, the last that starts before a token.
    func last(startingBefore token: Int) -> MemberDeclaration? {
        let before = countOfPrefix { $0.start < token }
        return before > 0 ? self[before - 1] : nil
    }
}
