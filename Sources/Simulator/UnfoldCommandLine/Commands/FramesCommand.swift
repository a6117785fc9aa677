/// `frames`: where the views of the rows on screen stand.
@MainActor struct FramesCommand {
    private let scenario: OneScenario

    init(tool: CommandLineTool, _ parsed: ParsedArguments) throws { scenario = try OneScenario(tool: tool, parsed) }

    func run() throws -> ExitCode {
        let listing: FramesListing =
            scenario.arguments.has("--draw") ? .drawn(Sketch(scenario.tool.environment)) : .none
        return try scenario.run(OutputFormat<FramesRenderer>.all, listing: listing) { document in
            let result = RecordedRun.run(document, detail: .whole)
            return FramesRenderer(result: result, steps: try steps(of: result), row: try row(of: result))
        }
    }

    private func steps(of result: ScenarioResult) throws(UsageError) -> [Int] {
        guard let word = scenario.arguments.value("--step") else { return Array(result.steps.indices) }
        return [try StepChoice.index(of: word, in: result.steps.map(\.name))]
    }

    private func row(of result: ScenarioResult) throws(UsageError) -> String? {
        guard let row = try scenario.row else { return nil }
        var known: [String] = []
        for cell in result.steps.flatMap({ $0.drawing?.cells ?? [] }) where !known.contains(cell.id) {
            known.append(cell.id)
        }
        guard known.contains(row) else { throw UsageError.badValue(name: "--row", value: row, allowed: known) }
        return row
    }
}
