import UnfoldSimplex

extension LogSolving {
    func causes(of conflict: LineConflict) -> [LogCause] {
        var causes: [LogCause] = []
        let list = log.constraints
        var masked: [String] = []
        for line in conflict.lines {
            guard let equation = list[line].equation else { continue }
            let item = equation.first.item.printed
            switch list[line].kind {
            case .autoresizing: if !masked.contains(item) { masked.append(item) }
            case .encapsulated: causes.append(.encapsulated(constraint: line, length: equation.constant.value))
            case .fitting: causes.append(.temporarySize(constraint: line, length: equation.constant.value))
            case .stackHiding: causes.append(.hiddenInStack(constraint: line))
            default: break
            }
        }
        if !masked.isEmpty { causes.insert(.autoresizingMask(items: masked), at: 0) }
        if conflict.lines.count == 1, conflict.bounds.count == 1 {
            causes.append(.negativeLength(constraint: conflict.lines[0]))
        }
        if conflict.lines.count == 2, let first = list[conflict.lines[0]].equation,
            let second = list[conflict.lines[1]].equation, first.says(ofTheSameAs: second)
        {
            causes.append(.duplicates(constraints: conflict.lines))
        }
        if conflict.contradiction < 1 { causes.append(.lessThanAPoint(by: conflict.contradiction)) }
        return causes
    }

    func reasonsForSatisfiability() -> [LogCause] {
        var causes: [LogCause] = []
        let unread = log.constraints.filter { $0.equation == nil }.count
        if unread > 0 { causes.append(.missingLines(unread)) }
        func fails(_ assumed: LogModel.Assumptions) -> Bool { !conflicts(under: assumed).conflicts.isEmpty }
        if fails(.init(margin: 8)) { causes.append(.hiddenMargins(hiddenMargins())) }
        if fails(.init(trustsGuesses: true)) {
            let lines = log.constraints.indices.filter { index in
                log.constraints[index].equation?.first.attribute.isInSuperview == true
                    && !log.constraints[index].suffix.names.contains { $0.name == "|" }
            }
            causes.append(.hiddenSuperview(constraints: lines))
        }
        if fails(.init(isRightToLeft: true)) { causes.append(.rightToLeft) }
        if causes.isEmpty { causes.append(hasHiddenMargins ? .hiddenMargins(hiddenMargins()) : .printedRounding) }
        return causes
    }

    private var hasHiddenMargins: Bool {
        log.constraints.compactMap(\.equation).contains {
            $0.first.attribute.isMargin || $0.second?.attribute.isMargin == true
        }
    }

    private func hiddenMargins() -> [LogCause.Margin] {
        let model = conflicts(under: .init()).model
        let names = Dictionary(hierarchy.items.map { ($0.key, $0.printed) }, uniquingKeysWith: { first, _ in first })
        return model.hidden.filter { $0.key.attribute.isMargin }
            .map { hidden, variable in
                LogCause.Margin(
                    item: names[hidden.key] ?? hidden.key, attribute: hidden.attribute,
                    inset: model.solver.value(of: variable))
            }
            .sorted { ($0.item, $0.attribute.rawValue) < ($1.item, $1.attribute.rawValue) }
    }
}

extension LogEquation {
    func says(ofTheSameAs other: LogEquation) -> Bool {
        func names(_ operand: LogOperand?) -> String? { operand.map { "\($0.item.key).\($0.attribute.rawValue)" } }
        return names(first) == names(other.first) && names(second) == names(other.second)
            && relation == other.relation && multiplier.value == other.multiplier.value
    }
}
