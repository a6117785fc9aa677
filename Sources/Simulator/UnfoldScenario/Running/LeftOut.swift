/// How much one step reports, and how much more there was: a few lines of contradictions can be met by the million.
struct LeftOut {
    private var conflicts = 0
    private var losses = 0
    private var findings = 0
    /// Members of the conflicts that were reported.
    private var members = 0

    /// A step reports so many conflicts, as long as they have so many members together.
    static let mostConflicts = 200
    static let mostMembers = 4_000
    /// And so many of anything else.
    static let most = 1_000
    /// Of a cell's views with an open frame, what would settle it is worked out for so many: each takes a few solves.
    static let mostAmbiguousViews = 50

    /// Whether there is space for a conflict; counts it if not.
    mutating func admits(_ conflict: UnsatisfiableConstraints, beside reported: Int) -> Bool {
        guard reported < Self.mostConflicts, members < Self.mostMembers else {
            conflicts += 1
            return false
        }
        members += conflict.members.count
        return true
    }

    /// Whether there is space for one more finding; counts it if not.
    mutating func admitsFinding(beside reported: Int) -> Bool {
        if reported >= Self.most { findings += 1 }
        return reported < Self.most
    }

    mutating func leaveOut(_ count: Int) { findings += count }

    /// How many of some unsatisfied constraints there is space for; counts the others.
    mutating func room(forLosses count: Int, beside reported: Int) -> Int {
        let room = min(count, max(0, Self.most - reported))
        losses += count - room
        return room
    }

    /// What to report at the end of the step; nil if everything was reported.
    var fact: Finding.Fact? {
        conflicts + losses + findings == 0
            ? nil : .leftOut(conflicts: conflicts, unsatisfied: losses, findings: findings)
    }
}
