extension ReportFilter {
    init(_ arguments: ParsedArguments) {
        self.init()
        rows = Set(arguments.all("--row"))
        cells = Set(arguments.all("--variant"))
        let trials = arguments.all("--set").compactMap(TrialSetting.init)
        settings = ScenarioDocument.name(of: trials.map { ($0.path, $0.text) })
        steps = Set(arguments.all("--step"))
        only = arguments.value("--only").flatMap(Only.init)
    }

    /// Whether rows, cells or steps are asked for by names, which may be none of the run's.
    var hasNames: Bool { !rows.isEmpty || !cells.isEmpty || !steps.isEmpty }

    func check(_ names: ResultNames) throws(UsageError) {
        guard names.hasResults else { return }
        if let cell = cells.sorted().first(where: { cell in
            var one = self
            one.cells = [cell]
            return !names.cells.list.contains { one.takes(cell: $0) }
        }) {
            guard !names.cells.list.isEmpty else { throw .noVariants(cell) }
            throw .noSuchName(option: "--variant", cell, known: names.cells.list)
        }
        if let step = self.steps.sorted().first(where: { word in
            var one = ReportFilter()
            one.steps = [word]
            return !names.steps.list.contains { one.takes(step: $0.index, $0.name) }
        }) {
            throw .noSuchName(option: "--step", step, known: Distinct(names.steps.list.map(\.name)).list)
        }
        if let row = rows.sorted().first(where: { !names.rows.contains($0) }) {
            throw .noSuchName(option: "--row", row, known: names.rows.list)
        }
    }
}

struct ResultNames {
    struct Step: Hashable {
        var index: Int
        var name: String
    }

    private(set) var hasResults = false
    private(set) var cells = Distinct<String>()
    private(set) var steps = Distinct<Step>()
    private(set) var rows = Distinct<String>()

    mutating func add(_ results: [ScenarioResult]) {
        for result in results {
            hasResults = true
            if let cell = result.cell { cells.add(cell) }
            for step in result.steps {
                steps.add(Step(index: step.index, name: step.name))
                for row in step.allRows { rows.add(row.id) }
            }
        }
    }
}

struct Distinct<Value: Hashable> {
    private(set) var list: [Value] = []
    private var known: Set<Value> = []

    init() {}
    init(_ values: some Sequence<Value>) { for value in values { add(value) } }

    mutating func add(_ value: Value) { if known.insert(value).inserted { list.append(value) } }
    func contains(_ value: Value) -> Bool { known.contains(value) }
}
