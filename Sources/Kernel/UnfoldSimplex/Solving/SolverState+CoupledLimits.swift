/// Pairs of optional limits with one constant, as a content size's: hugging and compression resistance. A variable that
/// rests on both moves with them whatever the rest of the system does, so it is only noted that it moves.
extension SolverState {
    @inline(__always)
    func setConstant(_ constant: Double, of one: ConstraintID, _ other: ConstraintID) throws(SolverError) {
        let first = try index(of: one)
        let second = try index(of: other)
        // A number that finds space between two bounds is finite.
        if enterCoupled(first, second, constant) { return }
        guard constant.isFinite else { throw .notFinite(constant) }
        setConstant(constant, at: first)
        setConstant(constant, at: second)
    }

    /// Gives both limits their new breakpoint.
    ///
    /// - Returns: False, and nothing done, unless the two are all that limits a nonbasic variable, which rests on both
    ///   between its bounds and finds space there.
    @inline(__always) func enterCoupled(_ first: Int, _ second: Int, _ constant: Double) -> Bool {
        let one = constraints.mutablePointer(to: first)
        let other = constraints.mutablePointer(to: second)
        let variable = Int(one.pointee.variable)
        guard variable >= 0, other.pointee.variable == one.pointee.variable else { return false }
        let state = states.mutablePointer(to: variable)
        guard
            state.pointee.firstLimit == Int32(second)
                ? other.pointee.next == Int32(first)
                : state.pointee.firstLimit == Int32(first) && one.pointee.next == Int32(second),
            constant > state.pointee.lower, constant < state.pointee.upper
        else { return false }
        let seen = .min | couplingEpoch & 0x3FFF_FFFF
        if state.pointee.place != seen {
            guard isCoupled(one, other, on: variable) else { return false }
            state.pointee.place = seen
        }
        guard constant != one.pointee.breakpoint else { return true }
        one.pointee.constant = constant
        one.pointee.breakpoint = constant
        other.pointee.constant = constant
        other.pointee.breakpoint = constant
        if !state.pointee.isMoving {
            state.pointee.isMoving = true
            moving.append(Int32(variable))
            needsSolve = true
        }
        return true
    }

    /// Whether two limits of a nonbasic variable, one listed after the other, are all it has, and it rests on both.
    private func isCoupled(
        _ one: UnsafeMutablePointer<ConstraintRecord>, _ other: UnsafeMutablePointer<ConstraintRecord>,
        on variable: Int
    ) -> Bool {
        let state = states.pointer(to: variable)
        let breakpoint = one.pointee.breakpoint
        return (one.pointee.next < 0 || other.pointee.next < 0) && one.pointee.isPlainOptional
            && other.pointee.isPlainOptional && other.pointee.breakpoint == breakpoint
            && (state.pointee.isMoving || state.pointee.value == breakpoint) && !tableau.lines[variable].isBasic
            && state.pointee.value > state.pointee.lower && state.pointee.value < state.pointee.upper
    }

    /// Moves the variables of the coupled limits that were entered. No slope changes, as each moves with all its
    /// limits.
    func applyCouplings() {
        let (moving, states, constraints) = (self.moving, self.states, self.constraints)
        var position = 0
        while position < moving.count {
            let variable = Int(moving[position])
            position &+= 1
            let state = states.mutablePointer(to: variable)
            state.pointee.isMoving = false
            let target = constraints[Int(state.pointee.firstLimit)].breakpoint
            let change = target - state.pointee.value
            guard change != 0 else { continue }
            state.pointee.value = target
            if state.pointee.uses > 0 { definitionsAreStale = true }
            shiftRowsLater(of: variable, by: change)
        }
        self.moving.removeAll()
        updateStaleRows()
    }
}

extension ConstraintRecord {
    /// Whether it is optional, its breakpoint is its constant, and no edit of it waits.
    fileprivate var isPlainOptional: Bool { !isHard && !isScaled && !isEdited }
}
