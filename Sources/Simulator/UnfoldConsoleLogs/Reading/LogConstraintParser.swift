/// Reads a constraint as UIKit, Masonry and SnapKit print it (`docs/conflict-logs.md`); ends of items are tried out.
struct LogConstraintParser {
    let text: LogText
    var names: [LogConstraint.Name] = []
    var failure: (position: Int, kind: LogProblem.Kind)?
    var end: Int
    /// Tries left; a hostile line runs out of them.
    var tries = 20_000

    init(_ text: LogText) {
        self.text = text
        end = text.count
    }

    /// The constraint, and what is wrong with it; nil if not even its class and key can be read.
    static func parse(_ text: LogText) -> (constraint: LogConstraint?, problem: LogProblem?) {
        var parser = LogConstraintParser(text)
        return parser.parse()
    }

    private mutating func parse() -> (LogConstraint?, LogProblem?) {
        guard text.has("<", at: 0), text.characters.last == ">" else { return (nil, problem(.unterminated, at: 0)) }
        end = text.count - 1
        guard let classEnd = (1..<end).first(where: { text.characters[$0].isOne(of: ": ") })
        else { return (nil, problem(.unexpected(expected: .address), at: end)) }
        let className = text.string(1..<classEnd)
        var position = classEnd
        var key = ""
        if text.characters[classEnd] == ":" {
            let keyEnd = (classEnd..<end).first { text.characters[$0] == " " } ?? end
            key = text.string((classEnd + 1)..<keyEnd)
            position = keyEnd
        }
        let suffix = readSuffix(from: position)
        names = suffix.names
        position = skipSpaces(position)
        let mask = readMask(&position)
        var constraint = LogConstraint(
            className: className, key: key, mask: mask, equation: nil, suffix: suffix, text: text.string,
            line: text.position(at: 0).line, column: text.position(at: 0).column)
        if text.has("'", at: position) {
            readIdentifier(from: position, into: &constraint)
        } else {
            constraint.equation = readBody(from: position)
        }
        guard let equation = constraint.equation else {
            let failure = failure ?? (position, .unexpected(expected: .constraint))
            return (constraint, problem(failure.kind, at: failure.position))
        }
        if let kind = Self.mistake(in: equation, isMask: mask != nil) {
            constraint.equation = nil
            return (constraint, problem(kind, at: position))
        }
        return (constraint, nil)
    }

    private func problem(_ kind: LogProblem.Kind, at position: Int) -> LogProblem {
        let source = text.position(at: position)
        return LogProblem(kind: kind, text: text.excerpt(from: position), line: source.line, column: source.column)
    }

    /// An identifier may hold quotes: the nearest end that leaves a readable constraint is taken.
    private mutating func readIdentifier(from position: Int, into constraint: inout LogConstraint) {
        let ends = ((position + 1)..<max(position + 1, end)).filter { text.has("' ", at: $0) }
        for quote in ends.prefix(16) {
            if let equation = readBody(from: skipSpaces(quote + 1)) {
                constraint.equation = equation
                constraint.identifier = text.string((position + 1)..<quote)
                return
            }
        }
        if let quote = ends.first {
            constraint.identifier = text.string((position + 1)..<quote)
        } else {
            fail(end, .unexpected(expected: .endOfIdentifier))
        }
    }

    private func readMask(_ position: inout Int) -> String? {
        guard text.has("h=", at: position), position + 11 <= end, text.has(" v=", at: position + 5) else { return nil }
        let mask = text.string(position..<(position + 11))
        guard mask.allSatisfy({ $0.isOne(of: "hv= &-") }) else { return nil }
        position = skipSpaces(position + 11)
        return mask
    }

    /// What layout is exact with: larger numbers would take the digits of all others.
    private static let lengths = -10_000_000.0...10_000_000
    private static let multipliers = 0.000_001...1_000_000

    private static func mistake(in equation: LogEquation, isMask: Bool) -> LogProblem.Kind? {
        let multiplier = abs(equation.multiplier.value)
        let priority = equation.priority.value
        guard lengths.contains(equation.constant.value) else { return .badNumber(equation.constant.text) }
        guard multiplier == 0 || multipliers.contains(multiplier) else { return .badNumber(equation.multiplier.text) }
        guard priority > 0, priority <= 1000 else { return .badNumber(equation.priority.text) }
        if let content = equation.contentPriorities {
            for number in [content.hugging, content.resistance] where !(0...1000).contains(number.value) {
                return .badNumber(number.text)
            }
        }
        if equation.first.item.printed == "(null)" || equation.second?.item.printed == "(null)" { return .lostItem }
        let first = equation.first.attribute
        guard !isMask else { return nil }
        guard let second = equation.second?.attribute
        else { return first.isSize ? nil : .impossiblePair(first.rawValue, "a number") }
        return first.attribute.pairs(with: second.attribute) ? nil : .impossiblePair(first.rawValue, second.rawValue)
    }

    mutating func fail(_ position: Int, _ kind: LogProblem.Kind) {
        if failure.map({ position > $0.position }) ?? true { failure = (position, kind) }
    }

    mutating func fail(_ position: Int, _ expected: LogProblem.Expectation) {
        fail(position, .unexpected(expected: expected))
    }

    func skipSpaces(_ position: Int) -> Int {
        var position = position
        while position < end, text.characters[position].isWhitespace { position += 1 }
        return position
    }

    func take(_ token: String, _ position: inout Int) -> Bool {
        guard text.has(token, at: position), position + token.count <= end else { return false }
        position += token.count
        return true
    }

    func takeNumber(_ position: inout Int) -> LogNumber? {
        var (index, digits) = (position, "")
        func peek(_ set: String) -> Bool { index < end && text.characters[index].isOne(of: set) }
        func skip(_ set: String) {
            guard peek(set) else { return }
            digits.append(text.characters[index])
            index += 1
        }
        skip("+-")
        for word in ["inf", "nan"] where text.has(word, at: index) {
            position = index + 3
            return LogNumber(word == "inf" ? .infinity : .nan, text: digits + word)
        }
        let start = digits.count
        while peek("0123456789.") { skip("0123456789.") }
        guard digits.count > start else { return nil }
        if peek("eE") {
            let mantissa = (index, digits)
            index += 1
            digits += "e"
            skip("+-")
            if !peek("0123456789") { (index, digits) = mantissa }
            while peek("0123456789") { skip("0123456789") }
        }
        guard let value = Double(digits) else { return nil }
        position = index
        return LogNumber(value, text: digits)
    }

    func takeRelation(_ position: inout Int) -> NSLayoutConstraint.Relation? {
        let relations: [(String, NSLayoutConstraint.Relation)] = [
            ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
        ]
        return relations.first { take($0.0, &position) }?.1
    }
}
