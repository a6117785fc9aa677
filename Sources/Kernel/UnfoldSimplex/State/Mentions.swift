struct Mentions {
    /// Where each variable's constraints begin in `list`, and where the last one's end.
    private var starts: [Int]
    private var list: [Int32]

    /// - Complexity: O(variables + terms).
    init(in state: SolverState) {
        starts = Array(repeating: 0, count: state.states.count + 1)
        let present = state.constraints.indices.filter { state.isPresent($0) }
        for index in present {
            for position in state.termRange(index) { starts[Int(state.terms.variables[position]) + 1] += 1 }
        }
        for variable in 1..<starts.count { starts[variable] += starts[variable - 1] }
        list = Array(repeating: 0, count: starts[starts.count - 1])
        var next = starts
        for index in present {
            for position in state.termRange(index) {
                let variable = Int(state.terms.variables[position])
                list[next[variable]] = Int32(index)
                next[variable] += 1
            }
        }
    }

    /// In the order of their slots.
    func constraints(of variable: Int) -> ArraySlice<Int32> { list[starts[variable]..<starts[variable + 1]] }
}
