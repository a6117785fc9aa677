package struct LogStatistics: Hashable, Sendable {
    package var logs = 0
    /// Logs whose list no layout satisfies as printed.
    package var infeasible = 0
    /// Logs that say which constraint UIKit broke, with a list of more than one.
    package var compared = 0
    package var agreeing = 0

    package init(_ analyses: [LogAnalysis]) {
        logs = analyses.count
        infeasible = analyses.count { !$0.isSatisfiable }
        let comparable = analyses.filter { $0.log.broken != nil && $0.log.constraints.count > 1 }
        compared = comparable.count
        agreeing = comparable.count { $0.predicted == $0.log.broken }
    }

    package var agreement: Double? { compared == 0 ? nil : Double(agreeing) / Double(compared) }
}
