/// The search for the variable farthest outside its bounds.
extension SolverState {
    /// The variable farthest outside its bounds and whether it has to rise; once none waits any more, the one that
    /// would stay farthest outside.
    ///
    /// Few are looked at one by one. Many are kept in order, and only what changed since the last look is looked at
    /// again.
    func farthestOutside(_ search: inout DualSearch) -> (variable: Int, rises: Bool)? {
        if search.goesByDistance, search.hasOrder || infeasibilityCandidates.count > fields.pointee.mostUnordered {
            if let variable = firstInOrder(&search) { return (variable, rises(variable)) }
        }
        endOrder(of: &search)
        return farthestOfAll(search)
    }

    /// How many variables are outside their bounds, those that wait among them; at least that many.
    func countOutside(_ search: DualSearch) -> Int {
        infeasibilityCandidates.count + search.order.entries.count + search.waiting.count
    }

    private func rises(_ variable: Int) -> Bool { states[variable].value < states[variable].lower }

    /// Takes in what changed since the last look, and finds the first that still is where it was.
    private func firstInOrder(_ search: inout DualSearch) -> Int? {
        fields.pointee.looks += infeasibilityCandidates.count
        for index in infeasibilityCandidates {
            states[Int(index)].isInfeasibilityCandidate = false
            let distance = distanceOutside(Int(index))
            if distance > 0 {
                search.order.append(
                    .init(distance: distance, variable: index, generation: states[Int(index)].generation))
            }
        }
        infeasibilityCandidates.removeAll()
        search.order.thin { distanceOutside(Int($0.variable)) == $0.distance }
        while let first = search.order.first {
            fields.pointee.looks += 1
            let variable = Int(first.variable)
            if distanceOutside(variable) == first.distance, !isRounding(first.distance, of: variable) {
                if !states[variable].isExcluded { return variable }
                passOver(variable, &search)
            }
            search.order.removeFirst()
        }
        return nil
    }

    /// One that waits stays listed, so that it does not come again with each change of its value.
    private func passOver(_ variable: Int, _ search: inout DualSearch) {
        guard !states[variable].isInfeasibilityCandidate else { return }
        states[variable].isInfeasibilityCandidate = true
        search.waiting.append(Int32(variable))
    }

    /// Puts what is kept in order back on the list of those that may be outside.
    func endOrder(of search: inout DualSearch) {
        guard search.hasOrder else { return }
        for index in search.waiting { states[Int(index)].isInfeasibilityCandidate = false }
        for index in search.waiting { relist(Int(index)) }
        for entry in search.order.entries { relist(Int(entry.variable)) }
        search.order.removeAll()
        search.waiting.removeAll()
    }

    private func relist(_ variable: Int) {
        guard !states[variable].isInfeasibilityCandidate, distanceOutside(variable) > 0 else { return }
        listInfeasibilityCandidate(variable)
    }

    private func farthestOfAll(_ search: DualSearch) -> (variable: Int, rises: Bool)? {
        let lowestIndex = search.usesBlandsRule
        fields.pointee.looks += infeasibilityCandidates.count
        var found: (variable: Int, rises: Bool)?
        var farthest = 0.0
        var kept = 0
        for position in infeasibilityCandidates.indices {
            let variable = Int(infeasibilityCandidates[position])
            var distance = distanceOutside(variable)
            guard distance > 0, !isRounding(distance, of: variable) else {
                if isFresh, !isWide, isInDoubt(variable) { needsDigits = true }
                states[variable].isInfeasibilityCandidate = false
                continue
            }
            infeasibilityCandidates[kept] = infeasibilityCandidates[position]
            kept += 1
            guard !states[variable].isExcluded else { continue }
            let rises = rises(variable)
            if !search.mayWait && tableau.lines[variable].isBasic {
                let left = shortfall(of: variable, rises: rises)
                if left > 0 { distance = left }
            }
            let isFarther: Bool
            if let found, lowestIndex || distance == farthest {
                isFarther = isOlder(variable, than: found.variable)
            } else {
                isFarther = distance > farthest
            }
            if isFarther {
                farthest = distance
                found = (variable, rises)
            }
        }
        infeasibilityCandidates.removeLast(infeasibilityCandidates.count - kept)
        return found
    }

    /// How far a variable is outside its bounds; 0 if it is so close to them that it counts as on them.
    @inline(__always) private func distanceOutside(_ variable: Int) -> Double {
        let state = states.pointer(to: variable)
        let rises = state.pointee.value < state.pointee.lower
        let distance = max(state.pointee.lower - state.pointee.value, state.pointee.value - state.pointee.upper)
        guard state.pointee.kind != .unused, distance > tolerance(at: rises ? state.pointee.lower : state.pointee.upper)
        else { return 0 }
        return distance
    }

    @inline(__always) private func isRounding(_ distance: Double, of variable: Int) -> Bool {
        !tableau.isPlain && !isExact && distance <= SolverState.noise * rowSize(of: variable)
    }

    /// Whether a variable is outside its bound by too little to count, and by more than the rounding of its value.
    private func isInDoubt(_ variable: Int) -> Bool {
        let state = states.pointer(to: variable)
        let isLow = state.pointee.value < state.pointee.lower
        let bound = isLow ? state.pointee.lower : state.pointee.upper
        let distance = isLow ? bound - state.pointee.value : state.pointee.value - bound
        var size = max(0.1, abs(bound), rowSize(of: variable))
        guard state.pointee.kind != .unused, distance > SolverState.noise * size else { return false }
        let by = holder(of: variable, lower: isLow)
        if by >= 0 { size = max(size, leftSide(of: Int(by)).size / abs(scale(of: Int(by)))) }
        return distance > SolverState.noise * size
    }

    /// How far from its bound a basic variable would still be with every variable of its row at the bound that helps it
    /// most: if that is more than rounding, the row is a conflict whatever the others do. 0 if it can be helped.
    ///
    /// - Complexity: O(row length).
    func shortfall(of basic: Int, rises: Bool) -> Double {
        let state = states.pointer(to: basic)
        let sign: Double = rises ? 1 : -1
        let bound = rises ? state.pointee.lower : state.pointee.upper
        var distance = sign * (bound - state.pointee.value)
        var size = abs(bound)
        for entry in tableau.row(of: basic) {
            let column = states.pointer(to: Int(entry.column))
            let help = sign * entry.value
            let end = help > 0 ? column.pointee.upper : column.pointee.lower
            guard end.isFinite else { return 0 }
            distance -= help * (end - column.pointee.value)
            size += abs(help * end)
        }
        return distance > precision.contradiction * max(1, size) ? distance : 0
    }

    /// Values are exact to about this part of what they are added up from.
    static let noise = 1e-14

    /// The sum of the magnitudes that a basic variable's value is added up from; 0 for a nonbasic one.
    func rowSize(of variable: Int) -> Double {
        guard tableau.lines[variable].isBasic else { return 0 }
        var size = 0.0
        for entry in tableau.row(of: variable) {
            size += abs(entry.value * states[Int(entry.column)].value)
        }
        return size
    }
}
