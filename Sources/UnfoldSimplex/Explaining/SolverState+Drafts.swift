/// Sums of restrictions being put together: multiples of constraints and of bounds, and what is left of their variables.
extension SolverState {
    /// A restriction and how often it is counted, small enough to be sorted fast.
    struct Draft: Sendable, BitwiseCopyable {
        /// The constraint's slot, or for the bound of a variable its slot above all constraints.
        var key: Int
        var multiplier: Double

        private static let firstBound = 1 << 32

        init(constraint: Int, multiplier: Double) {
            key = constraint
            self.multiplier = multiplier
        }

        init(boundOf variable: Int, multiplier: Double) {
            key = Draft.firstBound + variable
            self.multiplier = multiplier
        }

        /// The constraint; nil for a bound.
        var constraint: Int? { key < Draft.firstBound ? key : nil }
        /// The variable of a bound.
        var variable: Int { key - Draft.firstBound }
    }

    func clearDrafts() {
        scratch.clearRow()
        scratch.drafts.removeAll()
    }

    /// Adds a multiple of a constraint's left side to what is left, definitions as they are.
    func addLeftSide(of constraint: Int, times multiplier: Double) {
        for position in termRange(constraint) {
            addToScratch(Int(terms.variables[position]), multiplier * terms.coefficients[position])
        }
    }

    /// Drafts the multiples of definitions, last first, that make every defined variable vanish from what is left.
    ///
    /// - Returns: Multiplier times constant, added up.
    @discardableResult
    func draftDefinitions() -> Double {
        guard definitions.count > vacantDefinitions else { return 0 }
        var sum = 0.0
        var position = definitions.count
        while position > 0 {
            position -= 1
            let index = definitions[position]
            guard index >= 0 else { continue }
            let record = constraints.pointer(to: Int(index))
            let place = scratch.places[Int(record.pointee.defines)]
            guard place >= 0 else { continue }
            let left = scratch.row[Int(place)]
            guard abs(left.value) > Tableau.cancellation * left.size else { continue }
            let multiplier = -left.value / terms.coefficients[Int(record.pointee.termStart)]
            addLeftSide(of: Int(index), times: multiplier)
            sum += multiplier * record.pointee.constant
            scratch.drafts.append(Draft(constraint: Int(index), multiplier: multiplier))
        }
        return sum
    }

    /// Constraints first, by slot, then bounds by the variable's slot.
    func sortDrafts() {
        // A dozen or two, found mostly from the last to the first.
        scratch.drafts.reverse()
        for position in scratch.drafts.indices.dropFirst() {
            let draft = scratch.drafts[position]
            var place = position
            while place > 0 && scratch.drafts[place - 1].key > draft.key {
                scratch.drafts[place] = scratch.drafts[place - 1]
                place -= 1
            }
            scratch.drafts[place] = draft
        }
    }

    func restriction(of draft: Draft) -> Restriction {
        if let constraint = draft.constraint { return .constraint(identifier(of: constraint)) }
        return .nonNegative(variable(at: draft.variable))
    }

    func identifier(of constraint: Int) -> ConstraintID {
        ConstraintID(index: Int32(constraint), generation: constraints[constraint].generation)
    }

    func variable(at quantity: Int) -> Variable {
        Variable(index: Int32(quantity), generation: quantities[quantity].generation)
    }
}
