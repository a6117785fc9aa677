package struct LogConstraint: Hashable, Sendable {
    package var className: String
    /// The address, or what Masonry and SnapKit print in its place; distinguishes it from the others of the log.
    package var key: String
    /// `h=--& v=--&` of an autoresizing constraint.
    package var mask: String?
    package var identifier: String?
    package var equation: LogEquation?
    package var suffix: Suffix
    package var text: String
    package var line, column: Int

    package enum Suffix: Hashable, Sendable {
        case none
        /// `   (active)`, `   (active, names: …)`, the same with `inactive`: iOS 10 and later.
        case state(String, names: [Name])
        /// `   (Names: …)`: up to iOS 9.
        case names([Name])

        package var names: [Name] {
            switch self {
            case .none: []
            case .state(_, let names), .names(let names): names
            }
        }
    }

    /// `card:0x7f82`, or `'|':UIView:0x7f82`.
    package struct Name: Hashable, Sendable {
        package var name: String
        package var item: LogItem
    }

    /// Who made it, as far as the line shows (fact A6.4).
    package var kind: ConstraintFacts.Kind {
        let name = identifier ?? ""
        if mask != nil || className == "NSAutoresizingMaskLayoutConstraint" { return .autoresizing }
        if name.hasPrefix("UIView-Encapsulated-Layout") { return .encapsulated }
        if name.hasPrefix("_UITemporaryLayout") || name.hasPrefix("fittingSize") { return .fitting }
        if className == "_UILayoutSupportConstraint" || name.hasPrefix("UIViewSafeAreaLayoutGuide") { return .safeArea }
        if className == "NSContentSizeLayoutConstraint" { return .compressionResistance }
        if name.hasPrefix("UISV-hiding") { return .stackHiding }
        if name.hasPrefix("UISV-") { return .stack }
        if name.hasPrefix("UIView-"), name.hasSuffix("-guide-constraint") { return .guide }
        // Masonry and others print no identifier: the size of a cell's content view is the table's all the same.
        if identifier == nil, className == "NSLayoutConstraint", let equation, equation.second == nil,
            equation.relation == .equal, equation.first.item.isCellContentView
        {
            return .encapsulated
        }
        return .user
    }
}

package struct ConsoleLog: Hashable, Sendable {
    package var constraints: [LogConstraint]
    package var broken: Int?
    package var line: Int
    package var wording: Wording?

    package enum Wording: String, Hashable, Sendable { case oneLine, severalLines }
}

extension ConsoleLog {
    /// The message about constraints whose lines are known, without its words; nil if one of them cannot be read.
    package init?(lines: [String], broken: Int) {
        constraints = lines.compactMap(Self.constraint)
        guard constraints.count == lines.count else { return nil }
        (self.broken, self.line) = (broken, 1)
    }

    /// The last lines of the process: conflicts in cells of one template share most of theirs.
    private static let recent = Locked<[String: LogConstraint]>([:])
    private static let recentLimit = 1024

    private static func constraint(_ line: String) -> LogConstraint? {
        if let known = recent.withLock({ $0[line] }) { return known }
        let text = LogText(line: line[...], number: 1, resolvingEntities: false)
        guard let constraint = LogConstraintParser.parse(text).constraint else { return nil }
        recent.withLock {
            if $0.count >= recentLimit { $0.removeAll() }
            $0[line] = constraint
        }
        return constraint
    }
}

package struct LogProblem: Hashable, Sendable {
    package enum Expectation: String, Hashable, Sendable {
        case address, constraint, endOfIdentifier, relation, attribute, number, factor, priority, endOfConstraint,
            openingBracket, closingBracket, edgeOrView, length, distance, view
    }

    package enum Kind: Hashable, Sendable {
        case noConstraints, emptyList, unterminated, brokenNotListed
        case unexpected(expected: Expectation)
        case unknownAttribute(String)
        case impossiblePair(String, String)
        /// `|` is used but the line does not name it.
        case namelessSuperview
        /// An item is printed as `(null)`: it is gone, and so what the constraint said.
        case lostItem
        /// A number that is not finite, or a priority outside 0 to 1000.
        case badNumber(String)
        /// More than so many constraints in one list, or so many bytes in all: the rest is left out.
        case tooLong(limit: Int)
    }

    package var kind: Kind
    package var text: String
    package var line, column: Int
}
