/// Calls of optional methods: `delegate?.listDidMove?(self)`. Calls of closures look the same and stay.
extension FileRewriter {
    mutating func rewriteOptionalCalls() {
        for index in tokens.indices where source.is(index, "?", "!") && tokens[index].isTied {
            // `delegate?.load? { … }` takes a closure only.
            let takesClosure = source.is(index + 1, "{") && !tokens[index + 1].startsLine && source.is(index - 2, ".")
            guard source.is(index + 1, "(") && tokens[index + 1].isTied || takesClosure, source.isIdentifier(index - 1)
            else { continue }
            guard source.is(index - 2, ".") else {
                let name = source.text(index - 1).trimmingQuotes
                if app.optionalMethods.contains(name), file.type(around: index)?.isOfProtocol(app) ?? false {
                    rewriteThrowing(index, head: index - 1)
                }
                continue
            }
            let method = optionalMethod(index - 1)
            switch (method, method.flatMap { _ in chainHead(before: index - 1) }) {
            case (.throwing?, let head?): rewriteThrowing(index, head: head)
            case (.defaulted?, let head?): rewriteDefaulted(index, head: head)
            case (nil, _): continue
            case (_, nil): leave(index, .optionalCall)
            }
        }
    }

    /// `delegate?.title` of an `optional var`: its getter throws where no one wrote it.
    mutating func rewriteOptionalProperties() {
        for index in source.places(where: { app.optionalProperties[$0.trimmingQuotes] != nil }) {
            guard let protocols = app.optionalProperties[source.text(index).trimmingQuotes],
                !source.is(index + 1, "(", "=", ":"), !isThrown(before: index),
                let head = headOfOptionalProperty(index, of: protocols)
            else { continue }
            insertExpression("(try? ", before: head)
            let goesOn = tokens.indices.contains(index + 1) && tokens[index + 1].isTied && source.is(index + 1, ".")
            // What goes on after a mark of its own keeps the mark.
            insert(goesOn ? ")?" : ")", after: index)
        }
    }

    /// The first token of a use of an optional property; nil if its receiver is none of the protocols.
    private func headOfOptionalProperty(_ index: Int, of protocols: Set<String>) -> Int? {
        guard source.is(index - 1, ".") else {
            let isHidden = bindings.binding(of: source.text(index).trimmingQuotes, at: index) != nil
            return !isHidden && isOwnOptional(index, of: protocols) ? index : nil
        }
        let receiver = source.isMark(index - 2) ? index - 3 : index - 2
        if source.is(receiver, "self") { return isOwnOptional(index, of: protocols) ? receiver : nil }
        guard let head = chainHead(before: index) else { return nil }
        if let types = expressions.names(ofExpressionEndingAt: receiver) {
            return types.contains { !protocols.isDisjoint(with: app.family(of: $0)) } ? head : nil
        }
        guard source.isIdentifier(receiver) else { return nil }
        let name = source.text(receiver).trimmingQuotes
        guard source.is(receiver - 1, ".") || bindings.binding(of: name, at: receiver) == nil else { return nil }
        return isDelegate(receiver) ? head : nil
    }

    /// In an extension of the protocol the property is the object's own; it is read in the body of a member.
    private func isOwnOptional(_ index: Int, of protocols: Set<String>) -> Bool {
        guard let type = file.type(around: index), type.keyword == .extension, protocols.contains(type.name)
        else { return false }
        return type.member(around: index) != nil && !source.is(index - 1, "let", "var")
    }

    private func isThrown(before index: Int) -> Bool {
        chainHead(before: index).map { source.is($0 - 1, "?") && source.is($0 - 2, "try") } ?? false
    }

    private mutating func rewriteThrowing(_ mark: Int, head: Int) {
        var close = source.partner[mark + 1]
        if source.is(close + 1, "{"), !tokens[close + 1].startsLine, startsStatement(head) {
            close = source.partner[close + 1]
        }
        // Further closures have labels.
        while source.is(close, "}"), source.isIdentifier(close + 1), source.is(close + 2, ":"),
            source.is(close + 3, "{")
        {
            close = source.partner[close + 3]
        }
        // `delegate!.didMove!(x)`: on iOS, too, the program ends where no one wrote it.
        let isForced = source.is(mark, "!")
        insertExpression(isForced ? "(try! " : "(try? ", before: head)
        removeMark(mark)
        let goesOn =
            !isForced && tokens.indices.contains(close + 1) && tokens[close + 1].isTied
            && source.is(close + 1, ".", "[")
        insert(goesOn ? ")?" : ")", after: close)
    }

    /// A brace behind a call that stands by itself is a closure; behind a condition it would not be one.
    private func startsStatement(_ head: Int) -> Bool {
        guard head > 0, tokens[head].startsLine || !source.isIdentifier(head - 1)
        else { return source.is(head - 1, "in") }
        return tokens[head - 1].kind != .operator && !source.is(head - 1, ",", ":")
    }

    /// With a blank in its place: what is behind stays in its column.
    private mutating func removeMark(_ mark: Int) {
        if source.is(mark + 1, "(") { replace(mark, through: mark + 1, with: "( ") } else { blank(mark, through: mark) }
    }

    /// In module UIKit the method always exists; the call stays one that gives an optional value.
    private mutating func rewriteDefaulted(_ mark: Int, head: Int) {
        removeMark(mark)
        let isOptional = source.is(mark, "!") || (head..<mark).contains { source.is($0, "?") }
        guard !isOptional, !source.is(head, "super") else { return }
        // `as Optional` makes no optional of an optional.
        insertExpression("(", before: head)
        insert(" as Optional)?", before: mark - 2)
    }

    /// Tokens of the longest chain before an optional call.
    private static let longestChain = 200

    /// The first token of `a?.b[1].c(x).name`; nil if it is too far away.
    func chainHead(before name: Int) -> Int? {
        var head = name
        while source.is(head - 1, ".") {
            guard name - head < Self.longestChain else { return nil }
            var before = head - 2
            while source.isMark(before) { before -= 1 }
            while source.is(before, ")", "]") {
                let open = source.partner[before]
                guard name - open < Self.longestChain else { return nil }
                guard tokens[open].isTied, open > 0 else { return open }
                before = open - 1
                while source.isMark(before) { before -= 1 }
                guard source.endsExpression(before) else { return open }
            }
            // `pair.0` ends with a number.
            guard source.isIdentifier(before) || tokens[max(before, 0)].kind == .number && source.is(before - 1, ".")
            else { return head }
            head = before
        }
        return head
    }
}
