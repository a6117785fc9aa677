extension SolverState {
    func makeVariable(_ domain: Variable.Domain = .free) -> Variable {
        structureRevision += 1
        let index = makeQuantity(.variable)
        if domain == .nonNegative {
            quantities[index].isNonNegative = true
            quantities[index].lower = 0
            quantities[index].lowerBy = Quantity.domain
        }
        return Variable(index: Int32(index), generation: quantities[index].generation)
    }

    func removeVariable(_ variable: Variable) {
        guard let index = try? index(of: variable) else {
            preconditionFailure("removeVariable: \(variable) is not a variable of this solver")
        }
        precondition(
            quantities[index].mentions == 0,
            "removeVariable: \(quantities[index].mentions) constraints still mention \(variable)")
        structureRevision += 1
        doomedVariables.append(Int32(index))
        quantities[index].generation += 1
        needsSolve = true
    }

    func makeQuantity(_ kind: Quantity.Kind) -> Int {
        if let vacant = vacantQuantities.popLast() {
            let index = Int(vacant)
            let old = quantities[index]
            quantities[index] = Quantity(kind: kind)
            quantities[index].generation = old.generation
            quantities[index].isSuspect = old.isSuspect
            return index
        }
        quantities.append(Quantity(kind: kind))
        quantities[quantities.count - 1].generation = fields.pointee.firstGeneration
        scratch.places.append(-1)
        return tableau.makeQuantity()
    }

    /// Gives a slot back. Its row or column must be empty.
    func vacate(_ index: Int) {
        quantities[index].kind = .vacant
        quantities[index].generation += 1
        quantities[index].isStray = false
        quantities[index].isAbandoned = false
        vacantQuantities.append(Int32(index))
    }
}
