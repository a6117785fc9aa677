typealias Members = [JSONValue.Member]

extension Members {
    init(_ members: KeyValuePairs<String, JSONValue?>) {
        self = members.compactMap { key, value in value.map { JSONValue.Member(key: key, value: $0) } }
    }
}

indirect enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([Member])

    struct Member: Hashable, Sendable {
        let key: String
        let value: JSONValue
    }

    init(_ members: KeyValuePairs<String, JSONValue?>) { self = .object(Members(members)) }

    init(stringLiteral text: String) { self = .text(text) }

    static func text(_ text: String?) -> JSONValue { text.map { .text($0) } ?? .null }

    /// Two spaces a level; what fits into 110 characters is one line.
    func written(indent: String = "", column: Int = 0) -> String {
        let line = oneLine
        guard column + line.count > 110 else { return line }
        let inner = indent + "  "
        switch self {
        case .list(let values) where !values.isEmpty:
            let lines = values.map { inner + $0.written(indent: inner, column: inner.count + 1) }
            return "[\n" + lines.joined(separator: ",\n") + "\n" + indent + "]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { member in
                let key = inner + Self.quote(member.key) + ": "
                return key + member.value.written(indent: inner, column: key.count + 1)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
        default: return line
        }
    }

    private var oneLine: String {
        switch self {
        case .null: "null"
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): DeviceRecord.number(number)
        case .text(let text): Self.quote(text)
        case .list(let values): "[" + values.map(\.oneLine).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quote($0.key)): \($0.value.oneLine)" }.joined(separator: ", ") + "}"
        }
    }

    static func quote(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _
            where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029:
                let hex = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
