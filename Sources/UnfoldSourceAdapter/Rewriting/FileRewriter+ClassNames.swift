/// `type(of: object).description()`: classes have descriptions with Objective-C only.
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
    }
}
