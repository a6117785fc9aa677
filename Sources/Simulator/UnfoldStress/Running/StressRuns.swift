/// Runs of one scenario from the beginning, each once.
@MainActor final class StressRuns {
    let document: ScenarioDocument
    let budget: StressBudget
    /// Templates by rows, as keys have them.
    let names: [String: String]
    private var known: [StressSurroundings: StressOutcome?] = [:]

    init(_ document: ScenarioDocument, _ budget: StressBudget) {
        (self.document, self.budget, names) = (document, budget, document.templateNames)
    }

    /// nil where there is no such run: a view is not there, or a step cannot be done.
    func outcome(_ surroundings: StressSurroundings) -> StressOutcome? {
        if let outcome = known[surroundings] { return outcome }
        var outcome = document.varied(by: surroundings).map {
            StressOutcome(VariedScenario.run($0).steps, of: self, in: surroundings)
        }
        budget.spend(outcome?.solves ?? 0)
        if outcome?.isImpossible == true { outcome = nil }
        if let run = outcome {
            for (step, fault) in StressHeights(self, surroundings, run).faults { outcome?.add(fault, step: step, self) }
        }
        known[surroundings] = .some(outcome)
        return outcome
    }

    func isKnown(_ surroundings: StressSurroundings) -> Bool { known[surroundings] != nil }
}
