#if SIMPLEX_CHECKS
    extension SolverState {
        /// Traps with the tableau's dump if an invariant of the solved state does not hold.
        func checkInvariants() {
            for quantity in quantities.indices where quantities[quantity].kind != .vacant {
                checkPlace(of: quantity)
                checkLists(of: quantity)
            }
            checkRows()
            for index in constraints.indices where constraints[index].state == .installed {
                let limit = constraints[index]
                guard limit.quantity >= 0 else { continue }
                expect(quantities[Int(limit.quantity)].kind != .vacant, "constraint \(index) limits a vacant slot")
            }
        }

        private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
            if !condition { preconditionFailure("\(message())\n\(dump())") }
        }

        private func checkPlace(of quantity: Int) {
            let state = quantities[quantity]
            expect(state.value.isFinite, "quantity \(quantity) is not finite")
            let tolerance = 1e-6 * max(1, abs(state.value))
            expect(state.value >= state.lower - tolerance, "quantity \(quantity) is below its lower wall")
            expect(state.value <= state.upper + tolerance, "quantity \(quantity) is above its upper wall")
            if state.definition >= 0 {
                expect(
                    tableau.lines[quantity].head < 0 && !tableau.lines[quantity].isBasic,
                    "defined \(quantity) is in a row")
                return
            }
            expect(tableau.lines[quantity].isBasic || isAtRest(quantity), "parametric quantity \(quantity) is astray")
            expect(!state.isStray && !state.isAbandoned, "quantity \(quantity) was not settled")
        }

        private func checkLists(of quantity: Int) {
            var count: Int32 = 0
            var index = tableau.lines[quantity].head
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                count += 1
                expect(tableau.lines[Int(entry.row)].isBasic, "entry \(index) is in the row of a parametric quantity")
                expect(!tableau.lines[Int(entry.column)].isBasic, "entry \(index) is in the column of a basic quantity")
                expect(entry.value != 0 && entry.value.isFinite, "entry \(index) is \(entry.value)")
                let own = tableau.lines[quantity].isBasic ? entry.row : entry.column
                expect(Int(own) == quantity, "entry \(index) is in the list of \(quantity)")
                index = tableau.lines[quantity].isBasic ? entry.nextInRow : entry.nextInColumn
            }
            expect(
                count == tableau.lines[quantity].count, "quantity \(quantity) counts \(tableau.lines[quantity].count)")
        }

        private func checkRows() {
            expect(drift() <= 1e-6, "the rows have drifted by \(drift()) from their constraints")
        }
    }
#endif
