/// How variables move among the optimal solutions of a system.
package struct OptimalMotions: Sendable {
    /// By slot of variable; 0 where the reduced costs alone leave no doubt.
    let possible: [Double]
    /// As it is; 0 for what is determined.
    let motions: [Double]
    let reach: [Double]

    package func isStill(_ variable: Variable) -> Bool {
        possible[Int(variable.index)] == 0 || motions[Int(variable.index)] == 0
    }

    package func areStill(_ sum: [Term]) -> Bool {
        if sum.allSatisfy({ possible[Int($0.variable.index)] == 0 }) { return true }
        var motion = OptimalFace.Motion()
        for term in sum { motion.add(term.coefficient, times: motions[Int(term.variable.index)]) }
        return motion.value == 0
    }

    /// How far some optimal solution moves a variable at least.
    package func reach(of variable: Variable) -> Double { reach.isEmpty ? 0 : reach[Int(variable.index)] }
}

/// What is known of a solved system's ambiguity: how all variables move among the optimal solutions, as far as the
/// reduced costs say, and, once one is asked about that they leave in doubt, as it is.
final class Ambiguity: Knowledge {
    /// What motions follow from: as long as it is the same, so are they, whatever the constants are.
    private struct Form: Equatable {
        let structure: Int
        let newestConstraint: Int32
        let isBasic: [Bool]
        let isClosed: [OptimalFace.Sides]
    }

    /// nil where the system was not solved.
    private let form: Form?
    /// The copy that was asked, if one was made, until the motions are known.
    private var face: OptimalFace?
    /// By variable; 0 where the reduced costs alone leave no doubt.
    private let possibleMotions: [Double]
    private(set) var motions: [Double]?
    var mayHoldAgain: Bool { form != nil }
    private(set) var programs = 0

    /// - Parameters:
    ///   - isOwn: Whether no one else has the system's memory, so that its work space may be used.
    ///   - earlier: What was known of the system before it changed.
    init(of system: SolverState, isOwn: Bool = false, earlier: Ambiguity?) {
        let copy = isOwn && !system.needsSolve ? nil : OptimalFace(of: system)
        let isClosed = copy?.isClosed ?? system.closedSides()
        form =
            system.needsSolve
            ? nil
            : Form(
                structure: system.structureRevision, newestConstraint: system.newestConstraint,
                isBasic: system.tableau.lines.map(\.isBasic), isClosed: isClosed)
        if let form, let earlier, earlier.form == form {
            (possibleMotions, motions) = (earlier.possibleMotions, earlier.motions)
        } else {
            possibleMotions = copy?.motions() ?? system.motions(isClosed)
        }
        if motions == nil { face = copy }
    }

    func motions(of variables: [Variable], in system: SolverState) -> OptimalMotions? {
        for variable in variables where possibleMotions[Int(variable.index)] != 0 {
            guard narrowed(system)[Int(variable.index)] != 0 else { continue }
            return known(narrowed(system), reach: form.map { system.reach($0.isClosed) } ?? [])
        }
        return nil
    }

    func isDetermined(_ terms: [Term], in system: SolverState) -> Bool {
        if terms.allSatisfy({ possibleMotions[Int($0.variable.index)] == 0 }) { return true }
        return known(narrowed(system), reach: []).areStill(terms)
    }

    private func known(_ motions: [Double], reach: [Double]) -> OptimalMotions {
        OptimalMotions(possible: possibleMotions, motions: motions, reach: reach)
    }

    private func narrowed(_ system: SolverState) -> [Double] {
        if let motions { return motions }
        var face = face ?? OptimalFace(Solver(copying: system), isClosed: form?.isClosed ?? [])
        self.face = nil
        face.narrow()
        programs = face.programs
        let motions = face.motions()
        self.motions = motions
        return motions
    }
}

extension SolverState {
    func isDetermined(_ terms: [Term], in memory: Arena) -> Bool {
        for term in terms { checkKnown(term.variable) }
        return memory.ask({ Ambiguity(of: self, earlier: $0) }) { $0.isDetermined(terms, in: self) }
    }

    func motions(of variables: [Variable], in memory: Arena) -> OptimalMotions? {
        variables.forEach(checkKnown)
        return memory.ask({ Ambiguity(of: self, earlier: $0) }) { $0.motions(of: variables, in: self) }
    }

    private func checkKnown(_ variable: Variable) {
        if (try? index(of: variable)) == nil {
            preconditionFailure("\(variable) is not a variable of this solver")
        }
    }

    /// Whether a variable is determined without an optional constraint that is far from holding and counts less than
    /// all others, so that the solution stays optimal without it. False too where the reduced costs leave it in doubt.
    /// The memory is no one else's.
    func isPlainlyDetermined(_ variable: Variable, without constraint: ConstraintID) -> Bool {
        guard !needsSolve, let index = try? index(of: constraint), constraints[index].variable >= 0
        else { return false }
        let (limit, value) = (constraints[index], states[Int(constraints[index].variable)].value)
        let isFar = abs(value - limit.breakpoint) > 2 * OptimalFace.leastDistance * max(1, abs(value))
        for other in constraints.indices where other != index && isPresent(other) {
            guard constraints[other].isHard || constraints[other].level < limit.level else { return false }
        }
        guard isFar, !limit.isHard else { return false }
        // Costs nothing on either side.
        constraints[index].isViolatedBelow = false
        constraints[index].isViolatedAbove = false
        defer {
            constraints[index].isViolatedBelow = limit.isViolatedBelow
            constraints[index].isViolatedAbove = limit.isViolatedAbove
        }
        return motions(closedSides())[Int(variable.index)] == 0
    }
}

extension Solver {
    /// How many linear programs it took to decide what is ambiguous, at most one; nil if no one asked.
    var programsOfAmbiguity: Int? { (memory.knowledge as? Ambiguity)?.programs }
}
