extension HeightRecord {
    /// Reads a record; `file` is its name in messages.
    /// - Throws: ``ScenarioErrors``. Of a text that does not begin as records do nothing is quoted: it may be anything.
    public init(text: String, file: String) throws(ScenarioErrors) {
        var reader = RecordReader(file: file)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if reader.readHeader(lines[0]) {
            for (index, line) in lines.enumerated().dropFirst() { reader.read(line, number: index + 1) }
            reader.finishDrawings()
        }
        let errors = reader.errors
        guard errors.isEmpty else {
            let most = ScenarioLimits.errors
            throw ScenarioErrors(errors: Array(errors.prefix(most)), omittedCount: max(0, errors.count - most))
        }
        sections = reader.sections
        inputs = reader.inputs
    }
}

private struct RecordReader {
    private typealias Mistake = RecordWords.Mistake

    let file: String
    var sections: [HeightRecord.Section] = []
    var inputs: [RecordedInput] = []
    var errors: [ScenarioError] = []
    private var drawings = RecordedDrawingsReader()
    /// Rows with the numbers of their drawings, which stand further down.
    private var drawn: [(section: Int, row: Int, drawing: Int, line: Int, column: Int)] = []
    private var cell: String?
    private var version = HeightRecord.version
    private var occurrences: [[String?]: Int] = [:]

    init(file: String) { self.file = file }

    mutating func readHeader(_ line: Substring) -> Bool {
        let header = HeightRecord.header
        let line = line.last == "\r" ? line.dropLast() : line
        if line.hasPrefix(header), let number = Int(line.dropFirst(header.count)),
            (1...HeightRecord.version).contains(number)
        {
            version = number
            return true
        }
        fail(1, 1, .header("\(header)\(HeightRecord.version)"), .anotherLine)
        return false
    }

    mutating func read(_ line: Substring, number: Int) {
        do throws(RecordWords.Mistake) {
            var words = try RecordWords(line)
            guard !words.isAtEnd else { return }
            try take(&words, line: number)
            try words.end()
        } catch {
            let found = error.found.map { ScenarioError.Found.text(Excerpt.text($0, 40)) } ?? .endOfLine
            fail(number, error.column, error.expected, found)
        }
    }

    mutating func finishDrawings() {
        var known: [Int: LayoutDrawing] = [:]
        for (section, row, number, line, column) in drawn {
            guard let drawing = known[number] ?? drawings[number] else {
                fail(line, column, .drawing, .text("drawing=\(number)"))
                continue
            }
            known[number] = drawing
            sections[section].rows[row].outline = drawing
        }
    }

    private mutating func fail(
        _ line: Int, _ column: Int, _ expected: ScenarioError.RecordLine, _ found: ScenarioError.Found
    ) {
        errors.append(
            ScenarioError(
                position: SourcePosition(file: file, line: line, column: column), path: "",
                problem: .syntax(expected: .recordLine(expected), found: found)))
    }

    private mutating func take(_ words: inout RecordWords, line: Int) throws(RecordWords.Mistake) {
        switch words.peeked {
        case "cell":
            _ = try words.word(.line)
            let name = try words.word(.name)
            cell = name.isEmpty ? nil : name
        case "step":
            _ = try words.word(.line)
            try takeStep(&words)
        case "given":
            guard sections.isEmpty else { throw words.mistake(.givenFirst) }
            _ = try words.word(.line)
            inputs.append(try Self.input(&words))
        case "views", "frames", "text": try drawings.take(&words)
        default:
            guard let last = sections.indices.last else { throw words.mistake(.line) }
            try takeDetail(of: last, &words, line: line)
        }
    }

    private mutating func takeStep(_ words: inout RecordWords) throws(RecordWords.Mistake) {
        let index = try words.wholeNumber()
        let step = try words.word(.name)
        let name = [cell, step]
        sections.append(
            .init(
                key: .init(cell: cell, index: index, step: step, occurrence: occurrences[name] ?? 0), contentHeight: 0))
        sections[sections.count - 1].version = version
        occurrences[name, default: 0] += 1
    }

    private static func input(_ words: inout RecordWords) throws(RecordWords.Mistake) -> RecordedInput {
        let kind = try words.value(.kind(RecordedInput.Kind.allCases.map(\.rawValue)), RecordedInput.Kind.init)
        let name = try words.word(.name)
        var values: [RecordedInput.Value] = []
        while !words.isAtEnd {
            let (key, value) = try words.value(.value) { RecordWords.split($0, at: "=") }
            values.append(RecordedInput.Value(key, value))
        }
        return RecordedInput(kind, name, values)
    }

    private mutating func takeDetail(
        of section: Int, _ words: inout RecordWords, line: Int
    ) throws(RecordWords.Mistake) {
        let isAccepted = words.peeked != "unaccepted"
        if !isAccepted { _ = try words.word(.line) }
        if let kind = words.peeked.flatMap(HeightRecord.Event.Kind.init) {
            _ = try words.word(.line)
            var event = HeightRecord.Event(kind: kind, row: try words.word(.name), detail: try words.word(.name))
            while kind == .finding, !words.isAtEnd { event.ids.append(try words.word(.name)) }
            if isAccepted { sections[section].events.append(event) } else { sections[section].unaccepted.append(event) }
            return
        }
        guard isAccepted else { throw words.mistake(.line) }
        switch try words.value(.line, { Self.details.contains($0) ? $0 : nil }) {
        case "traits":
            while !words.isAtEnd {
                let (name, value) = try words.value(.value) { RecordWords.split($0, at: "=") }
                sections[section].traits.append(.init(name: name, value: value))
            }
        case "printed": sections[section].printed.append(try words.word(.name))
        case "content": sections[section].contentHeight = try words.number()
        case "row": try takeRow(of: section, &words, line: line)
        default:
            let known = 1...HeightRecord.version
            sections[section].version = try words.value(.wholeNumber) {
                Int($0).flatMap { known.contains($0) ? $0 : nil }
            }
        }
    }

    private static let details: Set<String> = ["traits", "printed", "content", "row", "version"]

    private mutating func takeRow(of section: Int, _ words: inout RecordWords, line: Int) throws(RecordWords.Mistake) {
        var row = HeightRecord.Row(id: try words.word(.name), height: try words.number())
        if let origin = words.peeked.flatMap(HeightRecord.Row.Origin.init) {
            _ = try words.word(.name)
            row.origin = origin
        }
        let column = words.column
        var drawing: Int?
        if words.peeked?.hasPrefix("drawing=") == true {
            drawing = try words.value(.drawing) { Int($0.dropFirst("drawing=".count)) }
        }
        while !words.isAtEnd { row.facts.append(try words.value(.fact, Self.fact)) }
        // Only a row that was read whole is there to be given a drawing.
        if let drawing { drawn.append((section, sections[section].rows.count, drawing, line, column)) }
        sections[section].rows.append(row)
    }

    private static func fact(_ word: String) -> RowFact? {
        guard let (name, rest) = RecordWords.split(word, at: ":"), let kind = RowFact.Kind(rawValue: name),
            let equals = rest.lastIndex(of: "="), let value = RecordWords.number(rest[rest.index(after: equals)...])
        else { return nil }
        return RowFact(kind: kind, view: String(rest[..<equals]), value: value)
    }
}
