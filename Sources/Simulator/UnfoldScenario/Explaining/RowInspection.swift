@MainActor package final class RowInspection: ScenarioObserver {
    private let row: String
    private let step: Int
    private let ask: (FittingSession, StepResult) -> Void

    package init(row: String, step: Int, ask: @escaping (FittingSession, StepResult) -> Void) {
        (self.row, self.step, self.ask) = (row, step, ask)
    }

    package func stepDidRun(_ step: StepResult, fitting: (_ row: String) -> FittingSession?) {
        guard step.index == self.step, let fitting = fitting(row) else { return }
        ask(fitting, step)
    }
}

/// Finds the steps in which rows have a fitting to be asked, and what holds of them at the end of each.
@MainActor package final class FittingFinder: ScenarioObserver {
    private var steps: [String: [Int]] = [:]
    package private(set) var standing: [[Finding]] = []

    package init() {}

    package func holds(_ findings: [Finding], after step: StepResult) { standing.append(findings) }

    package func stepDidRun(_ step: StepResult, fitting: (_ row: String) -> FittingSession?) {
        for row in step.allRows where fitting(row.id) != nil { steps[row.id, default: []].append(step.index) }
    }

    package func lastStep(fitting row: String, upTo index: Int) -> Int? { steps[row]?.last { $0 <= index } }
}
