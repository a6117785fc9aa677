extension UIView {
    /// The optional constraints that the current layout of this view's subtree violates, with their holders.
    /// Solves first if something changed. Content that is stretched is left out unless asked for; content that is
    /// squeezed is not.
    package func unsatisfiedConstraints(includingHugging: Bool = false) -> [UnsatisfiedConstraint] {
        let engine = solvedEngine()
        return engine.unsatisfied(
            in: engine.solver, below: self, fittingTargets: [:], includingHugging: includingHugging,
            bindingSets: KnownBindingSets())
    }

    /// The same without stretched content, as it is now, for one who may read it later.
    package func lateUnsatisfiedConstraints() -> Late<[UnsatisfiedConstraint]> {
        let engine = solvedEngine()
        return engine.lateUnsatisfied(
            in: engine.solver, below: self, fittingTargets: [:], bindingSets: KnownBindingSets())
    }

    private func solvedEngine() -> LayoutEngine {
        let engine = layoutHost.engineForLayout()
        bringConstraintsUpToDate()
        engine.update()
        return engine
    }
}
