/// A constraint of a solver and some of its restrictions, in a system of their own that is not solved yet. Systems with
/// fewer restrictions are copies of it without the others.
struct Subsystem {
    private let whole: Solver
    let constraint: ConstraintID
    private var parts: [Part] = []
    /// By constraint and by variable of the subsystem, the candidate it is; -1 if none.
    private var candidateOfConstraint: [Int]
    private var candidateOfBound: [Int]
    private let mentions: Mentions

    private enum Part {
        case constraint(Int)
        case bound(ofVariable: Int)
        /// A bound of a variable that no constraint here mentions.
        case none
    }

    var constant: Double { whole.state.constraints[Int(constraint.index)].constant }

    /// Constraints come in the order they were added to the original; broken ones come as broken.
    init(
        of candidates: [Restriction], with constraint: Int, in original: SolverState
    ) throws(SolverError) {
        var copy = Copy(of: original)
        var list: [Int] = [constraint]
        for candidate in candidates {
            switch candidate {
            case .nonNegative(let variable): copy.isNonNegative[Int(variable.index)] = true
            case .constraint(let identifier): list.append(Int(identifier.index))
            }
        }
        list.sort { original.constraints[$0].order < original.constraints[$1].order }
        copy.system = Solver(variables: 2 * list.count, constraints: list.count + 1)
        for index in list { try copy.add(index, of: original) }
        guard let own = copy.identifiers[constraint]
        else { preconditionFailure("the constraint itself is in the list") }
        whole = copy.system
        self.constraint = own
        mentions = Mentions(in: whole.state)
        candidateOfConstraint = Array(repeating: -1, count: whole.state.constraints.count)
        candidateOfBound = Array(repeating: -1, count: whole.state.states.count)
        for (index, candidate) in candidates.enumerated() {
            switch candidate {
            case .constraint(let identifier):
                let slot = copy.identifiers[Int(identifier.index)].map { Int($0.index) } ?? -1
                candidateOfConstraint[slot] = index
                parts.append(.constraint(slot))
            case .nonNegative(let variable):
                let slot = copy.variables[Int(variable.index)]
                if slot >= 0 { candidateOfBound[slot] = index }
                parts.append(slot >= 0 ? .bound(ofVariable: slot) : .none)
            }
        }
    }

    /// All that it says: what has the same numbers has the same candidates in the same places.
    var numbers: [UInt64] {
        let state = whole.state
        let counts = [Int(constraint.index), parts.count, state.states.count]
        var numbers = (counts + candidateOfConstraint + candidateOfBound).map { UInt64(bitPattern: Int64($0)) }
        for index in state.constraints.indices {
            let record = state.constraints[index]
            let relation: UInt64 = record.relation == .equal ? 0 : record.relation == .lessThanOrEqual ? 1 : 2
            numbers += [UInt64(record.termCount), relation, record.isBroken ? 1 : 0, record.constant.bitPattern]
            numbers.append(UInt64(record.priority.rawValue.bitPattern))
            for position in state.storedTerms(index) {
                numbers.append(UInt64(UInt32(bitPattern: state.terms.variables[position])))
                numbers.append(state.terms.coefficients[position].bitPattern)
            }
        }
        return numbers
    }

    /// Those of some candidates that share a variable with the constraint, directly or through others of them: the rest
    /// make no difference to it.
    func reachable(from candidates: CandidateSet) -> CandidateSet {
        var reached = CandidateSet(count: parts.count)
        var isSeen = [Bool](repeating: false, count: candidateOfBound.count)
        var stack = [Int(constraint.index)]
        while let current = stack.popLast() {
            for position in whole.state.termRange(current) {
                let variable = Int(whole.state.terms.variables[position])
                guard !isSeen[variable] else { continue }
                isSeen[variable] = true
                let bound = candidateOfBound[variable]
                if bound >= 0, candidates.contains(bound) { reached.insert(bound) }
                for other in mentions.constraints(of: variable) {
                    let candidate = candidateOfConstraint[Int(other)]
                    guard candidate >= 0, candidates.contains(candidate), !reached.contains(candidate) else { continue }
                    reached.insert(candidate)
                    stack.append(Int(other))
                }
            }
        }
        return reached
    }

