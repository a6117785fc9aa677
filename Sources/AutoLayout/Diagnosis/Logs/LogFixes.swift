import Simplex

extension LogSolving {
    /// Changes to members of the conflict that the app can make, each tried on the whole list; best first.
    func fixes(of conflict: LineConflict, _ causes: [LogCause]) -> [LogFix] {
        // Other conflicts of the list are set aside: a change of one cannot cure two.
        var aside = LogModel.Assumptions()
        for victim in victims where !conflict.lines.contains(victim) { aside.priorities[victim] = 999 }
        guard aside.priorities.keys.allSatisfy({ log.constraints[$0].kind == .user }) else { return [] }
        let own = conflict.lines.filter { log.constraints[$0].kind == .user }.prefix(
            max(3, Self.workLimit / log.constraints.count))
        let first = [log.broken, predicted].compactMap { $0 }
        let ordered = first.filter(own.contains).prefix(1) + own.filter { !first.prefix(1).contains($0) }
        var fixes = maskFixes(conflict, aside)
        let lowered = ordered.compactMap { tried(.priority(999), of: $0, aside) }
        fixes += lowered
        for fix in lowered {
            fixes += [relationFix(after: fix, aside), constantFix(after: fix, causes, aside)].compactMap { $0 }
        }
        for case .duplicates(let lines) in causes {
            fixes += lines.filter { ordered.contains($0) }.compactMap { tried(.removal, of: $0, aside) }
        }
        return fixes
    }

    /// Members tried times lines solved for each: long lists get fewer tries.
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

    /// An edge that need not touch: `==` becomes the relation that the layout has anyway.
    private func relationFix(after fix: LogFix, _ aside: LogModel.Assumptions) -> LogFix? {
        guard let equation = log.constraints[fix.constraint].equation, equation.relation == .equal,
            let effect = fix.effects.first(where: { $0.constraint == fix.constraint })
        else { return nil }
        return tried(
            .relation(effect.got > effect.wanted ? .greaterThanOrEqual : .lessThanOrEqual), of: fix.constraint, aside)
    }

    /// The constant that the rest leaves room for. Sizes that the system dictates for a moment only say nothing of it.
    private func constantFix(after fix: LogFix, _ causes: [LogCause], _ aside: LogModel.Assumptions) -> LogFix? {
        let isMomentary = causes.contains { cause in
            switch cause {
            case .temporarySize, .hiddenInStack: true
            case .encapsulated(_, let length): length == 0
            default: false
            }
        }
        guard !isMomentary, let effect = fix.effects.first(where: { $0.constraint == fix.constraint }) else {
            return nil
        }
        return tried(.constant(effect.got), of: fix.constraint, aside)
    }

    /// The change with its effects, if the list is satisfiable with it.
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
