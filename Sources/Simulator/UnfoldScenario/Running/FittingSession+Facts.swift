extension FittingSession {
    /// The sum of constants that the fitted height is, one fact a constraint: added up, they are the height of the
    /// content view before rounding to pixels. Sizes stay in the sum at 0, for they may be what grows.
    var amountFacts: [RowFact] {
        var facts: [RowFact] = []
        var indices: [String: Int] = [:]
        for part in heightDerivation().parts {
            let amount = part.multiplier * part.constant
            let isSize = part.constraint.form.second == nil
            guard part.constraint.kind != .nonNegative, amount != 0 || isSize, amount.isFinite else { continue }
            let name = part.constraint.lastingName
            if let index = indices[name] {
                facts[index].value += amount
            } else {
                indices[name] = facts.count
                facts.append(RowFact(kind: .amount, view: name, value: amount))
            }
        }
        return facts
    }
}

extension ConstraintFacts {
    /// A name that stays the same while only numbers change: the id given by the author, else the positions, as in
    /// `detail.top~card.bottom`; `title.contentHeight` for what a view's content needs.
    package var lastingName: String {
        switch kind {
        case .contentHugging, .compressionResistance:
            let anchor = form.first.anchor
            return "\(anchor.item).content\(anchor.attribute.capitalized)"
        case .fitting: return "fittingPull"
        default: break
        }
        let equation = equation
        let isGiven = id != equation && identifier.map { "\($0) \(equation)" } != id
        if isGiven { return id }
        return form.second.map { "\(form.first)~\($0)" } ?? "\(form.first)"
    }
}
