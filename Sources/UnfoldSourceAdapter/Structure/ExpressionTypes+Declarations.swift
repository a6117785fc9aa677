/// Where the types of names come from: declarations, values, closures.
extension ExpressionTypes {
    // MARK: Properties and functions

    /// Of the types around a token.
    func property(_ name: String, around token: Int) -> WrittenType? {
        declaration(of: name, around: token).flatMap { $0.source.declaredType(after: $0.name) }
    }

    /// Of a type of the app's or a class above it.
    func property(_ name: String, of type: String) -> WrittenType? {
        declaration(of: name, in: type).flatMap { $0.source.declaredType(after: $0.member.nameIndex) }
    }

    /// The declared name of the property that a token means without a receiver.
    func declaration(of name: String, around token: Int) -> (source: ParsedSource, name: Int)? {
        guard let owner = owner(around: token, where: { declares(name, $0) }),
            let (source, member) = declaration(of: name, in: owner.type),
            !owner.isOuter || member.isOfType
        else { return nil }
        return (source, member.nameIndex)
    }

    private func declaration(of name: String, in type: String) -> (source: ParsedSource, member: MemberDeclaration)? {
        for candidate in [type] + app.ancestors(of: type) {
            if let (site, member) = app.variable(name, of: candidate), let home = app.file(site.file) {
                return (home.source, member)
            }
        }
        return nil
    }

    /// Of a function of the types around a token.
    func result(of method: String, at token: Int) -> WrittenType? {
        guard let owner = owner(around: token, where: { declares(method, $0) }),
            declaration(of: method, in: owner.type) == nil,
            !owner.isOuter || app.inheritedMethods(method, of: owner.type).allSatisfy(\.isOfType)
        else { return nil }
        return result(ofMethod: method, of: owner.type)
    }

    /// The nearest type around a token for which something holds. Past a class below one that is not the app's nothing
    /// is told: a member of that one may be meant.
    private func owner(around token: Int, where isMeant: (String) -> Bool) -> (type: String, isOuter: Bool)? {
        var around = file.enclosing[token]
        var isOuter = false
        while around >= 0 {
            let type = file.qualifiedName(around)
            if isMeant(type) { return (type, isOuter) }
            guard ([type] + app.ancestors(of: type)).allSatisfy(app.declares) else { return nil }
            isOuter = true
            around = file.types[around].parent ?? -1
        }
        return nil
    }

    /// Whether a type of the app's, or a class above it, has a property or a method of that name.
    private func declares(_ name: String, _ type: String) -> Bool {
        declaration(of: name, in: type) != nil || !app.inheritedMethods(name, of: type).isEmpty
    }

    /// What the methods of a name give back, if all of them give the same.
    func result(ofMethod name: String, of type: String) -> WrittenType? {
        var found: WrittenType?
        for candidate in [type] + app.ancestors(of: type) where !app.methods(name, of: candidate).isEmpty {
            for (site, member) in app.functions(of: candidate) where member.name == name {
                guard let parameters = member.parameters, let source = app.file(site.site.file)?.source,
                    source.is(parameters.upperBound + 1, "->"),
                    let (result, _) = source.writtenType(at: parameters.upperBound + 2)
                else { return nil }
                if let found, found != result { return nil }
                found = result
            }
            return found
        }
        return nil
    }

    // MARK: Bindings

    func type(ofBinding token: Int, depth: Int) -> WrittenType? {
        if let known = bindings.derived[binding: token], known.type != nil || known.depth <= depth {
            return known.type
        }
        let type = derivedType(ofBinding: token, depth: depth)
        bindings.derived[binding: token] = (depth, type)
        return type
    }

