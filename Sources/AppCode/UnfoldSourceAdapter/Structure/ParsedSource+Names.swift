extension ParsedSource {
    /// The last token of a name that may have points in it: `Cell` of `Module.Cell`.
    func endOfName(_ first: Int) -> Int {
        var last = first
        while self.is(last + 1, "."), isIdentifier(last + 2) { last += 2 }
        return last
    }

    /// Of an `import` the token of the module's name: `import class Module.Type` names a part of it.
    func importedModule(_ index: Int) -> Int? {
        guard self.is(index, "import"), isIdentifier(index), brace[index] < 0,
            tokens[index].startsLine || self.is(index - 1, ";") || self.is(index - 2, "@")
        else { return nil }
        let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        let name = kinds.contains(text(index + 1)) && isIdentifier(index + 2) ? index + 2 : index + 1
        return isIdentifier(name) ? name : nil
    }

    private static let longestList = 64

    /// The names around one with commas between them: `a, view` in `{ a, view in`.
    func listedNames(around index: Int) -> ClosedRange<Int> {
        var (first, last) = (index, index)
        while self.is(first - 1, ","), isIdentifier(first - 2), index - first < Self.longestList { first -= 2 }
        while self.is(last + 1, ","), isIdentifier(last + 2), last - index < Self.longestList { last += 2 }
        return first...last
    }

    /// Past `async`, `throws(E)` and `rethrows`, as far as they are here.
    func afterEffects(_ first: Int) -> Int {
        var index = first
        while self.is(index, "async", "throws", "rethrows") {
            index += 1
            if self.is(index, "("), self.is(index - 1, "throws") { index = after(index) }
        }
        return index
    }

    /// How many generic argument lists a token opens, less those that it closes; an arrow does neither.
    func angles(of index: Int) -> Int {
        guard tokens[index].kind == .operator, !self.is(index, "->") else { return 0 }
        let word = text(index)
        return word.count { $0 == "<" } - word.count { $0 == ">" }
    }

    /// A `?` or `!` that is tied to what is before it.
    func isMark(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .punctuation && self.is(index, "?", "!")
    }

    /// Whether an expression can end with a token, so that a bracket that is tied to it is a call's or a subscript's.
    func endsExpression(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        switch tokens[index].kind {
        case .identifier: return !Self.statementWords.contains(text(index))
        case .number: return true
        case .punctuation: return isMark(index) || self.is(index, ")", "]", "}")
        default: return false
        }
    }

    /// Where members of these names are named and not called.
    func uncalled(_ names: Set<String>) -> [Int] {
        names.isEmpty ? [] : places { names.contains($0.trimmingQuotes) }.filter(namesUncalled)
    }

    /// Whether a member is named here and not called: `a?.didShow`, `a?.didShow(_:)`.
    func namesUncalled(_ index: Int) -> Bool {
        guard self.is(index - 1, ".") else { return false }
        if self.is(index + 1, "(") { return labels(ofNameAt: index) != nil }
        // `delegate?.load? { … }` takes a closure only.
        return !(isMark(index + 1) && self.is(index + 2, "(", "{"))
    }

    /// Whether a function of the type around is a value here: `let f = tableView(_:didSelectRowAt:)`, `self.didScroll`,
    /// without labels if the function takes one argument without a label.
    func isValue(_ function: MemberDeclaration, at index: Int) -> Bool {
        guard isIdentifier(index), text(index).trimmingQuotes == function.name, !self.is(index - 1, "func"),
            !self.is(index - 1, ".") || self.is(index - 2, "self")
        else { return false }
        if self.is(index + 1, "(") { return labels(ofNameAt: index) == function.labels }
        return function.labels == ["_"] && !self.is(index - 1, "let", "var") && !self.is(index + 1, ":", ".", "{")
    }

    struct Argument {
        let label: String?
        let whole: Range<Int>
        var value: Range<Int> { label == nil ? whole : whole.lowerBound + 2..<whole.upperBound }
    }

    /// The arguments of a call, or the elements of a list, between its brackets.
    func arguments(in range: Range<Int>) -> [Argument] {
        var ends = ownTokens(range).filter { self.is($0, ",") }
        ends.append(range.upperBound)
        return zip([range.lowerBound] + ends.map { $0 + 1 }, ends).filter { $0 < $1 }.map { first, end in
            let isLabelled = isIdentifier(first) && self.is(first + 1, ":")
            return Argument(label: isLabelled ? text(first).trimmingQuotes : nil, whole: first..<end)
        }
    }

    /// Of `didShow(_:at:)`; nil for a call and for a name alone.
    func labels(ofNameAt index: Int) -> [String]? {
        guard self.is(index + 1, "("), tokens[index + 1].isTied, partner[index + 1] > index + 2 else { return nil }
        var labels: [String] = []
        var next = index + 2
        while next < partner[index + 1] {
            guard isIdentifier(next) || self.is(next, "_"), self.is(next + 1, ":") else { return nil }
            labels.append(text(next).trimmingQuotes)
            next += 2
        }
        return labels
    }
}
