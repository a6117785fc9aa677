import UnfoldReport

@MainActor enum FailureFiles {
    /// Text, JSON, the page, and drawings of steps that differ. It is run again: tests that pass draw nothing.
    static func of(_ report: RunReport, _ scenario: ScenarioCase) -> [(name: String, text: String)] {
        var drawn = report
        if let results = try? scenario.run(detail: .looks), let first = drawn.files.indices.first {
            drawn.files[first].results = results
        }
        let name = PathText.name(of: scenario.path)
        var files = [ReportFormat.text, .json, .html].map { format in
            (name: "\(name).\(format.fileExtension)", text: format.render(format.needsDrawings ? drawn : report))
        }
        let differences = report.files.flatMap { $0.check?.differences ?? [] }.map(\.key)
        for (index, result) in drawn.results.enumerated() {
            let steps = result.steps.indices.filter { step in
                differences.contains { $0.cell == result.cell && $0.index == result.steps[step].index }
            }
            guard !steps.isEmpty else { continue }
            let number = drawn.results.count > 1 ? "-\(index + 1)" : ""
            files.append((name: "\(name)\(number).svg", text: StateSVG.render(result, steps: steps)))
        }
        return files
    }

    static func attach(_ replay: Replay, _ location: ExpectationLocation) {
        IssueReporting.attach(replay.text(), named: "replay.html", location)
    }

    static func attach(_ table: UITableView, _ location: ExpectationLocation) {
        IssueReporting.attach(
            StateSVG.render(table, title: "The table when the expectation failed"), named: "table.svg", location)
    }
}
