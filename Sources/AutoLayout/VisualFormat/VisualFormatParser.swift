/// Reads a line of the visual format by Apple's grammar. The words of the errors are UIKit's where they are public
/// (Apple's guide to the format and printed exceptions).
package struct VisualFormatParser {
    private let format: String
    private let text: [Character]
    private var index = 0

    /// - Throws: ``VisualFormatError``.
    /// - Complexity: O(length).
    package static func parse(_ format: String) throws -> VisualFormat {
        var parser = VisualFormatParser(format: format, text: Array(format))
        return try parser.line()
    }

    private init(format: String, text: [Character]) {
        self.format = format
        self.text = text
    }

    private mutating func line() throws -> VisualFormat {
        guard !text.isEmpty else { throw fail("It's an empty string.") }
        guard format.utf8.count == text.count else { throw fail("It contains non-ASCII characters.") }
        var line = VisualFormat()
        line.isVertical = try orientation()
        if take("|") { line.leadingGap = try gap() }
        line.items.append(try item())
        while index < text.count {
            let gap = try gap()
            if take("|") {
                line.trailingGap = gap
                guard index == text.count else { throw fail("Expected the end of the format string.") }
                break
            }
            line.gaps.append(gap)
            line.items.append(try item())
        }
        return line
    }

    private mutating func orientation() throws -> Bool {
        skipBlanks()
        if take("V") {
            guard take(":") else { throw fail("Expected ':' after 'V' to specify vertical arrangement") }
            return true
        }
        if take("H") {
            guard take(":") else { throw fail("Expected ':' after 'H' to specify horizontal arrangement") }
        }
        return false
    }

    private mutating func item() throws -> VisualFormat.Item {
        guard take("[") else { throw fail("Expected a view") }
        guard let name = name() else {
            throw fail(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
                    + "and underscores.")
        }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") {
            repeat { sizes.append(try predicate()) } while take(",")
            guard take(")") else {
                throw fail("A predicate on a view's thickness must end with ')' and the view must end with ']'")
            }
            guard take("]") else { throw fail("Expected ']' after specifying thickness.") }
            return .init(name: name, sizes: sizes)
        }
        guard take("]") else { throw fail("Expected a ']' here. That is how you give the end of a view.") }
        return .init(name: name, sizes: sizes)
    }

    private mutating func gap() throws -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if next == "[" || next == "|" || next == nil { return .standard }
        var stated: [VisualFormat.Predicate] = []
        if take("(") {
            repeat { stated.append(try predicate()) } while take(",")
            guard take(")") else {
                throw fail("Expected a ')' here. That is how you give the end of a list of predicates.")
            }
        } else {
            stated.append(VisualFormat.Predicate(value: try value()))
        }
        guard take("-") else { throw fail("Expected a '-' here. That is how you give the end of a connection.") }
        return .stated(stated)
    }

    private mutating func predicate() throws -> VisualFormat.Predicate {
        let relation = try relation()
        var predicate = VisualFormat.Predicate(relation: relation, value: try value())
        if take(".") {
            guard let attribute = name() else { throw fail("Expected an attribute name") }
            predicate.attribute = attribute
        }
        if take("*") {
            predicate.multiplier = try positive()
        } else if take("/") {
            predicate.multiplier = 1 / (try positive())
        }
        if take("+") {
            predicate.constant = try positive()
        } else if take("-") {
            predicate.constant = -(try positive())
        }
        if take("@") { predicate.priority = try value() }
        return predicate
    }

    private mutating func relation() throws -> NSLayoutConstraint.Relation {
        skipBlanks()
        for (token, relation) in [
            ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
        ] where text[index...].starts(with: token) {
            index += 2
            return relation
        }
        if let next, "=<>".contains(next) { throw fail("Unknown relation. Must be ==, >=, or <=") }
        return .equal
    }

    private mutating func value() throws -> VisualFormat.Value {
        if let name = name() { return name }
        let number = try signed()
        return .init(content: .number(number), end: index)
    }

    private mutating func positive() throws -> Double {
        let start = index
        let number = try signed()
        guard number > 0 else {
            index = start
            throw fail("Expected a positive number")
        }
        return number
    }

    private mutating func signed() throws -> Double {
        skipBlanks()
        let start = index
        if next == "-" || next == "+" { index += 1 }
        while let digit = next, digit.isASCII, digit.isNumber || digit == "." { index += 1 }
        // An exponent, as strtod reads it.
        if let mark = next, mark == "e" || mark == "E" {
            let before = index
            index += 1
            if next == "-" || next == "+" { index += 1 }
            let digits = index
            while let digit = next, digit.isASCII, digit.isNumber { index += 1 }
            if index == digits { index = before }
        }
        guard let number = Double(String(text[start..<index])), number.isFinite else {
            index = start
            throw fail("Expected a number, a metric or a view here.")
        }
        return number
    }

    // MARK: Characters

    private var next: Character? { index < text.count ? text[index] : nil }

    private mutating func name() -> VisualFormat.Value? {
        skipBlanks()
        let start = index
        guard let first = next, first.isLetter || first == "_" else { return nil }
        while let character = next, character.isLetter || character.isNumber || character == "_" { index += 1 }
        return .init(content: .name(String(text[start..<index])), end: index)
    }

    private mutating func take(_ character: Character) -> Bool {
        skipBlanks()
        guard next == character else { return false }
        index += 1
        skipBlanks()
        return true
    }

    private mutating func skipBlanks() { while next == " " { index += 1 } }

    private func fail(_ message: String) -> VisualFormatError {
        VisualFormatError(message: message, offset: index, format: format)
    }
}
