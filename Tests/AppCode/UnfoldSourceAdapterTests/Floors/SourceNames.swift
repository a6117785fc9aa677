@testable import UnfoldSourceAdapter

/// What a file of the package declares for others, and which names it uses; read off its tokens.
struct SourceNames {
    /// Names that others can use: of types in no other type, and of what is in types or next to them.
    private(set) var declared: Set<String> = []
    /// Names that only the file can use, or that are too common to tell anything: of private things, and of types in
    /// types.
    private var own: Set<String> = []
    /// Names of variables and parameters inside functions, and of argument labels: they hide what others declare.
    private var local: Set<String> = []
    /// Names behind a dot, or of types, and others.
    private var members: Set<String> = []
    private var bare: Set<String> = []

    /// Names of others that the file may mean.
    var used: Set<String> { members.union(bare.subtracting(local)).subtracting(declared).subtracting(own) }

    init(_ source: ParsedSource) {
        var reader = Reader(source: source)
        reader.read()
        self = reader.names
    }

    private struct Reader {
        let source: ParsedSource
        var names = SourceNames()
        /// Ends of the bodies that the reader is in, and whether each is a type's.
        var bodies: [(end: Int, isType: Bool)] = []
        var nextBodyIsType = false
        var nextIsPrivate = false

        static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor"]
        static let others: Set<String> = ["func", "typealias", "associatedtype", "var", "let"]

        var isOutside: Bool { bodies.allSatisfy(\.isType) }

        mutating func read() {
            var index = 0
            while index < source.tokens.count {
                if let body = bodies.last, body.end == index { bodies.removeLast() }
                index = step(index)
            }
        }

        /// Reads one token, or one declaration's name; the answer is where to go on.
        private mutating func step(_ index: Int) -> Int {
            if source.is(index, "{") {
                bodies.append((source.partner[index], nextBodyIsType))
                nextBodyIsType = false
                return index + 1
            }
            guard source.isIdentifier(index) else { return index + 1 }
            let word = source.text(index)
            let isMember = source.is(index - 1, ".")
            if !isMember, word == "private" || word == "fileprivate" {
                nextIsPrivate = !source.is(index + 1, "(")
                return index + 1
            }
            if !isMember, word == "extension" {
                nextBodyIsType = true
                return index + 1
            }
            if !isMember, source.isIdentifier(index + 1) {
                let isType = Self.types.contains(word) && !Self.others.contains(source.text(index + 1))
                if isType || Self.others.contains(word) {
                    declare(source.text(index + 1), isType: isType)
                    if isType { nextBodyIsType = true }
                    return index + 2
                }
            }
            // They have no names that anyone could look up.
            if word == "init" || word == "subscript" || word == "deinit" { nextIsPrivate = false }
            if word == "case", isOutside, !bodies.isEmpty { return cases(index + 1) }
            use(word, at: index, isMember: isMember)
            return index + 1
        }

        private mutating func declare(_ name: String, isType: Bool) {
            let isDistinctive = isType ? bodies.isEmpty : name.first?.isUppercase == false
            if !isOutside {
                names.local.insert(name)
            } else if nextIsPrivate || !isDistinctive {
                names.own.insert(name)
            } else {
                names.declared.insert(name)
            }
            nextIsPrivate = false
        }

        /// The cases of an enumeration that are in one declaration.
        private mutating func cases(_ first: Int) -> Int {
            var index = first
            while source.isIdentifier(index) {
                let name = source.text(index)
                if name.first?.isUppercase == false { names.declared.insert(name) }
                index += 1
                if source.is(index, "(") {
                    for inner in index..<source.partner[index] where source.isIdentifier(inner) {
                        use(source.text(inner), at: inner, isMember: source.is(inner - 1, "."))
                    }
                    index = source.partner[index] + 1
                }
                if source.is(index, "=") { index += 2 }
                guard source.is(index, ",") else { return index }
                index += 1
            }
            return index
        }

        private mutating func use(_ word: String, at index: Int, isMember: Bool) {
            // A label alone, or in front of its parameter's name.
            let isLabel =
                source.is(index + 1, ":") && !source.is(index - 1, "?") && !source.is(index - 1, "case")
                || source.isIdentifier(index + 1) && source.is(index + 2, ":")
                    && (source.is(index - 1, "(") || source.is(index - 1, ","))
            if isMember || word.first?.isUppercase == true {
                names.members.insert(word)
            } else if isLabel || source.is(index + 1, "in") || source.is(index - 1, "for") {
                names.local.insert(word)
            } else {
                names.bare.insert(word)
            }
        }
    }

    private init() {}
}
