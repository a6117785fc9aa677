extension SolverState {
    /// Appends the merged terms to the store.
    ///
    /// Terms of one variable are added up and those that cancel are left out.
    func store(_ list: UnsafeBufferPointer<Term>) throws(SolverError) -> (start: Int32, count: Int32) {
        let start = terms.variables.count
        let variables = terms.variables.extend(by: list.count)
        let coefficients = terms.coefficients.extend(by: list.count)
        var isPlain = true
        // Local, so that what is written cannot be taken for the array itself.
        let states = self.states
        for position in 0..<list.count {
            let term = list[position]
            let isKnown = SolverState.isKnown(term.variable, in: states)
            guard isKnown, term.coefficient.isFinite else {
                discardTerms(from: start)
                throw isKnown ? .notFinite(term.coefficient) : .foreignVariable(term.variable)
            }
            let variable = term.variable.index
            if !Precision.isPlain(term.coefficient) {
                if term.coefficient == 0 { isPlain = false } else { noteMultiplier(term.coefficient) }
            }
            for earlier in 0..<position where variables[earlier] == variable { isPlain = false }
            variables[position] = variable
            coefficients[position] = term.coefficient
        }
        if !isPlain { try mergeTerms(from: start) }
        let count = terms.variables.count - start
        for position in 0..<count { states[Int(variables[position])].mentions += 1 }
        return (Int32(start), Int32(count))
    }

    /// From now on rounding is watched more closely.
    func noteMultiplier(_ coefficient: Double) {
        if tableau.isPlain {
            precision = .multiplied
            tableau.isPlain = false
        }
        let size = abs(coefficient)
        fields.pointee.smallestCoefficient = min(fields.pointee.smallestCoefficient, size)
        fields.pointee.largestCoefficient = max(fields.pointee.largestCoefficient, size)
    }

    /// Adds up terms of one variable and drops those that are zero.
    private func mergeTerms(from start: Int) throws(SolverError) {
        var end = start
        for position in start..<terms.variables.count {
            let same = (start..<end).first { terms.variables[$0] == terms.variables[position] }
            if let same {
                terms.coefficients[same] += terms.coefficients[position]
            } else {
                terms.variables[end] = terms.variables[position]
                terms.coefficients[end] = terms.coefficients[position]
                end += 1
            }
        }
        var kept = start
        for position in start..<end {
            let coefficient = terms.coefficients[position]
            guard coefficient.isFinite else {
                discardTerms(from: start)
                throw .notFinite(coefficient)
            }
            guard coefficient != 0 else { continue }
            if !Precision.isPlain(coefficient) { noteMultiplier(coefficient) }
            terms.variables[kept] = terms.variables[position]
            terms.coefficients[kept] = coefficient
            kept += 1
        }
        discardTerms(from: kept)
    }

    private func discardTerms(from start: Int) {
        terms.variables.removeLast(terms.variables.count - start)
        terms.coefficients.removeLast(terms.coefficients.count - start)
    }

    /// Squeezes out the terms of removed constraints once they are most of the store.
    func compactTermsIfWorthwhile() {
        guard terms.unused > 1024, terms.unused * 2 > terms.variables.count else { return }
        let variables = Array(terms.variables)
        let coefficients = Array(terms.coefficients)
        terms.variables.removeAll()
        terms.coefficients.removeAll()
        terms.unused = 0
        for index in constraints.indices where constraints[index].state != .unused {
            let range = storedTerms(index)
            constraints[index].termStart = Int32(terms.variables.count)
            for position in range {
                terms.variables.append(variables[position])
                terms.coefficients.append(coefficients[position])
            }
        }
    }

    func termRange(_ constraint: Int) -> Range<Int> {
        let start = Int(constraints[constraint].termStart)
        return start..<start + Int(constraints[constraint].termCount)
    }

    /// The terms, and what follows them.
    func storedTerms(_ constraint: Int) -> Range<Int> {
        let range = termRange(constraint)
        return range.lowerBound..<range.upperBound + (constraints[constraint].hasImportance ? 1 : 0)
    }

    @inline(__always) func definedVariable(of constraint: Int) -> Int {
        Int(terms.variables[Int(constraints.pointer(to: constraint).pointee.termStart)])
    }

    /// What a unit of violation counts for among those of its priority.
    @inline(__always) func importance(of constraint: Int) -> Double {
        let record = constraints.pointer(to: constraint)
        guard record.pointee.hasImportance else { return 1 }
        return terms.coefficients[Int(record.pointee.termStart + record.pointee.termCount)]
    }

    /// The left side is so many times the variable that the constraint limits.
    @inline(__always) func scale(of constraint: Int) -> Double {
        constraints.pointer(to: constraint).pointee.isScaled ? scaleByTerms(of: constraint) : 1
    }

    @inline(never) private func scaleByTerms(of constraint: Int) -> Double {
        let range = termRange(constraint)
        let isOfVariable = range.count == 1 && !constraints[constraint].hasLeftSide
        return isOfVariable ? terms.coefficients[range.lowerBound] : normaliser(range)
    }

    /// Of a constraint whose scale was 1, or is this already.
    @inline(__always) func setScale(_ scale: Double, of constraint: Int) {
        if scale != 1 { constraints[constraint].isScaled = true }
        assert(self.scale(of: constraint) == scale)
    }

    /// What the objective counts a unit of violation of the limit's variable for.
    @inline(__always) func weight(of limit: Int) -> Double { weight(of: constraints.pointer(to: limit), limit) }

    @inline(__always) private func weight(of record: UnsafePointer<ConstraintRecord>, _ limit: Int) -> Double {
        record.pointee.isScaled || record.pointee.hasImportance ? weightByTerms(of: limit) : 1
    }

    @inline(never) private func weightByTerms(of limit: Int) -> Double { abs(scale(of: limit)) * importance(of: limit) }

    /// Slope of the cost below (or above) the breakpoint at the limit's own level.
    @inline(__always) func slope(of limit: Int, above: Bool) -> Double {
        slope(of: constraints.pointer(to: limit), limit, above: above)
    }

    @inline(__always)
    func slope(of record: UnsafePointer<ConstraintRecord>, _ limit: Int, above: Bool) -> Double {
        guard above ? record.pointee.isViolatedAbove : record.pointee.isViolatedBelow else { return 0 }
        return above ? weight(of: record, limit) : -weight(of: record, limit)
    }

    /// A power of two near the largest coefficient, so that rows are alike in size and scaling rounds nothing.
    func normaliser(_ range: Range<Int>) -> Double {
        var largest = 0.0
        for position in range { largest = max(largest, abs(terms.coefficients[position])) }
        let exponent = largest.exponent
        return largest >= 0.5 && largest < 4 ? 1 : Double(sign: .plus, exponent: exponent, significand: 1)
    }

    func enterImportance(_ importance: Double, at index: Int) {
        var range = termRange(index)
        if constraints[index].hasImportance {
            terms.coefficients[range.upperBound] = importance
        } else if importance != 1 {
            if range.upperBound < terms.variables.count { range = moveTermsToEnd(of: index) }
            terms.variables.append(-1)
            terms.coefficients.append(importance)
            constraints[index].hasImportance = true
        }
    }

    private func moveTermsToEnd(of index: Int) -> Range<Int> {
        let range = termRange(index)
        constraints[index].termStart = Int32(terms.variables.count)
        terms.unused += range.count
        for position in range {
            terms.variables.append(terms.variables[position])
            terms.coefficients.append(terms.coefficients[position])
        }
        return termRange(index)
    }

    func index(of variable: Variable) throws(SolverError) -> Int {
        guard SolverState.isKnown(variable, in: states) else { throw .foreignVariable(variable) }
        return Int(variable.index)
    }

    @inline(__always)
    private static func isKnown(_ variable: Variable, in states: UnmanagedArray<VariableState>) -> Bool {
        let index = Int(variable.index)
        guard UInt(bitPattern: index) < UInt(bitPattern: states.count) else { return false }
        let state = states.pointer(to: index)
        return state.pointee.kind == .variable && state.pointee.generation == variable.generation
    }

    @inline(__always) func index(of constraint: ConstraintID) throws(SolverError) -> Int {
        let index = Int(constraint.index)
        guard UInt(bitPattern: index) < UInt(bitPattern: constraints.count)
        else { throw .foreignConstraint(constraint) }
        let record = constraints.pointer(to: index)
        guard record.pointee.order == constraint.generation,
            record.pointee.state == .waiting || record.pointee.state == .installed
        else { throw .foreignConstraint(constraint) }
        return index
    }
}
