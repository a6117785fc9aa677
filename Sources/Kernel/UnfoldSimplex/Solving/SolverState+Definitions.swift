/// Definitions: required equalities that merely say where a free variable is.
///
/// Such a variable is left out of the tableau together with its constraint. Its value follows from the others at the
/// end of a solve; rows that mention it are written in what it is defined by. A definition mentions only variables
/// that were there before it, so the order of definition is an order of evaluation.
extension SolverState {
    /// Turns a required equality into a definition if one of its variables is free, unlimited and in no row yet.
    ///
    /// - Complexity: O(terms).
    func define(by constraint: Int) -> Bool {
        guard constraints[constraint].isHard, constraints[constraint].relation == .equal else { return false }
        let range = termRange(constraint)
        guard range.count > 1 else { return false }
        var largest = 0.0
        for position in range { largest = max(largest, abs(terms.coefficients[position])) }
        var chosen = -1
        for position in range where abs(terms.coefficients[position]) >= 0.1 * largest {
            let variable = Int(terms.variables[position])
            guard isDefinable(variable) else { continue }
            if chosen < 0 || states[variable].mentions < states[Int(terms.variables[chosen])].mentions {
                chosen = position
            }
        }
        guard chosen >= 0 else { return false }
        define(chosen, by: constraint)
        return true
    }

    /// Makes the variable of a constraint's term the one that it defines.
    func define(_ chosen: Int, by constraint: Int) {
        let range = termRange(constraint)
        let variable = Int(terms.variables[chosen])
        for position in range where position != chosen { states[Int(terms.variables[position])].uses += 1 }
        let leftSide = Int(constraints[constraint].variable)
        if leftSide >= 0 { states[leftSide].uses += 1 }
        states[variable].definition = Int32(constraint)
        constraints[constraint].isDefining = true
        terms.swapAt(chosen, range.lowerBound)
        states[variable].place = Int32(definitions.count)
        if leftSide < 0 { constraints[constraint].breakpoint = constraints[constraint].constant }
        definitions.append(Int32(constraint))
        definitionsAreStale = true
    }

    func isDefinable(_ variable: Int) -> Bool {
        let state = states.pointer(to: variable)
        return !state.pointee.isNonNegative && state.pointee.firstLimit == -1 && state.pointee.uses == 0
            && !state.pointee.isSuperbasic && tableau.lines[variable].head < 0
            && !tableau.lines[variable].isBasic
    }

    /// Computes the defined variables from the others, in the order of definition.
    func evaluateDefinitions() {
        guard definitionsAreStale else { return }
        definitionsAreStale = false
        let definitions = self.definitions
        var next = 0
        while next < definitions.count {
            let index = Int(definitions[next])
            next &+= 1
            if index >= 0 { evaluateDefinition(index) }
        }
    }

    @inline(__always) func evaluateDefinition(_ index: Int) {
        // Local, so that what is written cannot be taken for the arrays themselves.
        let (variables, coefficients) = (terms.variables, terms.coefficients)
        let (constraints, states) = (self.constraints, self.states)
        let constraint = constraints.pointer(to: index)
        let start = Int(constraint.pointee.termStart)
        let end = start &+ Int(constraint.pointee.termCount)
        let leftSide = Int(constraint.pointee.variable)
        var rest =
            leftSide < 0 ? constraint.pointee.breakpoint : scale(of: index) * states[leftSide].value
        var position = start &+ 1
        while position < end {
            rest -= coefficients[position] * states[Int(variables[position])].value
            position &+= 1
        }
        let coefficient = coefficients[start]
        states.mutablePointer(to: Int(variables[start])).pointee.value =
            coefficient == 1 ? rest : rest / coefficient
    }

    /// The rows that depend on a defined variable, and how far each moves when the definition's left side changes by
    /// `change` and nothing else in the tableau moves.
    func influence(of constraint: Int, change: Double) -> [(variable: Int, change: Double)] {
        var effect = [Double](repeating: 0, count: states.count)
        let defined = definedVariable(of: constraint)
        effect[defined] = change / terms.coefficients[termRange(constraint).lowerBound]
        for index in definitions[(Int(states[defined].place) + 1)...] where index >= 0 {
            var sum = 0.0
            for position in termRange(Int(index)) {
                sum += terms.coefficients[position] * effect[Int(terms.variables[position])]
            }
            guard sum != 0 else { continue }
            effect[definedVariable(of: Int(index))] = -sum / terms.coefficients[termRange(Int(index)).lowerBound]
        }
        var list: [(variable: Int, change: Double)] = []
        for index in constraints.indices {
            let other = constraints.pointer(to: index)
            let variable = Int(other.pointee.variable)
            guard variable >= 0, !other.pointee.isDefining, states[variable].kind == .row else { continue }
            var sum = 0.0
            for position in termRange(index) {
                sum += terms.coefficients[position] * effect[Int(terms.variables[position])]
            }
            if sum != 0 { list.append((variable, sum / scale(of: index))) }
        }
        return list
    }

