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
        for index in tokens.indices where source.is(index, "description") && source.is(index - 1, ".") {
            guard source.is(index + 1, "("), source.is(index + 2, ")"), let head = startOfType(endingAt: index - 2)
            else {
                continue
            }
            insert("String(reflecting: ", before: head)
            let isNamed = source.text(index - 2).isTypeName
            edits.add(tokens[index - 1].start..<tokens[index + 2].end, isNamed ? ".self)" : ")")
        }
        for index in tokens.indices where source.is(index, "classForCoder") && source.is(index + 1, ".") {
            guard source.is(index + 2, "description"), source.is(index + 3, "("), source.is(index + 4, ")"),
                let head = chainHead(before: index)
            else { continue }
            insert("String(reflecting: ", before: head)
            edits.add(tokens[index + 1].start..<tokens[index + 4].end, ")")
        }
    }

    /// The first token of the name of a class (`Cell`, `Cell.self`, `Self`), or of `self` in a method of the class itself.
    private func startOfType(endingAt last: Int) -> Int? {
        guard source.isIdentifier(last) else { return nil }
        if source.is(last, "self"), !source.is(last - 1, ".") {
            return file.type(around: last).flatMap { isInStaticMember(last, of: $0) ? last : nil }
        }
        let name = source.is(last, "self") ? last - 2 : last
        guard source.isIdentifier(name), !source.is(name - 1, ".") else { return nil }
        let word = source.text(name)
        return word == "Self" || app.site(ofClass: word) != nil || UIKitClasses.above(word) != nil ? name : nil
    }
}
