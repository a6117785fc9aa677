struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var tokens: [Token] = []
    private var interpolations: [Interpolation] = []
    private var lastEnd = -1
    private var startsLine = true
    /// Looks at bytes, for tests: grows with the length of the source and nothing else.
    private(set) var steps = 0

    private struct Interpolation {
        var literal: StringDelimiter
        var parentheses = 0
        let start: Int
    }

    private struct StringDelimiter {
        var hashes: Int
        var isMultiline: Bool
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func tokens(of bytes: [UInt8]) throws(SourceDefect) -> [Token] {
        var lexer = SwiftLexer(bytes)
        try lexer.read()
        return lexer.tokens
    }

    mutating func read() throws(SourceDefect) {
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
        if bytes.starts(with: Array("#!".utf8)) { skipLine() }
        while try skipSpace() { try readToken() }
        if let open = interpolations.last { throw SourceDefect(offset: open.start, kind: .openInterpolation) }
    }

    private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    private var current: UInt8 { byte(position) }

    private mutating func skip(while goesOn: (UInt8) -> Bool) {
        while position < bytes.count, goesOn(bytes[position]) {
            position += 1
            steps += 1
        }
    }

    private mutating func skipLine() { skip { !$0.isNewline } }

    private mutating func skipSpace() throws(SourceDefect) -> Bool {
        while position < bytes.count {
            steps += 1
            switch bytes[position] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0b, 0x0c: position += 1
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"): try skipBlockComment()
            default: return true
            }
        }
        return false
    }

    private mutating func skipBlockComment() throws(SourceDefect) {
        let start = position
        var depth = 0
        while position < bytes.count {
            steps += 1
            let next = byte(position + 1)
            switch bytes[position] {
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                depth += 1
                position += 2
            case UInt8(ascii: "*") where next == UInt8(ascii: "/"):
                depth -= 1
                position += 2
                if depth == 0 { return }
            default:
                if bytes[position].isNewline { startsLine = true }
                position += 1
            }
        }
        throw SourceDefect(offset: start, kind: .openComment)
    }

    private mutating func add(_ kind: Token.Kind, from start: Int) {
        tokens.append(Token(kind: kind, start: start, end: position, startsLine: startsLine, isTied: lastEnd == start))
        startsLine = false
        lastEnd = position
    }

    private mutating func readToken() throws(SourceDefect) {
        let start = position
        let first = bytes[start]
        switch first {
        case UInt8(ascii: "\""): try readString(hashes: 0)
        case UInt8(ascii: "#"): try readHash()
        case UInt8(ascii: "`"): try readQuotedIdentifier()
        case _ where first.isDigit: readNumber()
        case _ where first.isIdentifierHead:
            readWord()
            add(.identifier, from: start)
        case _ where Self.punctuation.contains(first): try readPunctuation(first)
        case UInt8(ascii: "."): readDots()
        default:
            if first == UInt8(ascii: "/"), startsLiteral, try readRegex(hashes: 0) { return }
            guard first.isOperator else { throw SourceDefect(offset: start, kind: .byte(first)) }
            readOperator()
        }
    }

    private static let punctuation = Set("()[]{},;:@\\".utf8)

    /// A point is punctuation, several are an operator (`...`, `..<`).
    private mutating func readDots() {
        let start = position
        position += 1
        let isOperator = current == UInt8(ascii: ".")
        while isOperator, current == UInt8(ascii: ".") || current.isOperator && !startsComment {
            position += 1
            steps += 1
        }
        add(isOperator ? .operator : .punctuation, from: start)
    }

    private mutating func readPunctuation(_ first: UInt8) throws(SourceDefect) {
        let start = position
        position += 1
        add(.punctuation, from: start)
        guard let last = interpolations.indices.last else { return }
        if first == UInt8(ascii: "(") { interpolations[last].parentheses += 1 }
        guard first == UInt8(ascii: ")") else { return }
        interpolations[last].parentheses -= 1
        guard interpolations[last].parentheses == 0 else { return }
        let literal = interpolations.removeLast().literal
        try readStringPart(literal, from: position)
    }

    private mutating func readWord() { skip { $0.isIdentifierPart } }

    private mutating func readQuotedIdentifier() throws(SourceDefect) {
        let start = position
        position += 1
        skip { $0 != UInt8(ascii: "`") && !$0.isNewline }
        guard current == UInt8(ascii: "`") else { throw SourceDefect(offset: start, kind: .openName) }
        position += 1
        add(.identifier, from: start)
    }

    private mutating func readNumber() {
        let start = position
        readWord()
        // A point belongs to the number if a digit follows: `1.5`, but `1.description` and `0...9`.
        if current == UInt8(ascii: "."), byte(position + 1).isDigit {
            position += 1
            readWord()
        }
        let isHexadecimal = bytes[start] == UInt8(ascii: "0") && byte(start + 1) == UInt8(ascii: "x")
        let exponent = byte(position - 1) | 0x20
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-"), byte(position + 1).isDigit,
            exponent == UInt8(ascii: isHexadecimal ? "p" : "e")
        {
            position += 1
            readWord()
        }
        add(.number, from: start)
    }

    private var startsComment: Bool {
        current == UInt8(ascii: "/")
            && (byte(position + 1) == UInt8(ascii: "/") || byte(position + 1) == UInt8(ascii: "*"))
    }

    private mutating func readOperator() {
        let start = position
        let first = bytes[start]
        // `a?.b`, `f!(x)`, `T?` and `[T?]`: tied to what is before.
        if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), endsExpression, lastEnd == start {
            let isCoalescing =
                first == UInt8(ascii: "?") && byte(start + 1) == UInt8(ascii: "?") && byte(start + 2).isSpace
            if !isCoalescing {
                position += 1
                return add(.punctuation, from: start)
            }
        }
        while position < bytes.count, bytes[position].isOperator, position == start || !startsComment {
            position += 1
            steps += 1
        }
        add(.operator, from: start)
    }

    /// Whether the token before ends an expression or a type, so that an operator tied to it is behind.
    private var endsExpression: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .number, .string, .regex, .identifier: return true
        case .directive, .operator: return last.kind == .operator && bytes[last.end - 1] == UInt8(ascii: ">")
        case .punctuation: return [")", "]", "}", "?", "!"].contains { bytes[last.start] == UInt8(ascii: $0) }
        }
    }

    private mutating func readHash() throws(SourceDefect) {
        let start = position
        var hashes = 0
        while byte(position + hashes) == UInt8(ascii: "#") { hashes += 1 }
        steps += hashes
        let next = byte(position + hashes)
        if next == UInt8(ascii: "\"") {
            position += hashes
            return try readString(hashes: hashes)
        }
        if next == UInt8(ascii: "/") {
            position += hashes
            if try readRegex(hashes: hashes) { return }
            position = start
        }
        position += hashes
        readWord()
        add(.directive, from: start)
    }

    /// At the first quote; `hashes` are before it.
    private mutating func readString(hashes: Int) throws(SourceDefect) {
        let start = position - hashes
        let quotes = byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
        // `#"""#` is a literal of one line.
        let isMultiline = quotes && !(hashes > 0 && closes(at: position + 2, hashes))
        position += isMultiline ? 3 : 1
        try readStringPart(StringDelimiter(hashes: hashes, isMultiline: isMultiline), from: start)
    }

    private func closes(at offset: Int, _ hashes: Int) -> Bool {
        for index in 0..<hashes where byte(offset + 1 + index) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Up to the closing delimiter or the next interpolation.
    private mutating func readStringPart(_ literal: StringDelimiter, from start: Int) throws(SourceDefect) {
        while position < bytes.count {
            steps += 1
            let next = bytes[position]
            if next == UInt8(ascii: "\""), endsLiteral(literal) {
                position += (literal.isMultiline ? 3 : 1) + literal.hashes
                return add(.string, from: start)
            }
            if next.isNewline, !literal.isMultiline { break }
            guard next == UInt8(ascii: "\\"), closes(at: position, literal.hashes) else {
                position += 1
                continue
            }
            let escaped = position + 1 + literal.hashes
            if byte(escaped) == UInt8(ascii: "(") {
                position = escaped
                add(.string, from: start)
                interpolations.append(Interpolation(literal: literal, start: escaped))
                return try readPunctuation(UInt8(ascii: "("))
            }
            // A line end may be escaped in a literal of several lines, and is not skipped here otherwise.
            position = byte(escaped).isNewline ? escaped : escaped + 1
        }
        throw SourceDefect(offset: start, kind: .openString)
    }

    private func endsLiteral(_ literal: StringDelimiter) -> Bool {
        if !literal.isMultiline { return closes(at: position, literal.hashes) }
        return byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
            && closes(at: position + 2, literal.hashes)
    }

    /// A slash begins a literal only where an expression may begin.
    private var startsLiteral: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .number, .string, .regex, .directive: return false
        case .operator: return lastEnd != position
        case .identifier:
            return Self.wordsBeforeExpressions.contains(String(decoding: bytes[last.start..<last.end], as: UTF8.self))
        case .punctuation: return ["(", "[", "{", ",", ":", ";"].contains { bytes[last.start] == UInt8(ascii: $0) }
        }
    }

    private static let wordsBeforeExpressions: Set<String> = [
        "return", "case", "in", "try", "await", "if", "while", "guard", "switch", "throw", "else", "where", "is", "as",
    ]

    /// At the slash; false, and nothing read, if it is an operator after all.
    private mutating func readRegex(hashes: Int) throws(SourceDefect) -> Bool {
        let start = position - hashes
        let first = byte(position + 1)
        let isMultiline = hashes > 0 && first.isNewline
        if hashes == 0, first.isSpace || first == UInt8(ascii: ")") || first == UInt8(ascii: "/") { return false }
        var offset = position + 1
        var parentheses = 0
        var isInClass = false
        while offset < bytes.count {
            steps += 1
            let next = bytes[offset]
            if next.isNewline, !isMultiline { break }
            switch next {
            case UInt8(ascii: "\\"):
                offset += byte(offset + 1).isNewline ? 1 : 2
                continue
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: parentheses += 1
            case UInt8(ascii: ")") where !isInClass:
                parentheses -= 1
                if parentheses < 0, hashes == 0 { return false }
            case UInt8(ascii: "/") where closes(at: offset, hashes):
                // A literal of one line does not end in a blank: `a = /b + c /d` has none.
                if hashes == 0, bytes[offset - 1].isSpace { return false }
                position = offset + 1 + hashes
                add(.regex, from: start)
                return true
            default: break
            }
            offset += 1
        }
        if hashes > 0 { throw SourceDefect(offset: start, kind: .openRegex) }
        return false
    }
}

extension UInt8 {
    var isNewline: Bool { self == 0x0a || self == 0x0d }
    var isSpace: Bool { self == 0x20 || self == 0x09 || isNewline }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    /// A letter, `_`, `$`, or a part of a character beyond ASCII.
    var isIdentifierHead: Bool {
        (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7a || self == 0x5f || self == 0x24 || self >= 0x80
    }
    var isIdentifierPart: Bool { isIdentifierHead || isDigit }
    var isOperator: Bool { Self.operators.contains(self) }
    private static let operators = Set("/=-+!*%<>&|^~?".utf8)
}
