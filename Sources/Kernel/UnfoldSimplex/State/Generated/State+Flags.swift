// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldSimplex/Inert/State+Flags.tsv.
// swift-format-ignore-file

import Foundation

extension VariableState {
    var isNonNegative: Bool { get { flags[0] } set { flags[0] = newValue } }
    /// Its definition makes it equal to another variable, which has its limits.
    var isMerged: Bool { get { flags[1] } set { flags[1] = newValue } }
    /// Nonbasic but possibly away from every breakpoint: to be moved to one before the solution is final.
    var isSuperbasic: Bool { get { flags[2] } set { flags[2] = newValue } }
    var isInfeasibilityCandidate: Bool { get { flags[3] } set { flags[3] = newValue } }
    /// A row without limits, to be dropped once it is basic.
    var isAbandoned: Bool { get { flags[4] } set { flags[4] = newValue } }
    /// Not to be tried again before the next step.
    var isExcluded: Bool { get { flags[5] } set { flags[5] = newValue } }
    /// Nonbasic, and on its way to the breakpoint of the coupled limits it rests on.
    var isMoving: Bool { get { flags[6] } set { flags[6] = newValue } }
    /// Its value changed and nothing was brought in line with it yet.
    var isStale: Bool { get { flags[7] } set { flags[7] = newValue } }
    /// The constraint that defines it, if ``isDefined``.
    var definition: Int32 { get { -2 - firstLimit } set { firstLimit = -2 - newValue } }
}

extension ConstraintRecord {
    var isBroken: Bool { get { flags[0] } set { flags[0] = newValue; flags[11] = isRequired } }
    /// For a limit of a basic variable: on which side of the breakpoint it stands (on the breakpoint, which side's slope counts).
    var isAbove: Bool { get { flags[1] } set { flags[1] = newValue } }
    var isEdited: Bool { get { flags[2] } set { flags[2] = newValue } }
    /// Its priority changed or it was retried, not only its constant.
    var isRepriced: Bool { get { flags[3] } set { flags[3] = newValue } }
    /// In the list of limits that may have a slope.
    var isListed: Bool { get { flags[4] } set { flags[4] = newValue } }
    /// Whether it defines the variable of its first term.
    var isDefining: Bool { get { flags[5] } set { flags[5] = newValue } }
    /// Whether its terms are followed by one whose coefficient is its importance.
    var hasImportance: Bool { get { flags[6] } set { flags[6] = newValue } }
    /// Whether its scale is not 1.
    var isScaled: Bool { get { flags[7] } set { flags[7] = newValue } }
    /// Whether it was given a row for its left side, however few terms that has.
    var hasLeftSide: Bool { get { flags[10] } set { flags[10] = newValue } }
    /// Whether being below the breakpoint violates it (in the variable's direction, not the terms').
    var isViolatedBelow: Bool { get { flags[8] } set { flags[8] = newValue } }
    var isViolatedAbove: Bool { get { flags[9] } set { flags[9] = newValue } }
}
