/// What Objective-C's objects are asked and the values of a protocol or of `AnyObject` are not here: whether they
/// respond to a selector, and to perform one. A function asks in their place.
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

    /// Whether a receiver, whose last token this is, is of a protocol or of `AnyObject`, as far as can be told. A protocol
    /// with a method of that name is asked itself.
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
