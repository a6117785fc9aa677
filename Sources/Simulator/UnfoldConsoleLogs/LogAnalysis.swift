/// What can be said of one console log: whether its constraints exclude each other, which breaks, what would fix it.
public struct LogAnalysis: Hashable, Sendable {
    public var log: ConsoleLog
    /// Who made each constraint of the list (``ConstraintFacts/Kind/isSystem``: not chosen to be broken).
    public var kinds: [ConstraintFacts.Kind]
    /// Whether some layout satisfies all required constraints as printed.
    public var isSatisfiable = true
    /// An irreducible set of constraints that exclude each other: indices into the list, rising. Empty if satisfiable.
    /// It holds the broken constraint if that is part of such a set. (Sets of more than 100 are not thinned out.)
    public var minimal: [Int] = []
    /// Farkas multipliers of ``minimal``, in its order: multiplier times row, added up, leaves a contradiction.
    public var multipliers: [Double] = []
    /// Lengths that cannot be negative and take part in the contradiction: `UILabel:0x1.width`.
    public var bounds: [String] = []
    /// By how many points the minimal set misses; 0 if satisfiable.
    public var contradiction = 0.0
    /// By how many points the whole list misses, which is what the constraint to break cannot get; 0 if satisfiable.
    public var amount = 0.0
    /// An irreducible set that still excludes itself when the broken constraint (the logged one, else the predicted)
    /// yields: UIKit will break another. Empty if breaking that one is enough.
    public var remaining: [Int] = []
    /// Index of the constraint that the rule of breaking chooses; nil if no line was understood.
    public var predicted: Int?
    /// Whether that choice rests on what the log does not show: where views are, in which order, or who holds a
    /// constraint.
    public var isInferred = false
    /// Why the conflict is there, as far as its constraints show.
    public var causes: [LogCause] = []
    /// Changes that make the list satisfiable, each verified by solving again; best first.
    public var fixes: [LogFix] = []
    /// The views as far as the constraints show: parents before children.
    public var hierarchy: [LogView] = []
}

/// A view or guide of the hierarchy that was inferred from a log.
public struct LogView: Hashable, Sendable {
    /// As printed where it is first named.
    public var item: LogItem
    /// Index of the superview (of the owning view for a guide); nil at the top.
    public var parent: Int?
    /// Steps to the top.
    public var depth: Int
}

/// A reason for a conflict, or for a list that is satisfiable as printed.
public enum LogCause: Hashable, Sendable {
    /// translatesAutoresizingMaskIntoConstraints is on for these items, which have constraints of their own.
    case autoresizingMask(items: [String])
    /// A table, collection, window or keyboard dictates this length (`UIView-Encapsulated-Layout-*`).
    case encapsulated(constraint: Int, length: Double)
    /// A size computed or laid out at this length (`fittingSize*Target`, `_UITemporaryLayout*`), usually 0.
    case temporarySize(constraint: Int, length: Double)
    /// A stack view gives no length to a hidden view.
    case hiddenInStack(constraint: Int)
    /// The contradiction is smaller than a point: a separator (one pixel) or rounding.
    case lessThanAPoint(by: Double)
    /// The same attribute of the same items is fixed to different numbers.
    case duplicates(constraints: [Int])
    /// A single constraint asks for a negative length (fact A6.5).
    case negativeLength(constraint: Int)
    /// Satisfiable as printed: printed numbers are rounded to six digits.
    case printedRounding
    /// Satisfiable as printed: constraints on margins do not show the inset. The list would hold with these insets,
    /// in points, but not with UIKit's default of 8.
    case hiddenMargins([Margin])
    /// Satisfiable as printed: these lines are positions in a superview that they do not name. With the likeliest
    /// view for it they would contradict the rest.
    case hiddenSuperview(constraints: [Int])
    /// Satisfiable as printed from left to right, but not from right to left.
    case rightToLeft
    /// Satisfiable as printed: lines were not understood and left out.
    case missingLines(Int)

    /// An inset that a log hides.
    public struct Margin: Hashable, Sendable {
        /// As printed.
        public var item: String
        /// Which inset: `leftMargin`, `topMargin` and so on.
        public var attribute: LogAttribute
        /// In points.
        public var inset: Double
    }
}

/// A change that fixes a conflict; it was tried.
public struct LogFix: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
        /// The constraint's priority becomes this.
        case priority(Float)
        /// The constraint's constant becomes this, in points.
        case constant(Double)
        /// The constraint's `==` becomes `<=` or `>=`.
        case relation(NSLayoutConstraint.Relation)
        /// The constraint is not activated.
        case removal
        /// `translatesAutoresizingMaskIntoConstraints = false` on this item, as printed.
        case translatesAutoresizingMask(item: String)
    }

    /// Index into the log's list.
    public var constraint: Int
    public var change: Change
    /// Lines that take part in other conflicts of the same list and have to be lowered to 999 as well.
    public var also: [Int] = []
    /// What the layout then is.
    public var effects: [Effect]

    /// A constraint that no longer gets what it asks for.
    public struct Effect: Hashable, Sendable {
        /// Index into the log's list.
        public var constraint: Int
        /// Points that the constant asks for: left side less the attribute on the right.
        public var wanted: Double
        /// Points that it gets.
        public var got: Double
    }
}
