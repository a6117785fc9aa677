package struct LogAnalysis: Hashable, Sendable {
    package var log: ConsoleLog
    /// Who made each constraint of the list (``ConstraintFacts/Kind/isSystem``: not chosen to be broken).
    package var kinds: [ConstraintFacts.Kind]
    package var isSatisfiable = true
    /// An irreducible set that excludes itself, by rising index: with the broken one if it can; above 100 not reduced.
    package var minimal: [Int] = []
    /// Farkas multipliers of ``minimal``, in its order: multiplier times row, added up, leaves a contradiction.
    package var multipliers: [Double] = []
    /// Lengths that cannot be negative and take part in the contradiction: `UILabel:0x1.width`.
    package var bounds: [String] = []
    /// By how many points the minimal set misses; 0 if satisfiable.
    package var contradiction = 0.0
    /// By how many points the whole list misses, which is what the constraint to break cannot get; 0 if satisfiable.
    package var amount = 0.0
    /// An irreducible set that is left when the broken constraint (the logged one, else the predicted) yields.
    package var remaining: [Int] = []
    /// Index of the constraint that the rule of breaking chooses; nil if no line was understood.
    package var predicted: Int?
    /// Whether that choice rests on what the log does not show: the hierarchy, the order of siblings, or an owner.
    package var isInferred = false
    package var causes: [LogCause] = []
    /// Changes that make the list satisfiable, each verified by solving again; best first.
    package var fixes: [LogFix] = []
    package var hierarchy: [LogView] = []
}

package struct LogView: Hashable, Sendable {
    package var item: LogItem
    /// Index of the superview (of the owning view for a guide); nil at the top.
    package var parent: Int?
    package var depth: Int
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

    package struct Margin: Hashable, Sendable {
        package var item: String
        package var attribute: LogAttribute
        package var inset: Double
    }
}

package struct LogFix: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        case priority(Float)
        case constant(Double)
        case relation(NSLayoutConstraint.Relation)
        case removal
        case translatesAutoresizingMask(item: String)
    }

    package var constraint: Int
    package var change: Change
    /// Lines that take part in other conflicts of the same list and have to be lowered to 999 as well.
    package var also: [Int] = []
    package var effects: [Effect]

    package struct Effect: Hashable, Sendable {
        package var constraint: Int
        /// Points that the constant asks for: left side less the attribute on the right.
        package var wanted: Double
        package var got: Double
    }
}
