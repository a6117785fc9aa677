/// The new factorisation of systems whose coefficients lie far apart.
extension SolverState {
    /// As ``rebuild()``, with all coefficients and values worked out in double-double numbers.
    func rebuildPrecisely() {
        endCouplings()
        scratch.clearRow()
        let wasBasic = tableau.lines.map(\.isBasic)
        let sides = constraints.map(\.isAbove)
        let precise = preciseTableau()
        precision = .precise
        takeEntries(of: precise)
        takeValues(of: precise)
        for variable in states.indices where states[variable].kind != .unused {
            if wasBasic[variable] && !precise.isBasic[variable] { noteSuperbasic(variable) }
            if !states[variable].isDefined { valueChanged(of: variable) }
        }
        restore(sides)
        noteFactorisation()
    }

    /// From now on factorisations are made in double-double numbers, and breakpoints are the decimals that were meant.
    func widen() {
        isWide = true
        for index in constraints.indices where constraints[index].state == .installed {
            let variable = Int(constraints[index].variable)
            guard variable >= 0 else { continue }
            let old = constraints[index].breakpoint
            refreshBreakpoint(index)
            if !constraints[index].isEdited, states[variable].value == old, !tableau.lines[variable].isBasic {
                states[variable].value = constraints[index].breakpoint
            }
        }
        for variable in states.indices where states[variable].kind != .unused { refreshBounds(of: variable) }
    }

    func preciseTableau() -> PreciseTableau {
        var precise = PreciseTableau(count: states.count)
        for index in constraints.indices where constraints[index].state == .installed {
            let variable = Int(constraints[index].variable)
            guard variable >= 0, !constraints[index].isDefining, states[variable].kind == .row,
                !precise.isBasic[variable]
            else { continue }
            let (row, constant) = preciseRow(of: index)
            precise.insert(row, constant: constant, of: variable)
        }
        precise.exchange(to: tableau.lines.map(\.isBasic))
        return precise
    }

    private func takeEntries(of precise: PreciseTableau) {
        tableau.deleteAll()
        for variable in states.indices where precise.isBasic[variable] {
            tableau.lines[variable].isBasic = true
            for entry in precise.rows[variable].sorted(by: { $0.column < $1.column }) {
                tableau.insert(row: variable, column: entry.column, value: entry.value.high)
            }
        }
    }

    /// Values of rows and definitions from where the nonbasic variables rest.
    private func takeValues(of precise: PreciseTableau) {
        var values = states.indices.map { precise.isBasic[$0] ? DoubleDouble.zero : restingValue(of: $0) }
        let rests = states.indices.map { precise.isBasic[$0] ? 0 : restingError(of: $0) }
        var errors = [Double](repeating: 0, count: values.count)
        for variable in states.indices where precise.isBasic[variable] {
            var value = precise.constants[variable]
            for entry in precise.rows[variable] {
                value += entry.value * values[entry.column]
                let size = abs(values[entry.column].high)
                errors[variable] += (entry.error + 0x1p-90 * abs(entry.value.high)) * size
                errors[variable] += abs(entry.value.high) * rests[entry.column]
            }
            values[variable] = value
        }
        for index in definitions where index >= 0 {
            let range = termRange(Int(index))
            let record = constraints[Int(index)]
            var rest =
                record.isDefinition
                ? DoubleDouble(meantBy: record.breakpoint)
                : DoubleDouble(scale(of: Int(index))) * values[Int(record.variable)]
            for position in range.dropFirst() {
                rest -= coefficient(at: position) * values[Int(terms.variables[position])]
            }
            values[definedVariable(of: Int(index))] = rest / coefficient(at: range.lowerBound)
        }
        for variable in states.indices where precise.isBasic[variable] || states[variable].isDefined {
            states[variable].value = values[variable].high
            if precise.isBasic[variable] { showMiss(of: variable, at: values[variable], error: errors[variable]) }
        }
        definitionsAreStale = false
    }

