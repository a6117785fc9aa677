import UnfoldSimplex

extension LogAnalysis {
    /// - Parameter triesAll: whether there are ``fixes`` of other lines where the line that breaks has some.
    package init(of log: ConsoleLog, triesAll: Bool = true) {
        let solving = LogSolving(log)
        self.init(log: log, kinds: log.constraints.map(\.kind), hierarchy: solving.hierarchy.outline)
        predicted = solving.predicted
        isInferred = solving.isInferred
        guard let conflict = solving.conflict else {
            causes = solving.reasonsForSatisfiability()
            return
        }
        isSatisfiable = false
        minimal = conflict.lines
        multipliers = conflict.multipliers
        bounds = conflict.bounds
        remaining = solving.remaining
        contradiction = conflict.contradiction
        causes = solving.causes(of: conflict)
        fixes = solving.fixes(of: conflict, causes, triesAll)
        let broken = log.broken ?? predicted
        let effects = fixes.first { $0.constraint == broken && $0.change == .priority(999) }?.effects ?? []
        amount =
            effects.first { $0.constraint == broken }.map { abs($0.got - $0.wanted) * share(of: broken) }
            ?? contradiction
    }

    /// How many points of the length that the system dictates one point of that line takes; 1 where none is dictated.
    private func share(of line: Int?) -> Double {
        let held = minimal.firstIndex { kinds[$0] == .encapsulated }
        guard let held, let own = minimal.firstIndex(where: { $0 == line }), multipliers[held] != 0 else { return 1 }
        return abs(multipliers[own] / multipliers[held])
    }
}

struct LogSolving {
    let log: ConsoleLog
    let hierarchy: LogHierarchy
    let candidates: [BreakCandidate?]
    /// The choice of the rule among the whole list, which is what UIKit found to exclude each other.
    let predicted: Int?
    private(set) var conflict: LineConflict?
    private(set) var remaining: [Int] = []
    private(set) var constraintsToBreak: [Int] = []

    struct LineConflict {
        var lines: [Int] = []
        var multipliers: [Double] = []
        var bounds: [String] = []
        var contradiction = 0.0
    }

    init(_ log: ConsoleLog) {
        self.log = log
        let hierarchy = LogHierarchy(log.constraints)
        let formatted = LogHierarchy.visualFormatSizes(log.constraints)
        let candidates = log.constraints.indices.map { index in
            log.constraints[index].equation.map { equation in
                BreakCandidate(
                    equation, kind: log.constraints[index].kind, hierarchy,
                    owner: hierarchy.owner(of: equation, isOfVisualFormat: formatted.contains(index)))
            }
        }
        self.hierarchy = hierarchy
        self.candidates = candidates
        let understood = candidates.indices.filter { candidates[$0] != nil }
        predicted = BreakCandidate.choose(from: candidates.compactMap(\.self)).map { understood[$0] }
        let last = log.broken.flatMap { candidates[$0] == nil ? nil : $0 } ?? predicted
        let most = LogModel(log.constraints, hierarchy, .init(omitted: last.map { [$0] } ?? []))
        let found = conflicts(in: most, last: last)
        constraintsToBreak = found.constraintsToBreak
        let whole = found.conflicts.first { last.map($0.lines.contains) ?? false } ?? found.conflicts.first
        conflict = whole.map { reduced($0, keeping: last) }
        remaining = found.conflicts.first { !(last.map($0.lines.contains) ?? true) }.map { reduced($0).lines } ?? []
    }

    private func reduced(_ conflict: LineConflict, keeping line: Int? = nil) -> LineConflict {
        guard conflict.lines.count <= Self.reductionLimit else { return conflict }
        var best = conflict
        var model = LogModel(log.constraints, hierarchy, assumptions(best.lines))
        // The broken one is the last to be tried, so that it stays if it can.
        for left in conflict.lines.filter({ $0 != line }) + conflict.lines.filter({ $0 == line }) {
            guard best.lines.count > 1, best.lines.contains(left), mayFail(model, without: left) else { continue }
            let rest = best.lines.filter { $0 != left }
            let fewer = LogModel(log.constraints, hierarchy, assumptions(rest))
            guard let smaller = conflicts(in: fewer).conflicts.first else { continue }
            let isAll = smaller.lines == rest
            (best, model) = (smaller, isAll ? fewer : LogModel(log.constraints, hierarchy, assumptions(smaller.lines)))
        }
        return best
    }

