/// Texts that are cut off in their one line: how tall their rows are with all lines, by running the scenario so.
@MainActor package enum CutTexts {
    private static let limit = 4

    package static func findRemedies(_ result: inout ScenarioResult, of document: ScenarioDocument) {
        var runs: [String: ScenarioResult?] = [:]
        for index in result.steps.indices {
            for number in result.steps[index].unsatisfied.indices {
                let loss = result.steps[index].unsatisfied[number]
                let label = loss.constraint.constraint.form.first.anchor.item
                guard loss.constraint.cutText != nil, runs[label] != nil || runs.count < limit else { continue }
                let run = runs[label] ?? run(document, allLinesOf: label)
                runs[label] = .some(run)
                let row = run?.steps[index].allRows.first { $0.id == loss.row }
                result.steps[index].unsatisfied[number].constraint.cutText?.heightOfAll = row?.height
            }
        }
    }

    private static func run(_ document: ScenarioDocument, allLinesOf label: String) -> ScenarioResult? {
        (try? document.trying([("\(label).numberOfLines", "0")])).map(ScenarioRunner.run)
    }
}
