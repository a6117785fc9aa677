import UnfoldSimplex

/// Taking edits at once (facts M1): a system that has been laid out decides with every edit whether what is required
/// can hold, and reports at the edit if it cannot. The rest of the solution waits for the pass.
extension LayoutEngine {
    /// Something was edited that can contradict what is required, or has to be entered in the order of the edits.
    func edited() {
        guard isLive, !isAtWork else { return }
        hasUntakenEdits = true
        if LayoutBatch.isOpen { LayoutBatch.add(self) } else { takeWaitingEdits() }
    }

    func takeWaitingEdits() {
        guard isLive, hasUntakenEdits, !isAtWork else { return }
        working {
            lowerEdits()
            satisfyRequired()
        }
        hasUntakenEdits = false
    }

    /// Runs work that edits constraints of its own, which are no edits of the app.
    func working(_ body: () -> Void) {
        let outer = isAtWork
        isAtWork = true
        body()
        isAtWork = outer
    }

    /// Constraints, and frames of views that take part by them already. Whatever else waits (content sizes, masks of
    /// views that were not named before) is asked for in the pass.
    private func lowerEdits() {
        let views = waitingAutoresizing
        waitingAutoresizing.removeAll()
        for waiting in views {
            guard let view = waiting.view else { continue }
            if view.engineRecord?.pins.isEmpty ?? true {
                waitingAutoresizing.append(waiting)
            } else {
                enterAutoresizing(of: view)
            }
        }
        defersMasks = true
        lowerEditedConstraints()
        defersMasks = false
    }

    /// Asks the solver whether the required rows agree, no more.
    private func satisfyRequired() {
        var found: [(conflict: Conflict, constraintToBreak: ConstraintID)] = []
        attempt {
            try solver.satisfyRequired { conflict in
                let constraintToBreak = self.constraintToBreak(of: conflict)
                found.append((conflict, constraintToBreak))
                return constraintToBreak
            }
        }
        report(found) { conflictsAtEdits.append($0) }
    }
}

extension NSLayoutConstraint {
    /// Whether an edit is the app's or a table's, to be taken at once; guides and stacks change theirs in passes.
    var isTakenAtOnce: Bool { origin == .code || origin == .encapsulated }

    var canContradict: Bool { storedPriority == .required && !isBroken && isTakenAtOnce }
}

extension UIView {
    /// Conflicts reported at edits of this view's system since they were last asked for, oldest first.
    package func takeConflictsAtEdits() -> [UnsatisfiableConstraints] {
        guard let engine = layoutHost.hostedEngine, !engine.conflictsAtEdits.isEmpty else { return [] }
        defer { engine.conflictsAtEdits.removeAll() }
        return engine.conflictsAtEdits
    }

    package var hasConflictsAtEdits: Bool { layoutHost.hostedEngine?.conflictsAtEdits.isEmpty == false }
}
