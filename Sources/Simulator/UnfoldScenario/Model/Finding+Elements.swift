extension StepResult {
    /// Id of the row, header or footer that a finding is about; nil for one about none.
    package func rowID(of finding: Finding) -> String? {
        switch finding.fact {
        case .noCell(_, let row, _), .rowExists(let row, _), .noRow(_, let row, _): row
        default:
            finding.holder
                ?? finding.row.flatMap { path in rows.first { $0.section == path.section && $0.row == path.row }?.id }
        }
    }
}

extension Finding.Fact {
    package var constraint: String? {
        switch self {
        case .unsatisfiable(let report): report.members[report.broken].constraint.id
        case .unsatisfied(let loss): loss.constraint.id
        default: nil
        }
    }
}

extension Finding {
    /// What it is about, by name: records keep it.
    var elements: [String] { views + [fact.constraint].compactMap { $0 } }
}
