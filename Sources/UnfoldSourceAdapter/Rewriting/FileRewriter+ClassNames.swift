/// `type(of: object).description()`, `object.classForCoder.description()`: classes have descriptions with Objective-C only.
extension FileRewriter {
    mutating func rewriteClassNames() {
        for index in tokens.indices where source.is(index, "type") && source.is(index + 1, "(") {
            let close = source.partner[index + 1]
            guard source.is(index + 2, "of"), source.is(close + 1, "."), source.is(close + 2, "description"),
                source.is(close + 3, "("), source.is(close + 4, ")")
            else { continue }
            insert("String(reflecting: ", before: index)
            edits.add(tokens[close + 1].start..<tokens[close + 4].end, ")")
        }
        for index in tokens.indices where source.is(index, "classForCoder") && source.is(index + 1, ".") {
            guard source.is(index + 2, "description"), source.is(index + 3, "("), source.is(index + 4, ")"),
                let head = chainHead(before: index)
            else { continue }
            insert("String(reflecting: ", before: head)
            edits.add(tokens[index + 1].start..<tokens[index + 4].end, ")")
        }
    }
}
