/// The new factorisation of systems whose coefficients lie far apart.
extension SolverState {
    /// As ``rebuild()``, with all coefficients and values worked out in double-double numbers.
    func rebuildPrecisely() {
        forgetPairs()
        scratch.clearRow()
        let wasBasic = tableau.lines.map(\.isBasic)
        let sides = constraints.map(\.isAbove)
        var precise = PreciseTableau(count: quantities.count)
        for index in constraints.indices where constraints[index].state == .installed {
            let quantity = Int(constraints[index].quantity)
            guard quantity >= 0, quantities[quantity].kind == .row, !precise.isBasic[quantity] else { continue }
            let (row, constant) = preciseRow(of: index)
            precise.insert(row, constant: constant, of: quantity)
        }
        precise.exchange(to: wasBasic)
        precision = .precise
        takeEntries(of: precise)
        takeValues(of: precise)
        for quantity in quantities.indices where quantities[quantity].kind != .vacant {
            if wasBasic[quantity] && !precise.isBasic[quantity] { noteStray(quantity) }
            if quantities[quantity].definition < 0 { valueChanged(of: quantity) }
        }
        restore(sides)
        noteFactorisation()
    }

    private func takeEntries(of precise: PreciseTableau) {
        tableau.deleteAll()
        for quantity in quantities.indices where precise.isBasic[quantity] {
            tableau.lines[quantity].isBasic = true
            for entry in precise.rows[quantity].sorted(by: { $0.column < $1.column }) {
                tableau.insert(row: quantity, column: entry.column, value: entry.value.high)
            }
        }
    }

    /// Values of rows and definitions from where the parametric quantities rest.
    private func takeValues(of precise: PreciseTableau) {
        var values = quantities.indices.map { precise.isBasic[$0] ? DoubleDouble.zero : restingValue(of: $0) }
        let rests = quantities.indices.map { precise.isBasic[$0] ? 0 : restingError(of: $0) }
        var errors = [Double](repeating: 0, count: values.count)
        for quantity in quantities.indices where precise.isBasic[quantity] {
            var value = precise.constants[quantity]
            for entry in precise.rows[quantity] {
                value += entry.value * values[entry.column]
                let size = abs(values[entry.column].high)
                errors[quantity] += (entry.error + 0x1p-90 * abs(entry.value.high)) * size
                errors[quantity] += abs(entry.value.high) * rests[entry.column]
            }
            values[quantity] = value
        }
        for index in definitions where index >= 0 {
            let range = termRange(Int(index))
            var rest = DoubleDouble(meantBy: constraints[Int(index)].kink)
            for position in range.dropFirst() {
                rest -= coefficient(at: position) * values[Int(terms.variables[position])]
            }
            values[Int(constraints[Int(index)].defines)] = rest / coefficient(at: range.lowerBound)
        }
        for quantity in quantities.indices where precise.isBasic[quantity] || quantities[quantity].definition >= 0 {
            quantities[quantity].value = values[quantity].high
            if precise.isBasic[quantity] { showMiss(of: quantity, at: values[quantity], error: errors[quantity]) }
        }
        definitionsAreStale = false
    }

    /// What is outside its wall by less than the last place of a double is put where that can be seen: the basis is wrong, and
    /// the next factorisation works out the right value.
    private func showMiss(of quantity: Int, at value: DoubleDouble, error: Double) {
        let state = quantities.pointer(to: quantity)
        for (wall, by, sign) in [
            (state.pointee.lower, state.pointee.lowerBy, -1.0), (state.pointee.upper, state.pointee.upperBy, 1.0),
        ]
        where by != Quantity.nobody && abs(state.pointee.value - wall) <= tolerance(at: wall) {
            let exact = by == Quantity.domain ? DoubleDouble.zero : kink(of: Int(by))
            let miss = sign * (value - exact).high
            let own = by == Quantity.domain || isMeantExactly(Int(by)) ? 0x1p-90 : 0x1p-52
            if miss > 4 * (error + own * abs(wall)) {
                quantities[quantity].value = wall + sign * 4 * tolerance(at: wall)
            }
        }
    }

    private func isMeantExactly(_ limit: Int) -> Bool {
        DoubleDouble.isMeantExactly(constraints[limit].constant)
            && DoubleDouble.isMeantExactly(constraints[limit].scale)
    }

    /// How far a parametric quantity may be from where it was meant to rest.
    private func restingError(of quantity: Int) -> Double {
        let value = quantities[quantity].value
        var index = quantities[quantity].firstLimit
        while index >= 0 {
            let limit = constraints[Int(index)]
            if limit.kink == value && !limit.isEdited { return isMeantExactly(Int(index)) ? 0 : abs(value) * 0x1p-52 }
            index = limit.next
        }
        return 0
    }

    private func kink(of limit: Int) -> DoubleDouble {
        DoubleDouble(meantBy: constraints[limit].constant) / DoubleDouble(meantBy: constraints[limit].scale)
    }

    private func coefficient(at position: Int) -> DoubleDouble {
        DoubleDouble(meantBy: terms.coefficients[position])
    }

    /// Where a parametric quantity is: on the kink of a limit, or at a number of its own.
    private func restingValue(of quantity: Int) -> DoubleDouble {
        let value = quantities[quantity].value
        var index = quantities[quantity].firstLimit
        while index >= 0 {
            let limit = constraints[Int(index)]
            if limit.kink == value && !limit.isEdited {
                return kink(of: Int(index))
            }
            index = limit.next
        }
        return DoubleDouble(value)
    }

    /// A constraint's left side in variables that nothing defines, over its scale.
    private func preciseRow(of constraint: Int) -> (row: [PreciseTableau.Entry], constant: DoubleDouble) {
        var entries: [Int: PreciseTableau.Entry] = [:]
        var pending: [Int] = []
        var constant = DoubleDouble.zero
        func add(_ variable: Int, _ value: DoubleDouble, error: Double) {
            var entry = entries[variable] ?? PreciseTableau.Entry(column: variable, value: .zero, error: 0)
            if entries[variable] == nil, quantities[variable].definition >= 0 {
                pending.append(Int(quantities[variable].definition))
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
        add(termRange(constraint), times: DoubleDouble(1 / constraints[constraint].scale), error: 0)
        while let last = pending.indices.max(by: { constraints[pending[$0]].place < constraints[pending[$1]].place }) {
            let definition = pending.remove(at: last)
            guard let entry = entries.removeValue(forKey: Int(constraints[definition].defines)),
                abs(entry.value.high) > 2 * entry.error
            else { continue }
            let range = termRange(definition)
            let share = entry.value / coefficient(at: range.lowerBound)
            let error =
                entry.error / abs(terms.coefficients[range.lowerBound])
                + abs(share.high) * SolverState.error(of: terms.coefficients[range.lowerBound])
                / abs(terms.coefficients[range.lowerBound])
            constant += share * DoubleDouble(meantBy: constraints[definition].kink)
            add(range.dropFirst(), times: -share, error: error)
        }
        let row = entries.values.filter { abs($0.value.high) > 2 * $0.error }.sorted { $0.column < $1.column }
        return (row, constant)
    }

    /// How far a coefficient may be from the number that was meant.
    private static func error(of coefficient: Double) -> Double {
        abs(coefficient) * (DoubleDouble.isMeantExactly(coefficient) ? 0x1p-100 : 0x1p-53)
    }
}
