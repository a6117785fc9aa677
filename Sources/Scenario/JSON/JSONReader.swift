import AutoLayout
import Foundation

/// Reads JSON with the place of every value; refuses what `JSONDecoder` lets pass (duplicate keys) and says where.
/// - Complexity: O(length of the text).
package struct JSONReader {
    static let depthLimit = 128

    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var counted = 0
    private var columns = 0
    /// Mistakes that do not stop the reading.
    package private(set) var errors: [ScenarioError] = []

    package init(_ data: Data, file: String) {
        bytes = [UInt8](data)
        self.file = file
    }

    package mutating func read() throws -> JSONNode {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            skipToInvalidByte()
            throw error(.invalidUTF8)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        let node = try value(depth: 0)
        skipSpace()
        guard index == bytes.count else { throw error(.syntax(expected: "nothing after the value", found: found)) }
        return node
    }

    /// Where the reading stands; columns count characters. Each byte is counted once, however long the line.
    private mutating func here() -> SourcePosition {
        if counted < lineStart {
            counted = lineStart
            columns = 0
        }
        let end = min(index, bytes.count)
        while counted < end {
            // A continuation byte belongs to the character before it.
            if bytes[counted] & 0xC0 != 0x80 { columns += 1 }
            counted += 1
        }
        return SourcePosition(file: file, line: line, column: columns + 1)
    }

    private mutating func error(_ problem: ScenarioError.Problem) -> ScenarioError {
        ScenarioError(position: here(), path: "", problem: problem)
    }

    private var found: String {
        guard index < bytes.count else { return "the end of the file" }
        let rest = String(decoding: bytes[index..<min(index + 12, bytes.count)], as: UTF8.self)
        return "'\(rest.prefix(8).split(whereSeparator: \.isNewline).first ?? "")'"
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0D: index += 1
            case 0x0A:
                index += 1
                line += 1
                lineStart = index
            default: return
            }
        }
    }

    private mutating func skipToInvalidByte() {
        var valid = 0
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            if scalar == "\n" {
                line += 1
                lineStart = valid + 1
            }
            valid += UTF8.width(scalar)
        }
        index = valid
    }

    // MARK: Values

    private mutating func value(depth: Int) throws -> JSONNode {
        skipSpace()
        guard depth <= Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
        let start = here()
        guard index < bytes.count else { throw error(.syntax(expected: "a value", found: found)) }
        switch bytes[index] {
        case UInt8(ascii: "{"): return JSONNode(position: start, value: .object(try members(depth: depth)))
        case UInt8(ascii: "["): return JSONNode(position: start, value: .array(try elements(depth: depth)))
        case UInt8(ascii: "\""): return JSONNode(position: start, value: .string(try string()))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONNode(position: start, value: .number(try number()))
        default: return JSONNode(position: start, value: try word())
        }
    }

    private mutating func members(depth: Int) throws -> [JSONNode.Member] {
        index += 1
        var members: [JSONNode.Member] = []
        var lines: [String: Int] = [:]
        skipSpace()
        if take("}") { return members }
        while true {
            skipSpace()
            let position = here()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
                throw error(.syntax(expected: "a key in double quotes", found: found))
            }
            let key = try string()
            skipSpace()
            guard take(":") else { throw error(.syntax(expected: "':' after the key", found: found)) }
            let value = try value(depth: depth + 1)
            if let first = lines[key] {
                errors.append(
                    ScenarioError(position: position, path: "", problem: .duplicateKey(key, firstLine: first)))
            } else {
                lines[key] = position.line
                members.append(.init(key: key, keyPosition: position, value: value))
            }
            skipSpace()
            if take("}") { return members }
            guard take(",") else { throw error(.syntax(expected: "',' or '}'", found: found)) }
        }
    }

    private mutating func elements(depth: Int) throws -> [JSONNode] {
        index += 1
        var elements: [JSONNode] = []
        skipSpace()
        if take("]") { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") { return elements }
            guard take(",") else { throw error(.syntax(expected: "',' or ']'", found: found)) }
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func word() throws -> JSONNode.Value {
        for (text, value) in [("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null)]
        where bytes[index...].starts(with: text.utf8) {
            index += text.utf8.count
            return value
        }
        for text in ["NaN", "Infinity", "nan", "inf"] where bytes[index...].starts(with: text.utf8) {
            throw error(.notFinite(text))
        }
        throw error(.syntax(expected: "a value", found: found))
    }

    private mutating func number() throws -> Double {
        let start = index
        func isPart(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
        }
        var end = index
        while end < bytes.count, isPart(bytes[end]) { end += 1 }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        if bytes[end...].starts(with: "Infinity".utf8) { throw error(.notFinite(text + "Infinity")) }
        let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let leadingZero = unsigned.hasPrefix("0") && unsigned.dropFirst().first?.isNumber == true
        guard let number = Double(text), !leadingZero, unsigned.first?.isNumber == true, unsigned.last?.isNumber == true
        else { throw error(.syntax(expected: "a number", found: "'\(text.prefix(20))'")) }
        guard number.isFinite else { throw error(.notFinite(text)) }
        index = end
        return number
    }

    // MARK: Strings

    private mutating func string() throws -> String {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                index += 1
                try escape(into: &text)
            case 0..<0x20:
                throw error(.syntax(expected: "'\\n', '\\t' or '\"' inside a string", found: "a control character"))
            default:
                text.append(byte)
                index += 1
            }
        }
        throw error(.syntax(expected: "'\"' to end the string", found: found))
    }

    private mutating func escape(into text: inout [UInt8]) throws {
        guard index < bytes.count else { throw error(.syntax(expected: "an escape", found: found)) }
        let simple: [UInt8: UInt8] = [
            0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
        ]
        if let byte = simple[bytes[index]] {
            text.append(byte)
            index += 1
            return
        }
        guard bytes[index] == UInt8(ascii: "u") else { throw error(.syntax(expected: "a JSON escape", found: found)) }
        index += 1
        var units = [try hexUnit()]
        if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
            index += 2
            units.append(try hexUnit())
        }
        text += Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func hexUnit() throws -> UInt16 {
        guard index + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw error(.syntax(expected: "four hexadecimal digits", found: found)) }
        index += 4
        return unit
    }
}
