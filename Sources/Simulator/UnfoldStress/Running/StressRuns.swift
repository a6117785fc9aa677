/// Runs of one scenario from the beginning, each once. Of rows that are written alike one is laid out, except as
/// written and in reused cells, which rows exchange.
@MainActor final class StressRuns: StressRunning {
    let document: ScenarioDocument
    let budget: StressBudget
    let names: [String: String]
    let subject: any StressSubject
    private var known: [StressSurroundings: StressOutcome?] = [:]
    private var knownLetters: [String: Int] = [:]
    /// Without rows that are as others; nil where there are none, or where not the same is found as with them.
    private(set) lazy var shortened: ScenarioDocument? = {
        guard let other = document.withoutRepeatedRows, let whole = outcome(StressSurroundings()) else { return nil }
        let found = StressOutcome(VariedScenario.run(other).steps, of: self, in: StressSurroundings())
        budget.spend(found.solves)
        return found.agrees(with: whole) ? other : nil
    }()

    init(_ document: ScenarioDocument, _ budget: StressBudget) {
        (self.document, self.budget, names, subject) = (document, budget, document.templateNames, document)
    }

    func letters(of view: String) -> Int {
        if let letters = knownLetters[view] { return letters }
        let letters = subject.letters(of: view)
        knownLetters[view] = letters
        return letters
    }

    /// nil where there is no such run: a view is not there, or a step cannot be done.
    func outcome(_ surroundings: StressSurroundings) -> StressOutcome? {
        if let outcome = known[surroundings] { return outcome }
        let isWhole = surroundings == StressSurroundings() || surroundings.isReused
        let outcome = run(surroundings, of: isWhole ? nil : shortened, isDrawn: false)?.outcome
        known[surroundings] = .some(outcome)
        return outcome
    }

    func outcomeOfAllRows(_ surroundings: StressSurroundings) -> StressOutcome? {
        shortened == nil ? outcome(surroundings) : run(surroundings, isDrawn: false)?.outcome
    }

    /// The same of all rows or of some, with its steps, which are not kept.
    func run(
        _ surroundings: StressSurroundings, of shortened: ScenarioDocument? = nil, isDrawn: Bool
    ) -> (outcome: StressOutcome, steps: [StepResult])? {
        guard let varied = (shortened ?? document).varied(by: surroundings) else { return nil }
        let steps = VariedScenario.run(varied, isDrawn: isDrawn).steps
        let outcome = compared(steps, in: surroundings)
        return outcome.isImpossible ? nil : (outcome, steps)
    }

    func isKnown(_ surroundings: StressSurroundings) -> Bool { known[surroundings] != nil }
}
