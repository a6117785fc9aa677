extension LogConstraint {
    /// The line from `<` to `>`; the text that was read where nothing was understood.
    package var printed: String {
        guard let equation else { return text }
        var line = "<\(className)" + (key.isEmpty ? "" : ":\(key)")
        if let mask { line += " \(mask)" }
        if let identifier { line += " '\(identifier)'" }
        return line + " \(equation.printed)\(suffix.printed)>"
    }
}

extension LogConstraint.Suffix {
    fileprivate var printed: String {
        func list(_ names: [LogConstraint.Name]) -> String {
            names.map { entry in
                let item = entry.item
                let own = item.name.map { "\($0):\(item.key)" } ?? item.printed
                return entry.name == "|" ? "'|':\(own)" : own
            }.joined(separator: ", ")
        }
        switch self {
        case .none: return ""
        case .state(let state, let names):
            return names.isEmpty ? "   (\(state))" : "   (\(state), names: \(list(names)) )"
        case .names(let names): return "   (Names: \(list(names)) )"
        }
    }
}

extension LogEquation {
    package var printed: String {
        switch form {
        case .visual(let form): printed(form)
        case .equation(let form): printed(form)
        }
    }

    private func printed(_ form: VisualForm) -> String {
        let axis = first.attribute.axis == .vertical ? "V" : "H"
        let number = form.systemSpace.map { "\($0)(\(constant.text))" } ?? constant.text
        let level = priority.value == 1000 ? "" : "@\(priority.text)"
        let measure = (relation == .equal ? "" : relation.printed) + number + level
        let mark = form.direction.map { "(\($0))" } ?? ""
        // Under right to left the sides were exchanged when the line was read.
        let (near, far) = form.direction == "RTL" ? (second, Optional(first)) : (Optional(first), second)
        let item = near?.item.printed ?? ""
        let other = far?.item.printed ?? ""
        switch form.shape {
        case .size: return "\(axis):[\(first.item.printed)(\(measure))]\(mark)"
        case .start: return "\(axis):|-(\(measure))-[\(item)]\(mark)"
        case .end: return "\(axis):[\(other)]-(\(measure))-|\(mark)"
        case .gap: return "\(axis):[\(other)]-(\(measure))-[\(item)]\(mark)"
        }
    }

    private func printed(_ form: EquationForm) -> String {
        var line = "\(first.item.printed).\(first.attribute.rawValue)\(form.note ?? "") \(relation.printed)"
        if let second {
            let hasFactor = multiplier.value != 1 || multiplier.text != "1"
            line += hasFactor && !form.multipliesAfter ? " \(multiplier.text)*" : " "
            line += "\(second.item.printed).\(second.attribute.rawValue)"
            if hasFactor, form.multipliesAfter { line += " * \(multiplier.text)" }
            line += printedOffset(form)
        } else {
            // `- 16` is how a negative length prints; a sign in the number's own text stays where it was.
            let isApart = constant.value < 0 && !constant.text.hasPrefix("-")
            line += isApart ? " - \(constant.text)" : form.showsZero ? " + \(constant.text)" : " \(constant.text)"
        }
        if let contentPriorities {
            line += " Hug:\(contentPriorities.hugging.text)"
            line += " CompressionResistance:\(contentPriorities.resistance.text)"
        }
        return priority.value == 1000 ? line : line + form.priorityMark + priority.text
    }

    private func printedOffset(_ form: EquationForm) -> String {
        if let name = form.systemSpace {
            let sign = form.showsZero || constant.value < 0 ? (constant.value < 0 ? " -" : " +") : ""
            return "\(sign) \(name)(\(constant.text))"
        }
        guard constant.value != 0 || form.showsZero else { return "" }
        return " \(constant.value < 0 ? "-" : "+") \(constant.text)"
    }
}

extension ConsoleLog {
    /// The whole message in UIKit's words (fact A6.2), breaking the constraint at that index.
    package func printed(broken: Int, generation: UIKitGeneration) -> String {
        ConsoleText.unsatisfiable(
            constraints.map(\.printed), broken: broken, generation: generation,
            hasMask: constraints.contains { $0.kind == .autoresizing })
    }
}
