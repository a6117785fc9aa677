/// The words of one line of a record in turn; one that is missing, too much or of another kind is a mistake there.
struct RecordWords {
    struct Mistake: Error {
        var column: Int
        var expected: ScenarioError.RecordLine
        var found: String?
    }

    /// Larger numbers come from no run.
    private static let numbers = -1e18...1e18

    private let line: Substring
    private var words: [(text: String, start: Substring.Index)] = []
    private var next = 0

    /// Words are between spaces; a quoted one is read as a JSON string.
    init(_ line: Substring) throws(Mistake) {
        self.line = line
        var rest = line
        while true {
            rest = rest.drop { $0 == " " || $0 == "\r" }
            guard let first = rest.first else { return }
            let start = rest.startIndex
            guard first == "\"" else {
                let end = rest.firstIndex { $0 == " " || $0 == "\r" } ?? rest.endIndex
                words.append((String(rest[..<end]), start))
                rest = rest[end...]
                continue
            }
            guard let (text, after) = Self.quoted(rest)
            else { throw Mistake(column: column(of: start), expected: .quotedWords, found: String(rest.prefix(40))) }
            words.append((text, start))
            rest = rest[after...]
        }
    }

    var isAtEnd: Bool { next == words.count }

    var count: Int { words.count - next }

    var peeked: String? { isAtEnd ? nil : words[next].text }

    mutating func word(_ expected: ScenarioError.RecordLine) throws(Mistake) -> String { try value(expected) { $0 } }

    mutating func value<Value>(
        _ expected: ScenarioError.RecordLine, _ read: (String) -> Value?
    ) throws(Mistake) -> Value {
        guard let text = peeked, let value = read(text) else { throw mistake(expected) }
        next += 1
        return value
    }

    mutating func number() throws(Mistake) -> Double { try value(.number, Self.number) }

    mutating func wholeNumber(_ expected: ScenarioError.RecordLine = .wholeNumber) throws(Mistake) -> Int {
        try value(expected) { Int($0) }
    }

    func end() throws(Mistake) { if !isAtEnd { throw mistake(.endOfLine) } }

    func mistake(_ expected: ScenarioError.RecordLine) -> Mistake {
        guard !isAtEnd else { return Mistake(column: line.count + 1, expected: expected, found: nil) }
        return Mistake(column: column(of: words[next].start), expected: expected, found: words[next].text)
    }

    var column: Int { mistake(.endOfLine).column }

    private func column(of index: Substring.Index) -> Int { line.distance(from: line.startIndex, to: index) + 1 }

    static func number(_ text: some StringProtocol) -> Double? {
        Double(text).flatMap { numbers.contains($0) ? $0 : nil }
    }

    static func split(_ word: String, at mark: Character) -> (String, String)? {
        guard let index = word.firstIndex(of: mark) else { return nil }
        return (String(word[..<index]), String(word[word.index(after: index)...]))
    }

    /// The text in quotes at the beginning, and where it ends; nil for a quote without its pair.
    private static func quoted(_ text: Substring) -> (String, Substring.Index)? {
        var index = text.index(after: text.startIndex)
        while index < text.endIndex, text[index] != "\"" {
            if text[index] == "\\" { index = text.index(after: index) }
            guard index < text.endIndex else { return nil }
            index = text.index(after: index)
        }
        guard index < text.endIndex else { return nil }
        let end = text.index(after: index)
        var json = JSONReader(Data(text[..<end].utf8), file: "")
        guard case .string(let string)? = (try? json.read())?.value else { return nil }
        return (string, end)
    }
}
