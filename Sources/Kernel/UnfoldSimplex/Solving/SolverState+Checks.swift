#if SIMPLEX_CHECKS
    extension SolverState {
        /// Traps with the tableau's dump if an invariant of the solved state does not hold.
        func checkInvariants() {
            for variable in states.indices where states[variable].kind != .unused {
                checkValue(of: variable)
                checkLists(of: variable)
            }
            expect(drift() <= 1e-6, "the rows have drifted by \(drift()) from their constraints")
            for index in constraints.indices where constraints[index].state == .installed {
                let limit = constraints[index]
                guard limit.variable >= 0 else { continue }
                expect(states[Int(limit.variable)].kind != .unused, "constraint \(index) limits a free slot")
            }
        }

        private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
            if !condition { preconditionFailure("\(message())\n\(dump())") }
        }

        private func checkValue(of variable: Int) {
            let state = states[variable]
            expect(state.value.isFinite, "variable \(variable) is not finite")
            let tolerance = 1e-6 * max(1, abs(state.value))
            expect(state.value >= state.lower - tolerance, "variable \(variable) is below its lower bound")
            expect(state.value <= state.upper + tolerance, "variable \(variable) is above its upper bound")
            if state.isDefined {
                expect(
                    tableau.lines[variable].head < 0 && !tableau.lines[variable].isBasic,
                    "defined \(variable) is in a row")
                return
            }
            // Where more digits were needed, one that no step brings to a bound may stay between: nothing minds where
            // it is.
            expect(
                tableau.lines[variable].isBasic || isAtRest(variable) || isWide,
                "nonbasic variable \(variable) rests nowhere")
            expect(!state.isSuperbasic && !state.isAbandoned, "variable \(variable) is superbasic or abandoned")
        }

        private func checkLists(of variable: Int) {
            var count: Int32 = 0
            var index = tableau.lines[variable].head
            while index >= 0 {
                let entry = tableau.entries[Int(index)]
                count += 1
                expect(tableau.lines[Int(entry.row)].isBasic, "entry \(index) is in the row of a nonbasic variable")
                expect(!tableau.lines[Int(entry.column)].isBasic, "entry \(index) is in the column of a basic variable")
                expect(entry.value != 0 && entry.value.isFinite, "entry \(index) is \(entry.value)")
                let own = tableau.lines[variable].isBasic ? entry.row : entry.column
                expect(Int(own) == variable, "entry \(index) is in the list of \(variable)")
                index = tableau.lines[variable].isBasic ? entry.nextInRow : entry.nextInColumn
            }
            expect(
                count == tableau.lines[variable].count, "variable \(variable) counts \(tableau.lines[variable].count)")
        }
    }
#endif
