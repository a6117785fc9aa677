/// Runs of one scenario from the beginning, each once.
@MainActor final class StressRuns: StressRunning {
    let document: ScenarioDocument
    let budget: StressBudget
    let names: [String: String]
    var subject: any StressSubject { document }
    private var known: [StressSurroundings: StressOutcome?] = [:]

    init(_ document: ScenarioDocument, _ budget: StressBudget) {
        (self.document, self.budget, names) = (document, budget, document.templateNames)
    }

    /// nil where there is no such run: a view is not there, or a step cannot be done.
    func outcome(_ surroundings: StressSurroundings) -> StressOutcome? {
        if let outcome = known[surroundings] { return outcome }
        let outcome = run(surroundings, isDrawn: false)?.outcome
        known[surroundings] = .some(outcome)
        return outcome
    }

    /// The same with its steps, which are not kept.
    func run(_ surroundings: StressSurroundings, isDrawn: Bool) -> (outcome: StressOutcome, steps: [StepResult])? {
        guard let varied = document.varied(by: surroundings) else { return nil }
        let steps = VariedScenario.run(varied, isDrawn: isDrawn).steps
        let outcome = compared(steps, in: surroundings)
        return outcome.isImpossible ? nil : (outcome, steps)
    }

    func isKnown(_ surroundings: StressSurroundings) -> Bool { known[surroundings] != nil }
}
