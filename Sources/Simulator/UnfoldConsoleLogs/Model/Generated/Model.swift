// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldConsoleLogs/Inert/Model.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

package struct LogAnalysis: Hashable, Sendable {
    public var log: ConsoleLog
    /// Who made each constraint of the list (``ConstraintFacts/Kind/isSystem``: not chosen to be broken).
    public var kinds: [ConstraintFacts.Kind]
    public var isSatisfiable: Bool = true
    /// An irreducible set that excludes itself, by rising index: with the broken one if it can; above 100 not reduced.
    public var minimal: [Int] = []
    /// Farkas multipliers of ``minimal``, in its order: multiplier times row, added up, leaves a contradiction.
    public var multipliers: [Double] = []
    /// Lengths that cannot be negative and take part in the contradiction: `UILabel:0x1.width`.
    public var bounds: [String] = []
    /// By how many points the minimal set misses; 0 if satisfiable.
    public var contradiction: Double = 0
    /// By how many points the whole list misses, which is what the constraint to break cannot get; 0 if satisfiable.
    public var amount: Double = 0
    /// An irreducible set that is left when the broken constraint (the logged one, else the predicted) yields.
    public var remaining: [Int] = []
    /// Index of the constraint that the rule of breaking chooses; nil if no line was understood.
    public var predicted: Int?
    /// Whether that choice rests on what the log does not show: the hierarchy, the order of siblings, or an owner.
    public var isInferred: Bool = false
    public var causes: [LogCause] = []
    /// Changes that make the list satisfiable, each verified by solving again; best first.
    public var fixes: [LogFix] = []
    public var hierarchy: [LogView] = []
}

package struct LogView: Hashable, Sendable {
    public var item: LogItem
    /// Index of the superview (of the owning view for a guide); nil at the top.
    public var parent: Int?
    public var depth: Int
}

package enum LogCause: Hashable, Sendable {
    case autoresizingMask(items: [String])
    /// A table, collection, window or keyboard dictates this length (`UIView-Encapsulated-Layout-*`).
    case encapsulated(constraint: Int, length: Double)
    /// A size computed or laid out at this length (`fittingSize*Target`, `_UITemporaryLayout*`), usually 0.
    case temporarySize(constraint: Int, length: Double)
    case hiddenInStack(constraint: Int)
    /// The contradiction is smaller than a point: a separator (one pixel) or rounding.
    case lessThanAPoint(by: Double)
    case duplicates(constraints: [Int])
    case negativeLength(constraint: Int)
    /// Satisfiable as printed, as are the next ones: printed numbers are rounded to six digits.
    case printedRounding
    /// With these insets, in points, the list would hold; with UIKit's default of 8 it would not.
    case hiddenMargins([Margin])
    /// Positions in a superview that is not named: with the likeliest view for it they contradict the rest.
    case hiddenSuperview(constraints: [Int])
    case rightToLeft
    case missingLines(Int)
}

extension LogCause {
    package struct Margin: Hashable, Sendable {
        public var item: String
        public var attribute: LogAttribute
        public var inset: Double
    }
}

package struct LogFix: Hashable, Sendable {
    public var constraint: Int
    public var change: Change
    /// Lines that take part in other conflicts of the same list and have to be lowered to 999 as well.
    public var also: [Int] = []
    public var effects: [Effect]
}

extension LogFix {
    package enum Change: Hashable, Sendable {
        case priority(Float)
        case constant(Double)
        case relation(NSLayoutConstraint.Relation)
        case removal
        case translatesAutoresizingMask(item: String)
    }

    package struct Effect: Hashable, Sendable {
        public var constraint: Int
        /// Points that the constant asks for: left side less the attribute on the right.
        public var wanted: Double
        public var got: Double
    }
}

