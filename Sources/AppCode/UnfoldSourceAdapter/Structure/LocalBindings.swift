/// Names inside functions: what is bound last in a place hides the rest. What they stand for ``ExpressionTypes`` says.
final class LocalBindings {
    private struct Binding {
        let token: Int
        let scope: Range<Int>
    }

    private let source: ParsedSource
    private lazy var byName: [String: [Binding]] = allBindings()
    /// For each token the innermost bracket that is open there, of whatever kind.
    private lazy var bracket: [Int] = ParsedSource.innermost(source.partner) { _ in true }
    let derived = DerivedTypes()

    init(_ source: ParsedSource) { self.source = source }

    /// The token where a name is bound that holds at a token; nil for names that are not bound inside a function.
    func binding(of name: String, at token: Int) -> Int? {
        before(token, name).last { $0.scope.contains(token) && !isInValue(of: $0.token, token) }?.token
    }

    private func before(_ token: Int, _ name: String) -> ArraySlice<Binding> {
        guard let bindings = byName[name] else { return [] }
        return bindings[..<bindings.countOfPrefix { $0.token <= token }].suffix(Self.mostBindings)
    }

    /// Whether a token is in the value that a name is bound to: `x` in `if let x = x.first` is the one around it.
    private func isInValue(of binding: Int, _ token: Int) -> Bool {
        guard token > binding, source.is(binding + 1, "=") else { return token == binding }
        var index = binding + 2
        while index <= token, token - binding < Self.longestValue {
            if index == token { return true }
            if source.is(index, "{", "else", ",", ";") || source.before(index) < index - 1 { return false }
            index = source.after(index)
            if source.tokens.indices.contains(index), source.tokens[index].startsLine, !source.is(index, ".") {
                return index > token
            }
        }
        return index > token
    }

    /// Tokens from a binding to the statements that its condition guards, and of the statements of a case.
    private static let longestCondition = 400
    private static let mostBindings = 64

    /// Tokens of a binding's value, and between a parameter and the function's body.
    private static let longestValue = 40

    private func isBinder(_ index: Int) -> Bool { source.is(index, "let", "var") }

    private func allBindings() -> [String: [Binding]] {
        var byName: [String: [Binding]] = [:]
        for index in source.tokens.indices where source.tokens[index].kind == .identifier {
            guard let scope = scopeOfVariable(index) ?? scopeOfParameter(index), !scope.isEmpty else { continue }
            byName[source.text(index).trimmingQuotes, default: []].append(Binding(token: index, scope: scope))
        }
        return byName
    }

    /// `let x`, `for x in`, `if let x`: to the end of the block, or of what the condition guards; no members of types.
    private func scopeOfVariable(_ index: Int) -> Range<Int>? {
        guard let start = startOfPattern(index) else { return nil }
        let brace = source.brace[index]
        guard brace >= 0 else { return nil }
        let end = source.partner[brace]
        let isCondition =
            ["if", "while", "for", "case", "catch", ","].contains(source.text(start - 2)) || source.is(start - 1, "for")
        guard isCondition, !source.is(start - 2, "guard") else { return opensFunction(brace) ? index..<end : nil }
        // `guard let a, let x`, and `case .some(let x):`, hold in the rest of the block.
        var next = index + 1
        while next < end, !source.is(next, "{"), !source.is(next, "else"), !source.is(next, "}") {
            if source.is(next, ":"), source.is(start - 2, "case") { return index..<endOfCase(next, in: end) }
            guard next - index < Self.longestCondition else { return nil }
            next = source.after(next)
        }
        return index..<(source.is(next, "{") ? source.partner[next] : end)
    }

    private static let deepestPattern = 8

    /// The first token behind `let` or `for`: the name, of `let (a, b)` the parenthesis, of `let .item(a)` the point.
    private func startOfPattern(_ index: Int) -> Int? {
        if isBinder(index - 1) || source.is(index - 1, "for") { return index }
        let end = source.is(index + 1, "?") ? index + 2 : index + 1
        guard source.is(end, ",") || source.is(end, ")"), !source.is(index - 1, ".") else { return nil }
        var start = index
        for _ in 0..<Self.deepestPattern {
            guard let open = parenthesis(around: start) else { return nil }
            start = startOfCase(endingAt: open - 1) ?? open
            if isBinder(start - 1) || source.is(start - 1, "for") { return start }
        }
        return nil
    }

    /// The point of `.item`, the first name of `Kind.item`.
    private func startOfCase(endingAt last: Int) -> Int? {
        guard source.isIdentifier(last), source.is(last - 1, ".") else { return nil }
        var first = last - 1
        while source.isIdentifier(first - 1), !isBinder(first - 1), !source.is(first - 1, "case"),
            last - first < Self.longestValue
        {
            guard source.is(first - 2, ".") else { return first - 1 }
            first -= 2
        }
        return first
    }

