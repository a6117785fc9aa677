/// Reads `card.top == contentView.top + 12 @750`.
struct ConstraintParser {
    struct Failure: Error {
        /// Offset in characters into the text.
        var offset: Int
        var problem: ScenarioError.Problem
    }

    private let text: [Character]
    private let metrics: [String: Double]
    private var index = 0

    /// - Parameter metrics: numbers that may be written by name.
    init(_ text: String, metrics: [String: Double] = [:]) {
        self.text = Array(text)
        self.metrics = metrics
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
        guard index == text.count else { throw syntax(.end) }
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

    /// A number, or one of UIKit's names for levels.
    private mutating func priority() throws(Failure) -> Double {
        skipSpace()
        if let name = peekWord(), let level = ConstraintEquation.priorities.first(where: { $0.name == name })?.level {
            index += name.count
            return level
        }
        if let name = peekWord(), name.first?.isLetter == true, metrics[name] == nil,
            !["nan", "inf", "infinity"].contains(name.lowercased())
        {
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
        where text[index...].starts(with: token) {
            index += 2
            return relation
        }
        throw syntax(.relation)
    }

    private mutating func side() throws(Failure) -> ConstraintEquation.Side {
        skipSpace()
        let start = index
        var words = [try word(.identifier)]
        while index < text.count, text[index] == "." {
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
        guard let word = peekWord() else { throw syntax(what) }
        index += word.count
        return word
    }

    /// The word that is here; nothing is taken.
    private func peekWord() -> String? {
        var end = index
        while end < text.count {
            let kind = Kind(text[end])
            // A minus sign ends a word unless a letter follows at once.
            if kind == .minus, end + 1 >= text.count || Kind(text[end + 1]) != .letter { break }
            guard kind != .space, kind != .other else { break }
            end += 1
        }
        return end > index ? String(text[index..<end]) : nil
    }

    /// Whether a number or a metric is here, and no view.
    private var startsNumber: Bool {
        guard index < text.count else { return false }
        if Kind(text[index]) == .number || "-.".contains(text[index]) { return true }
        guard let word = peekWord(), metrics[word] != nil else { return false }
        let next = index + word.count
        return next >= text.count || text[next] != "."
    }

    private mutating func number(_ what: ScenarioError.ConstraintPart) throws(Failure) -> Double {
        skipSpace()
        let start = index
        var sign = 1.0
        if index < text.count, text[index] == "-" {
            sign = -1
            index += 1
        }
        if let name = peekWord(), let value = metrics[name] {
            index += name.count
            return sign * value
        }
        while index < text.count, Kind(text[index]) == .number || ".eE".contains(text[index]) { index += 1 }
        let written = String(text[start..<index])
        guard let value = Double(written) else {
            index = start
            if let name = peekWord(), name.first?.isLetter == true {
                throw Failure(offset: start, problem: unknownNumber(name, what))
            }
            throw syntax(what)
        }
        guard value.isFinite else { throw Failure(offset: start, problem: .notFinite(written)) }
        return value
    }

    private func unknownNumber(_ name: String, _ what: ScenarioError.ConstraintPart) -> ScenarioError.Problem {
        if ["nan", "inf", "infinity"].contains(name.lowercased()) { return .notFinite(name) }
        if !metrics.isEmpty { return .unknownValue(name, kind: "metric", allowed: metrics.keys.sorted()) }
        return .constraintSyntax(String(text), expected: what, character: index + 1)
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard index < text.count, text[index] == character else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < text.count, Kind(text[index]) == .space { index += 1 }
    }

    private func syntax(_ expected: ScenarioError.ConstraintPart) -> Failure {
        Failure(offset: index, problem: .constraintSyntax(String(text), expected: expected, character: index + 1))
    }

    /// What a character may be part of. Unicode is asked only where the character is not ASCII.
    private enum Kind {
        case letter, number, underscore, minus, space, other

        init(_ character: Character) {
            guard let code = character.asciiValue else {
                self =
                    character.isLetter
                    ? .letter : character.isNumber ? .number : character.isWhitespace ? .space : .other
                return
            }
            switch code {
            case 0x61...0x7a, 0x41...0x5a: self = .letter
            case 0x30...0x39: self = .number
            case 0x5f: self = .underscore
            case 0x2d: self = .minus
            case 0x09...0x0d, 0x20: self = .space
            default: self = .other
            }
        }
    }
}
