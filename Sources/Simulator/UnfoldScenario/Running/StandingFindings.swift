/// What was found of rows and holds from step to step: reported when it comes, and when it goes.
package struct StandingFindings {
    /// The same for findings that differ in their numbers alone.
    struct Key: Hashable {
        let code: String
        let row: String
        private let views: [String]
        private var side: Finding.Side?

        /// Nil for what is of no row, or of a moment: it does not last.
        init?(_ finding: Finding) {
            if ["grows-from-zero", "far-estimate"].contains(finding.code) { return nil }
            guard let row = finding.holder else { return nil }
            (code, views) = (finding.code, finding.views)
            // Of all rows of a template.
            if case .ambiguous = finding.fact { self.row = "" } else { self.row = row }
            switch finding.fact {
            case .outsideParent(_, _, _, let edge, _), .wrongSign(_, _, let edge, _): side = edge
            default: break
            }
        }
    }

    /// As they are in this step, and as they were last named.
    private var findings: [Key: (now: Finding, named: Finding)] = [:]
    /// In the order in which they came.
    private var keys: [Key] = []
    private var found: Set<Key> = []
    /// Rows whose update is missing: what else is wrong with their heights follows from that.
    private var outOfDate: Set<String> = []
    /// Rows that were shorter or taller than their content when they were looked at, reported or not, and those of them
    /// that fit again in this step.
    private var misfits: Set<String> = []
    private var fitting: Set<String> = []

    /// Whether it was not there in the step before, or is worse than it was last named; notes that it is there.
    mutating func isNew(_ finding: Finding) -> Bool {
        guard let key = Key(finding), !key.row.isEmpty else { return true }
        found.insert(key)
        if case .missingUpdate = finding.fact { outOfDate.insert(key.row) }
        guard let named = findings[key]?.named else {
            keys.append(key)
            findings[key] = (finding, finding)
            return true
        }
        let isWorse = zip(Self.missing(finding), Self.missing(named)).contains { $0 >= $1 + 1 }
        findings[key] = (finding, isWorse ? finding : named)
        return isWorse
    }

    /// Points that a row is too short by, and that an update would change it by; none for other findings.
    private static func missing(_ finding: Finding) -> [Double] {
        switch finding.fact {
        case .mismatch(_, let given, let needed, _): [max(0, needed - given)]
        case .missingUpdate(_, let height, let needed, _, _, _): [max(0, needed - height), abs(needed - height)]
        default: []
        }
    }

    /// Whether the list is asked for it again at the end of the step, by names that hold.
    static func isAskedAgain(_ finding: Finding) -> Bool {
        switch finding.fact {
        case .mismatch, .estimatesOff: true
        default: false
        }
    }

    package static func lasts(_ finding: Finding) -> Bool { Key(finding).map { !$0.row.isEmpty } ?? false }

    /// What holds, in the order in which it came.
    var all: [Finding] { keys.compactMap { findings[$0]?.now } }

    func isCollapsed(_ row: String) -> Bool { keys.contains { $0.code == "zero-height" && $0.row == row } }
    func isOutOfDate(_ row: String) -> Bool { outOfDate.contains(row) }

    mutating func noteMisfits(_ rows: Set<String>) { (fitting, misfits) = (misfits.subtracting(rows), rows) }

    /// What holds no more, of rows that are still there: it was looked for again in this step, and not found.
    mutating func endStep(_ step: StepResult, isOnScreen: (String) -> Bool) -> [Finding] {
        defer { (found, fitting) = ([], []) }
        guard keys.count > found.count else { return [] }
        let rows = Dictionary(firsts: step.allRows.map { ($0.id, $0) })
        var ended: [Finding] = []
        for key in keys where !found.contains(key) {
            if let row = rows[key.row] {
                guard let finding = findings[key]?.now, isOver(finding, row, step, isOnScreen) else { continue }
                ended.append(finding)
            }
            findings[key] = nil
        }
        keys.removeAll { findings[$0] == nil }
        outOfDate.formIntersection(keys.lazy.filter { $0.code == "missing-update" }.map(\.row))
        return ended
    }

    private func isOver(
        _ finding: Finding, _ row: StepResult.Row, _ step: StepResult, _ isOnScreen: (String) -> Bool
    ) -> Bool {
        switch finding.fact {
        case .zeroHeight, .undecided, .unstable, .rounding: row.measuredAtStep == step.index || row.source == .fixed
        case .missingUpdate: row.staleSinceStep == nil || isOnScreen(row.id) && fitting.contains(row.id)
        default: isOnScreen(row.id)
        }
    }
}
