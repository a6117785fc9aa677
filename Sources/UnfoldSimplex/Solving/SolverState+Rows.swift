/// Rows being made in the scratch space.
extension SolverState {
    /// Adds a multiple of a quantity, expressed in parametric quantities, to the row being made.
    func accumulate(_ quantity: Int, times coefficient: Double) {
        addExpanded(quantity, coefficient)
        while let pending = scratch.pending.popLast() {
            let record = constraints.pointer(to: Int(pending.constraint))
            let factor = pending.factor
            guard factor != 0 else { continue }
            let start = Int(record.pointee.termStart)
            let share = factor / terms.coefficients[start]
            scratch.rowConstant += share * record.pointee.kink
            for position in start + 1..<start + Int(record.pointee.termCount) {
                addExpanded(Int(terms.variables[position]), -share * terms.coefficients[position])
            }
        }
    }

    /// Adds a parametric quantity as it is, a basic one by its row, and puts a defined one off until all that is
    /// defined later has been written out.
    private func addExpanded(_ quantity: Int, _ coefficient: Double) {
        let definition = quantities[quantity].definition
        if definition >= 0 {
            putOff(Int(definition), coefficient)
        } else if tableau.lines[quantity].isBasic {
            var index = tableau.lines[quantity].head
            scratch.rowConstant += coefficient * quantities[quantity].value
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                let column = Int(entry.column)
                let product = coefficient * entry.value
                scratch.rowConstant -= product * quantities[column].value
                addToScratch(column, product)
                index = entry.nextInRow
            }
        } else {
            addToScratch(quantity, coefficient)
        }
    }

    private func putOff(_ constraint: Int, _ coefficient: Double) {
        let place = constraints[constraint].place
        var position = scratch.pending.count
        while position > 0 && scratch.pending[position - 1].place > place { position -= 1 }
        if position > 0 && scratch.pending[position - 1].place == place {
            scratch.pending[position - 1].factor += coefficient
        } else {
            let pending = Scratch.Pending(place: place, constraint: Int32(constraint), factor: coefficient)
            scratch.pending.insert(pending, at: position)
        }
    }

    func addToScratch(_ quantity: Int, _ coefficient: Double) {
        let place = scratch.rowPlace(of: quantity)
        scratch.row[place].value += coefficient
        scratch.row[place].size += abs(coefficient)
    }

    /// Makes the row in the scratch space the row of a quantity that so far was in no row, and gives it its value.
    func insertAccumulatedRow(of quantity: Int) {
        tableau.lines[quantity].isBasic = true
        var value = scratch.rowConstant
        for place in scratch.touched.indices {
            let column = Int(scratch.touched[place])
            let coefficient = scratch.row[place].value
            if abs(coefficient) > Tableau.cancellation * scratch.row[place].size {
                tableau.insert(row: quantity, column: column, value: coefficient)
                value += coefficient * quantities[column].value
            }
        }
        scratch.clearRow()
        quantities[quantity].value = value
    }
}
