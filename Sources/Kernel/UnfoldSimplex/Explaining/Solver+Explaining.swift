extension Solver: CustomStringConvertible {
    /// Why a violated constraint is not better satisfied: an irreducible set of other restrictions which alone, with
    /// it, leave it violated as much as it is now (to a part in 10^6). Nil if it holds.
    ///
    /// Where lower levels settle a tie, they are members. Where nothing in the system settles it, the members are those
    /// that make it a tie: without any one of them, leaving the constraint as violated as it is would cost something.
    ///
    /// The candidates are what the final tableau says opposes the constraint; they are then thinned out by solving
    /// subsystems, weakest and latest restrictions first, until none can be left out.
    ///
    /// - Precondition: The solver is solved.
    /// - Throws: ``SolverError/foreignConstraint(_:)``; ``SolverError/pivotLimitReached(_:)`` from a subsystem.
    /// - Complexity: about as many solves of small systems as there are candidates.
    public func bindingSet(of constraint: ConstraintID) throws(SolverError) -> BindingSet? {
        var known: KnownSubsystems = [:]
        return try bindingSet(of: constraint, &known)
    }

    package func bindingSet(of constraint: ConstraintID, _ known: inout KnownSubsystems) throws(SolverError)
        -> BindingSet?
    { try state.bindingSet(of: constraint, &known) }

    /// Whether every optimal solution gives the variable the value it has; if not, the system is ambiguous there.
    ///
    /// Decided from the final tableau for all variables at once: which of them move in a direction in which nothing
    /// costs anything. What moves by less than a part in 10^6 (at least absolute) counts as determined.
    ///
    /// - Precondition: The variable is one of this solver's, and the solver is solved.
    /// - Complexity: the first time proportional to the tableau, then O(1) as long as nothing changes; where the
    ///   reduced costs leave it in doubt once a pivot for each variable that is at two breakpoints, and at most one
    ///   linear program.
    public func isDetermined(_ variable: Variable) -> Bool { isDetermined([Term(1, variable)]) }

    /// Whether every optimal solution gives the sum the value it has, as ``isDetermined(_:)-(Variable)`` of a variable
    /// that is that sum.
    ///
    /// - Precondition: The terms' variables are this solver's, and it is solved.
    /// - Complexity: as of one variable, and O(terms).
    public func isDetermined(_ terms: [Term]) -> Bool { state.isDetermined(terms, in: memory) }

    /// Works out what ``isDetermined(_:)-(Variable)`` asks, without a copy if no one shares the memory.
    package mutating func workOutAmbiguity() {
        let isOwn = hasOwnMemory
        memory.ask({ Ambiguity(of: state, isOwn: isOwn, earlier: $0) }) { _ in }
    }

    /// How all variables move among the optimal solutions; nil if these do not.
    package func motions(of variables: [Variable]) -> OptimalMotions? { state.motions(of: variables, in: memory) }

    /// ``SolverState/isPlainlyDetermined(_:without:)`` in memory of its own.
    package mutating func isPlainlyDetermined(_ variable: Variable, without constraint: ConstraintID) -> Bool {
        owned().isPlainlyDetermined(variable, without: constraint)
    }

    /// ``derivation(of:)`` without a copy if no one shares the memory.
    package mutating func ownDerivation(of terms: [Term]) -> Derivation { owned().derivationInScratch(of: terms) }

    /// The value of an expression as a sum over the restrictions that are active at the solution: multiplier times
    /// bound, added up, is the value. Variables that rest at 0 because nothing limits them have no part.
    ///
    /// - Precondition: The terms' variables are this solver's, and it is solved.
    /// - Complexity: O(terms times row length).
    public func derivation(of terms: [Term]) -> Derivation { state.derivation(of: terms) }

    /// The tableau as text, one row a line; `docs/solver.md` explains every letter.
    ///
    /// - Complexity: proportional to the tableau.
    public func dump() -> String { state.dump() }

    /// The same as ``dump()``.
    public var description: String { dump() }
}
