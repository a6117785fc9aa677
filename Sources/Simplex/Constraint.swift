/// Names a constraint inside the ``Solver`` that took it.
public struct ConstraintID: Hashable, Sendable {
    let index: Int32
    let generation: Int32
}

/// How the two sides of a constraint are compared.
public enum Relation: Sendable, BitwiseCopyable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// Something that can forbid a value: a constraint, or the bound of a variable that may not be negative.
public enum Restriction: Hashable, Sendable {
    case constraint(ConstraintID)
    case nonNegative(Variable)
}
