import UnfoldAutoLayout
import Foundation
import UnfoldScenario
import UnfoldTableLayout

/// Asks the fitting of one row, in the step in which it can still be asked.
@MainActor final class WhyProbe: ScenarioObserver {
    private let row: String
    private let step: Int
    private let ask: (FittingSession, StepResult) -> Void

    init(row: String, step: Int, ask: @escaping (FittingSession, StepResult) -> Void) {
        self.row = row
        self.step = step
        self.ask = ask
    }

    func stepDidRun(_ step: StepResult, fitting: (_ row: String) -> FittingSession?) {
        guard step.index == self.step, let fitting = fitting(row) else { return }
        ask(fitting, step)
    }
}

/// Finds the steps in which a row has a fitting to be asked.
@MainActor final class FittingFinder: ScenarioObserver {
    private let row: String
    private(set) var steps: [Int] = []

    init(row: String) { self.row = row }

    func stepDidRun(_ step: StepResult, fitting: (_ row: String) -> FittingSession?) {
        if fitting(row) != nil { steps.append(step.index) }
    }
}

/// Changes tried on one fitting.
@MainActor struct WhyTrials {
    /// More parts than this are summed, not tried.
    static let limit = 100

    let fitting: FittingSession
    let row: StepResult.Row
    /// Of a row whose content collapses, in points; nil for a table's, which have a standard height.
    private let collapsed: Double?
    private let rows: [FittingSession.Row]

    init(_ fitting: FittingSession, row: StepResult.Row, collapsed: Double? = nil) {
        self.fitting = fitting
        self.row = row
        self.collapsed = collapsed
        rows = fitting.rows()
    }

    /// Rows of that id, lasting name or equation.
    func rows(named name: String) -> [FittingSession.Row] {
        rows.filter { [$0.facts.id, $0.facts.lastingName, $0.facts.equation].contains(name) }
    }

    /// Names for `--set`, in the order of the rows.
    var names: [String] { rows.filter { $0.facts.kind != .fitting }.map(\.facts.id) }

    /// Height of the content after the changes, before rounding; nil if the system cannot be solved so.
    func fitted(_ changes: [(row: FittingSession.Row, change: FittingSession.Change)]) -> Double? {
        fitting.height(after: changes).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Priorities of all other rows, each once, in order.
    func levels(except row: FittingSession.Row) -> [Double] {
        Set(rows.filter { $0.facts != row.facts }.map { Double($0.facts.priority) }).sorted()
    }

    func trial(_ changes: [(row: FittingSession.Row, change: FittingSession.Change)]) -> WhyAnswer.Trial? {
        guard let fitted = fitted(changes) else { return nil }
        return WhyAnswer.Trial(
            settings: changes.map { .init(constraint: $0.row.facts, change: $0.change) }, height: rowHeight(fitted))
    }

    /// What the constraints of the sum do to it.
    func sensitivities(of parts: [WhyAnswer.Part]) -> [WhyAnswer.Sensitivity] {
        parts.prefix(Self.limit).compactMap { part in
            guard part.constraint.kind == .user, let row = row(of: part.constraint), let constant = row.constant else {
                return nil
            }
            let step: Double = part.multiplier < 0 ? -10 : 10
            return WhyAnswer.Sensitivity(
                longer: trial([(row, .constant(constant + step))]), weaker: trial([(row, .priority(250))]),
                without: trial([(row, .removed)]))
        }
    }

    /// The lowest priority at which the constraint would win against one more of its holders, and the highest at which a
    /// holder would give way.
    func trials(for loss: OverruledConstraint) -> [WhyAnswer.Trial] {
        guard let loser = row(of: loss.constraint) else { return [] }
        let holders = loss.heldBy.map(\.constraint).filter { $0.kind != .fitting && $0.priority < 1000 }
        let levels = Set(holders.map(\.priority)).filter { $0 >= loss.constraint.priority }.sorted()
        var trials = levels.compactMap { level in trial([(loser, .priority(min(1000, level + 1)))]) }
        if levels.isEmpty { trials += [trial([(loser, .priority(1000))])].compactMap { $0 } }
        for holder in holders where loss.constraint.priority > 1 {
            guard let row = row(of: holder) else { continue }
            if let weaker = trial([(row, .priority(loss.constraint.priority - 1))]) { trials.append(weaker) }
        }
        // A stronger change that does no more is no news.
        var heights: Set<Double> = [row.height]
        return trials.filter { heights.insert($0.height).inserted || $0.settings[0].constraint != loss.constraint }
            .filter { $0.height != row.height }
    }

    private func row(of facts: ConstraintFacts) -> FittingSession.Row? { rows.first { $0.facts == facts } }

    /// Up to whole pixels, with the separator; a content that collapses gets the standard height, or the estimate.
    func rowHeight(_ fitted: Double) -> Double {
        if let collapsed, FittedRow.contentHeight(CGFloat(fitted)) == nil { return collapsed }
        return Double(FittedRow.height(content: CGFloat(fitted), share: CGFloat(row.height - row.contentViewHeight)))
    }
}
