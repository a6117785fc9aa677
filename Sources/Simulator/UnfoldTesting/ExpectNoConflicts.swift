import UnfoldReport

/// Expects that all required constraints hold while `body` runs; each conflict is an issue with its sum and the
/// constraint that breaks.
///
/// ```swift
/// expectNoConflicts { cell.expand(); tableView.layoutIfNeeded() }
/// ```
@discardableResult @MainActor public func expectNoConflicts<T>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () throws -> T
) rethrows -> T {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var conflicts: [UnsatisfiableConstraints] = []
    let value = try LayoutJournal.listening(
        { event in if case .unsatisfiable(let report, _) = event { conflicts.append(report) } }, to: body)
    for report in conflicts {
        let broken = report.members[report.broken].constraint
        let place = broken.source == nil ? "" : "\n  broken: \(broken)\(broken.madeAt)"
        IssueReporting.report(ConflictSummary.text(report) + place, location)
        IssueReporting.attach(ConflictSummary.details(report), named: "conflict.txt", location)
    }
    return value
}

/// Expects a scenario to run without a conflict; each is an issue at the line of the constraint that breaks. `path` is
/// absolute, or relative to the test file's folder or one above it.
@discardableResult @MainActor public func expectNoConflicts(
    in path: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> [ScenarioResult] {
    let location = ExpectationLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
        let results = try ScenarioCase(path: location.resolve(path)).run(detail: .none)
        for result in results {
            for step in result.steps {
                for conflict in step.conflicts {
                    let cell = result.cell.map { " [\($0)]" } ?? ""
                    let broken = conflict.constraints.members[conflict.constraints.broken].constraint
                    IssueReporting.report(
                        "step \(step.index) \(step.name)\(cell), \(conflict.row): "
                            + ConflictSummary.text(conflict.constraints), location, at: broken.source ?? step.position)
                }
            }
        }
        return results
    } catch {
        for error in error.errors { IssueReporting.report("\(error)", location, at: error.position) }
    }
    return []
}
