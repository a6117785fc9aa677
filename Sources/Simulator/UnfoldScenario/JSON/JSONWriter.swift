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
        var text = ""
        write(to: &text, "\n" + String(repeating: " ", count: indent))
        return text
    }

    /// - Parameter end: what is before the last bracket of a value that takes several lines.
    private func write(to text: inout String, _ end: String) {
        switch self {
        case .object(let members):
            Self.write(members, between: "{", "}", isFlat ? " " : nil, to: &text, end) {
                Self.write($0.key, to: &$1)
                $1 += ": "
                $0.value.write(to: &$1, $2)
            }
        case .array(let elements):
            Self.write(elements, between: "[", "]", isFlat ? "" : nil, to: &text, end) { $0.write(to: &$1, $2) }
        case .string(let string): Self.write(string, to: &text)
        case .number(let number):
            // JSON has no infinities: what cannot be written counts as missing.
            let isWhole = number == number.rounded() && abs(number) < 1e15
            text += !number.isFinite ? "null" : isWhole ? String(Int(number)) : "\(number)"
        case .integer(let number): text += String(number)
        case .bool(let flag): text += flag ? "true" : "false"
        case .null: text += "null"
        }
    }

    /// - Parameter space: between brackets and elements of what stays on one line; nil where it does not.
    private static func write<Element>(
        _ elements: [Element], between opening: String, _ closing: String, _ space: String?, to text: inout String,
        _ end: String, _ write: (Element, inout String, String) -> Void
    ) {
        text += opening
        let line = end + "  "
        for (index, element) in elements.enumerated() {
            if index > 0 { text += space == nil ? "," : ", " }
            if index == 0 || space == nil { text += space ?? line }
            write(element, &text, line)
        }
        if !elements.isEmpty { text += space ?? end }
        text += closing
    }

    private var isFlat: Bool {
        switch self {
        case .object(let members): members.allSatisfy { $0.value.isLeaf } && members.count <= 4
        case .array(let elements): elements.allSatisfy(\.isNumber)
        default: true
        }
    }

    private var isLeaf: Bool { if case .object = self { false } else if case .array = self { false } else { true } }

    private var isNumber: Bool { if case .number = self { true } else if case .integer = self { true } else { false } }

    /// Neither a quote, nor "#", nor a backslash is in it.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x23 && $0 != 0x5C }
    }

    private static func write(_ string: String, to text: inout String) {
        for part in isPlain(string) ? ["\"", string, "\""] : [quote(string)] { text += part }
    }

    /// With escapes for all that ``PlainText`` shows otherwise; `escape` writes a character by its number.
    package static func quote(_ text: String, escape: (Unicode.Scalar) -> String = escaped) -> String {
        if isPlain(text) { return "\"" + text + "\"" }
        var quoted: [UInt8] = [0x22]
        var marks = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += [0x5C, UInt8(ascii: scalar)]
            case "\n": quoted += "\\n".utf8
            case "\r": quoted += "\\r".utf8
            case "\t": quoted += "\\t".utf8
            default:
                // `##[` and `##vso[` are commands to CI systems.
                let isCommand = marks >= 2 && (scalar == "[" || scalar == "v")
                if PlainText.isShown(scalar) || isCommand {
                    quoted += escape(scalar).utf8
                } else {
                    quoted += UTF8.encode(scalar)!
                }
            }
            marks = scalar == "#" ? marks + 1 : 0
        }
        return String(decoding: quoted, as: UTF8.self) + "\""
    }

    package static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { String(format: "\\u%04x", Int($0)) }.joined()
    }
}
