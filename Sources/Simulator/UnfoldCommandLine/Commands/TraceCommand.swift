@MainActor struct TraceCommand: Command {
    let context: CommandContext

    func run() throws -> ExitCode {
        try context.show(OutputFormat<Trace>.all) { document in
            let recorder = TraceRecorder()
            _ = ScenarioRunner.run(document, observer: recorder)
            let steps = try filtered(recorder.steps)
            return Trace(scenario: document.name, file: document.file, cell: document.cell, steps: steps)
        }
    }

    private func filtered(_ steps: [Trace.Step]) throws(UsageError) -> [Trace.Step] {
        var steps = steps
        let asked = context.arguments.all("--step")
        if !asked.isEmpty {
            var indices: Set<Int> = []
            for word in asked { indices.insert(try StepChoice.index(of: word, in: steps.map(\.name))) }
            steps = steps.filter { indices.contains($0.index) }
        }
        let rows = context.arguments.all("--row")
        let only = context.arguments.value("--only").flatMap(ReportFilter.Only.init)
        let kinds: [ReportFilter.Only: String] = [.changed: "measure", .conflicts: "conflict", .findings: "finding"]
        for index in steps.indices {
            steps[index].lines.removeAll { line in
                guard line.kind != "action" else { return false }
                let isAsked = rows.isEmpty || rows.contains(where: line.isAbout)
                return !isAsked || only.map { line.kind != kinds[$0] } ?? false
            }
        }
        return steps
    }
}