/// What a printed constraint says: `first relation multiplier * second + constant`.
package struct LogEquation: Hashable, Sendable {
    public var first: LogOperand
    public var relation: NSLayoutConstraint.Relation
    public var multiplier: LogNumber = LogNumber(1)
    public var second: LogOperand?
    /// Points added on the right; negative where the log prints `- 16`.
    public var constant: LogNumber
    public var priority: LogNumber = LogNumber(1000)
    /// Both priorities of a content size, which stands for two optional inequalities; nil for anything else.
    public var contentPriorities: ContentPriorities?
    public var form: Form
}

extension LogEquation {
    package struct ContentPriorities: Hashable, Sendable {
        public var hugging: LogNumber
        public var resistance: LogNumber
    }

    package enum Form: Hashable, Sendable {
        case visual(VisualForm)
        case equation(EquationForm)
    }

    /// `V:[A]-(8)-[B]`.
    package struct VisualForm: Hashable, Sendable {
        public var shape: Shape
        /// `LTR` or `RTL` where the constraint is on left and right; nil for leading and trailing.
        public var direction: String?
        /// `NSSpace` or `NSLayoutAnchorConstraintSpace` where the distance is the system's.
        public var systemSpace: String?
    }
}

extension LogEquation.VisualForm {
    /// `[X(44)]`, `|-(8)-[X]`, `[X]-(8)-|` and `[X]-(8)-[Y]`.
    package enum Shape: Hashable, Sendable {
        case size
        case start
        case end
        case gap
    }
}

extension LogEquation {
    /// `A.top == B.bottom + 8`.
    package struct EquationForm: Hashable, Sendable {
        /// `B.width * 0.5` (Masonry, SnapKit) rather than `0.5*B.width`.
        public var multipliesAfter: Bool = false
        /// What is before the priority: ` @`, ` ^`, ` priority:`.
        public var priorityMark: String = " @"
        public var systemSpace: String?
        /// `{id: 178}` after the first attribute.
        public var note: String?
        /// Whether a plus sign is printed where there need be none: before 0, or before a lone number (iOS 8).
        public var showsZero: Bool = false
    }
}

package struct LogItem: Hashable, Sendable {
    /// Class as printed: `UILabel`, `Shop.PriceView`, `UILayoutGuide`; nil where only a name is known.
    public var className: String?
    /// The address in lower case (`0x7f82`), or the name or key that is printed in place of one.
    public var key: String
    public var text: String?
    /// The accessibility identifier that stands for the item in the line (`names: card:0x7f82`).
    public var name: String?
}

package struct LogOperand: Hashable, Sendable {
    public var item: LogItem
    public var attribute: LogAttribute
    public init(_ item: LogItem, _ attribute: LogAttribute) { self.item = item; self.attribute = attribute }
}

/// A number as printed: the value, rounded by the printing to six digits, and its very characters.
package struct LogNumber: Hashable, Sendable {
    public var value: Double
    public var text: String
    public init(_ value: Double, text: String) { self.value = value; self.text = text }
    public init(_ value: Double) { self.init(value, text: LayoutNumber.print(value)) }
}

package struct ConsoleLog: Hashable, Sendable {
    public var constraints: [LogConstraint]
    public var broken: Int?
    public var line: Int
    public var wording: Wording?
}

extension ConsoleLog {
    package enum Wording: String, Hashable, Sendable {
        case oneLine
        case severalLines
    }
}

package struct LogProblem: Hashable, Sendable {
    public var kind: Kind
    public var text: String
    public var line: Int
    public var column: Int
}

extension LogProblem {
    package enum Expectation: String, Hashable, Sendable {
        case address
        case constraint
        case endOfIdentifier
        case relation
        case attribute
        case number
        case factor
        case priority
        case endOfConstraint
        case openingBracket
        case closingBracket
        case edgeOrView
        case length
        case distance
        case view
    }

    package enum Kind: Hashable, Sendable {
        case noConstraints
        case emptyList
        case unterminated
        case brokenNotListed
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
}

package struct ConsoleLogReading: Hashable, Sendable {
    public var logs: [ConsoleLog]
    public var problems: [LogProblem]
}
