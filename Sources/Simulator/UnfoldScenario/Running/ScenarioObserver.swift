/// Looks on while a scenario runs: traces receive the journal, questions ask the fittings before they are gone.
@MainActor package protocol ScenarioObserver: AnyObject {
    func listWillRun(_ list: UIScrollView)
    /// A step begins; `index` counts from 0.
    func stepWillRun(_ index: Int, name: String)
    /// The app does something; what engines and tables report next is a consequence.
    func actionWillRun(_ words: String)
    /// What engines and tables report, in order.
    func received(_ event: LayoutEvent)
    /// What was found of rows, in this step or before, and holds at its end, as it is now.
    func holds(_ findings: [Finding], after step: StepResult)
    /// The step is over; `fitting` gives what a row's height was fitted by, nil for rows without a cell on screen.
    func stepDidRun(_ step: StepResult, fitting: (_ row: String) -> FittingSession?)
}

extension ScenarioObserver {
    package func listWillRun(_ list: UIScrollView) {}
    package func stepWillRun(_ index: Int, name: String) {}
    package func actionWillRun(_ words: String) {}
    package func received(_ event: LayoutEvent) {}
    package func holds(_ findings: [Finding], after step: StepResult) {}
    package func stepDidRun(_ step: StepResult, fitting: (_ row: String) -> FittingSession?) {}
}
