import UnfoldSimplex

/// Solving, and telling views that their frames are out of date.
extension LayoutEngine {
    func update() {
        working { updateSolution() }
        isLive = true
    }

    private func updateSolution() {
        lowerWaiting()
        enterWaitingContentSizes()
        hasUntakenEdits = false
        guard !solver.isSolved || wrappedSizesAreStale else { return }
        wrappedSizesAreStale = false
        endExercises()
        let wrapping = wrappingViews
        if !wrapping.isEmpty { enterUnwrappedSizes(of: wrapping, into: &solver) }
        solve()
        if !wrapping.isEmpty, enterWrappedSizes(of: wrapping, into: &solver) { solve() }
        solver.restOnBounds()
        flagMovedItems()
    }

    private func solve() {
        var found: [(conflict: Conflict, constraintToBreak: ConstraintID)] = []
        attempt {
            let summary = try solver.solve { conflict in
                let constraintToBreak = self.constraintToBreak(of: conflict)
                found.append((conflict, constraintToBreak))
                return constraintToBreak
            }
            if LayoutJournal.hearsPasses {
                let pivots = summary.dualPivots + summary.primalPivots
                LayoutJournal.record(.solved(host: host.layoutName, pivots: pivots))
            }
        }
        // One that is broken stays broken, and takes part in no further conflict (fact M2).
        report(found) { _ in }
        if !found.isEmpty, BrokenConstraints.strength == .belowContentSizes { solve() }
    }

    /// Reports conflicts, and remembers what they broke.
    func report(
        _ found: [(conflict: Conflict, constraintToBreak: ConstraintID)],
        to listener: (UnsatisfiableConstraints) -> Void
    ) {
        for (conflict, constraintToBreak) in found {
            noteBreak(of: constraintToBreak)
            if let diagnosis = diagnose(conflict, constraintToBreak: constraintToBreak) { listener(diagnosis) }
        }
        weaken(found.map(\.constraintToBreak))
    }

    /// Notifies the superviews of whatever the solution moved.
    func flagMovedItems() {
        for reference in itemReferences {
            guard let record = reference.record else { continue }
            let now = SolvedRect(
                minX: solver.value(of: record.minX), minY: solver.value(of: record.minY),
                width: solver.value(of: record.width), height: solver.value(of: record.height))
            guard now != record.solved else { continue }
            record.solved = now
            if let view = reference.view {
                // Where the host is, whoever placed it knows.
                if view !== host { view.superview?.markNeedsLayout() }
            } else if let guide = reference.guide {
                guide.owningView?.guideDidMove(guide)
            }
        }
    }

    func frame(of view: UIView) -> CGRect? {
        guard let record = view.engineRecord, record.engineReference === reference else { return nil }
        return frame(of: record, for: view)
    }

    /// The frame a view gets: both edges on the pixel grid (facts A8.1, A8.2).
    private func frame(of record: EngineRecord, for view: UIView) -> CGRect {
        let raw = view.frame(forAlignmentRect: record.rawRect)
        return PixelGrid(scale: LayoutEnvironment.displayScale).snap(raw)
    }

    func applyFrames(toSubviewsOf parent: UIView) {
        // As large as its cell's `layoutSubviews` made it, which may be another size than the list's.
        if parent.encapsulated != nil { parent.pinAsLargeAsItIs() }
        for view in parent.subviews where !view.translatesAutoresizingMaskIntoConstraints && !view.isEngineHost {
            guard let record = view.engineRecord else { continue }
            let frame = view.centered(in: frame(of: record, for: view))
            if frame != view.layoutFrame { view.take(layoutFrame: frame) }
        }
    }

    func endExercises() {
        guard !exerciseConstraints.isEmpty else { return }
        for constraint in exerciseConstraints { solver.remove(constraint.row) }
        exerciseConstraints.removeAll()
    }
}
