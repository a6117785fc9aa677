import UnfoldSimplex

/// A system in plain numbers, so that several solvers can be given the same work.
struct System {
    struct Constraint {
        /// Its terms, as a range of ``System/variables`` and ``System/coefficients``.
        var first: Int
        var count: Int
        var relation: Relation
        var constant: Double
        var priority: Float
    }

    var isNonNegative: [Bool] = []
    var constraints: [Constraint] = []
    var variables: [Int] = []
    var coefficients: [Double] = []
    /// Constraints that stand for a label's intrinsic size: hugging and resistance of each dimension in turn.
    var contentSizes: [Int] = []

    mutating func variable(nonNegative: Bool) -> Int {
        isNonNegative.append(nonNegative)
        return isNonNegative.count - 1
    }

    @discardableResult
    mutating func add(
        _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, at priority: Float = 1000
    ) -> Int {
        constraints.append(make(terms, relation, constant, at: priority))
        return constraints.count - 1
    }

    /// A constraint over the system's variables that is not part of it.
    mutating func make(
        _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, at priority: Float = 1000
    ) -> Constraint {
        let first = variables.count
        variables += terms.map(\.1)
        coefficients += terms.map(\.0)
        return Constraint(
            first: first, count: terms.count, relation: relation, constant: constant, priority: priority)
    }
}

/// A system inside the solver.
struct Loaded {
    var solver: Solver
    var variables: [Variable] = []
    var ids: [ConstraintID] = []

    /// Adds everything; solves nothing.
    init(_ system: System) {
        solver = Solver(variables: system.isNonNegative.count, constraints: system.constraints.count)
        variables.reserveCapacity(system.isNonNegative.count)
        ids.reserveCapacity(system.constraints.count)
        for flag in system.isNonNegative { variables.append(solver.makeVariable(flag ? .nonNegative : .free)) }
        for index in system.constraints.indices { add(system.constraints[index], of: system) }
    }

    mutating func add(_ constraint: System.Constraint, of system: System) {
        withUnsafeTemporaryAllocation(of: Term.self, capacity: constraint.count) { terms in
            for offset in 0..<constraint.count {
                let index = constraint.first + offset
                terms.initializeElement(
                    at: offset, to: Term(system.coefficients[index], variables[system.variables[index]]))
            }
            do {
                ids.append(
                    try solver.add(
                        UnsafeBufferPointer(terms), constraint.relation, constraint.constant,
                        priority: Priority(constraint.priority)))
            } catch {
                fatalError("benchmark: \(error)")
            }
        }
    }

    mutating func set(_ constant: Double, of index: Int) {
        // Without a closure around it, which would copy the solver's struct in and out.
        do { try solver.setConstant(constant, of: ids[index]) } catch { fatalError("benchmark: \(error)") }
    }

    /// The same constant for both.
    mutating func set(_ constant: Double, of one: Int, _ other: Int) {
        do { try solver.setConstant(constant, of: ids[one], ids[other]) } catch { fatalError("benchmark: \(error)") }
    }

    mutating func solve() {
        do {
            try solver.solve { _ in preconditionFailure("the benchmark's systems do not conflict here") }
        } catch {
            fatalError("benchmark: \(error)")
        }
    }

    /// Adds up all values, so that every frame is read.
    func checksum() -> Double {
        var sum = 0.0
        for variable in variables { sum += solver.value(of: variable) }
        return sum
    }
}

/// The benchmark's numbers are all legal.
@discardableResult
func finite<Result>(_ body: () throws(SolverError) -> Result) -> Result {
    do {
        return try body()
    } catch {
        fatalError("benchmark: \(error)")
    }
}