    /// What is outside its bound by less than the last place of a double is moved to where that can be seen: the basis
    /// is wrong, and the next factorisation works out the right value. What is outside by no more than the error is on
    /// its bound. So whatever is outside after a factorisation is so in truth.
    private func showMiss(of variable: Int, at value: DoubleDouble, error: Double) {
        let state = states.pointer(to: variable)
        for (bound, sign) in [(state.pointee.lower, -1.0), (state.pointee.upper, 1.0)] where bound.isFinite {
            let by = holder(of: variable, lower: sign < 0)
            let exact = by == VariableState.domain ? DoubleDouble.zero : breakpoint(of: Int(by))
            let miss = sign * (value - exact).high
            let own = by == VariableState.domain || isMeantExactly(Int(by)) ? 0x1p-90 : 0x1p-52
            if miss > 4 * (error + own * abs(bound)) {
                if abs(state.pointee.value - bound) <= tolerance(at: bound) {
                    states[variable].value = bound + sign * 4 * tolerance(at: bound)
                }
            } else if miss > 0 {
                states[variable].value = bound
            }
        }
    }

    private func isMeantExactly(_ limit: Int) -> Bool {
        DoubleDouble.isMeantExactly(constraints[limit].constant)
            && DoubleDouble.isMeantExactly(scale(of: limit))
    }

    /// How far a nonbasic variable may be from where it was meant to rest.
    private func restingError(of variable: Int) -> Double {
        restingLimit(of: variable).map { isMeantExactly($0) ? 0 : abs(states[variable].value) * 0x1p-52 } ?? 0
    }

    private func restingLimit(of variable: Int) -> Int? {
        limits(of: variable).first { constraints[$0].breakpoint == states[variable].value && !constraints[$0].isEdited }
    }

    private func breakpoint(of limit: Int) -> DoubleDouble {
        DoubleDouble(meantBy: constraints[limit].constant) / DoubleDouble(meantBy: scale(of: limit))
    }

    func coefficient(at position: Int) -> DoubleDouble { DoubleDouble(meantBy: terms.coefficients[position]) }

    /// Where a nonbasic variable is: on the breakpoint of a limit, or at a number of its own.
    private func restingValue(of variable: Int) -> DoubleDouble {
        restingLimit(of: variable).map(breakpoint) ?? DoubleDouble(states[variable].value)
    }

    /// A constraint's left side in variables that nothing defines, over its scale.
    private func preciseRow(of constraint: Int) -> (row: [PreciseTableau.Entry], constant: DoubleDouble) {
        var entries: [Int: PreciseTableau.Entry] = [:]
        var pending: [Int] = []
        var constant = DoubleDouble.zero
        func add(_ variable: Int, _ value: DoubleDouble, error: Double) {
            var entry = entries[variable] ?? PreciseTableau.Entry(column: variable, value: .zero, error: 0)
            if entries[variable] == nil, states[variable].isDefined {
                pending.append(Int(states[variable].definition))
            }
            entry.value += value
            entry.error += error
            entries[variable] = entry
        }
        func add(_ range: Range<Int>, times factor: DoubleDouble, error: Double) {
            for position in range {
                let value = factor * coefficient(at: position)
                let own = SolverState.error(of: terms.coefficients[position])
                let size = abs(terms.coefficients[position])
                add(Int(terms.variables[position]), value, error: abs(factor.high) * own + error * size)
            }
        }
        add(termRange(constraint), times: DoubleDouble(1 / scale(of: constraint)), error: 0)
        while let last = pending.indices.max(by: {
            states[definedVariable(of: pending[$0])].place < states[definedVariable(of: pending[$1])].place
        }) {
            let definition = pending.remove(at: last)
            guard let entry = entries.removeValue(forKey: definedVariable(of: definition)),
                abs(entry.value.high) > 2 * entry.error
            else { continue }
            let range = termRange(definition)
            let share = entry.value / coefficient(at: range.lowerBound)
            let first = terms.coefficients[range.lowerBound]
            let error = entry.error / abs(first) + abs(share.high) * SolverState.error(of: first) / abs(first)
            let record = constraints[definition]
            if record.isDefinition {
                constant += share * DoubleDouble(meantBy: record.breakpoint)
            } else {
                let scale = scale(of: definition)
                add(Int(record.variable), share * DoubleDouble(scale), error: error * abs(scale))
            }
            add(range.dropFirst(), times: -share, error: error)
        }
        let row = entries.values.filter { abs($0.value.high) > 2 * $0.error }.sorted { $0.column < $1.column }
        return (row, constant)
    }

    /// How far a coefficient may be from the number that was meant.
    static func error(of coefficient: Double) -> Double {
        abs(coefficient) * (DoubleDouble.isMeantExactly(coefficient) ? 0x1p-100 : 0x1p-53)
    }
}
