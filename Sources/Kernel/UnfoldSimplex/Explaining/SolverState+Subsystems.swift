extension SolverState {
    /// Every restriction that shares a variable with the constraint, directly or through others.
    ///
    /// - Complexity: O(variables + terms of all constraints).
    func restrictionsOfComponent(with constraint: Int) -> [Restriction] {
        let mentions = Mentions(in: self)
        var isReached = [Bool](repeating: false, count: states.count)
        var isTaken = [Bool](repeating: false, count: constraints.count)
        var stack = [constraint]
        isTaken[constraint] = true
        while let current = stack.popLast() {
            for position in termRange(current) {
                let variable = Int(terms.variables[position])
                guard !isReached[variable] else { continue }
                isReached[variable] = true
                for index in mentions.constraints(of: variable) where !isTaken[Int(index)] {
                    isTaken[Int(index)] = true
                    stack.append(Int(index))
                }
            }
        }
        isTaken[constraint] = false
        return constraints.indices.filter { isTaken[$0] }.map { .constraint(identifier(of: $0)) }
            + states.indices.filter { isReached[$0] && states[$0].isNonNegative }
            .map { .nonNegative(handle(at: $0)) }
    }

    func restrictions(on variables: [Int], around constraint: Int) -> [Restriction] {
        let list = restrictions(on: variables.sorted())
        return list + definitions(behind: list, and: constraint)
    }

    func restrictionsInRow(of constraint: Int) -> [Restriction] {
        let variable = Int(constraints[constraint].variable)
        guard variable >= 0 else { return [] }
        var row = [variable]
        if tableau.lines[variable].isBasic { row += tableau.row(of: variable).map { Int($0.column) } }
        return restrictions(on: row, around: constraint)
    }

    /// Whose restrictions the tableau shows to be in the way of a constraint: the variables of its row, those of the
    /// violated rows and of rows on a breakpoint that share such a variable, and so on.
    /// - Parameter most: Ends when there are more.
    func variablesOpposing(_ constraint: Int, most: Int) -> [Int] {
        let variable = Int(constraints[constraint].variable)
        guard variable >= 0 else { return [] }
        var isReached = [Bool](repeating: false, count: states.count)
        var queue = [variable]
        isReached[variable] = true
        var next = 0
        while next < queue.count && queue.count <= most {
            let current = queue[next]
            next += 1
            let isBasic = tableau.lines[current].isBasic
            var index = tableau.lines[current].head
            while index >= 0 && queue.count <= most {
                let entry = tableau.entries[Int(index)]
                let other = Int(isBasic ? entry.column : entry.row)
                if !isReached[other] && (isBasic || isPressing(other)) {
                    isReached[other] = true
                    queue.append(other)
                }
                index = isBasic ? entry.nextInRow : entry.nextInColumn
            }
        }
        return queue
    }

    /// The definitions of the variables that some restrictions mention, and of the variables those mention.
    private func definitions(behind list: [Restriction], and constraint: Int) -> [Restriction] {
        var isMentioned = [Bool](repeating: false, count: states.count)
        func mention(_ constraint: Int) {
            for position in termRange(constraint) { isMentioned[Int(terms.variables[position])] = true }
        }
        mention(constraint)
        for restriction in list {
            if case .constraint(let identifier) = restriction { mention(Int(identifier.index)) }
        }
        var result: [Restriction] = []
        for index in definitions.reversed() where index >= 0 && constraints[Int(index)].isDefinition {
            guard isMentioned[definedVariable(of: Int(index))] else { continue }
            mention(Int(index))
            result.append(.constraint(identifier(of: Int(index))))
        }
        return result
    }

    /// Whether a basic variable has a violated limit, or is on a breakpoint or bound.
    private func isPressing(_ basic: Int) -> Bool {
        let state = states[basic]
        if state.value <= state.lower + tolerance(at: state.lower) { return true }
        if state.value >= state.upper - tolerance(at: state.upper) { return true }
        return limits(of: basic).contains { violation(ofLimit: $0) > 0 || isOnBreakpoint($0, at: state.value) }
    }

    private func restrictions(on list: [Int]) -> [Restriction] {
        var result: [Restriction] = []
        for variable in list {
            if states[variable].isNonNegative { result.append(.nonNegative(handle(at: variable))) }
            result += limits(of: variable).map { .constraint(identifier(of: $0)) }
        }
        return result
    }
}

extension Priority {
    /// Itself, or the weakest legal priority for the solver's own targets.
    var legal: Priority { rawValue > 0 ? self : Priority(Float.leastNormalMagnitude) }
}
