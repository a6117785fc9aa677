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
        var text = state.definition >= 0 ? "D " : tableau.lines[variable].isBasic ? "B " : "N "
        text += "\(name(variable)) = \(state.value)"
        if state.lower.isFinite || state.upper.isFinite { text += " in [\(state.lower), \(state.upper)]" }
        if state.isSuperbasic { text += " superbasic" }
        var index = state.firstLimit
        while index >= 0 {
            let limit = constraints[Int(index)]
            if !limit.isHard { text += " c\(index)\(limit.isAbove ? "^" : "v")\(limit.breakpoint)" }
            index = limit.next
        }
        if state.definition >= 0 { text += " by c\(state.definition)" }
        guard tableau.lines[variable].isBasic else { return text }
        var parts: [(Int, Double)] = []
        var entry = tableau.lines[variable].head
        while entry >= 0 {
            parts.append((Int(tableau.entries[Int(entry)].column), tableau.entries[Int(entry)].value))
            entry = tableau.entries[Int(entry)].nextInRow
        }
        parts.sort { $0.0 < $1.0 }
        return text + " <- " + parts.map { "\($0.1) \(name($0.0))" }.joined(separator: " + ")
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
