/// What a printed constraint says: `first relation multiplier * second + constant`.
public struct LogEquation: Hashable, Sendable {
    /// Left side.
    public var first: LogOperand
    /// How the two sides compare.
    public var relation: NSLayoutConstraint.Relation
    /// Factor of the second item; 1 where none is printed.
    public var multiplier = LogNumber(1)
    /// Right side; nil for a size compared with a number.
    public var second: LogOperand?
    /// Points added on the right; negative where the log prints `- 16`.
    public var constant: LogNumber
    /// Up to 1000; 1000 where none is printed.
    public var priority = LogNumber(1000)
    /// Both priorities of a content size, which stands for two optional inequalities; nil for anything else.
    public var contentPriorities: ContentPriorities?
    /// How it is written.
    public var form: Form

    /// ` Hug:250 CompressionResistance:750`.
    public struct ContentPriorities: Hashable, Sendable {
        /// Of the optional constraint not to be larger, 0 to 1000.
        public var hugging: LogNumber
        /// Of the optional constraint not to be smaller, 0 to 1000.
        public var resistance: LogNumber
    }

    /// Visual format or an equation, with what printing it needs.
    public enum Form: Hashable, Sendable {
        /// `V:[A]-(8)-[B]`.
        case visual(VisualForm)
        /// `A.top == B.bottom + 8`.
        case equation(EquationForm)
    }

    /// `V:[A]-(8)-[B]`.
    public struct VisualForm: Hashable, Sendable {
        /// What is between the brackets and bars.
        public enum Shape: Hashable, Sendable {
            /// `[X(44)]`
            case size
            /// `|-(8)-[X]`
            case start
            /// `[X]-(8)-|`
            case end
            /// `[X]-(8)-[Y]`
            case gap
        }

        /// Size, inset or gap.
        public var shape: Shape
        /// `LTR` or `RTL` where the constraint is on left and right; nil for leading and trailing.
        public var direction: String?
        /// `NSSpace` or `NSLayoutAnchorConstraintSpace` where the distance is the system's.
        public var systemSpace: String?

        /// A visual format of that shape.
        public init(_ shape: Shape, direction: String? = nil, systemSpace: String? = nil) {
            (self.shape, self.direction, self.systemSpace) = (shape, direction, systemSpace)
        }
    }

    /// `A.top == B.bottom + 8`.
    public struct EquationForm: Hashable, Sendable {
        /// `B.width * 0.5` (Masonry, SnapKit) rather than `0.5*B.width`.
        public var multipliesAfter = false
        /// What is before the priority: ` @`, ` ^`, ` priority:`.
        public var priorityMark = " @"
        /// The name of a system distance, see ``VisualForm/systemSpace``.
        public var systemSpace: String?
        /// `{id: 178}` after the first attribute.
        public var note: String?
        /// Whether a plus sign is printed where there need be none: before 0, or before a lone number (iOS 8).
        public var showsZero = false
    }

    /// The items it names, each once.
    public var items: [LogItem] {
        guard let second, second.item.key != first.item.key else { return [first.item] }
        return [first.item, second.item]
    }

    /// Whether the sizes of two items, or two sizes of one, are compared.
    public var relatesSizes: Bool { first.attribute.isSize && (second?.attribute.isSize ?? false) }
}
