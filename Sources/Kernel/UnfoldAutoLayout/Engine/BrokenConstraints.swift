import UnfoldSimplex

/// How a constraint acts after it lost a conflict: it stays broken while it is active, takes part in no further
/// conflict, and is reported again only after it was off (facts M2.1 to M2.4). What no recording shows are the switches
/// here.
@MainActor public enum BrokenConstraints {
    /// How strong a broken constraint still is.
    public enum Strength: Sendable {
        /// Just under required, above content sizes whose priority is 1000.
        case aboveContentSizes
        /// Under content sizes whose priority is 1000, above everything at 999.99 and less.
        case belowContentSizes
    }

    /// How strong constraints that break from now on still are. Default above content sizes (fact M2.4).
    public static var strength = Strength.aboveContentSizes
    /// Whether what broke in a cell is still broken when it comes back from a reuse pool. Default true (fact M2.4).
    public static var areKeptInReusePool = true

    /// The level of a broken constraint under ``Strength/belowContentSizes``.
    static let weakPriority = Priority(999.997)
}

extension LayoutEngine {
    /// Remembers that a constraint lost a conflict; a break in a fitting is not remembered.
    func noteBreak(of row: ConstraintID) {
        guard case .constraint(let constraint) = meanings[row] else { return }
        constraint.isBroken = true
        constraint.timesBroken += 1
    }

    /// Gives rows that were just broken their strength, where that is not the solver's own.
    func weaken(_ rows: [ConstraintID]) {
        guard BrokenConstraints.strength == .belowContentSizes else { return }
        for row in rows { attempt { try solver.setPriority(BrokenConstraints.weakPriority, of: row) } }
    }

    func enterBroken(_ row: ConstraintID) {
        solver.breakInAdvance(row)
        weaken([row])
    }

    /// All that is broken counts as required again.
    func forgetBreaks() {
        host.forEachInSystem { view in
            for constraint in view.constraints where constraint.isBroken {
                constraint.isBroken = false
                guard let row = constraint.lowered?.id else { continue }
                attempt { try solver.setPriority(Priority(constraint.storedPriority.rawValue), of: row) }
            }
        }
    }
}

extension UIView {
    /// Counts nothing in this view's system as broken any more: the next layout reports what still conflicts.
    package func forgetBrokenConstraints() { layoutHost.hostedEngine?.forgetBreaks() }
}
