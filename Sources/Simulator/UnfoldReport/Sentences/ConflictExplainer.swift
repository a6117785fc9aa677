import UnfoldConsoleLogs

/// Conflicts as `explain` reads them: why they are there, and what was tried and helps. The same conflict of several
/// rows or steps is read once, and beyond a limit of work none is.
package final class ConflictExplainer {
    /// Lines times lines of the lists that are read: each line is tried on all of them.
    package static let workLimit = 40_000
    package private(set) var workLeft: Int
    private var known: [[Equation]: LogAnalysis] = [:]
    /// What the last conflicts of the process gave: each format of a run explains the same ones.
    private static let recent = Locked<[UnsatisfiableConstraints: LogAnalysis]>([:])
    private static let recentLimit = 64

    package init(workLimit: Int = ConflictExplainer.workLimit) { workLeft = workLimit }

    package func analysis(of report: UnsatisfiableConstraints) -> LogAnalysis? {
        let key = report.members.map(\.constraint.form) + [report.members[report.broken].constraint.form]
        if let known = known[key] { return known }
        let work = report.members.count * report.members.count
        guard work <= workLeft, let analysis = Self.analysis(of: report) else { return nil }
        workLeft -= work
        known[key] = analysis
        return analysis
    }

    private static func analysis(of report: UnsatisfiableConstraints) -> LogAnalysis? {
        if let known = recent.withLock({ $0[report] }) { return known }
        guard var log = ConsoleLog(lines: report.members.map(\.constraint.text), broken: report.broken)
        else { return nil }
        // The lines have six digits, the conflict all.
        for (index, member) in report.members.enumerated() {
            guard let printed = log.constraints[index].equation?.constant.value else { continue }
            log.constraints[index].equation?.constant.value = member.constant.magnitude * (printed < 0 ? -1 : 1)
        }
        let analysis = LogAnalysis(of: log)
        recent.withLock {
            if $0.count >= recentLimit { $0.removeAll() }
            $0[report] = analysis
        }
        return analysis
    }

    /// - Parameter step: where it was met.
    package func words(_ conflict: StepResult.Conflict, in step: StepResult?) -> ConflictWords {
        ConflictWords(
            conflict.constraints, analysis(of: conflict.constraints), conflict,
            row: step?.allRows.first { $0.id == conflict.row })
    }

    package func words(_ report: UnsatisfiableConstraints) -> ConflictWords {
        ConflictWords(report, analysis(of: report), nil, row: nil)
    }
}
