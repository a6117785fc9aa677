package enum HeightParts {
    package static func ordered(_ derivation: HeightDerivation) -> [WhyAnswer.Part] {
        let parts = derivation.parts.filter { $0.constraint.kind != .nonNegative }
        let bounds = derivation.parts.filter { $0.constraint.kind == .nonNegative }
        let equations = parts.map(\.constraint.form)
        let bounded = Set(bounds.map(\.constraint.form.first.anchor.item))
        let order = ConflictChain(equations, bounded: bounded, across: "contentView").order
        var reported: Set<ConstraintFacts> = []
        return order.compactMap { step in
            guard case .member(let index) = step else { return nil }
            let amount = parts[index].multiplier * parts[index].constant
            if !reported.insert(parts[index].constraint).inserted { return nil }
            let isSize = equations[index].second == nil
            guard amount != 0 || isSize else { return nil }
            return WhyAnswer.Part(
                constraint: parts[index].constraint, amount: amount + 0, multiplier: parts[index].multiplier)
        }
    }
}
