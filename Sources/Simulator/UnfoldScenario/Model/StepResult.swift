extension StepResult.Conflict {
    package var finding: Finding {
        Finding(
            severity: .warning, fact: .unsatisfiable(constraints),
            location: constraints.members[constraints.broken].constraint.source, subject: row)
    }
}

extension StepResult {
    /// Rows, headers and footers from the top of the table to its bottom.
    public var allRows: [Row] {
        guard !parts.isEmpty else { return rows }
        var all = parts.filter { $0.kind == .tableHeader }
        var rest = rows[...]
        let inSections = parts.filter { $0.kind == .header || $0.kind == .footer }
        for part in inSections {
            let count = rest.prefix {
                $0.section < part.section || ($0.section == part.section && part.kind == .footer)
            }
            .count
            all += rest.prefix(count)
            rest = rest.dropFirst(count)
            all.append(part)
        }
        return all + rest + parts.filter { $0.kind == .tableFooter }
    }

    /// Conflicts, unsatisfied constraints at the heights the rows have now, then the rest of the findings.
    public var everyFinding: [Finding] {
        let losses = unsatisfied.map {
            Finding(
                severity: .note, fact: .unsatisfied($0.constraint), location: $0.constraint.constraint.source,
                subject: $0.row)
        }
        return conflicts.map(\.finding) + losses + findings
    }
}
