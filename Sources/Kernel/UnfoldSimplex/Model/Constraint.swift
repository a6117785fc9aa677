/// Names a constraint inside the ``Solver`` that took it; means nothing to another solver but its copies.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
    /// Slot in the solver's tables.
    let index: Int32
    package var slot: Int { Int(index) }
    /// Distinguishes it from earlier users of the slot.
    let generation: Int32
}

public enum Relation: Sendable, BitwiseCopyable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// Something that can forbid a value: a constraint, or the bound of a variable that may not be negative.
public enum Restriction: Hashable, Sendable, BitwiseCopyable {
    case constraint(ConstraintID)
    /// The bound 0 of a variable made as ``Variable/Domain/nonNegative``.
    case nonNegative(Variable)
}
