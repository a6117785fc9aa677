extension ExpressionTypes {
    func type(ofBinding token: Int, depth: Int) -> WrittenType? {
        bindings.derived.type(~token, depth: depth) { derivedType(ofBinding: token, depth: depth) }
    }

    private func derivedType(ofBinding token: Int, depth: Int) -> WrittenType? {
        guard depth < Self.longestDerivation else { return nil }
        if bindings.isCapture(token) { return type(ofValueAt: token + 2, depth: depth) }
        if source.is(token - 1, "func") { return nil }
        guard let pattern = BoundPattern(around: token, in: source, brackets: bindings) else {
            // A parameter.
            if source.is(token + 1, ":") { return type(ofAnnotation: token + 2) }
            return type(ofClosureParameter: token, depth: depth)
        }
        if pattern.isCase, source.is(token + 1, "as") { return type(ofCast: token + 1)?.type }
        guard let subject = subject(of: pattern, token, depth: depth) else { return nil }
        return pattern.steps.reduce(subject) { type, step in type.flatMap { taken(step, of: $0) } }
    }

    private func subject(of pattern: BoundPattern, _ token: Int, depth: Int) -> WrittenType? {
        let next = pattern.last + 1
        if pattern.isLoop {
            guard source.is(next, "in") else { return nil }
            return isRange(at: next + 1) ? .named("Int") : type(ofValueAt: next + 1, depth: depth)?.element
        }
        if !pattern.isCase, source.is(next, ":") { return type(ofAnnotation: next + 1) }
        if source.is(next, "=") {
            let isPlain = pattern.steps.isEmpty
            guard let value = type(ofValueAt: next + 1, depth: depth)
            else { return isPlain && isWholeNumber(valueAt: next + 1, depth: depth) ? .named("Int") : nil }
            return pattern.isCondition && !pattern.isCase ? value.unwrapped : value
        }
        if pattern.isCase { return subjectOfSwitch(around: pattern.first, depth: depth) }
        // `if let x` asks the `x` around it.
        guard pattern.isCondition, source.is(next, ",", "{", "else"), pattern.steps.isEmpty else { return nil }
        return type(ofOuter: token, depth: depth)?.unwrapped
    }

    private func taken(_ step: BoundPattern.Step, of type: WrittenType) -> WrittenType? {
        switch step {
        case .unwrapping: return type.unwrapped
        case .field(let place): return type.field(String(place))
        case .payload("some", 0): return type.unwrapped
        case .payload(let name, let place):
            if case .generic("Result", let results) = type.unwrapped, results.count == 2, place == 0 {
                return name == "success" ? results[0] : name == "failure" ? results[1] : nil
            }
            guard let enumeration = type.unwrapped.names.first,
                let (home, open) = app.payload(of: name, in: enumeration)
            else { return nil }
            return home.source.writtenType(at: open).flatMap { written, _ in
                let known = substituted(app.known(written, in: home, at: open), in: type)
                if case .tuple = written { return known.field(String(place)) }
                return place == 0 ? known : nil
            }
        }
    }

    private func subjectOfSwitch(around token: Int, depth: Int) -> WrittenType? {
        let brace = source.brace[token]
        guard brace > 1 else { return nil }
        var index = brace - 1
        while index >= 0, brace - index < Self.longestValue, !source.is(index, "switch") {
            index = source.before(index)
        }
        guard source.is(index, "switch"), let (type, last) = value(at: index + 1, depth: depth), last == brace - 1
        else { return nil }
        return type
    }

    /// Of a parameter that takes several values the list.
    private func type(ofAnnotation first: Int) -> WrittenType? {
        guard let (type, last) = source.writtenType(at: first) else { return nil }
        let known = written(type, at: first)
        return source.is(last + 1, "...") ? .list(known) : known
    }

    private func isRange(at first: Int) -> Bool {
        source.following(first).prefix { $0 - first < Self.longestValue && !source.is($0, "{", "where") }
            .contains(where: source.formsRange)
    }

    private func type(ofOuter token: Int, depth: Int) -> WrittenType? {
        let name = source.text(token).trimmingQuotes
        guard depth < Self.longestDerivation else { return nil }
        if let outer = bindings.binding(of: name, at: token - 1) { return type(ofBinding: outer, depth: depth + 1) }
        return property(name, around: token, depth: depth) ?? type(ofGlobal: name, around: token, depth: depth)
    }

    static let longestValue = 64

    /// The type of the value that begins at a token, to where its names, calls and brackets end.
    func type(ofValueAt first: Int, depth: Int) -> WrittenType? { value(at: first, depth: depth)?.type }

    func value(at first: Int, depth: Int) -> (type: WrittenType, last: Int)? {
        guard depth < Self.longestDerivation else { return nil }
        var start = first
        while source.is(start, "try", "await") { start += source.is(start + 1, "?", "!") ? 2 : 1 }
        var last = start
        guard tokens.indices.contains(last) else { return nil }
        if source.partner[last] > last {
            last = source.partner[last]
        } else if tokens[last].kind != .identifier, tokens[last].kind != .number {
            return nil
        }
        for _ in 0..<Self.longestValue where tokens.indices.contains(last + 1) {
            let next = last + 1
            if source.is(next, "."), tokens.indices.contains(next + 1),
                tokens[next + 1].kind == .identifier || tokens[next + 1].kind == .number
            {
                last = next + 1
            } else if isChaining(next) {
                last = next
            } else if source.is(next, "(", "[") && tokens[next].isTied
                || source.is(next, "{") && opensTrailingClosure(next)
            {
                last = source.partner[next]
            } else {
                break
            }
        }
        guard source.is(last + 1, "as") else {
            return type(endingAt: last, depth: depth + 1).flatMap { finished($0, before: last + 1) }.map { ($0, last) }
        }
        return type(ofCast: last + 1).flatMap { cast in
            finished(cast.type, before: cast.last + 1).map { ($0, cast.last) }
        }
    }

    /// `a?.b`, `a!`; the mark of `a ? b : c` stands by itself.
    private func isChaining(_ mark: Int) -> Bool {
        guard source.isMark(mark) else { return false }
        return tokens[mark].isTied || source.is(mark + 1, ".") && tokens[mark + 1].isTied
    }

    /// The type of a value that goes on with a token: of `a ?? b` what `a` holds; nil for other operators.
    private func finished(_ type: WrittenType, before next: Int) -> WrittenType? {
        guard tokens.indices.contains(next) else { return type }
        guard source.is(next, "??")
        else { return tokens[next].kind == .operator || source.is(next, "is") || source.is(next, "?") ? nil : type }
        let rest = source.following(next + 1).prefix { $0 - next < Self.longestValue && !source.endsValue($0) }
        return rest.contains { source.comparesOrJoins($0) || source.is($0, "is") } ? nil : type.unwrapped
    }

    /// A brace behind the value of a loop or a condition is a closure if a method that takes one is before it.
    private func opensTrailingClosure(_ open: Int) -> Bool {
        source.isIdentifier(open - 1) && source.is(open - 2, ".") && Self.closureMethods.contains(source.text(open - 1))
    }
}
