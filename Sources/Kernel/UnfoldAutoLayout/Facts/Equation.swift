extension Equation.Relation {
    /// Of the sides in the other order.
    package var reversed: Self {
        self == .equal ? .equal : self == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
}

extension Equation {
    /// `a.top == 0.5*b.bottom + 8 @750`, with numbers of up to six digits.
    public var description: String { printed() }

    /// The equation as text.
    /// - Parameters:
    ///   - number: how numbers are written.
    ///   - hasPriority: false leaves the priority out.
    package func printed(number: (Double) -> String = LayoutNumber.print, hasPriority: Bool = true) -> String {
        var text = "\(first) \(relation.rawValue)"
        if let second { text += " \(multiplier == 1 ? "" : "\(number(multiplier))*")\(second)" }
        switch constantForm {
        case .space(let name): text += " \(name)(\(number(constant)))"
        case .signed where constant < 0: text += " - \(number(-constant))"
        case .signed where second != nil: if constant != 0 { text += " + \(number(constant))" }
        case .signed, .plain: text += " \(number(constant))"
        }
        if hasPriority, let priority { text += " @\(number(Double(priority)))" }
        return text
    }
}