    private func assumptions(_ lines: [Int]) -> LogModel.Assumptions {
        LogModel.Assumptions(omitted: Set(log.constraints.indices).subtracting(lines))
    }

    /// Whether the other lines exclude each other. Where a factor scales positions, a model without the line says other
    /// things than one that it is taken from: nothing is known then.
    private func mayFail(_ model: LogModel, without line: Int) -> Bool {
        guard log.constraints.allSatisfy({ $0.equation?.multiplier.value ?? 1 == 1 }) else { return true }
        var solver = model.solver
        model.rows[line].forEach { solver.remove($0) }
        return (try? solver.firstConflict()) != nil
    }

    private static let reductionLimit = 100

    func conflicts(under assumptions: LogModel.Assumptions) -> (
        conflicts: [LineConflict], constraintsToBreak: [Int], model: LogModel
    ) { conflicts(in: LogModel(log.constraints, hierarchy, assumptions)) }

    /// - Parameter last: a line that is entered when the others are solved.
    private func conflicts(in model: LogModel, last: Int? = nil) -> (
        conflicts: [LineConflict], constraintsToBreak: [Int], model: LogModel
    ) {
        var model = model
        var found: [LineConflict] = []
        var constraintsToBreak: [Int] = []
        func breakConflicts() {
            let origins = model.origins
            var conflicts: [Conflict] = []
            // Bounded pivots: a system that cannot be solved has no conflict to report.
            _ = try? model.solver.solve { conflict in
                conflicts.append(conflict)
                let constraintToBreak = self.constraintToBreak(of: conflict, origins)
                if let line = origins[constraintToBreak]?.line { constraintsToBreak.append(line) }
                return constraintToBreak
            }
            found += conflicts.map { LineConflict($0, model) }
        }
        breakConflicts()
        if let last {
            model.enter(log.constraints[last], last)
            breakConflicts()
        }
        return (found, constraintsToBreak, model)
    }

    private func constraintToBreak(of conflict: Conflict, _ origins: LogModel.Origins) -> ConstraintID {
        let members = conflict.members.compactMap { member -> (row: ConstraintID, candidate: BreakCandidate)? in
            guard case .constraint(let row) = member.restriction, let line = origins[row]?.line,
                let candidate = candidates[line]
            else { return nil }
            return (row, candidate)
        }
        if let choice = BreakCandidate.choose(from: members.map(\.candidate)) { return members[choice].row }
        for member in conflict.members { if case .constraint(let row) = member.restriction { return row } }
        preconditionFailure("a conflict without constraints: \(conflict)")
    }
}

extension LogSolving.LineConflict {
    init(_ conflict: Conflict, _ model: LogModel) {
        var pairs: [(line: Int, multiplier: Double)] = []
        for member in conflict.members {
            switch member.restriction {
            case .constraint(let row): pairs += model.origins[row].map { [($0.line, member.multiplier)] } ?? []
            case .nonNegative(let variable): bounds += model.name(of: variable).map { [$0] } ?? []
            }
        }
        pairs.sort { $0.line < $1.line }
        lines = pairs.map(\.line)
        multipliers = pairs.map(\.multiplier)
        contradiction = conflict.contradiction
    }
}

extension BreakCandidate {
    init(_ equation: LogEquation, kind: ConstraintFacts.Kind, _ hierarchy: LogHierarchy, owner: Int?) {
        func path(_ operand: LogOperand) -> HierarchyPath {
            hierarchy.index(of: operand.item).map { hierarchy.paths[$0] } ?? HierarchyPath(path: [])
        }
        let second = equation.second.map { (path($0), $0.attribute.attribute) }
        self.init(
            isSystem: kind.isSystem, ownerDepth: owner.map { hierarchy.depth($0) } ?? -1,
            statement: Statement(
                first: (path(equation.first), equation.first.attribute.attribute), equation.relation, second: second,
                multiplier: equation.multiplier.value, constant: equation.constant.value))
    }
}
