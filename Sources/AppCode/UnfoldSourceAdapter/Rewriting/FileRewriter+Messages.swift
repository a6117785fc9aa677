/// Whether an object of a protocol or `AnyObject` responds to a selector, and to perform one: a function asks.
extension FileRewriter {
    mutating func rewriteMessages() {
        for index in source.places(of: "responds", "perform") {
            guard source.is(index - 1, "."), source.is(index + 1, "("), tokens[index + 1].isTied else { continue }
            let isQuestion = source.is(index, "responds")
            guard !isQuestion || source.is(index + 2, "to"), isForeign(index - 2, asked: source.text(index)),
                let head = chainHead(before: index)
            else { continue }
            needsUIKit = true
            let mark = source.is(index - 2, "?") ? index - 2 : index - 1
            insert("ObjectiveCMessages.\(source.text(index))(", before: head)
            replaceAll(mark, through: index + 1, with: ", ")
        }
    }

    /// Whether a receiver, whose last token this is, is of a protocol without a method of that name, or of `AnyObject`.
    private func isForeign(_ token: Int, asked name: String) -> Bool {
        let last = source.is(token, "?", "!") ? token - 1 : token
        guard !source.is(last, "super", "self"), let types = expressions.names(ofExpressionEndingAt: last),
            !types.contains(where: { type in app.hasFunction(name, in: type) { _ in true } })
        else { return false }
        return types.allSatisfy { type in
            type == "AnyObject" || app.isProtocol(type) || DelegateMethods.isProtocol(type, besides: app)
        }
    }
}
