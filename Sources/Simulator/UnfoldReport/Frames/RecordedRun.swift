/// A run with everything that drawings show: frames, what moved, what would fix, and how heights depend on priorities.
@MainActor package enum RecordedRun {
    package static func run(
        _ document: ScenarioDocument, detail: DrawingDetail, findsEvidence: Bool = false, keepsFacts: Bool = true
    ) -> ScenarioResult {
        var result = recorded(document, detail, findsEvidence, keepsFacts)
        FindingCauses.order(&result, of: document)
        ScreenMoves.findRemedies(&result, of: document)
        CutTexts.findRemedies(&result, of: document)
        return result
    }

    private static func recorded(
        _ document: ScenarioDocument, _ detail: DrawingDetail, _ findsEvidence: Bool, _ keepsFacts: Bool
    ) -> ScenarioResult {
        let questions = detail.hasDrawings ? DrawnQuestions(collapsed: document.collapsedHeight) : nil
        var result = ScenarioRunner.run(
            document, observer: questions, detail: detail, findsEvidence: findsEvidence, keepsFacts: keepsFacts)
        guard let questions else { return result }
        let fixes = ConflictFixes(document, result)
        for index in result.steps.indices {
            result.steps[index].drawing?.fixes = fixes.fixes(ofStep: index) + questions.fixes[index]
            result.steps[index].drawing?.sweeps = questions.sweeps[index]
        }
        return result
    }
}

/// Asks the fittings of what lost, while they can be asked.
@MainActor final class DrawnQuestions: ScenarioObserver {
    /// Of rows whose content collapses; see ``WhyTrials``.
    private let collapsed: Double?
    /// Whether a constraint that broke is tried as an optional one: where there is no scenario to be run again.
    private let triesBroken: Bool

    init(collapsed: Double?, triesBroken: Bool = false) {
        (self.collapsed, self.triesBroken) = (collapsed, triesBroken)
    }

    private(set) var fixes: [[StepDrawing.Fix]] = []
    private(set) var sweeps: [[StepDrawing.Sweep]] = []
    private static let limit = 24
    /// Sweeps of what did not lose that a run may still make: each takes two solves for every level of priority.
    private var sweepsLeft = 16
    /// Sweeps over constants that a run may still make, and the solves of one.
    private var constantsLeft = 24
    private static let constantsOfRow = 4
    private static let solvesOfConstant = 1000

    func stepDidRun(_ step: StepResult, fitting: (_ row: String) -> FittingSession?) {
        var fixes: [StepDrawing.Fix] = []
        var sweeps: [StepDrawing.Sweep] = []
        for loss in step.unsatisfied.prefix(Self.limit) {
            guard let row = step.allRows.first(where: { $0.id == loss.row }), let fitting = fitting(row.id)
            else { continue }
            let trials = FittingTrials(fitting, row: row, collapsed: collapsed)
            fixes += trials.trials(for: loss.constraint).flatMap { trial in
                trial.settings.map {
                    StepDrawing.Fix(row: row.id, $0.constraint, $0.change, height: trial.height, conflicts: nil)
                }
            }
        }
        let losses = Dictionary(grouping: step.unsatisfied.prefix(Self.limit), by: \.row)
        for row in step.allRows where row.source != .fixed {
            let broken = step.conflicts.filter { $0.row == row.id }.map {
                $0.constraints.members[$0.constraints.broken].constraint
            }
            let reported = losses[row.id, default: []].map(\.constraint.constraint) + broken
            let lost = reported.filter { $0.kind == .user }
            let isNews = (row.change ?? 0) != 0 && sweepsLeft > 0
            guard isNews || !lost.isEmpty, let fitting = fitting(row.id) else { continue }
            let trials = FittingTrials(fitting, row: row, collapsed: collapsed)
            for facts in triesBroken ? broken : [] {
                guard let trial = trials.row(of: facts).flatMap({ trials.trial([($0, .priority(999))]) })
                else { continue }
                fixes.append(.init(row: row.id, facts, .priority(999), height: trial.height, conflicts: nil))
            }
            sweeps += self.sweeps(of: trials, fitting, lost: lost, others: isNews)
        }
        self.fixes.append(fixes)
        self.sweeps.append(sweeps)
    }

    /// By priorities of what lost; where the row changed, of others that decide something, and by constants of the sum.
    private func sweeps(
        of trials: FittingTrials, _ fitting: FittingSession, lost: [ConstraintFacts], others: Bool
    ) -> [StepDrawing.Sweep] {
        var found = lost.compactMap { StepDrawing.Sweep(trials, priorityOf: $0) }
        guard others else { return found }
        let optional = fitting.rows().map(\.facts).filter { (facts: ConstraintFacts) -> Bool in
            facts.kind == .user && facts.priority < 1000 && !lost.contains(facts)
        }
        for facts in optional where sweepsLeft > 0 {
            sweepsLeft -= 1
            if let sweep = StepDrawing.Sweep(trials, priorityOf: facts), !sweep.breakpoints.isEmpty {
                found.append(sweep)
            }
        }
        for facts in lengths(of: fitting).prefix(Self.constantsOfRow) where constantsLeft > 0 {
            constantsLeft -= 1
            if let sweep = StepDrawing.Sweep(trials, constantOf: facts, limit: Self.solvesOfConstant) {
                found.append(sweep)
            }
        }
        return found
    }

    private func lengths(of fitting: FittingSession) -> [ConstraintFacts] {
        HeightParts.ordered(fitting.heightDerivation()).filter { $0.constraint.kind == .user }
            .enumerated().sorted { (-abs($0.element.amount), $0.offset) < (-abs($1.element.amount), $1.offset) }
            .map(\.element.constraint)
    }
}

/// The whole scenario again, for each constraint that broke, with that one made optional.
@MainActor private struct ConflictFixes {
    private var byStep: [Int: [StepDrawing.Fix]] = [:]
    private static let limit = 4

    init(_ document: ScenarioDocument, _ result: ScenarioResult) {
        var tried: [SourcePosition: ScenarioResult] = [:]
        for step in result.steps {
            var reported: Set<String> = []
            for conflict in step.conflicts {
                let broken = conflict.constraints.members[conflict.constraints.broken].constraint
                guard let position = broken.source, reported.insert("\(conflict.row) " + "\(broken.id)").inserted
                else { continue }
                if tried[position] == nil, tried.count < Self.limit,
                    let changed = document.settingPriority(999, ofConstraintAt: position)
                {
                    tried[position] = ScenarioRunner.run(changed)
                }
                guard let steps = tried[position]?.steps, steps.indices.contains(step.index),
                    let row = steps[step.index].rows.first(where: { $0.id == conflict.row })
                else { continue }
                byStep[step.index, default: []].append(
                    .init(
                        row: row.id, broken, .priority(999), height: row.height,
                        conflicts: steps[step.index].conflicts.count { $0.row == row.id }))
            }
        }
    }

    func fixes(ofStep index: Int) -> [StepDrawing.Fix] { byStep[index] ?? [] }
}
