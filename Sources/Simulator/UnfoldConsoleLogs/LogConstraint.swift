/// One constraint line of a console log.
public struct LogConstraint: Hashable, Sendable {
    /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, `MASLayoutConstraint` and so on.
    public var className: String
    /// The address, or what Masonry and SnapKit print in its place; distinguishes it from the others of the log.
    public var key: String
    /// `h=--& v=--&` of an autoresizing constraint.
    public var mask: String?
    /// What is printed in quotes after the address.
    public var identifier: String?
    /// What it says; nil if the line could not be understood (a ``LogProblem`` tells why).
    public var equation: LogEquation?
    /// How the line ends.
    public var suffix: Suffix
    /// The line without its surroundings: from `<` to `>`, with the list's escapes resolved.
    public var text: String
    /// Line of the pasted text, from 1.
    public var line: Int
    /// Column of its `<`, from 1.
    public var column: Int

    /// What follows the equation.
    public enum Suffix: Hashable, Sendable {
        case none
        /// `   (active)`, `   (active, names: …)`, the same with `inactive`: iOS 10 and later.
        case state(String, names: [Name])
        /// `   (Names: …)`: up to iOS 9.
        case names([Name])

        /// The names, in the order printed.
        public var names: [Name] {
            switch self {
            case .none: []
            case .state(_, let names), .names(let names): names
            }
        }
    }

    /// `card:0x7f82`, or `'|':UIView:0x7f82`.
    public struct Name: Hashable, Sendable {
        /// The name; `|` for the superview of visual format.
        public var name: String
        public var item: LogItem

        public init(_ name: String, _ item: LogItem) { (self.name, self.item) = (name, item) }
    }

    /// Who made it, as far as the line shows (fact A6.4).
    public var kind: ConstraintFacts.Kind {
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

/// One "Unable to simultaneously satisfy constraints" message.
public struct ConsoleLog: Hashable, Sendable {
    /// The list, in the order printed.
    public var constraints: [LogConstraint]
    /// Index of the constraint that UIKit says it breaks; nil if the message does not say, or names one that is not
    /// in the list (then a ``LogProblem`` says so).
    public var broken: Int?
    /// Line of the pasted text where it begins, from 1.
    public var line: Int
    /// Whether the words are those of iOS 9 and earlier; nil if they are missing.
    public var wording: Wording?

    /// What the message is worded like (fact A6.2).
    public enum Wording: String, Hashable, Sendable {
        /// iOS 9 and earlier: the advice on one line.
        case oneLine
        /// iOS 10 and later: the advice on several lines.
        case severalLines
    }
}

extension ConsoleLog {
    /// The message about constraints whose lines are known, without its words; nil if one of them cannot be read.
    package init?(lines: [String], broken: Int) {
        constraints = []
        for line in lines {
            let text = LogText(line: line[...], number: 1, resolvingEntities: false)
            guard let constraint = LogConstraintParser.parse(text).constraint else { return nil }
            constraints.append(constraint)
        }
        (self.broken, self.line) = (broken, 1)
    }
}

/// What could not be read of a pasted log, in facts.
public struct LogProblem: Hashable, Sendable {
    /// What could be where the reading stopped.
    public enum Expectation: String, Hashable, Sendable {
        case address, constraint, endOfIdentifier, relation, attribute, number, factor, priority, endOfConstraint,
            openingBracket, closingBracket, edgeOrView, length, distance, view
    }

    /// What can be wrong.
    public enum Kind: Hashable, Sendable {
        /// The text holds no constraint line at all.
        case noConstraints
        case emptyList
        /// The line stops in the middle of a constraint.
        case unterminated
        /// What was expected where the reading stopped.
        case unexpected(expected: Expectation)
        /// An attribute that UIKit does not have (``LogAttribute`` lists those it has).
        case unknownAttribute(String)
        /// `|` is used but the line does not name it.
        case namelessSuperview
        /// An item is printed as `(null)`: it is gone, and so what the constraint said.
        case lostItem
        /// Attributes that UIKit does not let are in one constraint.
        case impossiblePair(String, String)
        /// A number that is not finite, or a priority outside 0 to 1000.
        case badNumber(String)
        case brokenNotListed
        /// More than so many constraints in one list, or so many bytes in all: the rest is left out.
        case tooLong(limit: Int)
    }

    public var kind: Kind
    /// The offending text, shortened.
    public var text: String
    /// Where, from 1.
    public var line: Int
    /// Column, from 1.
    public var column: Int

    public init(_ kind: Kind, text: String, line: Int, column: Int) {
        (self.kind, self.text, self.line, self.column) = (kind, text, line, column)
    }
}
