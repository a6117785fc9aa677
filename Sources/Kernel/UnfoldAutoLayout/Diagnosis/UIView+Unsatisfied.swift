extension UIView {
    /// The optional constraints that the current layout of this view's subtree violates, with their holders.
    /// Solves first if something changed. Content that is stretched is left out unless asked for; content that is
    /// squeezed is not.
    package func unsatisfiedConstraints(includingHugging: Bool = false) -> [UnsatisfiedConstraint] {
        let engine = layoutHost.engineForLayout()
        bringConstraintsUpToDate()
        engine.update()
        return engine.unsatisfied(
            in: engine.solver, below: self, fittingTargets: [:], includingHugging: includingHugging,
            bindingSets: KnownBindingSets())
    }
}
