extension SolverState {
    func dump() -> String {
        var lines = [
            "levels " + levels.map { $0.key == Level.brokenKey ? "broken" : "\($0.key)" }.joined(separator: " ")
        ]
        for variable in states.indices where states[variable].kind != .unused { lines.append(line(of: variable)) }
        for index in constraints.indices where isPresent(index) { lines.append(constraintLine(index)) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func name(_ variable: Int) -> String {
        switch states[variable].kind {
        case .unused: "-\(variable)"
        case .variable: "x\(variable)"
        case .row: states[variable].isAbandoned ? "z\(variable)" : "s\(variable)"
        }
    }

    private func line(of variable: Int) -> String {
        let state = states[variable]
        var text = state.isDefined ? "D " : tableau.lines[variable].isBasic ? "B " : "N "
        text += "\(name(variable)) = \(state.value)"
        if state.lower.isFinite || state.upper.isFinite { text += " in [\(state.lower), \(state.upper)]" }
        if state.isSuperbasic { text += " superbasic" }
        for index in limits(of: variable) where !constraints[index].isHard {
            text += " c\(index)\(constraints[index].isAbove ? "^" : "v")\(constraints[index].breakpoint)"
        }
        if state.isDefined { text += " by c\(state.definition)" }
        guard tableau.lines[variable].isBasic else { return text }
        let parts = tableau.row(of: variable).sorted { $0.column < $1.column }
        return text + " <- " + parts.map { "\($0.value) \(name(Int($0.column)))" }.joined(separator: " + ")
    }

    private func constraintLine(_ index: Int) -> String {
        let constraint = constraints[index]
        var text = "c\(index): "
        text += termRange(index).map { "\(terms.coefficients[$0]) x\(terms.variables[$0])" }.joined(separator: " + ")
        switch constraint.relation {
        case .equal: text += " == "
        case .lessThanOrEqual: text += " <= "
        case .greaterThanOrEqual: text += " >= "
        }
        text += "\(constraint.constant) @\(constraint.priority.rawValue)"
        if constraint.isBroken { text += " broken" }
        if constraint.state == .waiting { text += " waiting" }
        return text
    }
}
