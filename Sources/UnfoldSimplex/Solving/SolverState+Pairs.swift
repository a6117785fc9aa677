/// Pairs of optional limits with one constant, as a content size's: hugging and compression resistance. A quantity that
/// rests on both goes along with them whatever the rest of the system does, so it is only noted that it moves.
extension SolverState {
    @inline(__always)
    func setConstant(_ constant: Double, of one: ConstraintID, _ other: ConstraintID) throws(SolverError) {
        let first = try index(of: one)
        let second = try index(of: other)
        // A number that finds room between two walls is finite.
        if enterPair(first, second, constant) { return }
        guard constant.isFinite else { throw .notFinite(constant) }
        setConstant(constant, at: first)
        setConstant(constant, at: second)
    }

    /// Gives both limits their new kink.
    ///
    /// - Returns: False, and nothing done, unless the two are all that limits a parametric quantity, which rests on both
    ///   between its walls and finds room there.
    @inline(__always)
    func enterPair(_ first: Int, _ second: Int, _ constant: Double) -> Bool {
        let one = constraints.place(of: first)
        let other = constraints.place(of: second)
        let quantity = Int(one.pointee.quantity)
        guard quantity >= 0, other.pointee.quantity == one.pointee.quantity else { return false }
        let state = quantities.place(of: quantity)
        guard
            state.pointee.firstLimit == Int32(second)
                ? other.pointee.next == Int32(first)
                : state.pointee.firstLimit == Int32(first) && one.pointee.next == Int32(second),
            constant > state.pointee.lower, constant < state.pointee.upper
        else { return false }
        if one.pointee.pairTime != pairTime {
            guard isPair(one, other, on: quantity) else { return false }
            one.pointee.pairTime = pairTime
        }
        guard constant != one.pointee.kink else { return true }
        one.pointee.constant = constant
        one.pointee.kink = constant
        other.pointee.constant = constant
        other.pointee.kink = constant
        if !state.pointee.isMoving {
            state.pointee.isMoving = true
            moving.append(Int32(quantity))
            needsSolve = true
        }
        return true
    }

    /// Whether two limits of a parametric quantity, one listed after the other, are all it has, and it rests on both.
    private func isPair(
        _ one: UnsafeMutablePointer<ConstraintRecord>, _ other: UnsafeMutablePointer<ConstraintRecord>,
        on quantity: Int
    ) -> Bool {
        let state = quantities.pointer(to: quantity)
        let kink = one.pointee.kink
        return (one.pointee.next < 0 || other.pointee.next < 0) && one.pointee.isPlainWish
            && other.pointee.isPlainWish && other.pointee.kink == kink
            && (state.pointee.isMoving || state.pointee.value == kink) && !tableau.lines[quantity].isBasic
            && state.pointee.value > state.pointee.lower && state.pointee.value < state.pointee.upper
    }

    /// Whatever was seen to be a pair has to be looked at again.
    @inline(__always)
    func forgetPairs() { pairTime &+= 1 }

    /// Moves the quantities of the pairs that were entered. No slope changes, as each goes along with all its limits.
    func applyPairs() {
        let (moving, quantities, constraints) = (self.moving, self.quantities, self.constraints)
        var place = 0
        while place < moving.count {
            let quantity = Int(moving[place])
            place &+= 1
            let state = quantities.place(of: quantity)
            state.pointee.isMoving = false
            let target = constraints[Int(state.pointee.firstLimit)].kink
            let change = target - state.pointee.value
            guard change != 0 else { continue }
            state.pointee.value = target
            if state.pointee.uses > 0 { definitionsAreStale = true }
            shiftRowsLater(of: quantity, by: change)
        }
        self.moving.removeAll()
        lookAtDirtyRows()
    }
}

extension ConstraintRecord {
    /// Whether it is optional, its kink is its constant, and no edit of it waits.
    fileprivate var isPlainWish: Bool { !isHard && scale == 1 && !isEdited }
}
