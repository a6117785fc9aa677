/// A copy of a system that is kept solved, to be refilled with other numbers again and again.
///
/// It is made once from an original, with whatever the copy is to have besides (pulls) or to do without. From then on
/// ``refill(from:)`` takes over the original's constants and priorities, and the next solve starts from the last
/// basis: rows, definitions and factorisation stay as they are, nothing is built. Conflicts and explanations name
/// the original's constraints, as identifiers of a copy are those of its original.
///
/// The answer is an optimum like that of a new copy. Where several are equally good, a new copy starts from the
/// original's solution and this one from its own last one.
public struct SolverTemplate: Sendable {
    /// The copy. What is added to it is its own.
    public var solver: Solver
    /// The original's structure when it was copied.
    private let structure: Int

    /// Copies a solver.
    ///
    /// - Complexity: O(1) until the copy is first changed, then proportional to the system.
    public init(of original: Solver) {
        solver = original
        structure = original.structureRevision
    }

    /// Whether the original still has the variables and constraints it was copied with.
    ///
    /// - Complexity: O(1).
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
}

extension SolverState {
    fileprivate func takeNumbers(from original: SolverState) {
        for index in 0..<min(constraints.count, original.constraints.count) {
            let mine = constraints.pointer(to: index)
            let other = original.constraints.pointer(to: index)
            guard mine.pointee.order == other.pointee.order, isPresent(index), original.isPresent(index) else {
                continue
            }
            if mine.pointee.priority != other.pointee.priority { reprice(index, other.pointee.priority) }
            if mine.pointee.constant != other.pointee.constant {
                constraints[index].constant = other.pointee.constant
                noteEdit(of: index)
            }
        }
    }
}
