/// `sender.tag` of an `AnyObject`: Objective-C finds the member by its name. A value of module UIKit's has the members in
/// its place, optional as they are on iOS.
extension FileRewriter {
    mutating func rewriteDynamicLookup() {
        for index in tokens.indices where source.is(index, "AnyObject") && source.is(index - 1, "as") {
            rewriteCast(index)
        }
        for index in tokens.indices where tokens[index].kind == .identifier {
            guard let member = member(after: index), !isMessage(member) else { continue }
            let isOwn = source.is(index - 1, ".") && source.is(index - 2, "self")
            guard isOwn || !source.is(index - 1, "."), isAnyObject(index) else { continue }
            needsUIKit = true
            insert("ObjectiveCObject(", before: isOwn ? index - 2 : index)
            insert(")", after: index)
            removeOptionalCall(member)
        }
    }

    /// `(sender as AnyObject).tag`, `(sender as AnyObject?)?.tag`.
    private mutating func rewriteCast(_ index: Int) {
        let close = source.is(index + 1, "?") ? index + 2 : index + 1
        guard source.is(close, ")"), let member = member(after: close), !isMessage(member) else { return }
        let open = source.partner[close]
        // A call's parenthesis gives something else than its argument.
        guard !tokens[open].isTied || !source.isIdentifier(open - 1) && !source.is(open - 1, ")") else { return }
        needsUIKit = true
        insert("ObjectiveCObject", before: open)
        removeOptionalCall(member)
    }

    /// A member's name behind a point, or the bracket of a subscript, behind a mark.
    private func member(after last: Int) -> Int? {
        let next = source.is(last + 1, "?") || source.is(last + 1, "!") ? last + 2 : last + 1
        if source.is(next, "["), tokens[next].isTied { return next }
        let name = next + 1
        guard source.is(next, "."), source.isIdentifier(name), !source.is(name, "self") else { return nil }
        // `sender.map { … }` asks the optional.
        let isOfOptional = next == last + 1 && ["map", "flatMap", "unsafelyUnwrapped"].contains(source.text(name))
        return isOfOptional ? nil : name
    }

    /// Whether ``rewriteMessages()`` asks in its place.
    private func isMessage(_ name: Int) -> Bool { source.is(name, "responds") || source.is(name, "perform") }

    /// `sender.setNeedsLayout?()`: the member is there, and does nothing for others.
    private mutating func removeOptionalCall(_ name: Int) {
        guard source.is(name + 1, "?") || source.is(name + 1, "!"), source.is(name + 2, "("), tokens[name + 2].isTied
        else { return }
        edits.add(tokens[name + 1].start..<tokens[name + 1].end, "")
    }

    private func isAnyObject(_ index: Int) -> Bool {
        declaredType(of: source.text(index).trimmingQuotes, at: index) == "AnyObject"
    }
}
