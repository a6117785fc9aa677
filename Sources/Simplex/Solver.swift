/// An incremental solver for linear constraints with lexicographic priorities.
///
/// Contract (the algorithm is described in `docs/solver.md`):
/// - a required constraint holds, or is one that ``solve(breaking:)`` was told to break;
/// - among all such points the one returned minimises, level by level from the highest priority down, the sum of the
///   absolute violations of that level (L1).
/// Value semantics: a copy is an independent solver, so a what-if is a copy, an edit and a solve.
public struct Solver: Sendable {
    public init() {}

    // MARK: Variables

    public mutating func makeVariable(_ domain: Variable.Domain = .free) -> Variable { fatalError() }
    /// Precondition: no constraint mentions it.
    public mutating func removeVariable(_ variable: Variable) { fatalError() }

    // MARK: Constraints (recorded at once, solved by `solve`)

    /// `sum(terms) relation constant`.
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) throws(SolverError) -> ConstraintID { fatalError() }
    public mutating func remove(_ constraint: ConstraintID) { fatalError() }
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        fatalError()
    }
    public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
        fatalError()
    }
    /// Makes every broken constraint required again for the next solve, which breaks anew those that still conflict.
    public mutating func retryBroken() { fatalError() }

    // MARK: Solving

    /// Restores feasibility by dual simplex, then optimality by primal simplex. For each conflict met, `choose` names
    /// the member to break; it then stays, just under required, until ``retryBroken()`` or ``remove(_:)``.
    @discardableResult
    public mutating func solve(breaking choose: (Conflict) -> ConstraintID) throws(SolverError) -> SolveSummary {
        fatalError()
    }
    /// Whether nothing changed since the last solve, so that solving would do nothing.
    public var isSolved: Bool { fatalError() }

    // MARK: Reading (of the last solution)

    public func value(of variable: Variable) -> Double { fatalError() }
    /// Left side of the constraint at the solution.
    public func value(of constraint: ConstraintID) -> Double { fatalError() }
    /// 0 when it holds; positive otherwise.
    public func violation(of constraint: ConstraintID) -> Double { fatalError() }
    public var brokenConstraints: [ConstraintID] { fatalError() }
    /// Sum of violations by level, highest first; broken constraints come first, at `Priority.broken`.
    public var objective: [(priority: Priority, violation: Double)] { fatalError() }
    public var statistics: Statistics { fatalError() }

    // MARK: Explaining

    /// Why a violated constraint is not better satisfied, nil if it holds.
    public func holding(of constraint: ConstraintID) throws(SolverError) -> Holding? { fatalError() }
    /// The value of an expression as a sum over the restrictions that are active at the solution.
    public func derivation(of terms: [Term]) -> Derivation { fatalError() }
    /// Variables whose value another optimal solution could change, that is: the solution is ambiguous there.
    public func isDetermined(_ variable: Variable) -> Bool { fatalError() }
}