    private func derivedType(ofBinding token: Int, depth: Int) -> WrittenType? {
        if bindings.isCapture(token) { return type(ofValueAt: token + 2, depth: depth) }
        let isInCase = source.is(token - 2, "case")
        if source.is(token + 1, ":") { return isInCase ? nil : type(ofAnnotation: token + 2) }
        if isInCase, source.is(token + 1, "as") { return type(ofCast: token + 1)?.type }
        let inTuple = place(inTupleOf: token)
        let (start, end) = inTuple.map { ($0.open, source.partner[$0.open]) } ?? (token, token)
        if source.is(start - 1, "for") || source.is(start - 2, "for") {
            guard source.is(end + 1, "in") else { return nil }
            let element = isRange(at: end + 2) ? .named("Int") : type(ofValueAt: end + 2, depth: depth)?.element
            return inTuple.map { element?.field(String($0.place)) } ?? element
        }
        if source.is(start - 1, "let") || source.is(start - 1, "var") {
            let isCondition = ["if", "guard", "while", ","].contains(source.text(start - 2))
            guard source.is(end + 1, "=") else {
                // `if let x` asks the `x` around it.
                let isShort = source.is(end + 1, ",") || source.is(end + 1, "{") || source.is(end + 1, "else")
                return isCondition && isShort && inTuple == nil ? type(ofOuter: token, depth: depth)?.unwrapped : nil
            }
            guard let value = type(ofValueAt: end + 2, depth: depth) else {
                return inTuple == nil && isWholeNumber(valueAt: end + 2, depth: depth) ? .named("Int") : nil
            }
            let bound = isCondition ? value.unwrapped : value
            return inTuple.map { bound.field(String($0.place)) } ?? bound
        }
        return type(ofClosureParameter: token, depth: depth)
    }

    /// Of a parameter that takes several values the list.
    private func type(ofAnnotation first: Int) -> WrittenType? {
        guard let (type, last) = source.writtenType(at: first) else { return nil }
        return source.is(last + 1, "...") ? .list(type) : type
    }

    /// Whether a loop counts: `0..<count`.
    private func isRange(at first: Int) -> Bool {
        var index = first
        while index < tokens.count, index - first < Self.longestValue, !source.is(index, "{"),
            !source.is(index, "where")
        {
            if source.formsRange(index) { return true }
            index = source.after(index)
        }
        return false
    }

    private func type(ofOuter token: Int, depth: Int) -> WrittenType? {
        let name = source.text(token).trimmingQuotes
        guard depth < Self.longestDerivation else { return nil }
        if let outer = bindings.binding(of: name, at: token - 1) { return type(ofBinding: outer, depth: depth + 1) }
        return property(name, around: token)
    }

    /// Of `b` in `(a, b)`.
    private func place(inTupleOf token: Int) -> (open: Int, place: Int)? {
        guard source.is(token + 1, ",") || source.is(token + 1, ")") else { return nil }
        var before = token - 1
        var place = 0
        while before >= 0, token - before < 24 {
            if source.is(before, "(") { return (before, place) }
            if source.is(before, ",") { place += 1 } else if !source.isIdentifier(before) { return nil }
            before -= 1
        }
        return nil
    }

    /// Tokens of a value that are looked at.
    private static let longestValue = 64

    /// The type of the value that begins at a token, to where its names, calls and brackets end.
    func type(ofValueAt first: Int, depth: Int) -> WrittenType? {
        guard depth < Self.longestDerivation else { return nil }
        var start = first
        while source.is(start, "try") || source.is(start, "await") {
            start += source.is(start + 1, "?") || source.is(start + 1, "!") ? 2 : 1
        }
        var last = start
        guard tokens.indices.contains(last) else { return nil }
        if source.partner[last] > last {
            last = source.partner[last]
        } else if tokens[last].kind != .identifier, tokens[last].kind != .number {
            return nil
        }
        var steps = 0
        while steps < Self.longestValue, tokens.indices.contains(last + 1) {
            steps += 1
            let next = last + 1
            if source.is(next, "."), source.isIdentifier(next + 1) || tokens[next + 1].kind == .number {
                last = next + 1
            } else if isChaining(next) {
                last = next
            } else if source.is(next, "(") || source.is(next, "["), tokens[next].isTied {
                last = source.partner[next]
            } else if source.is(next, "{"), opensTrailingClosure(next) {
                last = source.partner[next]
            } else {
                break
            }
        }
        guard source.is(last + 1, "as") else {
            return type(endingAt: last, depth: depth + 1).flatMap { finished($0, before: last + 1) }
        }
        return type(ofCast: last + 1).flatMap { finished($0.type, before: $0.last + 1) }
    }

    /// `a?.b`, `a!`; the mark of `a ? b : c` stands by itself.
    private func isChaining(_ mark: Int) -> Bool {
        guard source.isMark(mark) else { return false }
        return tokens[mark].isTied || source.is(mark + 1, ".") && tokens[mark + 1].isTied
    }

