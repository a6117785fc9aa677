/// Reads JSON Schemas (draft 2020-12) out of text. A member is `key: kind`, or `key?: kind` where it may be missing; kinds
/// are `text`, `number`, `bool`, `integer` with its minimum, `map` with the kind of its values, `[kind]`, `[kind * count]`,
/// `[kind +]` for at least one, `{ members }`, `(words)`, `#definition`, `kind?` for one that may be null, `kind | kind`,
/// and names. `let` gives a kind a name, `+name` is its members, `(@name)` words that Swift knows; as a key, each of them.
/// A note is in quotes. `document` begins a schema: its title, its root, then its definitions; `+name` takes in those of
/// another one.
package struct SchemaReader {
    private var tokens: ArraySlice<String>
    private let words: [String: [String]]
    private var named: [String: JSONOutput]
    private let isClosed: Bool
    private(set) var documents: [String: JSONOutput] = [:]
    private(set) var definitions: [String: JSONOutput] = [:]

    /// - Parameters:
    ///   - kinds: Kinds that Swift knows, by name.
    ///   - isClosed: Whether objects have the members that are named and no others.
    package init(_ text: String, words: [String: [String]], kinds: [String: JSONOutput] = [:], isClosed: Bool = false) {
        tokens = Self.tokens(of: text)[...]
        (self.words, self.isClosed) = (words, isClosed)
        named = kinds.merging(["bool": ["type": "boolean"], "version": ["const": 1]]) { own, _ in own }
        var document = ""
        while let token = next() {
            switch token {
            case "let":
                let name = next() ?? ""
                named[name] = kind()
            case "document":
                document = next() ?? ""
                let head: JSONOutput = [
                    "$schema": "https://json-schema.org/draft/2020-12/schema", "title": note() ?? "",
                ]
                documents[document] = head + kind()
            case "+": definitions[document, default: [:]] += definitions[next() ?? ""] ?? [:]
            default: definitions[document, default: [:]] += [token: kind()]
            }
        }
    }

    package func text(_ document: String) -> String? {
        guard let schema = documents[document] else { return nil }
        return (schema + JSONOutput(present: ["$defs": definitions[document]])).written() + "\n"
    }

    private mutating func kind() -> JSONOutput {
        let first = nullable()
        guard take("|") else { return first }
        var kinds = [first]
        repeat { kinds.append(nullable()) } while take("|")
        return ["anyOf": kinds]
    }

    private mutating func nullable() -> JSONOutput {
        let kind = plain()
        return take("?") ? ["anyOf": [kind, ["type": "null"]]] : kind
    }

    private mutating func plain() -> JSONOutput {
        switch next() {
        case "[":
            let element = kind()
            let least = take("+") ? 1 : nil
            let count = take("*") ? next().flatMap { Int($0) } : nil
            _ = take("]")
            return JSONOutput(
                present: ["type": "array", "items": element, "minItems": least ?? count, "maxItems": count])
        case "{": return object()
        case "(": return ["type": "string", "enum": list()]
        case "#": return ["$ref": "#/$defs/\(next() ?? "")"]
        case "map": return ["type": "object", "additionalProperties": kind()]
        case "integer": return JSONOutput(present: ["type": "integer", "minimum": next().flatMap { Int($0) }])
        case "text": return JSONOutput(present: ["description": note(), "type": "string"])
        case "number": return JSONOutput(present: ["description": note(), "type": "number"])
        case let name:
            guard let kind = named[name ?? ""] else { preconditionFailure("no schema \(name ?? "at the end")") }
            return kind
        }
    }

    private mutating func object() -> JSONOutput {
        let note = note()
        var (properties, required): (JSONOutput, [JSONOutput]) = ([:], [])
        while let token = next(), token != "}" {
            if token == "+", let more = named[next() ?? ""], case .array(let names)? = more["required"]?.json {
                properties += more["properties"]?.json ?? [:]
                required += names
            } else {
                let names = token == "(" ? list() : [token]
                let isRequired = !take("?")
                _ = take(":")
                let kind = kind()
                properties += .object(names.map { ($0, kind) })
                if isRequired { required += names.map(\.json) }
            }
        }
        return JSONOutput(present: [
            "description": note, "type": "object", "properties": properties, "required": required,
            "additionalProperties": isClosed ? false : nil,
        ])
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
