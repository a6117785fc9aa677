import UnfoldSimplex

/// Why the solver gave up.
public enum SolverRefusal: Hashable, Sendable, Codable {
    /// A number that is NaN or infinite.
    case notFinite
    /// A priority that is not above 0 and up to 1000.
    case priorityOutOfRange
    /// A variable or constraint that it does not have.
    case foreign
    /// More steps than any such system should need.
    case stepLimit(Int)
    /// Numbers so far apart that double precision does not tell which solution is the right one.
    case beyondPrecision

    init(_ error: SolverError) {
        self =
            switch error {
            case .notFinite: .notFinite
            case .priorityOutOfRange: .priorityOutOfRange
            case .foreignVariable, .foreignConstraint: .foreign
            case .pivotLimitReached(let steps): .stepLimit(steps)
            case .beyondPrecision: .beyondPrecision
            }
    }
}
