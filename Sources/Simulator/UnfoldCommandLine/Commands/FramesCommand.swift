@MainActor struct FramesCommand: Command {
    let context: CommandContext

    func run() throws -> ExitCode {
        let listing: FramesListing = context.arguments.has("--draw") ? .drawn(Sketch(context.tool.environment)) : .none
        return try context.show(OutputFormat<FramesRenderer>.all, listing: listing) { document in
            let result = RecordedRun.run(document, detail: .whole)
            return FramesRenderer(result: result, steps: try steps(of: result), row: try row(of: result))
        }
    }

    private func steps(of result: ScenarioResult) throws(UsageError) -> [Int] {
        guard let word = context.arguments.value("--step") else { return Array(result.steps.indices) }
        return [try StepChoice.index(of: word, in: result.steps.map(\.name))]
    }

    private func row(of result: ScenarioResult) throws(UsageError) -> String? {
        guard let row = try context.row else { return nil }
        let known = Distinct(result.steps.flatMap { $0.drawing?.cells.map(\.id) ?? [] })
        guard known.contains(row) else { throw UsageError.badValue(name: "--row", value: row, allowed: known.list) }
        return row
    }
}
