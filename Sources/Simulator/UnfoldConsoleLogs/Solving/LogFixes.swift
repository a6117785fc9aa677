import UnfoldSimplex

extension LogSolving {
    /// Changes that the app can make, each tried: masks, then the broken constraint, then far edges and sizes.
    func fixes(of conflict: LineConflict, _ causes: [LogCause], _ triesAll: Bool) -> [LogFix] {
        // Other conflicts of the list are set aside: a change of one cannot fix two.
        var aside = LogModel.Assumptions()
        for constraintToBreak in constraintsToBreak where !conflict.lines.contains(constraintToBreak) {
            aside.priorities[constraintToBreak] = 999
        }
        guard aside.priorities.keys.allSatisfy({ log.constraints[$0].kind == .user }) else { return [] }
        let own = conflict.lines.filter { log.constraints[$0].kind == .user }
        let first = [log.broken, predicted].compactMap { $0 }.first(where: own.contains)
        let others = own.filter { $0 != first }.sorted { (rank($0), $0) < (rank($1), $1) }
        let tries = max(3, Self.workLimit / log.constraints.count)
        var fixes = maskFixes(conflict, aside)
        if let first { fixes += self.fixes(of: first, causes, aside) }
        guard triesAll || fixes.isEmpty else { return fixes }
        let rest = others.prefix(tries).flatMap { self.fixes(of: $0, causes, aside) }
        // The gentlest change of each comes before the harsher ones of any.
        return fixes + rest.filter { $0.change.isPriority } + rest.filter { !$0.change.isPriority }
    }

    private func fixes(of line: Int, _ causes: [LogCause], _ aside: LogModel.Assumptions) -> [LogFix] {
        guard let lowered = tried(.priority(999), of: line, aside) else { return [] }
        var fixes = [lowered]
        fixes += [relationFix(after: lowered, aside), constantFix(after: lowered, causes, aside)].compactMap { $0 }
        let isDouble = causes.contains { if case .duplicates(let lines) = $0 { lines.contains(line) } else { false } }
        if isDouble, let removed = tried(.removal, of: line, aside) { fixes.append(removed) }
        return fixes
    }

    private func rank(_ line: Int) -> Int {
        guard let equation = log.constraints[line].equation, let second = equation.second else { return 1 }
        return equation.first.attribute.attribute.isFar && second.attribute.attribute.isFar ? 0 : 2
    }

    private static let workLimit = 1200

    private func maskFixes(_ conflict: LineConflict, _ aside: LogModel.Assumptions) -> [LogFix] {
        var done: Set<String> = []
        return conflict.lines.compactMap { line in
            guard log.constraints[line].kind == .autoresizing, let item = log.constraints[line].equation?.first.item,
                done.insert(item.key).inserted
            else { return nil }
            return tried(.translatesAutoresizingMask(item: item.printed), of: line, aside)
        }
    }

    /// A far edge that need not touch, or a size that may give: `==` becomes the relation that the layout has anyway.
    private func relationFix(after fix: LogFix, _ aside: LogModel.Assumptions) -> LogFix? {
        guard let equation = log.constraints[fix.constraint].equation, equation.relation == .equal,
            rank(fix.constraint) < 2,
            let effect = fix.effects.first(where: { $0.constraint == fix.constraint })
        else { return nil }
        return tried(
            .relation(effect.got > effect.wanted ? .greaterThanOrEqual : .lessThanOrEqual), of: fix.constraint, aside)
    }

    /// The constant that the rest leaves space for. Sizes that the system dictates for a moment only say nothing of it.
    private func constantFix(after fix: LogFix, _ causes: [LogCause], _ aside: LogModel.Assumptions) -> LogFix? {
        let isMomentary = causes.contains { cause in
            switch cause {
            case .temporarySize, .hiddenInStack: true
            case .encapsulated(let line, let length):
                // A cell is held at what was measured before.
                length == 0 || log.constraints[line].equation?.first.item.isCellContentView == true
            default: false
            }
        }
        guard !isMomentary, let effect = fix.effects.first(where: { $0.constraint == fix.constraint })
        else { return nil }
        return tried(.constant(effect.got), of: fix.constraint, aside)
    }

    private func tried(_ change: LogFix.Change, of line: Int, _ aside: LogModel.Assumptions) -> LogFix? {
        var assumed = aside
        switch change {
        case .priority(let priority): assumed.priorities[line] = priority
        case .constant(let constant): assumed.constants[line] = constant
        case .relation(let relation): assumed.relations[line] = relation
        case .removal: assumed.omitted.insert(line)
        case .translatesAutoresizingMask:
            let key = log.constraints[line].equation?.first.item.key
            for (index, constraint) in log.constraints.enumerated()
            where constraint.kind == .autoresizing && constraint.equation?.first.item.key == key {
                assumed.omitted.insert(index)
            }
        }
        let (conflicts, _, model) = conflicts(under: assumed)
        guard conflicts.isEmpty else { return nil }
        let also = aside.priorities.keys.sorted()
        return LogFix(constraint: line, change: change, also: also, effects: effects(in: model, assumed))
    }

    private func effects(in model: LogModel, _ assumed: LogModel.Assumptions) -> [LogFix.Effect] {
        log.constraints.indices.compactMap { line in
            guard let equation = log.constraints[line].equation, !assumed.omitted.contains(line),
                let row = model.rows[line].first, model.solver.violation(of: row) > 1e-6
            else { return nil }
            return LogFix.Effect(
                constraint: line, wanted: assumed.constants[line] ?? equation.constant.value,
                got: model.offset(of: line, equation))
        }
    }
}

extension LogFix.Change { fileprivate var isPriority: Bool { if case .priority = self { true } else { false } } }

extension NSLayoutConstraint.Attribute {
    fileprivate var isFar: Bool {
        [.trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin].contains(self)
    }
}
