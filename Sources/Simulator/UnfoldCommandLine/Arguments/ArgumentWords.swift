enum SchemaName: String, CaseIterable { case scenario, report, frames, check, why, trace, stress, explain, config }

/// Words after `--accept` that are no ids of rows.
enum AcceptWord {
    static let all = "all"
    /// One by one on the terminal, which is meant where none is given.
    static let ask = "ask"
}
