/// `sender.tag` of an `AnyObject`: a value of module UIKit's has the members that Objective-C finds by name.
extension FileRewriter {
    mutating func rewriteDynamicLookup() {
        for index in tokens.indices where isCast(index) { rewriteCast(index) }
        // Elements of lists too, as far as declarations say.
        for index in tokens.indices where app.asksForTypes && endsReceiver(index) {
            guard let member = member(after: index), !isMessage(member),
                expressions.type(endingAt: index)?.unwrapped == .anyObject,
                let first = expressions.start(ofExpressionEndingAt: index)
            else { continue }
            wrap(first, index, member)
        }
    }

    /// A name, a call or a subscript; casts are others' (``rewriteCast(_:)``).
    private func endsReceiver(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .identifier: true
        case .number: source.is(index - 1, ".")
        case .punctuation:
            source.is(index, "]", "}")
                || source.is(index, ")") && !isCast(source.is(index - 1, "?") ? index - 2 : index - 1)
        default: false
        }
    }

    private func isCast(_ index: Int) -> Bool {
        source.is(index, "AnyObject") && source.is(source.is(index - 1, "?", "!") ? index - 2 : index - 1, "as")
    }

    private mutating func wrap(_ first: Int, _ last: Int, _ member: Int) {
        needsUIKit = true
        insertExpression("ObjectiveCObject(", before: first)
        // What asks an optional on the way gives an optional, with a mark or without.
        let asks = source.ownTokens(first..<last + 1).contains { source.is($0, "?") } && source.is(last + 1, ".")
        insert(asks ? ")?" : ")", after: last)
        removeOptionalCall(member)
    }

    /// `(sender as AnyObject).tag`, `(sender as AnyObject?)?.tag`.
    private mutating func rewriteCast(_ index: Int) {
        let close = source.is(index + 1, "?") ? index + 2 : index + 1
        guard source.is(close, ")"), let member = member(after: close), !isMessage(member) else { return }
        let open = source.partner[close]
        // A call's parenthesis gives something else than its argument.
        guard !tokens[open].isTied || !source.endsExpression(open - 1),
            !source.ownTokens(open + 1..<index).contains(where: source.comparesOrJoins)
        else { return }
        needsUIKit = true
        insert((tokens[open].isTied && source.isIdentifier(open - 1) ? " " : "") + "ObjectiveCObject", before: open)
        removeOptionalCall(member)
    }

    /// A member's name behind a point, or the bracket of a subscript, behind a mark.
    private func member(after last: Int) -> Int? {
        let next = source.is(last + 1, "?", "!") ? last + 2 : last + 1
        if source.is(next, "["), tokens[next].isTied { return next }
        let name = next + 1
        guard source.is(next, "."), source.isIdentifier(name), !source.is(name, "self") else { return nil }
        // `sender.map { … }` asks the optional.
        let isOfOptional = next == last + 1 && ["map", "flatMap", "unsafelyUnwrapped"].contains(source.text(name))
        return isOfOptional ? nil : name
    }

    /// Whether ``rewriteMessages()`` asks in its place.
    private func isMessage(_ name: Int) -> Bool { source.is(name, "responds", "perform") }

    /// `sender.setNeedsLayout?()`: the member is there, and does nothing for others.
    private mutating func removeOptionalCall(_ name: Int) {
        guard source.is(name + 1, "?", "!"), source.is(name + 2, "("), tokens[name + 2].isTied else { return }
        replace(name + 1, with: "")
    }
}
