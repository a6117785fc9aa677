extension SolverState {
    /// A new solver with some of this one's restrictions and one more constraint, in the order they were added here;
    /// broken constraints come as broken.
    func subsystem(
        of restrictions: [Restriction], with constraint: Int
    ) throws(SolverError) -> (system: Solver, target: ConstraintID) {
        var system = Solver()
        var isNonNegative = [Bool](repeating: false, count: quantities.count)
        var list: [Int] = []
        list.reserveCapacity(restrictions.count + 1)
        list.append(constraint)
        for restriction in restrictions {
            switch restriction {
            case .nonNegative(let variable): isNonNegative[Int(variable.index)] = true
            case .constraint(let identifier): list.append(Int(identifier.index))
            }
        }
        list.sort { constraints[$0].order < constraints[$1].order }
        var variables = [Variable?](repeating: nil, count: quantities.count)
        var target: ConstraintID?
        var terms: [Term] = []
        for index in list {
            terms.removeAll(keepingCapacity: true)
            for position in termRange(index) {
                let original = Int(self.terms.variables[position])
                let variable =
                    variables[original] ?? system.makeVariable(isNonNegative[original] ? .nonNegative : .free)
                variables[original] = variable
                terms.append(Term(self.terms.coefficients[position], variable))
            }
            let record = constraints[index]
            let copy = try system.add(terms, record.relation, record.constant, priority: record.priority.legal)
            system.state.constraints[Int(copy.index)].isBroken = record.isBroken
            system.state.brokenCount += 1
            if index == constraint { target = copy }
        }
        guard let target else { preconditionFailure("the constraint itself is in the list") }
        return (system, target)
    }

    /// Every restriction that shares a variable with the constraint, directly or through others.
    func restrictionsOfComponent(with constraint: Int) -> [Restriction] {
        var isReached = [Bool](repeating: false, count: quantities.count)
        var isTaken = [Bool](repeating: false, count: constraints.count)
        isTaken[constraint] = true
        for position in termRange(constraint) { isReached[Int(terms.variables[position])] = true }
        var changed = true
        while changed {
            changed = false
            for index in constraints.indices where isPresent(index) && !isTaken[index] {
                let range = termRange(index)
                guard range.contains(where: { isReached[Int(terms.variables[$0])] }) else { continue }
                isTaken[index] = true
                changed = true
                for position in range { isReached[Int(terms.variables[position])] = true }
            }
        }
        isTaken[constraint] = false
        return constraints.indices.filter { isTaken[$0] }.map { .constraint(identifier(of: $0)) }
            + quantities.indices.filter { isReached[$0] && quantities[$0].isNonNegative }
            .map { .nonNegative(variable(at: $0)) }
    }

    /// The restrictions that the tableau shows to be in the way of a constraint: those on which the quantities of its
    /// row rest, those of the violated rows and of rows on a kink that share such a quantity, and so on.
    func restrictionsOpposing(_ constraint: Int) -> [Restriction] {
        let quantity = Int(constraints[constraint].quantity)
        guard quantity >= 0 else { return [] }
        var isReached = [Bool](repeating: false, count: quantities.count)
        var queue = [quantity]
        isReached[quantity] = true
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            let isBasic = tableau.lines[current].isBasic
            var index = tableau.lines[current].head
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                let other = Int(isBasic ? entry.column : entry.row)
                if !isReached[other] && (isBasic || isPressing(other)) {
                    isReached[other] = true
                    queue.append(other)
                }
                index = isBasic ? entry.nextInRow : entry.nextInColumn
            }
        }
        let list = restrictions(on: queue.sorted())
        return list + definitions(behind: list, and: constraint)
    }

    /// The definitions of the variables that some restrictions mention, and of the variables those mention.
    private func definitions(behind list: [Restriction], and constraint: Int) -> [Restriction] {
        var isMentioned = [Bool](repeating: false, count: quantities.count)
        func mention(_ constraint: Int) {
            for position in termRange(constraint) { isMentioned[Int(terms.variables[position])] = true }
        }
        mention(constraint)
        for restriction in list {
            if case .constraint(let identifier) = restriction { mention(Int(identifier.index)) }
        }
        var result: [Restriction] = []
        for index in definitions.reversed() where index >= 0 {
            guard isMentioned[Int(constraints[Int(index)].defines)] else { continue }
            mention(Int(index))
            result.append(.constraint(identifier(of: Int(index))))
        }
        return result
    }

    /// Whether a basic quantity has a violated limit, or is on a kink or wall.
    private func isPressing(_ basic: Int) -> Bool {
        let state = quantities[basic]
        if state.value <= state.lower + tolerance(at: state.lower) { return true }
        if state.value >= state.upper - tolerance(at: state.upper) { return true }
        var index = state.firstLimit
        while index >= 0 {
            let limit = constraints[Int(index)]
            if violation(ofLimit: Int(index)) > 0 { return true }
            if abs(limit.kink - state.value) <= tolerance(at: limit.kink) { return true }
            index = limit.next
        }
        return false
    }

    private func restrictions(on list: [Int]) -> [Restriction] {
        var result: [Restriction] = []
        for quantity in list {
            if quantities[quantity].isNonNegative { result.append(.nonNegative(variable(at: quantity))) }
            var index = quantities[quantity].firstLimit
            while index >= 0 {
                result.append(.constraint(identifier(of: Int(index))))
                index = constraints[Int(index)].next
            }
        }
        return result
    }
}

extension Priority {
    /// Itself, or the weakest legal priority for the solver's own pulls.
    var legal: Priority { rawValue > 0 ? self : Priority(Float.leastNormalMagnitude) }
}
