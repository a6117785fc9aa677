/// Reads a line of the visual format by Apple's grammar. The words of the errors are UIKit's where they are public
/// (Apple's guide to the format and printed exceptions).
package struct VisualFormatParser {
    /// What views and metrics may be called.
    package enum Names: Sendable {
        /// A letter or `_`, then letters, digits and `_`, all of ASCII: as UIKit has it.
        case identifiers
        /// Letters and digits of any script, `_` and `-`. A metric that is a distance has no `-`, which ends it.
        case hyphenated
    }

    private let format: String
    private let text: [Character]
    private let names: Names
    private var index = 0

    /// - Throws: ``VisualFormatError``.
    /// - Complexity: O(length).
    package static func parse(_ format: String, names: Names = .identifiers) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format: format, names: names)
        return try parser.line()
    }

    private init(format: String, names: Names) {
        self.format = format
        self.names = names
        text = Array(format)
    }

    private mutating func line() throws(VisualFormatError) -> VisualFormat {
        guard !text.isEmpty else { throw fail("It's an empty string.", "'['") }
        guard names == .hyphenated || format.utf8.count == text.count else {
            throw fail("It contains non-ASCII characters.", "ASCII characters")
        }
        var line = VisualFormat()
        line.isVertical = try orientation()
        if take("|") { line.leadingGap = try gap() }
        line.items.append(try item("'['"))
        while index < text.count {
            let gap = try gap()
            if take("|") {
                line.trailingGap = gap
                guard index == text.count else {
                    throw fail("Expected the end of the format string.", "nothing more after '|'")
                }
                break
            }
            line.gaps.append(gap)
            line.items.append(try item("'[' or '|'"))
        }
        return line
    }

    private mutating func orientation() throws(VisualFormatError) -> Bool {
        skipBlanks()
        if take("V") {
            guard take(":") else { throw fail("Expected ':' after 'V' to specify vertical arrangement", "':'") }
            return true
        }
        if take("H") {
            guard take(":") else { throw fail("Expected ':' after 'H' to specify horizontal arrangement", "':'") }
        }
        return false
    }

    /// - Parameter expected: what could stand in place of the view.
    private mutating func item(_ expected: String) throws(VisualFormatError) -> VisualFormat.Item {
        guard take("[") else { throw fail("Expected a view", expected) }
        guard let name = name(.view) else {
            throw fail(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
                    + "and underscores.", "a view's id")
        }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") {
            repeat { sizes.append(try predicate(.size)) } while take(",")
            guard take(")") else {
                throw fail(
                    "A predicate on a view's thickness must end with ')' and the view must end with ']'", "')' or ','")
            }
            guard take("]") else { throw fail("Expected ']' after specifying thickness.", "']'") }
            return .init(name: name, sizes: sizes)
        }
        guard take("]") else { throw fail("Expected a ']' here. That is how you give the end of a view.", "']'") }
        return .init(name: name, sizes: sizes)
    }

    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if next == "[" || next == "|" || next == nil { return .standard }
        var stated: [VisualFormat.Predicate] = []
        if take("(") {
            repeat { stated.append(try predicate(.distance)) } while take(",")
            guard take(")") else {
                throw fail(
                    "Expected a ')' here. That is how you give the end of a list of predicates.", "')' or ','")
            }
        } else {
            stated.append(VisualFormat.Predicate(value: try value(.distance)))
        }
        guard take("-") else {
            throw fail("Expected a '-' here. That is how you give the end of a connection.", "'-'")
        }
        return .stated(stated)
    }

    private mutating func predicate(_ context: Context) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        var predicate = VisualFormat.Predicate(relation: relation, value: try value(context))
        if take(".") {
            guard let attribute = name(.size) else { throw fail("Expected an attribute name", "'width' or 'height'") }
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
        if take("@") { predicate.priority = try value(.priority) }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        skipBlanks()
        for (token, relation) in [
            ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
        ] where text[index...].starts(with: token) {
            index += 2
            return relation
        }
        if let next, "=<>".contains(next) {
            throw fail("Unknown relation. Must be ==, >=, or <=", "'==', '>=' or '<='")
        }
        return .equal
    }

    private mutating func value(_ context: Context) throws(VisualFormatError) -> VisualFormat.Value {
        if let name = name(context) { return name }
        skipBlanks()
        let start = index
        let number = try signed(context.rawValue)
        return .init(content: .number(number), start: start, end: index)
    }

    private mutating func positive() throws(VisualFormatError) -> Double {
        let start = index
        let number = try signed("a number above 0")
        guard number > 0 else {
            index = start
            throw fail("Expected a positive number", "a number above 0")
        }
        return number
    }

    private mutating func signed(_ expected: String) throws(VisualFormatError) -> Double {
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
            throw fail("Expected a number, a metric or a view here.", expected)
        }
        return number
    }

    // MARK: Characters

    private var next: Character? { index < text.count ? text[index] : nil }

    /// Where a name or number stands, and what belongs there.
    private enum Context: String {
        case view = "a view's id"
        case size = "a number of points or a view's id"
        case distance = "a distance in points"
        case priority = "a priority"
    }

    private mutating func name(_ context: Context) -> VisualFormat.Value? {
        skipBlanks()
        let start = index
        // Beside brackets nothing but a name can stand, so a free one may begin with a digit.
        let isFree = names == .hyphenated && context == .view
        guard let first = next, first.isLetter || first == "_" || (isFree && continues(first, context)) else {
            return nil
        }
        while let character = next, continues(character, context) { index += 1 }
        return .init(content: .name(String(text[start..<index])), start: start, end: index)
    }

    /// Whether a name goes on with that character.
    private func continues(_ character: Character, _ context: Context) -> Bool {
        character.isLetter || character.isNumber || character == "_"
            || (character == "-" && names == .hyphenated && context != .distance)
    }

    private mutating func take(_ character: Character) -> Bool {
        skipBlanks()
        guard next == character else { return false }
        index += 1
        skipBlanks()
        return true
    }

    private mutating func skipBlanks() { while next == " " { index += 1 } }

    private func fail(_ message: String, _ expected: String) -> VisualFormatError {
        VisualFormatError(message: message, expected: expected, offset: index, format: format)
    }
}
