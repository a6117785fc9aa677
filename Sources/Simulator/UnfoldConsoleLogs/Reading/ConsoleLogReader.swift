/// Finds "Unable to simultaneously satisfy constraints" messages in whatever was pasted: whole console output with
/// timestamps, comment or quotation marks before the lines, HTML entities, wrapped lines, lists without their message.
package struct ConsoleLogReader {
    package static let constraintLimit = 500
    static let lengthLimit = 4000
    private static let spreadLimit = 40

    private let lines: [LogText]
    private var logs: [ConsoleLog] = []
    private var problems: [LogProblem] = []
    private var current = ConsoleLog(constraints: [], broken: nil, line: 0)
    private var state = State.outside

    private enum State {
        case outside, listing
        /// After the list: what comes next is the broken constraint.
        case listed
        /// After the words that announce the broken constraint.
        case breaking
    }

    /// - Complexity: O(length of the text); a hostile line is given up after a bounded number of tries.
    package static func read(_ text: String) -> ConsoleLogReading {
        var reader = ConsoleLogReader(text)
        reader.readAll()
        return ConsoleLogReading(logs: reader.logs, problems: reader.problems)
    }

    private init(_ text: String) {
        let resolves = text.contains("&lt;")
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
            LogText(line: $1, number: $0 + 1, resolvingEntities: resolves)
        }
    }

    private mutating func readAll() {
        var line = 0
        var position = 0
        while line < lines.count {
            let start = lines[line].constraintStart(from: position)
            readWords(of: lines[line], from: position, to: start ?? lines[line].count)
            guard let start else {
                line += 1
                position = 0
                continue
            }
            let (found, nextLine, nextPosition) = collect(line, start)
            take(found, at: lines[line].position(at: start))
            (line, position) = (nextLine, nextPosition)
        }
        finish()
        if logs.isEmpty, problems.isEmpty {
            problems.append(LogProblem(kind: .noConstraints, text: lines.first?.excerpt() ?? "", line: 1, column: 1))
        }
    }

    private mutating func readWords(of line: LogText, from start: Int, to end: Int) {
        guard start < end else { return }
        let words = line[start..<end].string
        if words.contains("Unable to simultaneously satisfy constraints") {
            finish()
            begin(at: line.position(at: start).line)
        }
        if words.contains("Try this:") { current.wording = words.contains("(1)") ? .oneLine : .severalLines }
        if words.contains("Will attempt to recover by breaking") {
            if state == .outside { begin(at: line.position(at: start).line) }
            state = .breaking
        }
        if state == .listing, words.withoutNoise == ")" { state = .listed }
    }

    private mutating func begin(at line: Int) {
        current = ConsoleLog(constraints: [], broken: nil, line: line)
        state = .listing
    }

    private mutating func finish() {
        defer { state = .outside }
        guard state != .outside else { return }
        if current.constraints.isEmpty {
            problems.append(LogProblem(kind: .emptyList, text: "", line: current.line, column: 1))
        } else {
            logs.append(current)
        }
    }

    private mutating func take(_ candidates: [LogText], at position: LogText.Position) {
        var best: (constraint: LogConstraint?, problem: LogProblem?) = (
            nil, LogProblem(kind: .unterminated, text: "", line: position.line, column: position.column)
        )
        for candidate in candidates where best.problem != nil { best = LogConstraintParser.parse(candidate) }
        if state == .outside { begin(at: position.line) }
        guard let constraint = best.constraint else {
            if let problem = best.problem { problems.append(problem) }
            return
        }
        if state == .breaking || state == .listed, !current.constraints.isEmpty {
            matchBroken(constraint)
            finish()
            return
        }
        state = .listing
        guard current.constraints.count < Self.constraintLimit else {
            if problems.last?.kind != .tooLong(limit: Self.constraintLimit) {
                problems.append(
                    LogProblem(
                        kind: .tooLong(limit: Self.constraintLimit), text: constraint.text, line: position.line,
                        column: position.column))
            }
            return
        }
        if let problem = best.problem { problems.append(problem) }
        current.constraints.append(constraint)
    }

    /// By class and key, since the text is escaped in the list only; by the words where hands have edited the keys.
    private mutating func matchBroken(_ broken: LogConstraint) {
        let list = current.constraints
        let index =
            list.firstIndex { $0.key == broken.key && $0.className == broken.className && !broken.key.isEmpty }
            ?? list.firstIndex { $0.text == broken.text }
            ?? list.firstIndex { $0.equation != nil && $0.equation == broken.equation }
        current.broken = index
        guard index == nil else { return }
        problems.append(LogProblem(kind: .brokenNotListed, text: broken.text, line: broken.line, column: broken.column))
    }

    /// The constraint that starts there, in the ways in which its lines may belong together, and where to go on.
    private func collect(_ line: Int, _ start: Int) -> (found: [LogText], line: Int, position: Int) {
        let quote = lines[line].quotation(before: start)
        // What is before the first line, such as a comment's slashes, may be before the others too.
        let mark = quote == nil ? "" : lines[line][0..<(start - (quote?.count ?? 0))].string.trimmed
        var parts: [LogText] = []
        var index = line
        var from = start
        var length = 0
        while index < lines.count, parts.count < Self.spreadLimit, length < Self.lengthLimit {
            let text = lines[index]
            if let quote, parts.last?.characters.last == ">", text.has(quote, at: from) {
                return (joined(parts, isQuoted: true), index, from + quote.count)
            }
            if let end = text.constraintEnd(from: from, quote: quote) {
                parts.append(text[from..<end])
                guard length + end - from <= Self.lengthLimit else { break }
                return (joined(parts, isQuoted: quote != nil), index, end)
            }
            let next = text.constraintStart(from: from + 1)
            parts.append(text[from..<(next ?? text.count)])
            length += parts.last?.count ?? 0
            if let next { return ([], index, next) }
            index += 1
            guard index < lines.count, lines[index].continues(isQuoted: quote != nil) else { break }
            from = lines[index].end(of: mark)
        }
        return ([], max(index, line + 1), 0)
    }

    /// Lists escape line breaks, so that those in a listed constraint come from wrapping; the broken one is raw.
    private func joined(_ parts: [LogText], isQuoted: Bool) -> [LogText] {
        let isListed = isQuoted || state == .listing || state == .outside
        let separators: [Character?] = parts.count == 1 ? [nil] : isListed ? [nil, " "] : ["\n", " ", nil]
        return separators.map { separator in
            var whole = LogText()
            for (index, part) in parts.enumerated() {
                if index > 0, let separator { whole.append(separator, part.position(at: 0)) }
                whole.append(index > 0 && separator == " " ? part.withoutIndentation : part)
            }
            return isListed ? whole.unescaped() : whole
        }
    }
}
