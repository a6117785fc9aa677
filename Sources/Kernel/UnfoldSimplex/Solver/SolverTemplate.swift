/// A copy of a system that is kept solved, to be refilled with other numbers again and again.
///
/// It is made once from an original, with whatever the copy is to have besides (targets) or to do without. From then on
/// ``refill(from:)`` takes over the original's constants and priorities, and the next solve starts from the last
/// basis: rows, definitions and factorisation stay as they are, nothing is built. Conflicts and explanations name
/// the original's constraints, as identifiers of a copy are those of its original. Where constraints came or went,
/// ``follow(_:without:)`` takes those in and out of the copy instead of making another.
///
/// The answer is an optimum like that of a new copy. Where several are equally good, a new copy starts from the
/// original's solution and this one from its own last one.
public struct SolverTemplate: Sendable {
    /// The copy. What is added to it is its own.
    public var solver: Solver
    /// The original's structure when it was copied or followed last, and the number of its newest constraint.
    private var structure: Int
    private var newestConstraint: Int32

    /// Copies a solver.
    ///
    /// - Complexity: O(1) until the copy is first changed, then proportional to the system.
    public init(of original: Solver) {
        solver = original
        structure = original.structureRevision
        newestConstraint = original.state.newestConstraint
    }

    /// Whether the original still has the variables and constraints it was copied with.
    public func fits(_ original: Solver) -> Bool { structure == original.structureRevision }

    /// Takes over constants and priorities of the constraints that both have; those that were broken are retried.
    ///
    /// - Parameter original: The solver this was copied from, or one that was changed in numbers only since then.
    /// - Returns: False if variables or constraints of the original came or went since; nothing is changed then.
    /// - Complexity: O(constraints).
    public mutating func refill(from original: Solver) -> Bool {
        guard fits(original) else { return false }
        solver.owned().takeNumbers(from: original.state)
        solver.retryBroken()
        return true
    }

    /// Makes the copy what a new one would be: constraints that the original was given since come in under the
    /// original's identifiers and in its order, those that left it go, and so does all that was added to the copy
    /// (targets are to be added again, so that they are the newest; their old identifiers end). Constants, priorities
    /// and broken constraints as ``refill(from:)``. What stays keeps its rows and its basis, so that exchanging a
    /// constraint costs one removal and one addition.
    ///
    /// - Parameter omitted: The original's constraints that the copy is to do without.
    /// - Returns: False if variables of the original came or went since; nothing is changed then.
    /// - Complexity: O(variables + constraints), and the next solve's work for what came and went.
    public mutating func follow(_ original: Solver, without omitted: [ConstraintID] = []) -> Bool {
        guard solver.state.hasVariables(of: original.state) else { return false }
        solver.owned().follow(
            original.state, knowing: newestConstraint, without: omitted.map { Int($0.index) }.sorted())
        solver.retryBroken()
        structure = original.structureRevision
        newestConstraint = original.state.newestConstraint
        return true
    }
}