    /// `x` of `{ [x = y] in`.
    func isCapture(_ index: Int) -> Bool {
        guard source.is(index + 1, "="), bracket.indices.contains(index) else { return false }
        return source.is(bracket[index], "[") && source.is(bracket[index] - 1, "{")
    }

    private func endOfCase(_ colon: Int, in end: Int) -> Int {
        var next = colon
        repeat {
            next = source.after(next)
        } while next < end && next - colon < Self.longestCondition
            && !(source.tokens[next].startsLine && (source.is(next, "case") || source.is(next, "default")))
        return next
    }

    private func scopeOfParameter(_ index: Int) -> Range<Int>? {
        let brace = source.brace[index]
        let isBound =
            brace >= 0
            && (isCapture(index) || source.is(index - 1, "func") && opensFunction(brace)
                || source.is(index + 1, "in", ",") && isClosureHead(index)
                || source.is(index + 1, ",", ")", ":") && isInClosureHead(parenthesis(around: index)))
        return isBound ? index..<source.partner[brace] : scopeOfNamedParameter(index)
    }

    private func scopeOfNamedParameter(_ index: Int) -> Range<Int>? {
        guard source.is(index + 1, ":"), let open = parenthesis(around: index), isFunction(beforeParenthesis: open)
        else { return nil }
        let close = source.partner[open]
        var body = close + 1
        while body < source.tokens.count, body < close + Self.longestValue, !source.is(body, "{", "}", "func", "var") {
            body = source.after(body)
        }
        return source.is(body, "{") ? body..<source.partner[body] : nil
    }

    /// `{ x in`, `{ a, x in`, `{ [weak self] x in`.
    private func isClosureHead(_ index: Int) -> Bool {
        let names = source.listedNames(around: index)
        let before = names.lowerBound - 1
        return source.is(names.upperBound + 1, "in")
            && (source.is(before, "{") || source.is(before, "]") && source.is(source.partner[before] - 1, "{"))
    }

    /// Whether a parenthesis is that of a closure's parameters: `in` follows, behind a result's type.
    private func isInClosureHead(_ open: Int?) -> Bool {
        guard let open, source.is(open - 1, "{", "]") else { return false }
        return (source.partner[open] + 1..<source.partner[open] + 8).contains { source.is($0, "in") }
    }

    func bracket(around index: Int) -> Int { bracket[index] }

    func parenthesis(around index: Int) -> Int? {
        guard bracket.indices.contains(index), source.is(bracket[index], "(") else { return nil }
        return bracket[index]
    }

    private func isFunction(beforeParenthesis open: Int) -> Bool {
        if source.is(open - 1, "init", "subscript") { return !source.is(open - 2, ".") }
        return source.is(open - 2, "func") || source.functionKeyword(before: open) != nil
    }

    private func opensFunction(_ brace: Int) -> Bool {
        var index = brace - 1
        while index >= 0, brace - index < 60, !source.is(index, "{", "}", ";", "="), !source.is(index, "func", "init") {
            let isType = source.isIdentifier(index) && TypeDeclaration.Keyword(rawValue: source.text(index)) != nil
            if isType, source.isIdentifier(index + 1) { return false }
            index = source.before(index)
        }
        return true
    }
}

/// Types of expressions, by their last tokens, and of bindings: most are asked for again, by what goes on after them.
final class DerivedTypes {
    /// How many steps had been taken, and what followed: nil may become a type where fewer were taken.
    private var known: [Int: (depth: Int, type: WrittenType?)] = [:]

    /// The type that is known, or else the one that is found now.
    /// - Parameter key: an expression's last token; of a binding its complement.
    func type(_ key: Int, depth: Int, derive: () -> WrittenType?) -> WrittenType? {
        if let known = known[key], known.type != nil || known.depth <= depth { return known.type }
        let type = derive()
        known[key] = (depth, type)
        return type
    }
}

extension ParsedSource {
    /// Tokens from `func` to its body or its parameters.
    private static let longestHead = 120

    /// `func`, `init` or `subscript` of the declaration whose body or parameters open here.
    func functionKeyword(before open: Int) -> Int? {
        var index = open - 1
        while index >= 0, open - index < Self.longestHead {
            if self.is(index, "{", "}", ";", "=") { return nil }
            if self.is(index, "func") || self.is(index, "init", "subscript") && !self.is(index - 1, ".") {
                return index
            }
            index = before(index)
        }
        return nil
    }
}