    /// The type of a value that goes on with a token: of `a ?? b` what `a` holds; nil for other operators.
    private func finished(_ type: WrittenType, before next: Int) -> WrittenType? {
        guard tokens.indices.contains(next) else { return type }
        guard source.is(next, "??") else {
            return tokens[next].kind == .operator || source.is(next, "is") || source.is(next, "?") ? nil : type
        }
        var index = next + 1
        while index < tokens.count, index - next < Self.longestValue, !source.endsValue(index) {
            if source.comparesOrJoins(index) || source.is(index, "is") { return nil }
            index = source.after(index)
        }
        return type.unwrapped
    }

    /// Behind the value of a loop or a condition the statements' brace follows a blank, as a closure's does: it is a
    /// closure if a method that takes one stands before it.
    private func opensTrailingClosure(_ open: Int) -> Bool {
        source.isIdentifier(open - 1) && source.is(open - 2, ".")
            && Self.closureMethods.contains(source.text(open - 1))
    }

    private static let closureMethods: Set<String> = [
        "filter", "sorted", "drop", "prefix", "map", "compactMap", "flatMap", "first", "last",
    ]

    // MARK: Closures

    /// Of `view` in `{ view in`, `{ [weak self] (a, view) in`.
    private func type(ofClosureParameter token: Int, depth: Int) -> WrittenType? {
        let brace = source.brace[token]
        guard brace >= 0 else { return nil }
        var first = token
        while source.is(first - 1, ","), source.isIdentifier(first - 2), token - first < Self.longestValue {
            first -= 2
        }
        guard source.is(first - 1, "{") || source.is(first - 1, "]") || source.is(first - 1, "(") else { return nil }
        let place = (token - first) / 2
        var last = token
        while source.is(last + 1, ","), source.isIdentifier(last + 2), last - token < Self.longestValue { last += 2 }
        return parameter(place, ofClosure: brace, of: (last - first) / 2 + 1, depth: depth)
    }

    /// The parameter of a closure that a method of a collection or an optional calls.
    /// - Parameter count: how many the closure names; nil for `$0`.
    func parameter(_ place: Int, ofClosure brace: Int, of count: Int?, depth: Int) -> WrittenType? {
        guard depth < Self.longestDerivation, brace > 1 else { return nil }
        guard let method = method(calling: brace), source.is(method - 1, ".") else { return nil }
        guard let receiver = type(endingAt: method - 2, depth: depth + 1) else { return nil }
        let name = source.text(method)
        if case .optional(let wrapped) = receiver, !source.is(method - 2, "?"), name == "map" || name == "flatMap" {
            return place == 0 ? wrapped : nil
        }
        if name == "mapValues" || name == "compactMapValues", case .dictionary(_, let value) = receiver.unwrapped {
            return place == 0 ? value : nil
        }
        guard let element = receiver.element else { return nil }
        switch name {
        case "reduce": return place == 1 ? element : nil
        case "sorted", "sort", "min", "max": return place < 2 ? element : nil
        case "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy",
            "firstIndex",
            "lastIndex", "removeAll", "drop", "prefix", "partition", "count", "split":
            // The fields of a tuple are parameters of their own, if several are named.
            let isSplit = count.map { $0 > 1 } ?? (place > 0 || namesSecondParameter(in: brace))
            return isSplit ? element.field(String(place)) : place == 0 ? element : nil
        default: return nil
        }
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
            guard
                let open = (max(0, index - 24)..<index).last(where: { source.is($0, "(") && source.partner[$0] > brace }
                )
            else { return nil }
            index = open - 1
        }
        return source.isIdentifier(index) ? index : nil
    }
}

extension ParsedSource {
    /// The type of a declared name: as written, or as its first value spells it (`[AnyObject]()`, `Note()`).
    func declaredType(after name: Int) -> WrittenType? {
        if self.is(name + 1, ":") { return writtenType(at: name + 2)?.type }
        guard self.is(name + 1, "=") else {
            return nil
        }
        if isWholeNumber(name + 2), endsValue(name + 3) { return .named("Int") }
        guard let (type, last) = writtenType(at: name + 2) else { return nil }
        if self.is(last + 1, "("), tokens[last + 1].isTied {
            switch type {
            case .named(let name):
                let words = name.split(separator: ".")
                if words.last == "init" { return .named(words.dropLast().joined(separator: ".")) }
                return words.last.map { String($0).isTypeName } ?? false ? type : nil
            default: return type
            }
        }
        // `NSHashTable<AnyObject>.weakObjects()`
        if case .list = type, self.is(last + 1, "."), isIdentifier(last + 2), self.is(last + 3, "(") { return type }
        return nil
    }
}
