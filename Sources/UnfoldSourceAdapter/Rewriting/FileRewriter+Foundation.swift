/// Initialisers that Foundation's classes lack where there is no Objective-C, and that no extension can add; keys of
/// dictionaries, which are `AnyHashable` there.
extension FileRewriter {
    mutating func rewriteFoundation() {
        for index in tokens.indices where source.is(index, "NSMutableString") && !source.is(index - 1, ".") {
            let open = source.is(index + 1, ".") && source.is(index + 2, "init") ? index + 3 : index + 1
            guard source.is(open, "("), source.is(open + 1, ")"), tokens[open].isTied else { continue }
            insert("capacity: 0", before: open + 1)
        }
        for index in tokens.indices where source.is(index, "NSCopying") && source.is(index + 1, ")") {
            let word = source.is(index - 1, "!") ? index - 2 : index - 1
            let open = source.partner[index + 1]
            guard source.is(word, "as"), source.is(open - 1, "setObject"), word - open < 40,
                (open..<word).contains(where: { source.is($0, "forKey") && source.is($0 + 1, ":") })
            else { continue }
            blank(word, through: index)
        }
    }
}
