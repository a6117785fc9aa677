/// Initialisers that Foundation's classes lack where there is no Objective-C, and that no extension can add.
extension FileRewriter {
    mutating func rewriteFoundation() {
        for index in tokens.indices where source.is(index, "NSMutableString") && !source.is(index - 1, ".") {
            let open = source.is(index + 1, ".") && source.is(index + 2, "init") ? index + 3 : index + 1
            guard source.is(open, "("), source.is(open + 1, ")"), tokens[open].isTied else { continue }
            insert("capacity: 0", before: open + 1)
        }
    }
}
