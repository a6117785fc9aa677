/// What is known of a solved system's ambiguity: how all variables move among the optimal solutions, as far as the
/// reduced costs say, and, once one is asked about that they leave in doubt, as it is.
final class Ambiguity {
    private var face: OptimalFace
    /// By variable; 0 where the reduced costs alone leave no doubt.
    private let possibleMotions: [Double]
    private var motions: [Double]?

    init(of system: SolverState) {
        face = OptimalFace(of: system)
        possibleMotions = face.motions()
    }

    func isDetermined(at index: Int) -> Bool { possibleMotions[index] == 0 || narrowed()[index] == 0 }

    func isDetermined(_ terms: [Term]) -> Bool {
        if terms.allSatisfy({ possibleMotions[Int($0.variable.index)] == 0 }) { return true }
        let motions = narrowed()
        var motion = OptimalFace.Motion()
        for term in terms { motion.add(term.coefficient, times: motions[Int(term.variable.index)]) }
        return motion.value == 0
    }

    /// Linear programs that were solved to find this out.
    var programs: Int { face.programs }

    private func narrowed() -> [Double] {
        if let motions { return motions }
        face.narrow()
        let motions = face.motions()
        self.motions = motions
        return motions
    }
}

extension SolverState {
    func isDetermined(_ variable: Variable, in memory: Arena) -> Bool {
        guard let index = try? index(of: variable)
        else { preconditionFailure("isDetermined: \(variable) is not a variable of this solver") }
        return memory.ask({ Ambiguity(of: self) }) { $0.isDetermined(at: index) }
    }

    func isDetermined(_ terms: [Term], in memory: Arena) -> Bool {
        for term in terms where (try? index(of: term.variable)) == nil {
            preconditionFailure("isDetermined: \(term.variable) is not a variable of this solver")
        }
        return memory.ask({ Ambiguity(of: self) }) { $0.isDetermined(terms) }
    }
}

extension Solver {
    /// How many linear programs it took to decide what is ambiguous, at most one; nil if no one asked.
    var programsOfAmbiguity: Int? { (memory.knowledge as? Ambiguity)?.programs }
}
