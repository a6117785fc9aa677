/// Reads schemas out of text. A member is `key: kind`, or `key?: kind` where it may be missing; kinds are
/// `text`, `number`, `bool`, `integer` with its minimum, `map` with the kind of its values, `[kind]`, `[kind * count]`,
/// `{ members }`, `(words)`, `#definition`, `kind?` for one that may be null, `kind | kind`, and names. `let` gives a
/// kind a name, `+name` is its members, `(@name)` words that Swift knows; as a key, each of them. A note is in quotes.
/// `document` begins a schema: its title, its root, then its definitions; `+name` takes in those of another one.
struct SchemaReader {
    private var tokens: ArraySlice<String>
    private let words: [String: [String]]
    private var named: [String: Schema] = [
        "text": .string(), "number": .number(), "bool": .bool, "version": .constant(1),
    ]
    private(set) var documents: [String: SchemaDocument] = [:]

    /// - Parameter words: lists of words by name.
    init(_ text: String, words: [String: [String]]) {
        tokens = Self.tokens(of: text)[...]
        self.words = words
        var document = ""
        while let token = next() {
            switch token {
            case "let":
                let name = next() ?? ""
                named[name] = kind()
            case "document":
                document = next() ?? ""
                documents[document] = SchemaDocument(title: note() ?? "", root: kind())
            case "+":
                let others = documents[next() ?? ""]?.definitions ?? []
                documents[document]?.definitions += others
            default:
                let schema = kind()
                documents[document]?.definitions.append((token, schema))
            }
        }
    }

    private mutating func kind() -> Schema {
        let first = nullable()
        guard take("|") else { return first }
        var kinds = [first]
        repeat { kinds.append(nullable()) } while take("|")
        return .either(kinds)
    }

    private mutating func nullable() -> Schema {
        let kind = plain()
        return take("?") ? .nullable(kind) : kind
    }

    private mutating func plain() -> Schema {
        switch next() {
        case "[":
            let element = kind()
            let count = take("*") ? next().flatMap { Int($0) } : nil
            _ = take("]")
            return .array(element, count: count)
        case "{": return object()
        case "(": return .word(list())
        case "#": return .reference(next() ?? "")
        case "map": return .map(kind())
        case "integer": return .integer(from: next().flatMap { Int($0) })
        case "text": return .string(note: note())
        case "number": return .number(note: note())
        case let name:
            guard let kind = named[name ?? ""] else { preconditionFailure("no schema \(name ?? "at the end")") }
            return kind
        }
    }

    private mutating func object() -> Schema {
        let text = note()
        var members: [Schema.Member] = []
        while let token = next(), token != "}" {
            if token == "+", case .object(let more, _)? = named[next() ?? ""] {
                members += more
            } else {
                let names = token == "(" ? list() : [token]
                let isRequired = !take("?")
                _ = take(":")
                let kind = kind()
                members += names.map { .init(name: $0, schema: kind, isRequired: isRequired) }
            }
        }
        return .object(members, note: text)
    }

    private mutating func list() -> [String] {
        var list: [String] = []
        while let token = next(), token != ")" { list += token == "@" ? words[next() ?? ""] ?? [] : [token] }
        return list
    }

    private mutating func note() -> String? {
        tokens.first?.first == "\"" ? next().map { String($0.dropFirst()) } : nil
    }
    private mutating func next() -> String? { tokens.popFirst() }
    private mutating func take(_ token: String) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }

    /// Marks, words, and what is in quotes with the first of them.
    private static func tokens(of text: String) -> [String] {
        var (tokens, word, isQuoted): ([String], String, Bool) = ([], "", false)
        for character in text {
            if isQuoted ? character != "\"" : !" \n,\"[]{}()#?:|*+@".contains(character) {
                word.append(character)
                continue
            }
            if !word.isEmpty { tokens.append(word) }
            word = ""
            if character == "\"" {
                isQuoted.toggle()
                if isQuoted { word = "\"" }
            } else if !" \n,".contains(character) {
                tokens.append(String(character))
            }
        }
        return tokens
    }
}
