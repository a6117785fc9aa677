/// A JSON value with its keys in the order given, so that the same report is the same bytes.
package indirect enum JSONOutput: Sendable {
    case object([(key: String, value: JSONOutput)])
    case array([JSONOutput])
    case string(String)
    case number(Double)
    case integer(Int)
    case bool(Bool)
    case null

    /// An object without the members that are nil.
    package init(present members: KeyValuePairs<String, (any JSONConvertible)?>) {
        self = .object(members.compactMap { key, value in value.map { (key, $0.json) } })
    }

    /// Indented by two spaces; what has no nested containers of its own stays on one line.
    package func written(indent: Int = 0) -> String {
        let pad = String(repeating: " ", count: indent + 2)
        let end = String(repeating: " ", count: indent)
        switch self {
        case .object(let members):
            if members.isEmpty { return "{}" }
            let parts = members.map { "\(Self.quote($0.key)): \($0.value.written(indent: indent + 2))" }
            if isFlat { return "{ " + parts.joined(separator: ", ") + " }" }
            return "{\n" + parts.map { pad + $0 }.joined(separator: ",\n") + "\n\(end)}"
        case .array(let elements):
            if elements.isEmpty { return "[]" }
            let parts = elements.map { $0.written(indent: indent + 2) }
            if isFlat { return "[" + parts.joined(separator: ", ") + "]" }
            return "[\n" + parts.map { pad + $0 }.joined(separator: ",\n") + "\n\(end)]"
        case .string(let text): return Self.quote(text)
        case .number(let number):
            // JSON has no infinities: what cannot be written counts as missing.
            guard number.isFinite else { return "null" }
            return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
        case .integer(let number): return String(number)
        case .bool(let flag): return flag ? "true" : "false"
        case .null: return "null"
        }
    }

    private var isFlat: Bool {
        switch self {
        case .object(let members): members.allSatisfy { $0.value.isLeaf } && members.count <= 4
        case .array(let elements): elements.allSatisfy(\.isNumber)
        default: true
        }
    }

    private var isLeaf: Bool {
        switch self {
        case .object, .array: false
        default: true
        }
    }

    private var isNumber: Bool {
        switch self {
        case .number, .integer: true
        default: false
        }
    }

    /// With escapes for all that ``PlainText`` shows otherwise; `escape` writes a character by its number.
    package static func quote(_ text: String, escape: (Unicode.Scalar) -> String = escaped) -> String {
        var quoted = "\""
        var marks = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            default:
                // `##[` and `##vso[` are commands to CI systems.
                let isCommand = marks >= 2 && (scalar == "[" || scalar == "v")
                if PlainText.isShown(scalar) || isCommand {
                    quoted += escape(scalar)
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
            marks = scalar == "#" ? marks + 1 : 0
        }
        return quoted + "\""
    }

    package static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { String(format: "\\u%04x", Int($0)) }.joined()
    }
}
