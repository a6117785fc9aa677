/// A copy of a system that is kept solved, to be refilled with other numbers again and again.
///
/// It is made once from an original, with whatever the copy is to have besides (pulls) or to do without. From then on
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
    /// The original's structure when it was copied or followed last, and how many constraints it had ever been given.
    private var structure: Int
    private var additions: Int32

    /// Copies a solver.
    ///
    /// - Complexity: O(1) until the copy is first changed, then proportional to the system.
    public init(of original: Solver) {
        solver = original
        structure = original.structureRevision
        additions = original.state.additions
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

    /// Makes the copy what a new one would be: constraints that the original was given since come in under the original's
    /// identifiers and in its order, those that left it go, and so does all that was added to the copy (pulls are to be
    /// added again, so that they are the newest). Constants, priorities and broken constraints as ``refill(from:)``.
    /// What stays keeps its rows and its basis, so that exchanging a constraint costs one removal and one addition.
    ///
    /// - Parameter omitted: The original's constraints that the copy is to do without.
    /// - Returns: False if variables of the original came or went since; nothing is changed then.
    /// - Complexity: O(variables + constraints), and the next solve's work for what came and went.
    public mutating func follow(_ original: Solver, without omitted: [ConstraintID] = []) -> Bool {
        guard solver.state.hasVariables(of: original.state) else { return false }
        solver.owned().follow(original.state, knowing: additions, without: omitted.map { Int($0.index) }.sorted())
        solver.retryBroken()
        structure = original.structureRevision
        additions = original.state.additions
        return true
    }
}

extension SolverState {
    /// Whether both have the same variables.
    fileprivate func hasVariables(of original: SolverState) -> Bool {
        for index in 0..<max(quantities.count, original.quantities.count) {
            let mine = index < quantities.count && quantities[index].kind == .variable
            let others = index < original.quantities.count && original.quantities[index].kind == .variable
            guard mine == others else { return false }
            if mine, quantities[index].generation != original.quantities[index].generation { return false }
        }
        return true
    }

    /// - Parameters:
    ///   - known: How many constraints the original had been given when both were alike: later ones here are the copy's.
    ///   - omitted: Slots in rising order.
    fileprivate func follow(_ original: SolverState, knowing known: Int32, without omitted: [Int]) {
        // What an earlier solve that gave up left behind.
        scratch.clearTouched()
        clearBanned()
        scratch.setLevels(levels.count)
        var newcomers: [Int] = []
        var next = 0
        for index in 0..<max(constraints.count, original.constraints.count) {
            let isOmitted = next < omitted.count && omitted[next] == index
            if isOmitted { next += 1 }
            let isWanted = !isOmitted && index < original.constraints.count && original.isPresent(index)
            if index < constraints.count, isPresent(index) {
                let order = constraints[index].order
                if isWanted, order <= known, order == original.constraints[index].order {
                    takeNumbers(of: index, from: original)
                    continue
                }
                remove(identifier(of: index))
            }
            if isWanted { newcomers.append(index) }
        }
        // Slots that are taken anew have to be free.
        applyRemovals()
        constraints.fill(to: original.constraints.count, with: ConstraintRecord())
        newcomers.sort { original.constraints[$0].order < original.constraints[$1].order }
        for index in newcomers { copy(index, of: original) }
        additions = original.additions
        listVacantConstraints(beside: original)
    }

    /// The constraint in the same slot of the original comes in, to be installed by the next solve.
    private func copy(_ index: Int, of original: SolverState) {
        let isListed = constraints[index].isListed
        let model = original.constraints[index]
        var record = ConstraintRecord()
        record.order = model.order
        record.generation = model.generation
        record.relation = model.relation
        record.constant = model.constant
        record.priority = model.priority
        record.termStart = Int32(terms.variables.count)
        record.termCount = model.termCount
        record.state = .waiting
        record.isListed = isListed
        constraints[index] = record
        for position in original.termRange(index) {
            let variable = original.terms.variables[position]
            terms.variables.append(variable)
            terms.coefficients.append(original.terms.coefficients[position])
            quantities[Int(variable)].mentions += 1
        }
        waiting.append(Int32(index))
        needsSolve = true
    }

    /// Free slots, which never give out an identifier that the original has given out.
    private func listVacantConstraints(beside original: SolverState) {
        vacantConstraints.removeAll()
        for index in constraints.indices.reversed() where constraints[index].state == .vacant {
            vacantConstraints.append(Int32(index))
            guard index < original.constraints.count else { continue }
            let taken = original.constraints[index].generation + (original.isPresent(index) ? 1 : 0)
            constraints[index].generation = max(constraints[index].generation, taken)
        }
    }

    fileprivate func takeNumbers(from original: SolverState) {
        for index in 0..<min(constraints.count, original.constraints.count) {
            guard constraints[index].order == original.constraints[index].order, isPresent(index),
                original.isPresent(index)
            else { continue }
            takeNumbers(of: index, from: original)
        }
    }

    private func takeNumbers(of index: Int, from original: SolverState) {
        let mine = constraints.pointer(to: index)
        let other = original.constraints.pointer(to: index)
        if mine.pointee.priority != other.pointee.priority { reprice(index, other.pointee.priority) }
        if mine.pointee.constant != other.pointee.constant {
            constraints[index].constant = other.pointee.constant
            noteEdit(of: index)
        }
    }
}
