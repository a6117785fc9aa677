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
        for analysis in analyses {
            logs += 1
            if !analysis.isSatisfiable { infeasible += 1 }
            guard let broken = analysis.log.broken, analysis.log.constraints.count > 1 else { continue }
            compared += 1
            if analysis.predicted == broken { agreeing += 1 }
        }
    }

    /// Agreement from 0 to 1; nil if nothing could be compared.
    public var agreement: Double? { compared == 0 ? nil : Double(agreeing) / Double(compared) }
}
