/// Pairs of optional limits with one constant, as a content size's: hugging and compression resistance. A quantity that
/// rests on both goes along with them whatever the rest of the system does, so it is only noted that it moves.
extension SolverState {
    @inline(__always)
    func setConstant(_ constant: Double, of one: ConstraintID, _ other: ConstraintID) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite(constant) }
        let first = try index(of: one)
        let second = try index(of: other)
        if enterPair(first, second, constant) { return }
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
        let isAlone =
            state.pointee.firstLimit == Int32(second)
            ? other.pointee.next == Int32(first) && one.pointee.next < 0
            : state.pointee.firstLimit == Int32(first) && one.pointee.next == Int32(second) && other.pointee.next < 0
        let kink = one.pointee.kink
        guard isAlone, one.pointee.isPlainWish, other.pointee.isPlainWish, other.pointee.kink == kink,
            state.pointee.isMoving || state.pointee.value == kink, !tableau.lines[quantity].isBasic,
            state.pointee.value > state.pointee.lower, state.pointee.value < state.pointee.upper,
            constant > state.pointee.lower, constant < state.pointee.upper
        else { return false }
        guard constant != kink else { return true }
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

    /// Moves the quantities of the pairs that were entered. No slope changes, as each goes along with all its limits.
    func applyPairs() {
        for index in moving {
            let quantity = Int(index)
            let state = quantities.place(of: quantity)
            state.pointee.isMoving = false
            let target = constraints[Int(state.pointee.firstLimit)].kink
            let change = target - state.pointee.value
            guard change != 0 else { continue }
            state.pointee.value = target
            if state.pointee.uses > 0 { definitionsAreStale = true }
            shiftRowsLater(of: quantity, by: change)
        }
        moving.removeAll()
        lookAtDirtyRows()
    }
}

extension ConstraintRecord {
    /// Whether it is optional, its kink is its constant, and no edit of it waits.
    fileprivate var isPlainWish: Bool { !isHard && scale == 1 && !isEdited }
}
