/// A sentence and an example for each key, from ``SchemaKeys``; what a key says of itself goes first.
struct SchemaWords {
    private let entries: [String: (text: String, example: JSONOutput?)]

    init() {
        let lines = SchemaKeys.text.split(separator: "\n").map { $0.components(separatedBy: "\t") }
        entries = Dictionary(
            firsts: lines.filter { $0.count > 1 }.map { ($0[0], ($0[1], $0.count > 2 ? Self.value($0[2]) : nil)) })
    }

    /// With words for the keys of its objects; `path` is the definition and the keys that lead to the schema.
    func described(_ schema: JSONOutput, path: [String]) -> JSONOutput {
        guard case .object(let members) = schema else { return schema }
        return .object(
            members.map { key, value in
                switch (key, value) {
                case ("properties", .object(let properties)):
                    return (key, .object(properties.map { ($0.key, member($0.key, $0.value, path)) }))
                case ("items", _), ("additionalProperties", _): return (key, described(value, path: path))
                case ("anyOf", .array(let choices)): return (key, .array(choices.map { described($0, path: path) }))
                default: return (key, value)
                }
            })
    }

    private func member(_ key: String, _ schema: JSONOutput, _ path: [String]) -> JSONOutput {
        let inside = described(schema, path: path + [key])
        let own = if case .object(let members) = inside { members } else { [SchemaParts.Member]() }
        let entry = path.reversed().lazy.compactMap { entries["\($0).\(key)"] }.first ?? entries[key]
        var words: [SchemaParts.Member] = []
        if !own.contains(where: { $0.key == "description" }), let entry {
            words.append(("description", .string(entry.text)))
        }
        if let example = entry?.example { words.append(("examples", .array([example]))) }
        return .object(words + own)
    }

    private static func value(_ text: String) -> JSONOutput? {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)).map(output)
    }

    private static func output(_ value: Any) -> JSONOutput {
        switch value {
        case let object as [String: Any]: .object(object.sorted { $0.key < $1.key }.map { ($0.key, output($0.value)) })
        case let list as [Any]: .array(list.map(output))
        case let number as NSNumber: .number(number.doubleValue)
        default: .string("\(value)")
        }
    }
}
