/// Reduced costs right after a factorisation. One that is a part in 10^15 of what it is added up from is a cost all the
/// same: it decides before all lower levels.
extension SolverState {
    /// What one look at all reduced costs cannot tell from rounding.
    struct Doubts {
        /// Made for the first of them.
        fileprivate var precise: PreciseTableau?
        /// Whether the present digits are too few to tell.
        fileprivate(set) var needDigits = false
    }

    /// Whether the coefficients are as a factorisation left them, so that what is in doubt is not the search's rounding.
    var isFresh: Bool { !tableau.isPlain && tableau.roundedPivots == 0 }

    /// Works out the slope in scratch with more digits if it is in doubt, or notes that these are needed. Where a step
    /// improves by them alone, the search goes on with a factorisation a step: plain numbers would take it back.
    func settleSlope(of nonbasic: Int, rising: Bool, _ doubts: inout Doubts) {
        guard isExact else {
            if !isWide, slopeIsInDoubt(above: SolverState.noise) { doubts.needDigits = true }
            return
        }
        guard slopeIsInDoubt(above: 0) else { return }
        let precise = doubts.precise ?? preciseTableau()
        doubts.precise = precise
        sharpenSlope(of: nonbasic, rising: rising, in: precise)
        if slopeSign() < 0 { isCareful = true }
    }

    /// Whether the slope in scratch has a component that is too small to count, but no less than a part of what it was
    /// added up from, and none before it that decides.
    private func slopeIsInDoubt(above share: Double) -> Bool {
        for position in 0..<(scratch.isSparse ? scratch.slopeLevels.count : scratch.levelCount) {
            let slope = scratch.slope[scratch.isSparse ? Int(scratch.slopeLevels[position]) : position]
            if abs(slope.value) > precision.cost * slope.size { return false }
            if slope.size > 0, abs(slope.value) >= share * slope.size { return true }
        }
        return false
    }

    /// Works out the slope again; a component that may be zero is.
    private func sharpenSlope(of nonbasic: Int, rising: Bool, in precise: PreciseTableau) {
        var sums = [DoubleDouble](repeating: .zero, count: scratch.levelCount)
        var errors = [Double](repeating: 0, count: scratch.levelCount)
        func add(_ limit: Int, above: Bool, times rate: PreciseTableau.Entry) {
            let record = constraints.pointer(to: limit)
            guard !record.pointee.isHard else { return }
            let sign = slope(of: limit, above: above)
            guard sign != 0 else { return }
            let (scale, importance) = (abs(scale(of: limit)), importance(of: limit))
            let weight = DoubleDouble(meantBy: scale) * DoubleDouble(meantBy: importance)
            let error = SolverState.error(of: scale) * importance + SolverState.error(of: importance) * scale
            let level = Int(record.pointee.level)
            sums[level] += (sign < 0 ? -weight : weight) * rate.value
            errors[level] += weight.high * rate.error + (error + 0x1p-98 * weight.high) * abs(rate.value.high)
        }
        let step = DoubleDouble(rising ? 1 : -1)
        for entry in tableau.column(of: nonbasic) {
            let row = Int(entry.row)
            guard states[row].firstLimit >= 0, var rate = precise.entry(row: row, column: nonbasic) else { continue }
            rate.value = step * rate.value
            for limit in limits(of: row) { add(limit, above: constraints[limit].isAbove, times: rate) }
        }
        let value = states[nonbasic].value
        let own = PreciseTableau.Entry(column: nonbasic, value: step, error: 0)
        for limit in limits(of: nonbasic) {
            let isAbove = isOnBreakpoint(limit, at: value) ? rising : value > constraints[limit].breakpoint
            add(limit, above: isAbove, times: own)
        }
        for level in sums.indices {
            let sum = abs(sums[level].high) > 4 * errors[level] ? sums[level].high : 0
            scratch.slope[level] = Scratch.Sum(value: sum, size: abs(sum))
        }
    }
}
