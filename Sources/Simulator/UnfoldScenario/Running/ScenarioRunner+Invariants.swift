import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

extension ScenarioRunner {
    /// Checks the cells on screen; what was broken after the step before already is not reported again.
    func checkInvariants() {
        var broken: Set<InvariantViolation> = []
        for (_, cell) in tableView.templateCells {
            guard let row = model.rowID(shownBy: ObjectIdentifier(cell)), let contents = cell.contents else { continue }
            for violation in InvariantCheck(row: row, contents: contents).violations() where !isOff(violation) {
                guard broken.insert(violation).inserted, !brokenBefore.contains(violation), !isSymptom(violation) else {
                    continue
                }
                note(violation.fact, .warning, at: step.position)
            }
        }
        brokenBefore = broken
        findAmbiguities()
    }

    /// What the constraints of a template leave open, reported once for all its rows: they are built alike.
    private func findAmbiguities() {
        guard !document.invariants.contains(where: { $0.isWholly("ambiguous-layout") }) else { return }
        for (path, cell) in tableView.templateCells {
            let content = cell.contentView
            guard content.subtreeRevision != checkedRevisions[ObjectIdentifier(cell)] else { continue }
            let (findings, more) = content.lookForAmbiguities(in: LeftOut.mostAmbiguousViews)
            let knownBefore = knownAmbiguities.count
            for var finding in findings {
                guard case .ambiguous(let layout) = finding.fact else { continue }
                let known = KnownAmbiguity(
                    template: cell.templateName, view: layout.view, axis: layout.axis, free: layout.free)
                guard !knownAmbiguities.contains(known) else { continue }
                finding.row = path
                finding.location = step.position
                if isOff(finding) { continue }
                knownAmbiguities.insert(known)
                report(finding)
            }
            // They come with the first of their template only, as those do that are reported.
            if knownAmbiguities.count > knownBefore { leftOut.leaveOut(more) }
            checkedRevisions[ObjectIdentifier(cell)] = content.subtreeRevision
        }
    }

    /// Whether it follows from a row that nothing holds open, which is reported with its cause.
    private func isSymptom(_ violation: InvariantViolation) -> Bool {
        guard case .outsideParent(_, _, _, .bottom) = violation.fact else { return false }
        return step.findings.contains {
            if case .zeroHeight(let row, _, let missing) = $0.fact {
                row == violation.row && missing != nil
            } else {
                false
            }
        }
    }

    private func isOff(_ violation: InvariantViolation) -> Bool {
        document.invariants.contains { setting in
            setting.invariant.codes.contains(violation.fact.code) && setting.rows?.contains(violation.row) ?? true
                && setting.views.map { !$0.isDisjoint(with: violation.views) } ?? true
        }
    }

    /// What others found, by its code.
    func isOff(_ finding: Finding) -> Bool {
        let row = finding.row.map(model.id)
        let view: String? = if case .ambiguous(let layout) = finding.fact { layout.view } else { nil }
        return document.invariants.contains { setting in
            setting.invariant.codes.contains(finding.code)
                && setting.views.map { views in view.map(views.contains) ?? false } ?? true
                && setting.rows.map { rows in row.map(rows.contains) ?? false } ?? true
        }
    }
}

/// An open position that was reported.
struct KnownAmbiguity: Hashable {
    let template: String
    let view: String
    let axis: NSLayoutConstraint.Axis
    let free: [NSLayoutConstraint.Attribute]
}

extension InvariantSetting {
    /// Off everywhere.
    func isWholly(_ code: String) -> Bool { invariant.codes.contains(code) && rows == nil && views == nil }
}
