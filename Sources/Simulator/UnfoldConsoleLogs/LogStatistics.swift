/// How often the rule of breaking agrees with what UIKit logged.
public struct LogStatistics: Hashable, Sendable {
    /// Logs looked at.
    public var logs = 0
    /// Logs whose list no layout satisfies as printed.
    public var infeasible = 0
    /// Logs that say which constraint UIKit broke, with a list of more than one.
    public var compared = 0
    public var agreeing = 0

    /// Counts analyses.
    public init(_ analyses: [LogAnalysis]) {
        logs = analyses.count
        infeasible = analyses.count { !$0.isSatisfiable }
        let comparable = analyses.filter { $0.log.broken != nil && $0.log.constraints.count > 1 }
        compared = comparable.count
        agreeing = comparable.count { $0.predicted == $0.log.broken }
    }

    /// Agreement from 0 to 1; nil if nothing could be compared.
    public var agreement: Double? { compared == 0 ? nil : Double(agreeing) / Double(compared) }
}
