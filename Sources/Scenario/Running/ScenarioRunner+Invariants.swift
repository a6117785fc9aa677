import AutoLayout
import Foundation
import TableLayout

extension ScenarioRunner {
    /// Checks the cells on screen; what was broken after the step before already is not told again.
    func checkInvariants() {
        var broken: Set<InvariantViolation> = []
        for case let cell as TemplateCell in tableView.visibleCells {
            guard let row = model.rowID(shownBy: ObjectIdentifier(cell)), let contents = cell.contents else { continue }
            for violation in InvariantCheck(row: row, contents: contents).violations() where !isOff(violation) {
                guard broken.insert(violation).inserted, !brokenBefore.contains(violation) else { continue }
                note(violation.code, violation.text, .warning, at: step.position)
            }
        }
        brokenBefore = broken
    }

    private func isOff(_ violation: InvariantViolation) -> Bool {
        document.invariants.contains { setting in
            setting.invariant.codes.contains(violation.code) && setting.rows?.contains(violation.row) ?? true
                && setting.views.map { !$0.isDisjoint(with: violation.views) } ?? true
        }
    }

    /// What others found, by its code.
    func isOff(_ finding: Finding) -> Bool {
        let row = finding.row.map(model.id)
        return document.invariants.contains { setting in
            setting.invariant.codes.contains(finding.code) && setting.views == nil
                && setting.rows.map { rows in row.map(rows.contains) ?? false } ?? true
        }
    }
}
