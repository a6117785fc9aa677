extension Modifiers {
    static let known: Set<String> = [
        "override", "public", "internal", "private", "fileprivate", "open", "package", "final", "static", "class",
        "mutating", "nonmutating", "dynamic", "lazy", "weak", "unowned", "required", "convenience", "optional",
        "indirect", "nonisolated", "prefix", "postfix", "infix", "isolated", "distributed", "borrowing", "consuming",
    ]
}

extension ParsedSource {
    /// What begins a statement, or goes before an expression.
    static let statementWords: Set<String> = [
        "return", "in", "if", "guard", "while", "switch", "case", "else", "try", "await", "throw", "where", "is", "as",
        "repeat", "do", "defer", "for", "let", "var",
    ]
}

extension ExpressionTypes {
    /// Methods of lists that take a closure.
    static let closureMethods: Set<String> = [
        "filter", "sorted", "drop", "prefix", "map", "compactMap", "flatMap", "first", "last",
    ]
}
