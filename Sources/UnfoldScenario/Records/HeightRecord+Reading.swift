import Foundation
import UnfoldAutoLayout

extension HeightRecord {
    /// Reads a record.
    /// - Parameter file: name for messages.
    /// - Throws: ``ScenarioErrors`` with the position of every line that cannot be read.
    /// - Complexity: O(length of the text).
    public init(text: String, file: String) throws(ScenarioErrors) {
        var reader = RecordReader(file: file)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() { reader.read(line, number: index + 1) }
        reader.finishDrawings()
        guard reader.errors.isEmpty else { throw ScenarioErrors(errors: reader.errors) }
        sections = reader.sections
        inputs = reader.inputs
    }
}

/// Takes a record in line by line.
private struct RecordReader {
    let file: String
    var sections: [HeightRecord.Section] = []
    var inputs: [RecordedInput] = []
    var errors: [ScenarioError] = []
    private var drawings = RecordedDrawingsReader()
    /// Rows with the numbers of their drawings, which stand further down.
    private var drawn: [(section: Int, row: Int, drawing: Int, line: Int)] = []
    private var cell: String?
    private var version = HeightRecord.version
    /// Steps of each name so far, by cell and name.
    private var occurrences: [[String?]: Int] = [:]

    init(file: String) { self.file = file }

    mutating func read(_ line: Substring, number: Int) {
        if number == 1 {
            readHeader(line)
            return
        }
        guard let words = words(of: line) else {
            fail(number, .quotedWords, line)
            return
        }
        guard let verb = words.first else { return }
        if !take(verb, Array(words.dropFirst()), line: number) {
            fail(number, .line, line)
        }
    }

    /// Gives rows their drawings.
    mutating func finishDrawings() {
        var known: [Int: LayoutDrawing] = [:]
        for (section, row, number, line) in drawn {
            guard let drawing = known[number] ?? drawings[number] else {
                fail(line, .drawing, "drawing=\(number)")
                continue
            }
            known[number] = drawing
            sections[section].rows[row].outline = drawing
        }
    }

    private mutating func readHeader(_ line: Substring) {
        let header = HeightRecord.header
        if line.hasPrefix(header), let number = Int(line.dropFirst(header.count)),
            (1...HeightRecord.version).contains(number)
        {
            version = number
            return
        }
        fail(1, .header("\(header)\(HeightRecord.version)"), line)
    }

    private mutating func fail(_ line: Int, _ expected: ScenarioError.RecordLine, _ found: some StringProtocol) {
        errors.append(
            ScenarioError(
                position: SourcePosition(file: file, line: line, column: 1), path: "",
                problem: .syntax(expected: .recordLine(expected), found: .text(String(found.prefix(40))))))
    }

    // MARK: Lines

    private mutating func take(_ verb: String, _ words: [String], line: Int) -> Bool {
        switch verb {
        case "cell":
            guard words.count == 1 else { return false }
            cell = words[0].isEmpty ? nil : words[0]
        case "step":
            guard words.count == 2, let index = Int(words[0]) else { return false }
            let name = [cell, words[1]]
            let key = HeightRecord.Section.Key(
                cell: cell, index: index, step: words[1], occurrence: occurrences[name] ?? 0)
            occurrences[name, default: 0] += 1
            sections.append(.init(key: key, contentHeight: 0))
            sections[sections.count - 1].version = version
        case "given":
            guard sections.isEmpty, words.count >= 2, let kind = RecordedInput.Kind(rawValue: words[0]) else {
                return false
            }
            let values = words[2...].compactMap { split($0, at: "=") }
            guard values.count == words.count - 2 else { return false }
            inputs.append(RecordedInput(kind, words[1], values.map { RecordedInput.Value($0.0, $0.1) }))
        case "views", "frames", "text": return drawings.take(verb, words)
        default: return takeDetail(verb, words, line: line)
        }
        return true
    }

    private mutating func takeDetail(_ verb: String, _ words: [String], line: Int) -> Bool {
        guard let last = sections.indices.last else { return false }
        switch verb {
        case "traits":
            for word in words {
                guard let (name, value) = split(word, at: "=") else { return false }
                sections[last].traits.append(.init(name: name, value: value))
            }
        case "content":
            guard words.count == 1, let value = number(words[0]) else { return false }
            sections[last].contentHeight = value
        case "row":
            guard words.count >= 2, let height = number(words[1]) else { return false }
            let origin = words.count > 2 ? HeightRecord.Row.Origin(rawValue: words[2]) : nil
            var rest = words[(origin == nil ? 2 : 3)...]
            if let (name, number) = rest.first.flatMap({ split($0, at: "=") }), name == "drawing" {
                guard let number = Int(number) else { return false }
                drawn.append((last, sections[last].rows.count, number, line))
                rest = rest.dropFirst()
            }
            let facts = rest.compactMap(fact)
            guard facts.count == rest.count else { return false }
            sections[last].rows.append(
                .init(id: words[0], height: height, origin: origin ?? .none, facts: facts))
        case "version":
            guard words.count == 1, let number = Int(words[0]), (1...HeightRecord.version).contains(number) else {
                return false
            }
            sections[last].version = number
        default:
            guard let kind = HeightRecord.Event.Kind(rawValue: verb), words.count == 2 else { return false }
            sections[last].events.append(.init(kind: kind, row: words[0], detail: words[1]))
        }
        return true
    }

    private func fact(_ word: String) -> RowFact? {
        guard let (name, rest) = split(word, at: ":"), let kind = RowFact.Kind(rawValue: name),
            let equals = rest.lastIndex(of: "="), let value = number(String(rest[rest.index(after: equals)...]))
        else { return nil }
        return RowFact(kind: kind, view: String(rest[..<equals]), value: value)
    }

    private func number(_ text: String) -> Double? {
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    private func split(_ word: String, at mark: Character) -> (String, String)? {
        guard let index = word.firstIndex(of: mark) else { return nil }
        return (String(word[..<index]), String(word[word.index(after: index)...]))
    }

    // MARK: Words

    /// Words between spaces; a quoted one is read as a JSON string. nil for a quote without its pair.
    private func words(of line: Substring) -> [String]? {
        var words: [String] = []
        var rest = line
        while true {
            rest = rest.drop { $0 == " " || $0 == "\r" }
            guard let first = rest.first else { return words }
            guard first == "\"" else {
                let end = rest.firstIndex { $0 == " " || $0 == "\r" } ?? rest.endIndex
                words.append(String(rest[..<end]))
                rest = rest[end...]
                continue
            }
            guard let end = closingQuote(of: rest) else { return nil }
            var json = JSONReader(Data(rest[...end].utf8), file: file)
            guard case .string(let text)? = (try? json.read())?.value else { return nil }
            words.append(text)
            rest = rest[rest.index(after: end)...]
        }
    }

    private func closingQuote(of text: Substring) -> Substring.Index? {
        var index = text.index(after: text.startIndex)
        while index < text.endIndex {
            if text[index] == "\"" { return index }
            if text[index] == "\\" {
                index = text.index(after: index)
                guard index < text.endIndex else { return nil }
            }
            index = text.index(after: index)
        }
        return nil
    }
}
