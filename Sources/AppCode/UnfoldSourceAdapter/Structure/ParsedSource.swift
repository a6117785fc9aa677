/// A source that reads well: tokens, which brackets belong together, under which `#if` each token stands, lines.
final class ParsedSource {
    let path: String
    let bytes: [UInt8]
    let tokens: [Token]
    /// For each bracket the index of its partner; -1 for other tokens.
    let partner: [Int]
    /// For each token the innermost opening brace around it; -1 outside of any.
    let brace: [Int]
    /// For each token the number of its innermost `#if` branch; 0 outside of any, and under `#if canImport(UIKit)` or
    /// `#if os(iOS)`, which hold wherever adapted files are compiled.
    let branch: [Int]
    /// Of each branch what it is under (``branches(from:within:)``).
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
        brace = Self.innermost(partner) { [tokens] in
            [UInt8(ascii: "{"), UInt8(ascii: "}")].contains(bytes[tokens[$0].start])
        }
        (branch, alternatives) = try Self.branches(tokens, bytes)
        lineStarts = Self.lineStarts(bytes)
        forms = tokens.map { $0.kind == .string ? -1 : ($0.end - $0.start) << 8 | Int(bytes[$0.start]) }
    }

    func text(_ index: Int) -> String {
        index >= 0 && index < tokens.count
            ? String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self) : ""
    }

    func text(_ first: Int, through last: Int) -> String {
        String(decoding: bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
    }

    func `is`(
        _ index: Int, _ first: StaticString, _ second: StaticString, _ third: StaticString = "",
        _ fourth: StaticString = ""
    ) -> Bool {
        self.is(index, first) || self.is(index, second) || self.is(index, third) || self.is(index, fourth)
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

    func reads(_ first: Int, _ words: StaticString...) -> Bool { zip(first..., words).allSatisfy { self.is($0, $1) } }

    var words: Dictionary<String, [Int]>.Keys { places.keys }

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

    func isIdentifier(_ index: Int) -> Bool { index >= 0 && index < tokens.count && tokens[index].kind == .identifier }

    /// Past the bracketed group that begins here, or past the one token.
    func after(_ index: Int) -> Int { partner[index] > index ? partner[index] + 1 : index + 1 }

    /// Before the bracketed group that ends here, or before the one token.
    func before(_ index: Int) -> Int { partner[index] >= 0 && partner[index] < index ? partner[index] - 1 : index - 1 }

    /// Tokens from one on to the end, without what is in brackets that open on the way.
    func following(_ index: Int) -> some Sequence<Int> {
        sequence(first: index) { self.after($0) }.lazy.prefix { $0 < self.tokens.count }
    }

    func braces(around token: Int) -> some Sequence<Int> {
        sequence(first: brace[token]) { self.brace[$0] }.lazy.prefix { $0 >= 0 }
    }

    func range(_ first: Int, through last: Int) -> Range<Int> { tokens[first].start..<tokens[last].end }

    func lineEnds(in range: Range<Int>) -> String { String(decoding: bytes[range].filter(\.isNewline), as: UTF8.self) }

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

    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        [0]
            + bytes.indices.lazy.filter { offset in
                bytes[offset] == 0x0a
                    || bytes[offset] == 0x0d && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0a)
            }.map { $0 + 1 }
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

    private static func partners(_ tokens: [Token], _ bytes: [UInt8]) throws(SourceDefect) -> [Int] {
        var partners = [Int](repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            let byte = bytes[token.start]
            if closing[byte] != nil {
                open.append(index)
            } else if closing.values.contains(byte) {
                guard let last = open.popLast(), closing[bytes[tokens[last].start]] == byte
                else { throw SourceDefect(offset: token.start, kind: .strayBracket(String(Unicode.Scalar(byte)))) }
                (partners[index], partners[last]) = (last, index)
            }
        }
        if let last = open.last {
            let byte = bytes[tokens[last].start]
            throw SourceDefect(offset: tokens[last].start, kind: .openBracket(String(Unicode.Scalar(byte))))
        }
        return partners
    }

    /// For each token the innermost bracket that is open there, of those that count; -1 outside of any.
    static func innermost(_ partner: [Int], where counts: (Int) -> Bool) -> [Int] {
        var open: [Int] = []
        return partner.indices.map { index in
            guard partner[index] >= 0, counts(index) else { return open.last ?? -1 }
            if partner[index] < index { open.removeLast() }
            defer { if partner[index] > index { open.append(index) } }
            return open.last ?? -1
        }
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]

    private static func branches(
        _ tokens: [Token], _ bytes: [UInt8]
    ) throws(SourceDefect) -> ([Int], [ConditionalBranch]) {
        var branches = [Int](repeating: 0, count: tokens.count)
        var alternatives = [ConditionalBranch()]
        var open: [(branch: Int, token: Int, clauses: [Int])] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .directive {
                switch String(decoding: bytes[token.start..<token.end], as: UTF8.self) {
                case "#if":
                    let around = open.last?.branch ?? 0
                    let holds = holdsWithUIKit(from: index + 1, tokens, bytes)
                    if !holds { alternatives.append(ConditionalBranch(around: around, clauses: [index])) }
                    open.append((holds ? around : alternatives.count - 1, index, [index]))
                case "#elseif", "#else":
                    guard let last = open.popLast()
                    else { throw SourceDefect(offset: token.start, kind: .strayCondition) }
                    let clauses = Array((last.clauses + [index]).prefix(ConditionalBranch.deepest + 1))
                    alternatives.append(ConditionalBranch(around: open.last?.branch ?? 0, clauses: clauses))
                    open.append((alternatives.count - 1, last.token, clauses))
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
        let words = tokens[first...].prefix { !$0.startsLine }.map {
            String(decoding: bytes[$0.start..<$0.end], as: UTF8.self)
        }
        guard !words.contains("&&") else { return false }
        let known: Set<String> = [
            "canImport(UIKit)", "os(iOS)", "!os(macOS)", "!os(OSX)", "!canImport(AppKit)", "!canImport(Cocoa)",
        ]
        return words.split(separator: "||").contains { known.contains($0.joined()) }
    }
}
