import UnfoldReport

/// Expects a scenario to give the heights of the record next to it, and the same conflicts and losses; each difference
/// is an issue at the scenario's line, with what caused it.
///
/// A step without a record is recorded, and that is an issue too, so that the next run is the one that counts. Where
/// `CI` is set nothing is written. If something differs, the report and drawings are attached to the test.
///
/// `path` is absolute, or relative to the test file's folder or one above it. The variable `UNFOLD_RECORD` (`missing`,
/// `failed`, `all`, `accept`, `never`) counts more than `mode`. `severity: .warning` reports differences without failing.
/// - Returns: what the runs gave, one a matrix cell; empty if the file is invalid.
@discardableResult @MainActor public func expectHeights(
    of path: String, record mode: RecordMode = .missing, severity: ExpectationSeverity = .error,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [ScenarioResult] {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let scenario = ScenarioCase(path: location.resolve(path))
    return HeightCheck(scenario, mode: RecordingOfTest.effective(mode), location).run(severity)
}

/// The same for one case of a parameterised test.
@discardableResult @MainActor public func expectHeights(
    of scenario: ScenarioCase, record mode: RecordMode = .missing, severity: ExpectationSeverity = .error,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [ScenarioResult] {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return HeightCheck(scenario, mode: RecordingOfTest.effective(mode), location).run(severity)
}

/// Records the heights of a scenario again, whatever the record says. That is always an issue: take the call out again.
/// Where `CI` is set nothing is written.
@MainActor public func recordHeights(
    of path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let environment = ProcessInfo.processInfo.environment
    if RecordMode.isContinuousIntegration(environment) {
        IssueReporting.report("nothing is recorded on a CI machine; take 'recordHeights' out of the test", location)
        return
    }
    let scenario = ScenarioCase(path: location.resolve(path))
    let results = HeightCheck(scenario, mode: .all, location).run(.error)
    if !results.isEmpty {
        IssueReporting.report(
            "the heights stand recorded in \(RecordFile.path(forScenario: scenario.path)); take 'recordHeights' "
                + "out of the test",
            location)
    }
}

@MainActor private struct HeightCheck {
    let scenario: ScenarioCase
    let mode: RecordMode
    let location: ExpectationLocation

    init(_ scenario: ScenarioCase, mode: RecordMode, _ location: ExpectationLocation) {
        (self.scenario, self.mode, self.location) = (scenario, mode, location)
    }

    func run(_ severity: ExpectationSeverity) -> [ScenarioResult] {
        do {
            let results = try scenario.run(detail: mode == .never ? .none : .outlines)
            let path = RecordFile.path(forScenario: scenario.path)
            let recorded = try RecordFile.read(path)
            let check = RecordCheck(results, recorded: recorded, mode: mode, isWholeRun: scenario.cell == nil)
            if !check.recorded.isEmpty { try RecordFile.write(check.record, to: path) }
            recordIssues(
                RunReport(kind: .check, files: [.init(path: scenario.path, results: results, check: check)]), severity)
            return results
        } catch let mistakes as ScenarioErrors {
            for error in mistakes.errors { IssueReporting.report("\(error)", location, at: error.position) }
        } catch {
            IssueReporting.report("the record cannot be written: \(error)", location)
        }
        return []
    }

    private func recordIssues(_ report: RunReport, _ severity: ExpectationSeverity) {
        let issues = report.issues
        for issue in issues {
            IssueReporting.report(issue.message, location, issue.isWarning ? .warning : severity, at: issue.position)
        }
        guard !issues.isEmpty else { return }
        for file in FailureFiles.of(report, scenario) { IssueReporting.attach(file.text, named: file.name, location) }
    }
}
