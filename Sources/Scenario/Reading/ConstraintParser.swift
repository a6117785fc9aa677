import AutoLayout
import Foundation

/// Reads `card.top == contentView.top + 12 @750`.
struct ConstraintParser {
    struct Failure: Error {
        /// Offset in characters into the text.
        var offset: Int
        var problem: ScenarioError.Problem
    }

    private let text: [Character]
    private var index = 0

    init(_ text: String) { self.text = Array(text) }

    mutating func parse() throws -> ConstraintEquation {
        let first = try side()
        let relation = try relation()
        var equation = ConstraintEquation(
            first: first, relation: relation, second: nil, multiplier: 1, constant: 0, priority: nil)
        try rightSide(into: &equation)
        skipSpace()
        if take("@") { equation.priority = try number("a priority") }
        skipSpace()
        guard index == text.count else { throw syntax("nothing more, or '+ 8', or '@750'") }
        return equation
    }

    /// `12`, `b.top`, `2 * b.top + 3`, `b.width * 0.5 - 4`, `b.width / 2`.
    private mutating func rightSide(into equation: inout ConstraintEquation) throws {
        skipSpace()
        if startsNumber {
            let value = try number("a number")
            skipSpace()
            guard take("*") else {
                equation.constant = value
                return
            }
            equation.multiplier = value
            equation.second = try side()
        } else {
            equation.second = try side()
            skipSpace()
            if take("*") { equation.multiplier = try number("a multiplier") }
            if take("/") {
                let divisor = try number("a divisor")
                guard divisor != 0 else { throw syntax("a divisor other than 0") }
                equation.multiplier = 1 / divisor
            }
        }
        skipSpace()
        if take("+") {
            equation.constant = try number("a constant")
        } else if take("-") {
            equation.constant = -(try number("a constant"))
        }
    }

    private mutating func relation() throws -> NSLayoutConstraint.Relation {
        skipSpace()
        for (token, relation) in [("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual)]
        where text[index...].starts(with: token) {
            index += 2
            return relation
        }
        throw syntax("'==', '>=' or '<='")
    }

    private mutating func side() throws -> ConstraintEquation.Side {
        skipSpace()
        let start = index
        var words = [try word("a view's id")]
        while take(".") { words.append(try word("an attribute")) }
        guard words.count >= 2 else { throw syntax("an attribute, as in '\(words[0]).top'") }
        let name = words.removeLast()
        var guide: String?
        if words.count > 1, ConstraintEquation.guides.contains(words[words.count - 1]) { guide = words.removeLast() }
        guard words.count == 1 else {
            throw Failure(
                offset: start,
                problem: .unknownValue(words[words.count - 1], kind: "guide", allowed: ConstraintEquation.guides))
        }
        guard let attribute = ConstraintEquation.attributes.first(where: { $0.name == name })?.attribute else {
            throw Failure(
                offset: index - name.count,
                problem: .unknownValue(name, kind: "attribute", allowed: ConstraintEquation.attributes.map(\.name)))
        }
        return .init(view: words[0], guide: guide, attribute: attribute, text: String(text[start..<index]))
    }

    private mutating func word(_ what: String) throws -> String {
        let start = index
        while index < text.count, text[index].isLetter || text[index].isNumber || "_-".contains(text[index]) {
            // A minus sign ends a word unless a letter follows at once.
            if text[index] == "-", index + 1 >= text.count || !text[index + 1].isLetter { break }
            index += 1
        }
        guard index > start else { throw syntax(what) }
        return String(text[start..<index])
    }

    private var startsNumber: Bool {
        guard index < text.count else { return false }
        return text[index].isNumber || text[index] == "-" || text[index] == "."
    }

    private mutating func number(_ what: String) throws -> Double {
        skipSpace()
        let start = index
        if index < text.count, text[index] == "-" { index += 1 }
        while index < text.count, text[index].isNumber || ".eE".contains(text[index]) { index += 1 }
        let written = String(text[start..<index])
        guard let value = Double(written) else {
            index = start
            if ["nan", "inf"].contains(where: { String(text[start...]).lowercased().hasPrefix($0) }) {
                throw Failure(offset: start, problem: .notFinite(String(text[start...])))
            }
            throw syntax(what)
        }
        guard value.isFinite else { throw Failure(offset: start, problem: .notFinite(written)) }
        return value
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpace()
        guard index < text.count, text[index] == character else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < text.count, text[index].isWhitespace { index += 1 }
    }

    private func syntax(_ expected: String) -> Failure {
        Failure(offset: index, problem: .constraintSyntax(String(text), expected: "\(expected) at character \(index + 1)"))
    }
}
