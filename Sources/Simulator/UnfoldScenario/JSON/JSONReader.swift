/// Reads JSON with the position of every value; refuses what `JSONDecoder` lets pass (duplicate keys) and says where.
package struct JSONReader {
    static let depthLimit = 128
    /// Values in one file; more would take more memory than a scenario is worth.
    static let valueLimit = 4_000_000

    let bytes: [UInt8]
    private let file: String
    var index = 0
    private var line = 1
    private var lineStart = 0
    private var counted = 0
    private var columns = 0
    var values = 0
    package private(set) var errors: [ScenarioError] = []

    package init(_ data: Data, file: String) {
        bytes = [UInt8](data)
        self.file = file
    }

    package mutating func read() throws(ScenarioError) -> JSONNode {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            skipToInvalidByte()
            throw error(.invalidUTF8)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
        let node = try value(depth: 0)
        skipSpace()
        guard index == bytes.count else { throw expected(.nothing) }
        return node
    }

    /// Where the reading is; columns count scalars. Each byte is counted once, however long the line.
    private mutating func here() -> SourcePosition {
        if counted < lineStart {
            counted = lineStart
            columns = 0
        }
        let end = min(index, bytes.count)
        while counted < end {
            // A continuation byte belongs to the scalar before it.
            if bytes[counted] & 0xC0 != 0x80 { columns += 1 }
            counted += 1
        }
        return SourcePosition(file: file, line: line, column: columns + 1)
    }

    mutating func error(_ problem: ScenarioError.Problem) -> ScenarioError {
        ScenarioError(position: here(), path: "", problem: problem)
    }

    mutating func expected(_ token: ScenarioError.Token) -> ScenarioError {
        error(.syntax(expected: .token(token), found: found))
    }

    private var found: ScenarioError.Found {
        guard index < bytes.count else { return .endOfFile }
        let rest = String(decoding: bytes[index..<min(index + 12, bytes.count)], as: UTF8.self)
        return .text(Excerpt.text(rest.prefix(8).split(whereSeparator: \.isNewline).first ?? "", 8))
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

    private mutating func value(depth: Int) throws(ScenarioError) -> JSONNode {
        skipSpace()
        guard depth <= Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
        values += 1
        guard values <= Self.valueLimit else { throw error(.tooMany("values", limit: Self.valueLimit)) }
        let start = here()
        guard index < bytes.count else { throw expected(.value) }
        switch bytes[index] {
        case UInt8(ascii: "{"): return JSONNode(position: start, value: .object(try members(depth: depth)))
        case UInt8(ascii: "["): return JSONNode(position: start, value: .array(try elements(depth: depth)))
        case UInt8(ascii: "\""):
            var escapes: [JSONNode.Escape] = []
            let text = try string(escapes: &escapes)
            return JSONNode(position: start, value: .string(text), escapes: escapes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONNode(position: start, value: .number(try number()))
        default: return JSONNode(position: start, value: try word())
        }
    }

    private mutating func members(depth: Int) throws(ScenarioError) -> [JSONNode.Member] {
        index += 1
        var members: [JSONNode.Member] = []
        var lines: [String: Int] = [:]
        skipSpace()
        if take("}") { return members }
        while true {
            skipSpace()
            let position = here()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw expected(.key) }
            var escapes: [JSONNode.Escape] = []
            let key = try string(escapes: &escapes)
            skipSpace()
            guard take(":") else { throw expected(.colon) }
            let value = try value(depth: depth + 1)
            if let first = lines[key] {
                let problem = ScenarioError.Problem.duplicateKey(key, firstLine: first)
                if errors.count < ScenarioLimits.errors {
                    errors.append(ScenarioError(position: position, path: "", problem: problem))
                }
            } else {
                lines[key] = position.line
                members.append(.init(key: key, keyPosition: position, value: value))
            }
            skipSpace()
            if take("}") { return members }
            guard take(",") else { throw expected(.commaOrBrace) }
        }
    }

    private mutating func elements(depth: Int) throws(ScenarioError) -> [JSONNode] {
        index += 1
        var elements: [JSONNode] = []
        skipSpace()
        if take("]") { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") { return elements }
            guard take(",") else { throw expected(.commaOrBracket) }
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func word() throws(ScenarioError) -> JSONNode.Value {
        for (text, value) in [("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null)]
        where bytes[index...].starts(with: text.utf8) {
            index += text.utf8.count
            return value
        }
        for text in ["NaN", "Infinity", "nan", "inf"] where bytes[index...].starts(with: text.utf8) {
            throw error(.notFinite(text))
        }
        throw expected(.value)
    }

    private mutating func number() throws(ScenarioError) -> Double {
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
        else { throw error(.syntax(expected: .token(.number), found: .text(String(text.prefix(20))))) }
        guard number.isFinite else { throw error(.notFinite(text)) }
        index = end
        return number
    }
}
