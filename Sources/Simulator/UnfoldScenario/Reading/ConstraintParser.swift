struct ConstraintParser {
    struct Failure: Error {
        var offset: Int
        var problem: ScenarioError.Problem
    }

    private let text: String
    /// One a character: its code, if that is ASCII, and otherwise that of its kind.
    private let codes: [UInt8]
    private let isASCII: Bool
    private let metrics: [String: Double]
    private var index = 0

    init(_ text: String, metrics: [String: Double] = [:]) {
        (self.text, self.metrics) = (text, metrics)
        // A line break of two bytes is one character.
        isASCII = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0d }
        codes = isASCII ? Array(text.utf8) : text.map { $0.asciiValue ?? Kind($0).rawValue }
    }

    mutating func parse() throws(Failure) -> ConstraintEquation {
        let first = try side()
        let relation = try relation()
        var equation = ConstraintEquation(
            first: first, relation: relation, second: nil, multiplier: 1, constant: 0, priority: nil)
        try rightSide(into: &equation)
        skipSpace()
        if take("@") { equation.priority = try priority() }
        skipSpace()
        guard index == codes.count else { throw syntax(.end) }
        return equation
    }

    /// `12`, `b.top`, `2 * b.top + 3`, `9/16 * b.width`, `b.width * 9 / 16 - 4`, and metrics in place of numbers.
    private mutating func rightSide(into equation: inout ConstraintEquation) throws(Failure) {
        skipSpace()
        var start = startsNumber ? index : nil
        var factor = 1.0
        if startsNumber { factor = try number(.number) } else { equation.second = try side() }
        while true {
            skipSpace()
            let mark = index
            if take("*") {
                skipSpace()
                if equation.second != nil || startsNumber {
                    factor *= try number(.multiplier)
                } else {
                    equation.second = try side()
                }
            } else if take("/") {
                let divisor = try number(.divisor)
                guard divisor != 0 else { throw syntax(.nonzeroDivisor) }
                factor /= divisor
            } else {
                break
            }
            start = start ?? mark
        }
        guard equation.second != nil else {
            equation.constant = try constant(factor, start ?? index)
            return
        }
        if let start { equation.multiplier = try multiplier(factor, start) }
        skipSpace()
        let sign = index
        if take("+") {
            equation.constant = try constant(try number(.constant), sign)
        } else if take("-") {
            equation.constant = try constant(-(try number(.constant)), sign)
        }
    }

    private func constant(_ value: Double, _ start: Int) throws(Failure) -> Double {
        guard ScenarioLimits.length.contains(value) else { throw outOfRange(value, start, ScenarioLimits.length) }
        return value
    }

    private func multiplier(_ value: Double, _ start: Int) throws(Failure) -> Double {
        guard value == 0 || ScenarioLimits.multiplier.contains(abs(value))
        else { throw outOfRange(value, start, ScenarioLimits.multiplier) }
        return value
    }

    private func outOfRange(_ value: Double, _ start: Int, _ range: ClosedRange<Double>) -> Failure {
        Failure(
            offset: start,
            problem: .wrongType(
                expected: .writtenNumberFrom(range.lowerBound, to: range.upperBound), found: .number(value)))
    }

    private mutating func priority() throws(Failure) -> Double {
        skipSpace()
        let end = wordEnd
        let name = string(index..<end)
        if let level = ConstraintEquation.priorities.first(where: { $0.name == name })?.level {
            index = end
            return level
        }
        if name.first?.isLetter == true, metrics[name] == nil, !["nan", "inf", "infinity"].contains(name.lowercased()) {
            let known = ConstraintEquation.priorities.map(\.name) + metrics.keys.sorted()
            throw Failure(offset: index, problem: .unknownValue(name, kind: "priority", allowed: known))
        }
        return try number(.priority)
    }

    private mutating func relation() throws(Failure) -> NSLayoutConstraint.Relation {
        skipSpace()
        for (token, relation) in [
            ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
        ]
        where codes[index...].starts(with: token.utf8) {
            index += 2
            return relation
        }
        throw syntax(.relation)
    }

    private mutating func side() throws(Failure) -> ConstraintEquation.Side {
        skipSpace()
        let start = index
        var words = [try word(.identifier)]
        while index < codes.count, codes[index] == Code.dot {
            index += 1
            words.append(try word(.attribute))
        }
        if words.count == 1, ["nan", "inf", "infinity"].contains(words[0].lowercased()) {
            throw Failure(offset: start, problem: .notFinite(words[0]))
        }
        guard words.count >= 2 else { throw syntax(.attributeOf(words[0])) }
        let name = words.removeLast()
        var guide: String?
        if words.count > 1, GuideEntry.named(words[words.count - 1]) != nil { guide = words.removeLast() }
        guard words.count == 1 else {
            throw Failure(
                offset: start,
                problem: .unknownValue(words[words.count - 1], kind: "guide", allowed: GuideEntry.names))
        }
        guard let attribute = ConstraintEquation.attributes.first(where: { $0.name == name })?.attribute else {
            throw Failure(
                offset: index - name.count,
                problem: .unknownValue(name, kind: "attribute", allowed: ConstraintEquation.attributes.map(\.name)))
        }
        let names = [words[0], guide, name].compactMap { $0 }
        return .init(view: words[0], guide: guide, attribute: attribute, text: names.joined(separator: "."))
    }

    // MARK: Words and numbers

    private mutating func word(_ what: ScenarioError.ConstraintPart) throws(Failure) -> String {
        let end = wordEnd
        guard end > index else { throw syntax(what) }
        defer { index = end }
        return string(index..<end)
    }

    private var wordEnd: Int {
        var end = index
        while end < codes.count {
            let kind = Kind(codes[end])
            // A minus sign ends a word unless a letter follows at once.
            if kind == .minus, end + 1 >= codes.count || Kind(codes[end + 1]) != .letter { break }
            guard kind != .space, kind != .other else { break }
            end += 1
        }
        return end
    }

    private func string(_ range: Range<Int>) -> String {
        isASCII
            ? String(decoding: codes[range], as: UTF8.self)
            : String(text.dropFirst(range.lowerBound).prefix(range.count))
    }

    private var metric: (value: Double, end: Int)? {
        guard !metrics.isEmpty else { return nil }
        let end = wordEnd
        guard end > index else { return nil }
        return metrics[string(index..<end)].map { ($0, end) }
    }

    private var startsNumber: Bool {
        guard index < codes.count else { return false }
        if Kind(codes[index]) == .number || codes[index] == Code.minus || codes[index] == Code.dot { return true }
        guard let metric else { return false }
        return metric.end >= codes.count || codes[metric.end] != Code.dot
    }

    private mutating func number(_ what: ScenarioError.ConstraintPart) throws(Failure) -> Double {
        skipSpace()
        let start = index
        var sign = 1.0
        if index < codes.count, codes[index] == Code.minus {
            sign = -1
            index += 1
        }
        if let metric {
            index = metric.end
            return sign * metric.value
        }
        while index < codes.count, Kind(codes[index]) == .number || Code.exponents.contains(codes[index]) { index += 1 }
        let written = string(start..<index)
        guard let value = Double(written) else {
            index = start
            let name = string(index..<wordEnd)
            if name.first?.isLetter == true { throw Failure(offset: start, problem: unknownNumber(name, what)) }
            throw syntax(what)
        }
        guard value.isFinite else { throw Failure(offset: start, problem: .notFinite(written)) }
        return value
    }

    private func unknownNumber(_ name: String, _ what: ScenarioError.ConstraintPart) -> ScenarioError.Problem {
        if ["nan", "inf", "infinity"].contains(name.lowercased()) { return .notFinite(name) }
        if !metrics.isEmpty { return .unknownValue(name, kind: "metric", allowed: metrics.keys.sorted()) }
        return .constraintSyntax(text, expected: what, character: index + 1)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard index < codes.count, codes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() { while index < codes.count, Kind(codes[index]) == .space { index += 1 } }

    private func syntax(_ expected: ScenarioError.ConstraintPart) -> Failure {
        Failure(offset: index, problem: .constraintSyntax(text, expected: expected, character: index + 1))
    }

    private enum Code {
        static let minus = UInt8(ascii: "-")
        static let dot = UInt8(ascii: ".")
        static let exponents = [dot, UInt8(ascii: "e"), UInt8(ascii: "E")]
    }

    /// What a character may be part of. The raw values are codes that no ASCII character has.
    private enum Kind: UInt8 {
        case letter = 0x80
        case number, underscore, minus, space, other

        init(_ character: Character) {
            self =
                character.isLetter ? .letter : character.isNumber ? .number : character.isWhitespace ? .space : .other
        }

        init(_ code: UInt8) {
            switch code {
            case 0x61...0x7a, 0x41...0x5a: self = .letter
            case 0x30...0x39: self = .number
            case 0x5f: self = .underscore
            case 0x2d: self = .minus
            case 0x09...0x0d, 0x20: self = .space
            default: self = Kind(rawValue: code) ?? .other
            }
        }
    }
}
