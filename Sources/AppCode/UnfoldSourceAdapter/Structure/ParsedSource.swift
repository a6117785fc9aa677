/// A source that reads well: tokens, which brackets belong together, under which `#if` each token stands, lines.
final class ParsedSource {
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
    /// Of each token its length and first byte as one number, so that most comparisons are of two numbers; -1 of strings.
    private let forms: [Int]
    private lazy var places: [String: [Int]] = wordPlaces()

    init(path: String, bytes: [UInt8]) throws(SourceDefect) {
        self.path = path
        self.bytes = bytes
        tokens = try SwiftLexer.tokens(of: bytes)
        partner = try Self.partners(tokens, bytes)
        brace = Self.braces(tokens, partner, bytes)
        (branch, alternatives) = try Self.branches(tokens, bytes)
        lineStarts = Self.lineStarts(bytes)
        forms = tokens.map { $0.kind == .string ? -1 : ($0.end - $0.start) << 8 | Int(bytes[$0.start]) }
    }

    // MARK: Tokens

    func text(_ index: Int) -> String {
        index >= 0 && index < tokens.count
            ? String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self) : ""
    }

    func text(_ first: Int, through last: Int) -> String {
        String(decoding: bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
    }

    /// Whether the token reads so; false past either end. No string is made for it.
    func `is`(_ index: Int, _ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard index >= 0, index < forms.count, forms[index] == length << 8 | Int(word.utf8Start.pointee) else {
            return false
        }
        var offset = 1
        let start = tokens[index].start
        while offset < length, bytes[start + offset] == word.utf8Start[offset] { offset += 1 }
        return offset == length
    }

    /// The identifiers and directives of the source, each once.
    var words: Dictionary<String, [Int]>.Keys { places.keys }

    /// The identifiers or directives that read so.
    func places(of words: String...) -> [Int] { words.flatMap { places[$0] ?? [] } }

    /// Those whose words are meant, which is asked once of each word, in their order.
    func places(where isMeant: (String) -> Bool) -> [Int] {
        places.filter { isMeant($0.key) }.flatMap(\.value).sorted()
    }

    private func wordPlaces() -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for (index, token) in tokens.enumerated() where token.kind == .identifier || token.kind == .directive {
            places[text(index), default: []].append(index)
        }
        return places
    }

    func isIdentifier(_ index: Int) -> Bool {
        index >= 0 && index < tokens.count && tokens[index].kind == .identifier
    }

    /// Past the bracketed group that begins here, or past the one token.
    func after(_ index: Int) -> Int { partner[index] > index ? partner[index] + 1 : index + 1 }

    // MARK: Positions

    /// Counted from 1; columns in bytes, as the compiler counts them.
    func position(_ offset: Int) -> (line: Int, column: Int) { Self.position(offset, lineStarts) }

    static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        // What is behind does not matter.
        position(offset, lineStarts(Array(bytes[..<offset])))
    }

    private static func position(_ offset: Int, _ lineStarts: [Int]) -> (line: Int, column: Int) {
        let line = max(1, lineStarts.countOfPrefix { $0 <= offset })
        return (line, offset - lineStarts[line - 1] + 1)
    }

    /// A line ends with `\n`, `\r\n` or `\r`.
    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        var starts = [0]
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            guard byte <= 0x0d, byte == 0x0a || byte == 0x0d else { continue }
            let isPair = byte == 0x0d && offset < bytes.count && bytes[offset] == 0x0a
            if !isPair { starts.append(offset) }
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
