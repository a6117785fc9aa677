/// A source that reads well: tokens, which brackets belong together, under which `#if` each token stands, lines.
struct ParsedSource {
    let path: String
    let bytes: [UInt8]
    let tokens: [Token]
    /// For each bracket the index of its partner; -1 for other tokens.
    let partner: [Int]
    /// For each token the innermost opening brace around it; -1 outside of any.
    let brace: [Int]
    /// For each token the number of its innermost `#if` branch; 0 outside of any. What is under `#if canImport(UIKit)`
    /// or `#if os(iOS)` counts as if the condition were not there: it holds wherever adapted files are compiled.
    let branch: [Int]
    /// Of each branch what it is under (``conditions(of:within:)``).
    private let alternatives: [ConditionalBranch]
    private let lineStarts: [Int]

    init(path: String, bytes: [UInt8]) throws(SourceDefect) {
        self.path = path
        self.bytes = bytes
        tokens = try SwiftLexer.tokens(of: bytes)
        partner = try Self.partners(tokens, bytes)
        brace = Self.braces(tokens, partner, bytes)
        (branch, alternatives) = try Self.branches(tokens, bytes)
        lineStarts = Self.lineStarts(bytes[...])
    }

    // MARK: Tokens

    func text(_ index: Int) -> String {
        tokens.indices.contains(index)
            ? String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self) : ""
    }

    func text(_ first: Int, through last: Int) -> String {
        String(decoding: bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
    }

    /// Whether the token reads so; false past either end. No string is made for it.
    func `is`(_ index: Int, _ word: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        guard token.end - token.start == word.utf8CodeUnitCount, token.kind != .string else { return false }
        return word.withUTF8Buffer { buffer in
            for (offset, byte) in buffer.enumerated() where bytes[token.start + offset] != byte { return false }
            return true
        }
    }

    func isIdentifier(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .identifier }

    /// Past the bracketed group that begins here, or past the one token.
    func after(_ index: Int) -> Int { partner[index] > index ? partner[index] + 1 : index + 1 }

    // MARK: Positions

    /// Counted from 1; columns in bytes, as the compiler counts them.
    func position(_ offset: Int) -> (line: Int, column: Int) { Self.position(offset, lineStarts) }

    static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        // What is behind does not matter.
        position(offset, lineStarts(bytes[..<offset]))
    }

    private static func position(_ offset: Int, _ lineStarts: [Int]) -> (line: Int, column: Int) {
        let line = max(1, lineStarts.countOfPrefix { $0 <= offset })
        return (line, offset - lineStarts[line - 1] + 1)
    }

    /// A line ends with `\n`, `\r\n` or `\r`.
    private static func lineStarts(_ bytes: ArraySlice<UInt8>) -> [Int] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isPair = byte == 0x0d && offset + 1 < bytes.endIndex && bytes[offset + 1] == 0x0a
            if byte.isNewline, !isPair { starts.append(offset + 1) }
        }
        return starts
    }

    /// The branches that a branch is in, the innermost first, up to another; nil if it is not in that one.
    func branches(from inner: Int, within outer: Int) -> [ConditionalBranch]? {
        var path: [ConditionalBranch] = []
        var current = inner
        while current != outer {
            guard current > 0, path.count < ConditionalBranch.deepest else { return nil }
            path.append(alternatives[current])
            current = alternatives[current].around
        }
        return path
    }

    // MARK: Brackets and conditions

    private static func partners(_ tokens: [Token], _ bytes: [UInt8]) throws(SourceDefect) -> [Int] {
        var partners = [Int](repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            let byte = bytes[token.start]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let last = open.popLast(), Self.closing(bytes[tokens[last].start]) == byte
                else { throw SourceDefect(offset: token.start, kind: .strayBracket(String(Unicode.Scalar(byte)))) }
                partners[index] = last
                partners[last] = index
            default: break
            }
        }
        if let last = open.last {
            let byte = bytes[tokens[last].start]
            throw SourceDefect(offset: tokens[last].start, kind: .openBracket(String(Unicode.Scalar(byte))))
        }
        return partners
    }

    private static func braces(_ tokens: [Token], _ partner: [Int], _ bytes: [UInt8]) -> [Int] {
        var open: [Int] = []
        return tokens.indices.map { index in
            guard tokens[index].kind == .punctuation else { return open.last ?? -1 }
            if bytes[tokens[index].start] == UInt8(ascii: "}") { open.removeLast() }
            defer { if bytes[tokens[index].start] == UInt8(ascii: "{") { open.append(index) } }
            return open.last ?? -1
        }
    }

    private static func closing(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }

    private static func branches(
        _ tokens: [Token], _ bytes: [UInt8]
    ) throws(SourceDefect) -> ([Int], [ConditionalBranch]) {
        var branches = [Int](repeating: 0, count: tokens.count)
        var alternatives = [ConditionalBranch()]
        var open: [(branch: Int, token: Int, previous: ConditionalBranch.Clause?)] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .directive {
                switch String(decoding: bytes[token.start..<token.end], as: UTF8.self) {
                case "#if":
                    let around = open.last?.branch ?? 0
                    let holds = holdsWithUIKit(from: index + 1, tokens, bytes)
                    if !holds {
                        alternatives.append(
                            ConditionalBranch(around: around, clause: .init(keyword: index, previous: nil)))
                    }
                    open.append((holds ? around : alternatives.count - 1, index, .init(keyword: index, previous: nil)))
                case "#elseif", "#else":
                    guard let last = open.last else { throw SourceDefect(offset: token.start, kind: .strayCondition) }
                    let around = open.count > 1 ? open[open.count - 2].branch : 0
                    let clause = ConditionalBranch.Clause(keyword: index, previous: last.previous)
                    alternatives.append(ConditionalBranch(around: around, clause: clause))
                    open[open.count - 1] = (alternatives.count - 1, last.token, clause)
                case "#endif":
                    guard open.popLast() != nil else { throw SourceDefect(offset: token.start, kind: .strayCondition) }
                default: break
                }
            }
            branches[index] = open.last?.branch ?? 0
        }
        if let last = open.last { throw SourceDefect(offset: tokens[last.token].start, kind: .openCondition) }
        return (branches, alternatives)
    }

    /// Whether one of the alternatives of a condition is that there is UIKit, or no AppKit.
    private static func holdsWithUIKit(from first: Int, _ tokens: [Token], _ bytes: [UInt8]) -> Bool {
        var words: [String] = []
        var index = first
        while index < tokens.count, !tokens[index].startsLine {
            words.append(String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self))
            index += 1
        }
        guard !words.contains("&&") else { return false }
        let known: Set<String> = [
            "canImport(UIKit)", "os(iOS)", "!os(macOS)", "!os(OSX)", "!canImport(AppKit)", "!canImport(Cocoa)",
        ]
        return words.split(separator: "||").contains { known.contains($0.joined()) }
    }
}
