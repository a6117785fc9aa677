/// Runs of a scenario or a cell in other surroundings, each once.
@MainActor protocol StressRunning: AnyObject {
    var subject: any StressSubject { get }
    var budget: StressBudget { get }

    /// nil where there is no such run.
    func outcome(_ surroundings: StressSurroundings) -> StressOutcome?
    /// Whether it was run.
    func isKnown(_ surroundings: StressSurroundings) -> Bool
}

extension StressRunning {
    /// Whether it is found there; not looked for where nothing more may be begun.
    func shows(_ key: String, _ surroundings: StressSurroundings) -> Bool {
        (isKnown(surroundings) || budget.end == nil) && isFound(key, surroundings)
    }

    /// Whether it is found there, whatever that takes.
    func isFound(_ key: String, _ surroundings: StressSurroundings) -> Bool { outcome(surroundings)?.found[key] != nil }
}

extension StressRuns: StressRunning {
    var subject: any StressSubject { document }
}
