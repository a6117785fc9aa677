import UnfoldReport
import UnfoldScenario

extension ReportFilter {
    init(_ arguments: ParsedArguments) {
        self.init()
        rows = Set(arguments.all("--row"))
        cells = Set(arguments.all("--cell"))
        let trials = arguments.all("--set").compactMap(TrialSetting.init)
        settings = ScenarioDocument.name(of: trials.map { ($0.path, $0.text) })
        steps = Set(arguments.all("--step"))
        only = arguments.value("--only").flatMap(Only.init)
    }

    /// - Throws: ``UsageError`` for a row, cell or step that no scenario of the run has.
    func check(_ results: [ScenarioResult]) throws(UsageError) {
        guard !results.isEmpty else { return }
        let steps = results.flatMap(\.steps)
        if let cell = cells.sorted().first(where: { cell in
            var one = self
            one.cells = [cell]
            return !results.contains { one.takes(cell: $0.cell) }
        }) {
            throw .noSuchName(option: "--cell", cell, known: Self.distinct(results.compactMap(\.cell)))
        }
        if let step = self.steps.sorted().first(where: { word in
            var one = ReportFilter()
            one.steps = [word]
            return !steps.contains { one.takes(step: $0.index, $0.name) }
        }) {
            throw .noSuchName(option: "--step", step, known: Self.distinct(steps.map(\.name)))
        }
        guard !rows.isEmpty else { return }
        let known = Self.distinct(steps.flatMap { $0.allRows.map(\.id) })
        if let row = rows.sorted().first(where: { !known.contains($0) }) {
            throw .noSuchName(option: "--row", row, known: known)
        }
    }

    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
