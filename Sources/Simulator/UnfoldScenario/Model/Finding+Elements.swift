import UnfoldAutoLayout

extension StepResult {
    /// Id of the row, header or footer that a finding is about; nil for one about none.
    package func rowID(of finding: Finding) -> String? {
        if let row = finding.fact.row ?? finding.subject { return row }
        return finding.row.flatMap { path in rows.first { $0.section == path.section && $0.row == path.row }?.id }
    }
}

/// What a finding is about, by name: records keep it, and JSON has it.
extension Finding.Fact {
    package var row: String? {
        switch self {
        case .zeroHeight(let row, _), .noCell(_, let row), .rowExists(let row, _), .noRow(_, let row, _),
            .zeroSize(let row, _), .outsideParent(let row, _, _, _), .clippedText(let row, _, _, _),
            .overlap(let row, _, _, _), .undecided(let row, _), .unstable(let row, _), .mismatch(let row, _, _),
            .missingUpdate(let row, _, _, _, _, _), .rounding(let row, _, _, _):
            row
        default: nil
        }
    }

    package var views: [String] {
        switch self {
        case .zeroSize(_, let view), .outsideParent(_, let view, _, _), .clippedText(_, let view, _, _),
            .unarrangedSubview(let view, _):
            [view]
        case .overlap(_, let views, _, _), .feedbackLoop(_, let views): views
        case .ambiguous(let layout): [layout.view]
        default: []
        }
    }

    /// Id of the constraint that breaks or is unsatisfied.
    package var constraint: String? {
        switch self {
        case .unsatisfiable(let report): report.members[report.broken].constraint.id
        case .unsatisfied(let loss): loss.constraint.id
        default: nil
        }
    }

    var elements: [String] { views + [constraint].compactMap { $0 } }
}