    /// Applies a new constant of a definition: basic rows that depend on it move; nonbasic ones stay on their
    /// breakpoints, and the tableau moves against them.
    func definitionMoved(_ constraint: Int, by change: Double) {
        definitionsAreStale = true
        for (variable, change) in influence(of: constraint, change: change) {
            if tableau.lines[variable].isBasic {
                states[variable].value += change
                valueChanged(of: variable)
            } else {
                shiftRows(of: variable, by: -change)
            }
        }
    }

    /// Makes a definition an ordinary constraint: its left side becomes a nonbasic variable at its bound, if it is none
    /// yet, the variable a basic one.
    func dissolveDefinition(_ constraint: Int) {
        let variable = definedVariable(of: constraint)
        evaluateDefinitions()
        let range = termRange(constraint)
        let wasMerged = states[variable].isMerged
        states[variable].isMerged = false
        if states[variable].uses == 0 && states[variable].mentions == 0 {
            forgetDefinition(constraint)
            noteSuperbasic(variable)
            return
        }
        let leftSide: Int
        if constraints[constraint].isDefinition {
            leftSide = enterLeftSide(ofDefinition: constraint)
        } else {
            leftSide = Int(constraints[constraint].variable)
            forgetDefinition(constraint)
        }
        let coefficient = terms.coefficients[range.lowerBound]
        for position in range.dropFirst() {
            accumulate(Int(terms.variables[position]), times: -terms.coefficients[position] / coefficient)
        }
        accumulate(leftSide, times: scale(of: constraint) / coefficient)
        insertAccumulatedRow(of: variable)
        if wasMerged { takeBackLimits(of: variable, from: Int(terms.variables[range.lowerBound + 1])) }
        valueChanged(of: variable)
    }

    /// Gives the left side of an equality that is no definition any longer a column, at its bound.
    private func enterLeftSide(ofDefinition constraint: Int) -> Int {
        let scale = normaliser(termRange(constraint))
        let effects = influence(of: constraint, change: scale)
        forgetDefinition(constraint)
        let leftSide = makeState(.row)
        if isWide { isInDoubt = true }
        setScale(scale, of: constraint)
        let newest = constraints[constraint].constant
        constraints[constraint].constant = constraints[constraint].breakpoint
        refreshRecord(constraint)
        constraints[constraint].constant = newest
        attach(constraint, to: leftSide)
        states[leftSide].value = constraints[constraint].breakpoint
        refreshBounds(of: leftSide)
        insertColumn(of: leftSide, effects: effects)
        return leftSide
    }

    private func forgetDefinition(_ constraint: Int) {
        let variable = definedVariable(of: constraint)
        for position in termRange(constraint) where Int(terms.variables[position]) != variable {
            states[Int(terms.variables[position])].uses -= 1
        }
        let leftSide = Int(constraints[constraint].variable)
        if leftSide >= 0 { states[leftSide].uses -= 1 }
        definitions[Int(states[variable].place)] = -1
        constraints[constraint].isDefining = false
        states[variable].place = -1
        states[variable].firstLimit = -1
        freeDefinitionSlots += 1
        guard freeDefinitionSlots > 64, freeDefinitionSlots * 2 > definitions.count else { return }
        var kept = 0
        for index in definitions where index >= 0 {
            definitions[kept] = index
            states[definedVariable(of: Int(index))].place = Int32(kept)
            kept += 1
        }
        definitions.removeLast(definitions.count - kept)
        freeDefinitionSlots = 0
    }

    /// Enters a new nonbasic variable into the rows: those of basic variables that depend on it directly, and those
    /// that depend on it through a nonbasic variable which stays where it is.
    private func insertColumn(of column: Int, effects: [(variable: Int, change: Double)]) {
        for (variable, change) in effects {
            if tableau.lines[variable].isBasic {
                addToScratch(variable, change)
                continue
            }
            for entry in tableau.column(of: variable) {
                addToScratch(Int(entry.row), -entry.value * change)
            }
        }
        for slot in scratch.touched.indices {
            let row = scratch.touched[slot]
            let coefficient = scratch.row[slot].value
            if abs(coefficient) > Tableau.cancellation * scratch.row[slot].size {
                tableau.insert(row: Int(row), column: column, value: coefficient)
            }
        }
        scratch.clearRow()
    }
}
