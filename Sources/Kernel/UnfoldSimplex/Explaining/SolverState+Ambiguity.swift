/// What is known of a solved system's ambiguity: how all variables move among the optimal solutions, as far as the
/// reduced costs say, and, once one is asked about that they leave in doubt, as it is.
final class Ambiguity: Knowledge {
    /// What motions follow from: as long as it is the same, so are they, whatever the constants are.
    private struct Form: Equatable {
        let structure: Int
        let additions: Int32
        let isBasic: [Bool]
        let isClosed: [OptimalFace.Sides]
    }

    /// nil where the system was not solved.
    private let form: Form?
    /// nil once the motions are known.
    private var face: OptimalFace?
    /// By variable; 0 where the reduced costs alone leave no doubt.
    private let possibleMotions: [Double]
    private var motions: [Double]?
    var mayHoldAgain: Bool { motions != nil }
    private(set) var programs = 0

    /// - Parameter earlier: What was known of the system before it changed.
    init(of system: SolverState, earlier: Ambiguity?) {
        let face = OptimalFace(of: system)
        form =
            system.needsSolve
            ? nil
            : Form(
                structure: system.structureRevision, additions: system.additions,
                isBasic: system.tableau.lines.map(\.isBasic), isClosed: face.isClosed)
        if let form, let earlier, let known = earlier.motions, earlier.form == form {
            (possibleMotions, motions) = (earlier.possibleMotions, known)
        } else {
            self.face = face
            possibleMotions = face.motions()
        }
    }

    func isDetermined(_ terms: [Term]) -> Bool {
        if terms.allSatisfy({ possibleMotions[Int($0.variable.index)] == 0 }) { return true }
        let motions = narrowed()
        var motion = OptimalFace.Motion()
        for term in terms { motion.add(term.coefficient, times: motions[Int(term.variable.index)]) }
        return motion.value == 0
    }

    private func narrowed() -> [Double] {
        guard var face else { return motions ?? possibleMotions }
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
        for term in terms where (try? index(of: term.variable)) == nil {
            preconditionFailure("isDetermined: \(term.variable) is not a variable of this solver")
        }
        return memory.ask({ Ambiguity(of: self, earlier: $0) }) { $0.isDetermined(terms) }
    }
}

extension Solver {
    /// How many linear programs it took to decide what is ambiguous, at most one; nil if no one asked.
    var programsOfAmbiguity: Int? { (memory.knowledge as? Ambiguity)?.programs }
}
