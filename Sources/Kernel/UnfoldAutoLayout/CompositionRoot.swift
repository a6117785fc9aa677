import UnfoldSimplex

// Where floors are joined: these few functions name what is above those who call them, and nothing else does.

extension UIView: LayoutSystemHost {
    /// Core asks for a system; the engine is the one that there is.
    func makeLayoutSystem() -> any LayoutSystem { LayoutEngine(host: self) }
}

extension LayoutEngine {
    /// The engine breaks a constraint; what is reported of it is a matter of diagnosis.
    func diagnose(_ conflict: Conflict, constraintToBreak: ConstraintID) -> UnsatisfiableConstraints? {
        report(conflict, constraintToBreak: constraintToBreak)
    }
}

extension NSLayoutConstraint {
    /// Made by the system for purposes of its own, as reports have it.
    var isOfSystem: Bool { facts.kind.isSystem }
}
