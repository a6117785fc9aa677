/// Where the types of names come from: declarations, values, closures.
extension ExpressionTypes {
    // MARK: Properties and functions

    /// Of the types around a token.
    func property(_ name: String, around token: Int) -> WrittenType? {
        var around = file.enclosing[token]
        while around >= 0 {
            if let type = property(name, of: file.qualifiedName(around)) { return type }
            around = file.types[around].parent ?? -1
        }
        return nil
    }

    /// Of a type of the app's or a class above it.
    func property(_ name: String, of type: String) -> WrittenType? {
        for candidate in [type] + app.ancestors(of: type) {
            guard let (site, member) = app.variable(name, of: candidate), let home = app.file(site.file) else {
                continue
            }
            return home.source.declaredType(after: member.nameIndex)
        }
        return nil
    }

    /// Of a function of the types around a token.
    func result(of method: String, at token: Int) -> WrittenType? {
        var around = file.enclosing[token]
        while around >= 0 {
            if let type = result(ofMethod: method, of: file.qualifiedName(around)) { return type }
            around = file.types[around].parent ?? -1
        }
        return nil
    }

    /// What the methods of a name give back, if all of them give the same.
    func result(ofMethod name: String, of type: String) -> WrittenType? {
        var found: WrittenType?
        for candidate in [type] + app.ancestors(of: type) {
            for (site, member) in app.functions(of: candidate) where member.name == name {
                guard let parameters = member.parameters, let source = app.file(site.site.file)?.source,
                    source.is(parameters.upperBound + 1, "->"),
                    let (result, _) = source.writtenType(at: parameters.upperBound + 2)
                else { return nil }
                if let found, found != result { return nil }
                found = result
            }
            if found != nil { return found }
        }
        return nil
    }

    // MARK: Bindings

    func type(ofBinding token: Int, depth: Int) -> WrittenType? {
        if source.is(token + 1, ":") { return source.writtenType(at: token + 2)?.type }
        let inTuple = place(inTupleOf: token)
        let (start, end) = inTuple.map { ($0.open, source.partner[$0.open]) } ?? (token, token)
        if source.is(start - 1, "for") || source.is(start - 2, "for") {
            guard source.is(end + 1, "in") else { return nil }
            let element = type(ofValueAt: end + 2, depth: depth)?.element
            return inTuple.map { element?.field(String($0.place)) } ?? element
        }
        if source.is(start - 1, "let") || source.is(start - 1, "var") {
            let isCondition = ["if", "guard", "while", ","].contains(source.text(start - 2))
            guard source.is(end + 1, "=") else {
                // `if let x` asks the `x` around it.
                return isCondition && inTuple == nil ? type(ofOuter: token, depth: depth)?.unwrapped : nil
            }
            guard let value = type(ofValueAt: end + 2, depth: depth) else { return nil }
            let bound = isCondition ? value.unwrapped : value
            return inTuple.map { bound.field(String($0.place)) } ?? bound
        }
        return type(ofClosureParameter: token, depth: depth)
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
        } else if tokens[last].kind != .identifier {
            return nil
        }
        var steps = 0
        while steps < Self.longestValue, tokens.indices.contains(last + 1) {
            steps += 1
            let next = last + 1
            if source.is(next, "."), source.isIdentifier(next + 1) || tokens[next + 1].kind == .number {
                last = next + 1
            } else if source.is(next, "?") || source.is(next, "!") {
                last = next
            } else if source.is(next, "(") || source.is(next, "["), tokens[next].isTied {
                last = source.partner[next]
            } else if source.is(next, "{"), opensTrailingClosure(next) {
                last = source.partner[next]
            } else {
                break
            }
        }
        if source.is(last + 1, "as") { return type(ofCast: last + 1)?.type }
        guard let type = type(endingAt: last, depth: depth + 1) else { return nil }
        if source.is(last + 1, "??") { return type.unwrapped }
        let goesOn = tokens.indices.contains(last + 1) && tokens[last + 1].kind == .operator
        return goesOn ? nil : type
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
