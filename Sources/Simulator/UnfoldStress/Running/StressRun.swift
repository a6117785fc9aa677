/// Tries a scenario in many surroundings.
///
/// What differs on one axis is run from the beginning; combinations are tried on cells that are made once and changed in
/// place. What these find is run again from the beginning before it is reported.
@MainActor public struct StressRun {
    let document: ScenarioDocument
    let bytes: [UInt8]?
    let options: StressOptions
    let matrixCell: Int

    /// - Parameters:
    ///   - document: one cell of the scenario's matrix (``ScenarioDocument/cells``), or a scenario without one.
    ///   - bytes: what the file contains, so that fixes of it can be tried; nil: none is.
    ///   - matrixCell: the document's index among the cells of the file's matrix.
    public init(
        _ document: ScenarioDocument, bytes: [UInt8]? = nil, matrixCell: Int = 0,
        options: StressOptions = StressOptions()
    ) {
        (self.document, self.bytes, self.matrixCell, self.options) = (document, bytes, matrixCell, options)
    }

    /// Tries everything, makes what was found as small as it gets, and tries fixes of it.
    /// - Complexity: O(budget) rows laid out.
    public func run() -> StressReport {
        var report = StressReport(name: document.name, file: document.file, cell: document.cell)
        let runs = StressRuns(document, StressBudget(options))
        let exploration = runs.explore(options, for: &report)
        if options.triesFixes, var fixes = StressFixes(self, exploration, runs) { fixes.find(for: &report) }
        report.solves = runs.budget.spent
        return report
    }
}
