/// What a check may write.
public enum RecordMode: String, Sendable, CaseIterable {
    /// Steps that were never recorded; the others are compared. The default.
    case missing
    /// Missing ones and those that differ.
    case failed
    /// Everything again. Like the others it accepts no conflict, finding or unplanned loss.
    case all
    /// Those that differ, with everything that they met.
    case accept
    /// Nothing.
    case never

    /// What may be the usual: accepting is asked for each time.
    package static let configurable: [RecordMode] = [.missing, .failed, .all, .never]

    /// The mode in force: ``never`` where `CI` or `TF_BUILD` is set to anything, whatever was asked for.
    public static func effective(_ asked: RecordMode, environment: [String: String]) -> RecordMode {
        isContinuousIntegration(environment) ? .never : asked
    }

    /// Whether this is a machine on which nothing may be recorded.
    public static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
        ["CI", "TF_BUILD"].contains { !(environment[$0] ?? "").isEmpty }
    }
}
