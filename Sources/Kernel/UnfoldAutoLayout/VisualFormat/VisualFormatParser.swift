/// Reads a line of the visual format by Apple's grammar.
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
        guard !text.isEmpty else { throw fail(.empty) }
        guard names == .hyphenated || format.utf8.count == text.count else { throw fail(.notASCII) }
        var line = VisualFormat()
        line.isVertical = try orientation()
        if take("|") { line.leadingGap = try gap() }
        line.items.append(try item(isFirst: true))
        while index < text.count {
            let gap = try gap()
            if take("|") {
                line.trailingGap = gap
                guard index == text.count else { throw fail(.afterEdge) }
                break
            }
            line.gaps.append(gap)
            line.items.append(try item(isFirst: false))
        }
        return line
    }

    private mutating func orientation() throws(VisualFormatError) -> Bool {
        skipBlanks()
        if take("V") {
            guard take(":") else { throw fail(.noColon(isVertical: true)) }
            return true
        }
        if take("H") { guard take(":") else { throw fail(.noColon(isVertical: false)) } }
        return false
    }

    private mutating func item(isFirst: Bool) throws(VisualFormatError) -> VisualFormat.Item {
        guard take("[") else { throw fail(.noView(isFirst: isFirst)) }
        guard let name = name(nil) else { throw fail(.noName) }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") {
            repeat { sizes.append(try predicate(.size)) } while take(",")
            guard take(")") else { throw fail(.openSizes) }
            guard take("]") else { throw fail(.openSizedView) }
            return .init(name: name, sizes: sizes)
        }
        guard take("]") else { throw fail(.openView) }
        return .init(name: name, sizes: sizes)
    }

    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        if next == "[" || next == "|" || next == nil { return .standard }
        var stated: [VisualFormat.Predicate] = []
        if take("(") {
            repeat { stated.append(try predicate(.distance)) } while take(",")
            guard take(")") else { throw fail(.openDistances) }
        } else {
            stated.append(VisualFormat.Predicate(value: try value(.distance)))
        }
        guard take("-") else { throw fail(.openGap) }
        return .stated(stated)
    }

    private mutating func predicate(
        _ use: VisualFormatError.Value
    ) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        var predicate = VisualFormat.Predicate(relation: relation, value: try value(use))
        if take(".") {
            guard let attribute = name(.size) else { throw fail(.noAttribute) }
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
        if let next, "=<>".contains(next) { throw fail(.relation) }
        return .equal
    }

    private mutating func value(_ use: VisualFormatError.Value) throws(VisualFormatError) -> VisualFormat.Value {
        if let name = name(use) { return name }
        skipBlanks()
        let start = index
        let number = try signed(use)
        return .init(content: .number(number), start: start, end: index)
    }

    private mutating func positive() throws(VisualFormatError) -> Double {
        let start = index
        let number = try signed(.amount)
        guard number > 0 else {
            index = start
            throw fail(.notPositive)
        }
        return number
    }

    private mutating func signed(_ use: VisualFormatError.Value) throws(VisualFormatError) -> Double {
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
            throw fail(.noValue(use))
        }
        return number
    }

    private var next: Character? { index < text.count ? text[index] : nil }

    /// - Parameter use: of the value that it stands for; nil for a view.
    private mutating func name(_ use: VisualFormatError.Value?) -> VisualFormat.Value? {
        skipBlanks()
        let start = index
        // Beside brackets nothing but a name can stand, so a free one may begin with a digit.
        let isFree = names == .hyphenated && use == nil
        guard let first = next, first.isLetter || first == "_" || (isFree && continues(first, use)) else { return nil }
        while let character = next, continues(character, use) { index += 1 }
        return .init(content: .name(String(text[start..<index])), start: start, end: index)
    }

    /// Whether a name goes on with that character.
    private func continues(_ character: Character, _ use: VisualFormatError.Value?) -> Bool {
        character.isLetter || character.isNumber || character == "_"
            || (character == "-" && names == .hyphenated && use != .distance)
    }

    private mutating func take(_ character: Character) -> Bool {
        skipBlanks()
        guard next == character else { return false }
        index += 1
        skipBlanks()
        return true
    }

    private mutating func skipBlanks() { while next == " " { index += 1 } }

    private func fail(_ problem: VisualFormatError.Problem) -> VisualFormatError {
        VisualFormatError(problem, offset: index, format: format)
    }
}
