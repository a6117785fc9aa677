/// Rows being made in the scratch space.
extension SolverState {
    /// Writes out the definitions in the row being made, the last one first, so that each is once.
    func expandDefinitions() {
        while let pending = scratch.pending.popLast() {
            let record = constraints.pointer(to: Int(pending.constraint))
            let factor = pending.factor
            guard factor != 0 else { continue }
            let start = Int(record.pointee.termStart)
            let share = factor / terms.coefficients[start]
            if record.pointee.isDefinition {
                scratch.rowConstant += share * record.pointee.breakpoint
            } else {
                accumulate(Int(record.pointee.variable), times: share * scale(of: Int(pending.constraint)))
            }
            for position in start + 1..<start + Int(record.pointee.termCount) {
                accumulate(Int(terms.variables[position]), times: -share * terms.coefficients[position])
            }
        }
    }

    /// Adds a multiple of a variable to the row being made: a nonbasic one as it is, a basic one by its row; a defined
    /// one waits until ``expandDefinitions()``.
    func accumulate(_ variable: Int, times coefficient: Double) {
        if states[variable].isDefined {
            postpone(variable, coefficient)
        } else if tableau.lines[variable].isBasic {
            scratch.rowConstant += coefficient * states[variable].value
            for entry in tableau.row(of: variable) {
                let column = Int(entry.column)
                let product = coefficient * entry.value
                scratch.rowConstant -= product * states[column].value
                addToScratch(column, product)
            }
        } else {
            addToScratch(variable, coefficient)
        }
    }

    private func postpone(_ defined: Int, _ coefficient: Double) {
        let order = states[defined].place
        var position = scratch.pending.count
        while position > 0 && scratch.pending[position - 1].definitionPosition > order { position -= 1 }
        if position > 0 && scratch.pending[position - 1].definitionPosition == order {
            scratch.pending[position - 1].factor += coefficient
        } else {
            let pending = Scratch.Pending(
                definitionPosition: order, constraint: states[defined].definition, factor: coefficient)
            scratch.pending.insert(pending, at: position)
        }
    }

    func addToScratch(_ variable: Int, _ coefficient: Double) {
        let slot = scratch.rowSlot(of: variable)
        scratch.row[slot].value += coefficient
        scratch.row[slot].size += abs(coefficient)
    }

    /// Makes the row in the scratch space the row of a variable that so far was in no row, and gives it its value.
    func insertAccumulatedRow(of variable: Int) {
        expandDefinitions()
        tableau.lines[variable].isBasic = true
        var value = scratch.rowConstant
        for slot in scratch.touched.indices {
            let column = Int(scratch.touched[slot])
            let coefficient = scratch.row[slot].value
            if abs(coefficient) > Tableau.cancellation * scratch.row[slot].size {
                tableau.insert(row: variable, column: column, value: coefficient)
                value += coefficient * states[column].value
            }
        }
        scratch.clearRow()
        states[variable].value = value
    }
}