    /// Those of some candidates without which no others of them hold the constraint.
    ///
    /// What is violated pushes its variables. Where only one of the others can push a variable back, it has to, and
    /// pushes the other variables that it mentions.
    /// - Parameter push: 1 if the constraint's left side is to rise, -1 if it is to fall, 0 if either may be.
    func needed(among candidates: CandidateSet, push: Double) -> CandidateSet {
        var found = CandidateSet(count: parts.count)
        var stack = [(slot: Int(constraint.index), push: push)]
        let state = whole.state
        while let (slot, push) = stack.popLast() {
            for position in state.termRange(slot) {
                let variable = state.terms.variables[position]
                let pushed = state.terms.coefficients[position] > 0 ? push : -push
                let bound = candidateOfBound[Int(variable)]
                var (holder, count, next) = (bound, 0, (slot: -1, push: 0.0))
                if bound >= 0, pushed <= 0, candidates.contains(bound) { count = 1 }
                for other in mentions.constraints(of: Int(variable)) where Int(other) != slot && count < 2 {
                    let candidate = candidateOfConstraint[Int(other)]
                    guard candidate < 0 || candidates.contains(candidate),
                        let own = state.termRange(Int(other)).first(where: { state.terms.variables[$0] == variable })
                    else { continue }
                    let back = state.terms.coefficients[own] > 0 ? -pushed : pushed
                    let relation = state.constraints.pointer(to: Int(other)).pointee.relation
                    guard back == 0 || relation != (back > 0 ? .lessThanOrEqual : .greaterThanOrEqual)
                    else { continue }
                    (holder, count, next) = (candidate, count + 1, (Int(other), back))
                }
                guard count == 1, holder >= 0, !found.contains(holder) else { continue }
                found.insert(holder)
                if next.slot >= 0 { stack.append(next) }
            }
        }
        return found
    }

    /// Adds a target towards the constraint, or towards a value of its left side.
    func addTarget(to system: inout Solver, at value: Double?) throws(SolverError) -> ConstraintID {
        let state = system.state
        let record = state.constraints[Int(constraint.index)]
        let terms = state.termRange(Int(constraint.index)).map { position in
            Term(state.terms.coefficients[position], state.handle(at: Int(state.terms.variables[position])))
        }
        return try system.addTarget(terms, value == nil ? record.relation : .equal, value ?? record.constant)
    }

    /// A system that is solved without some of the candidates that it has; nil where it has to be made anew.
    func system(_ solved: Solver, without left: [Int]) -> Solver? {
        var system = solved
        let state = system.owned()
        for index in left {
            switch parts[index] {
            case .constraint(let slot): state.remove(state.identifier(of: slot))
            case .bound(let variable): guard state.loosen(variable) else { return nil }
            case .none: break
            }
        }
        return system
    }

    func system(of set: CandidateSet) -> Solver {
        var system = whole
        let state = system.owned()
        for (index, part) in parts.enumerated() where !set.contains(index) {
            if case .bound(let variable) = part { state.makeFree(variable) }
        }
        state.dropWaiting { slot in
            let candidate = candidateOfConstraint[slot]
            return candidate >= 0 && !set.contains(candidate)
        }
        return system
    }
}

/// Some constraints of a system with their variables, in a system of their own.
private struct Copy {
    var system = Solver()
    /// By variable of the original.
    var isNonNegative: [Bool]
    /// By variable of the original, the one here; -1 for none.
    var variables: [Int]
    /// By constraint of the original, the one here.
    var identifiers: [ConstraintID?]
    private var terms: [Term] = []

    init(of original: SolverState) {
        isNonNegative = [Bool](repeating: false, count: original.states.count)
        variables = [Int](repeating: -1, count: original.states.count)
        identifiers = [ConstraintID?](repeating: nil, count: original.constraints.count)
    }

    mutating func add(_ index: Int, of original: SolverState) throws(SolverError) {
        terms.removeAll(keepingCapacity: true)
        for position in original.termRange(index) {
            let variable = Int(original.terms.variables[position])
            if variables[variable] < 0 {
                let made = system.makeVariable(isNonNegative[variable] ? .nonNegative : .free)
                variables[variable] = Int(made.index)
            }
            terms.append(Term(original.terms.coefficients[position], system.state.handle(at: variables[variable])))
        }
        let record = original.constraints[index]
        let copy = try system.add(terms, record.relation, record.constant, priority: record.priority.legal)
        system.state.constraints[Int(copy.index)].isBroken = record.isBroken
        system.state.enterImportance(original.importance(of: index), at: Int(copy.index))
        system.state.brokenCount += 1
        identifiers[index] = copy
    }
}
