import UnfoldConsoleLogs

/// Conflicts as `explain` reads them. The same one is read once, and beyond a limit of work none is.
package final class ConflictExplainer {
    /// Lines times lines of the lists that are read: each line is tried on all of them.
    package static let workLimit = 40_000
    package private(set) var workLeft: Int
    private var known: [[Equation]: LogAnalysis] = [:]
    /// The last ones of the process: each format explains the same conflicts, and many files have the same cell.
    private static let recent = Locked<[Lines: LogAnalysis]>([:])
    private static let recentLimit = 64

    private struct Lines: Hashable {
        var texts: [String]
        var broken: Int
        var constants: [Double]
    }

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
        let lines = Lines(
            texts: report.members.map(\.constraint.text), broken: report.broken,
            constants: report.members.map(\.constant.magnitude))
        if let known = recent.withLock({ $0[lines] }) { return known }
        guard var log = ConsoleLog(lines: lines.texts, broken: lines.broken) else { return nil }
        // The lines have six digits, the conflict all.
        for (index, constant) in lines.constants.enumerated() {
            guard let printed = log.constraints[index].equation?.constant.value else { continue }
            log.constraints[index].equation?.constant.value = constant * (printed < 0 ? -1 : 1)
        }
        let analysis = LogAnalysis(of: log, triesAll: false)
        recent.withLock {
            if $0.count >= recentLimit { $0.removeAll() }
            $0[lines] = analysis
        }
        return analysis
    }

    package func words(_ conflict: StepResult.Conflict) -> ConflictWords {
        ConflictWords(conflict.constraints, analysis(of: conflict.constraints), conflict)
    }

    package func words(_ report: UnsatisfiableConstraints) -> ConflictWords {
        ConflictWords(report, analysis(of: report), nil)
    }
}
