enum SchemaName: String, CaseIterable { case scenario, report, frames, check, why, trace, stress, explain, config }

/// Words after `--accept` that are no ids of rows.
enum AcceptWord {
    static let all = "all"
    static let ask = "ask"
}
