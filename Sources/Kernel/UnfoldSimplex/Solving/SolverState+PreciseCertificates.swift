/// Certificates where coefficients lie so far apart that a member's multiple may be 10^20 times another's.
extension SolverState {
    /// What is left of a variable.
    private struct Rest {
        var value = DoubleDouble.zero
        /// How far the value may be off.
        var error = 0.0

        var isZero: Bool { abs(value.high) <= 4 * error }
    }

    /// As ``certificate(of:rises:)``, with multiples in double-double numbers, put into the scratch space.
    ///
    /// - Returns: The contradiction; nil if the row contradicts nothing, or the multiples leave something of a variable.
    func certifyPrecisely(_ basic: Int, rises: Bool) -> Double? {
        var rests: [Int: Rest] = [:]
        var sum = Rest()
        func add(_ constraint: Int, _ multiple: DoubleDouble, error: Double) {
            let size = abs(multiple.high)
            for position in termRange(constraint) {
                let coefficient = terms.coefficients[position]
                rests[Int(terms.variables[position]), default: Rest()].value +=
                    multiple * self.coefficient(at: position)
                rests[Int(terms.variables[position]), default: Rest()].error +=
                    size * SolverState.error(of: coefficient) + (error + 0x1p-96 * size) * abs(coefficient)
            }
            let constant = constraints[constraint].constant
            sum.value += multiple * DoubleDouble(meantBy: constant)
            sum.error += size * SolverState.error(of: constant) + (error + 0x1p-96 * size) * abs(constant)
            scratch.certificateRows.append(.init(constraint: constraint, multiplier: multiple.high))
        }
        func addBound(of variable: Int, lower: Bool, _ multiple: DoubleDouble, error: Double) -> Bool {
            let by = holder(of: variable, lower: lower)
            if by == VariableState.domain {
                rests[variable, default: Rest()].value += multiple
                rests[variable, default: Rest()].error += error + 0x1p-96 * abs(multiple.high)
                scratch.certificateRows.append(.init(boundOf: variable, multiplier: multiple.high))
            } else if by != VariableState.nobody {
                let scale = scale(of: Int(by))
                add(Int(by), multiple / DoubleDouble(meantBy: scale), error: error / abs(scale))
            }
            return by != VariableState.nobody
        }
        let sign = DoubleDouble(rises ? 1 : -1)
        _ = addBound(of: basic, lower: rises, sign, error: 0)
        for entry in preciseTableau().rows[basic] where abs(entry.value.high) > 2 * entry.error {
            let isLower = (entry.value.high > 0) != rises
            guard addBound(of: entry.column, lower: isLower, -sign * entry.value, error: entry.error)
            else { return nil }
        }
        // The tableau leaves definitions out; where the members' terms do not cancel by themselves, definitions make
        // them.
        for index in definitions.reversed() where index >= 0 && constraints[Int(index)].isDefinition {
            let first = termRange(Int(index)).lowerBound
            guard let rest = rests[Int(terms.variables[first])], !rest.isZero else { continue }
            add(Int(index), -rest.value / coefficient(at: first), error: rest.error / abs(terms.coefficients[first]))
            rests[Int(terms.variables[first])] = Rest()
        }
        guard sum.value.high > 4 * sum.error, rests.values.allSatisfy(\.isZero) else { return nil }
        return sum.value.high
    }
}
