/// Something worth telling, in facts; renderers make the sentence.
public struct Finding: Hashable, Sendable {
    public enum Severity: String, Sendable, Comparable {
        case note
        case warning
        case error

        public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
        private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
    }

    public enum Fact: Hashable, Sendable {
        case unsatisfiable(UnsatisfiableConstraints)
        case overruled(OverruledConstraint)
        /// UIKit would have raised this.
        case exception(name: String, reason: String)
        /// Layout did not settle within so many passes; the views that kept asking.
        case feedbackLoop(passes: Int, views: [String])
        /// A cell's content collapsed to zero, so the standard height was used (fact D2.5).
        case zeroHeight(row: String, used: Double)
        /// A free edge or size, and what would settle it.
        case ambiguous(AmbiguousLayout)
        /// The solver gave up.
        case solver(String)
        /// Anything else a room wants to tell, with its own code.
        case message(String)
    }

    public var severity: Severity
    /// Stable, kebab-case: `unsatisfiable-constraints`.
    public var code: String
    public var fact: Fact
    public var location: SourcePosition?

    public init(severity: Severity, code: String, fact: Fact, location: SourcePosition? = nil) {
        self.severity = severity
        self.code = code
        self.fact = fact
        self.location = location
    }
}
