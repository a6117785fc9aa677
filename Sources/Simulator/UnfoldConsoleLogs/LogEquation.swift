/// What a printed constraint says: `first relation multiplier * second + constant`.
package struct LogEquation: Hashable, Sendable {
    package var first: LogOperand
    package var relation: NSLayoutConstraint.Relation
    package var multiplier = LogNumber(1)
    package var second: LogOperand?
    /// Points added on the right; negative where the log prints `- 16`.
    package var constant: LogNumber
    package var priority = LogNumber(1000)
    /// Both priorities of a content size, which stands for two optional inequalities; nil for anything else.
    package var contentPriorities: ContentPriorities?
    package var form: Form

    package struct ContentPriorities: Hashable, Sendable { package var hugging, resistance: LogNumber }

    package enum Form: Hashable, Sendable {
        case visual(VisualForm)
        case equation(EquationForm)
    }

    /// `V:[A]-(8)-[B]`.
    package struct VisualForm: Hashable, Sendable {
        /// `[X(44)]`, `|-(8)-[X]`, `[X]-(8)-|` and `[X]-(8)-[Y]`.
        package enum Shape: Hashable, Sendable { case size, start, end, gap }

        package var shape: Shape
        /// `LTR` or `RTL` where the constraint is on left and right; nil for leading and trailing.
        package var direction: String?
        /// `NSSpace` or `NSLayoutAnchorConstraintSpace` where the distance is the system's.
        package var systemSpace: String?
    }

    /// `A.top == B.bottom + 8`.
    package struct EquationForm: Hashable, Sendable {
        /// `B.width * 0.5` (Masonry, SnapKit) rather than `0.5*B.width`.
        package var multipliesAfter = false
        /// What is before the priority: ` @`, ` ^`, ` priority:`.
        package var priorityMark = " @"
        package var systemSpace: String?
        /// `{id: 178}` after the first attribute.
        package var note: String?
        /// Whether a plus sign is printed where there need be none: before 0, or before a lone number (iOS 8).
        package var showsZero = false
    }

    package var items: [LogItem] {
        guard let second, second.item.key != first.item.key else { return [first.item] }
        return [first.item, second.item]
    }

    package var relatesSizes: Bool { first.attribute.isSize && (second?.attribute.isSize ?? false) }
}
