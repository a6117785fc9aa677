extension ExpressionTypes {
    /// Of `view` in `{ view in`, `{ [weak self] (a, view) in`.
    func type(ofClosureParameter token: Int, depth: Int) -> WrittenType? {
        let brace = source.brace[token]
        guard brace >= 0 else { return nil }
        let names = source.listedNames(around: token)
        guard source.is(names.lowerBound - 1, "{", "]", "(") else { return nil }
        let place = (token - names.lowerBound) / 2
        return parameter(place, ofClosure: brace, of: names.count / 2 + 1, depth: depth)
    }

    /// The parameter of a closure that a method of a collection or an optional calls.
    /// - Parameter count: how many the closure names; nil for `$0`.
    func parameter(_ place: Int, ofClosure brace: Int, of count: Int?, depth: Int) -> WrittenType? {
        guard depth < Self.longestDerivation, brace > 1 else { return nil }
        guard let method = method(calling: brace) else {
            return expected(ofClosure: brace, depth: depth).flatMap { $0.indices.contains(place) ? $0[place] : nil }
        }
        guard source.is(method - 1, "."), let receiver = type(endingAt: method - 2, depth: depth + 1)
        else { return parameter(place, ofClosure: brace, givenTo: method, depth: depth) }
        let name = source.text(method)
        if case .optional(let wrapped) = receiver, !source.is(method - 2, "?"), name == "map" || name == "flatMap" {
            return place == 0 ? wrapped : nil
        }
        if name == "mapValues" || name == "compactMapValues", case .dictionary(_, let value) = receiver.unwrapped {
            return place == 0 ? value : nil
        }
        guard let element = receiver.element
        else { return parameter(place, ofClosure: brace, givenTo: method, depth: depth) }
        switch name {
        case "reduce": return place == 1 ? element : nil
        case "sorted", "sort", "min", "max": return place < 2 ? element : nil
        case "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy",
            "firstIndex", "lastIndex", "removeAll", "drop", "prefix", "partition", "count", "split":
            // The fields of a tuple are parameters of their own, if several are named.
            let isSplit = count.map { $0 > 1 } ?? (place > 0 || namesSecondParameter(in: brace))
            return isSplit ? element.field(String(place)) : place == 0 ? element : nil
        default: return nil
        }
    }

    /// Of a closure that is the first value of a variable: `let send: (Listener) -> Void = { … }`.
    private func expected(ofClosure brace: Int, depth: Int) -> [WrittenType?]? {
        guard source.is(brace - 1, "=") else { return nil }
        // The variable's type ends before the sign.
        var index = brace - 2
        while index > 0, brace - index < Self.longestValue, !source.is(index, ":", "{", "}", "=") {
            index = source.before(index)
        }
        let isDeclared = source.is(index, ":") && source.isIdentifier(index - 1)
        let declared = isDeclared ? source.writtenType(at: index + 1).flatMap { $1 == brace - 2 ? $0 : nil } : nil
        let known = declared.map { written($0, at: brace) } ?? type(endingAt: brace - 2, depth: depth + 1)
        if case .function(let parameters, _)? = known?.unwrapped { return parameters }
        return nil
    }

    private func parameter(_ place: Int, ofClosure brace: Int, givenTo name: Int, depth: Int) -> WrittenType? {
        let word = source.text(name).trimmingQuotes
        let functions: ArraySlice<MemberDeclaration>
        if source.is(name - 1, "."), !source.is(name - 2, "self") {
            guard let type = type(endingAt: name - 2, depth: depth + 1)?.unwrapped else { return nil }
            let names = if case .metatype(let type) = type { type.names } else { type.names }
            functions = names.lazy.map { self.functions(word, of: $0) }.first { !$0.isEmpty } ?? []
        } else {
            let own = file.name(around: name).map { self.functions(word, of: $0) } ?? []
            functions = own.isEmpty ? app.globalFunctions(word)[...] : own
        }
        let label = source.is(brace - 1, ":") ? source.text(brace - 2).trimmingQuotes : nil
        var found: WrittenType?
        for member in functions {
            guard let parameters = closureParameters(of: member, label), parameters.indices.contains(place)
            else { continue }
            if let found, parameters[place] != found { return nil }
            found = parameters[place]
        }
        return found
    }

    private func closureParameters(of member: MemberDeclaration, _ label: String?) -> [WrittenType?]? {
        guard let parameters = member.parameters else { return nil }
        let source = member.source
        for colon in source.ownTokens(parameters.lowerBound + 1..<parameters.upperBound).reversed()
        where source.is(colon, ":") {
            let first = source.isIdentifier(colon - 2) || source.is(colon - 2, "_") ? colon - 2 : colon - 1
            guard label == nil || source.text(first).trimmingQuotes == label,
                let (type, _) = source.writtenType(at: colon + 1),
                case .function(let taken, _) = app.known(type, in: member.file, at: member.nameIndex).unwrapped
            else { continue }
            return taken
        }
        return nil
    }

    /// What a closure gives back: its one expression, or what is behind its last `return`.
    func result(ofClosure brace: Int, depth: Int) -> WrittenType? {
        let close = source.partner[brace]
        guard depth < Self.longestDerivation, close > brace else { return nil }
        let own = source.ownTokens(brace + 1..<close)
        var first = brace + 1
        if let head = own.prefix(24).first(where: { source.is($0, "in") }), !source.is(brace + 1, "for") {
            first = head + 1
        }
        if let word = own.last(where: { source.is($0, "return") }) {
            return type(ofValueAt: word + 1, depth: depth + 1)
        }
        guard let (type, last) = value(at: first, depth: depth + 1), last == close - 1 else { return nil }
        return type
    }

    private func namesSecondParameter(in brace: Int) -> Bool {
        let end = min(source.partner[brace], brace + 400)
        return (brace..<end).contains { source.is($0, "$1") && source.brace[$0] == brace }
    }

    /// The name of the method that a closure is given to: `map` of `.map {`, `.map({`, `.contains(where: {`.
    private func method(calling brace: Int) -> Int? {
        var index = brace - 1
        if source.is(index, ":"), source.isIdentifier(index - 1) { index -= 2 }
        if source.is(index, ")"), source.partner[index] > 0 {
            index = source.partner[index] - 1
        } else if source.is(index, "(") {
            index -= 1
        } else if source.is(index, ",") {
            // `reduce(0, { … })`
            let before = max(0, index - 24)..<index
            guard let open = before.last(where: { source.is($0, "(") && source.partner[$0] > brace }) else {
                return nil
            }
            index = open - 1
        }
        return source.isIdentifier(index) ? index : nil
    }
}
