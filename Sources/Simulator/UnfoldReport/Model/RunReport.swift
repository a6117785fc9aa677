/// What a run of scenarios gave, before it has a format.
public struct RunReport: Hashable, Sendable {
    /// One scenario file.
    public struct File: Hashable, Sendable {
        /// Path as it is printed: relative to the working folder where possible.
        public var path: String
        /// One a matrix cell, in their order; empty if the file is invalid.
        public var results: [ScenarioResult] = []
        /// Mistakes in the file or its record.
        public var errors: [ScenarioError] = []
        /// The comparison with the record; nil if none was asked for.
        public var check: RecordCheck?
        /// Comparisons with devices; empty if there is nothing to compare with.
        public var devices: [DeviceCheck] = []

        package var looks: LookCheck?

        package var passed: Bool { check?.passed ?? false && looks?.passed ?? true }

        package var keepsUnused = false

        /// A file with what its run gave; an invalid one has errors and no results.
        public init(
            path: String, results: [ScenarioResult] = [], errors: [ScenarioError] = [], check: RecordCheck? = nil
        ) { (self.path, self.results, self.errors, self.check) = (path, results, errors, check) }

        package var fixes: [Fix] {
            results.flatMap { result in
                result.steps.flatMap { step in step.everyFinding.compactMap { result.fixes[step.id(of: $0)] } }
            }
        }

        /// Path of the record next to the scenario.
        public var recordPath: String { RecordFile.path(forScenario: path) }
    }

    /// What was asked of the scenarios.
    public enum Kind: String, Sendable {
        /// Heights, conflicts and unsatisfied constraints as they are.
        case report
        /// Differences from the records.
        case check
    }

    /// Which of the two was asked; formats word themselves by it.
    public var kind: Kind
    /// In the order in which they were named, or of their paths.
    public var files: [File]
    /// Records whose scenario file is gone.
    public var orphans: [String]
    /// What becomes of unused records.
    public var unused: UnusedRecords

    /// A report of these files; a check says what becomes of unused records.
    public init(kind: Kind, files: [File] = [], orphans: [String] = [], unused: UnusedRecords = .warn) {
        (self.kind, self.files, self.orphans, self.unused) = (kind, files, orphans, unused)
    }

    /// All results, in order.
    public var results: [ScenarioResult] { files.flatMap(\.results) }
}

/// What a check does about records that no scenario needs.
public enum UnusedRecords: String, CaseIterable, Sendable {
    /// They count as differences.
    case fail
    case warn
    /// They are named.
    case list
    /// They are removed from the files, and files without a scenario too.
    case delete
}

package struct Totals: Hashable {
    var scenarios = 0
    var cells = 0
    var steps = 0
    var rows = 0
    /// Rows that came count too.
    var changes = 0
    var conflicts = 0
    var unsatisfied = 0
    var findings = 0
    var notes = 0
    var invalidFiles = 0
    var differences = 0
    /// Of the differences, conflicts, losses and findings.
    var unaccepted = 0
    var accepted = 0
    var recorded = 0
    var unused = 0
    /// Of the unused ones.
    var deleted = 0
    var pictures = 0
    var recordedPictures = 0

    var allDifferences = 0

    mutating func add(_ file: RunReport.File, _ head: RunHead) {
        if file.errors.isEmpty { scenarios += 1 } else { invalidFiles += 1 }
        cells += file.results.count
        for step in file.results.lazy.flatMap(\.steps) {
            steps += 1
            rows += step.rows.count
            changes += step.allRows.count { $0.isChange(in: step) }
            conflicts += step.conflicts.count
            unsatisfied += step.unsatisfied.count
            findings += step.findings.count { $0.severity > .note && !step.isSymptom($0) }
            notes += step.findings.count { $0.severity == .note && $0.isNews && !step.isSymptom($0) }
        }
        pictures += file.looks?.differing.count ?? 0
        recordedPictures += file.looks?.recorded.count ?? 0
        unused += file.looks?.unused.count ?? 0
        guard let check = file.check else { return }
        let reported = file.reportedDifferences
        differences += reported.count
        unaccepted += reported.count { $0.difference.needsAcceptance }
        accepted += check.accepted.count
        allDifferences += check.differences.count
        recorded += check.recorded.count
        unused += check.unused.count
        if head.unused == .delete, !file.keepsUnused { deleted += check.unused.count }
    }
}

extension ScenarioResult {
    /// Whether any step met a conflict, a finding that is more than a note, or an unplanned loss.
    public var hasFindings: Bool { steps.contains(where: \.hasFindings) }

    var title: String { cell.map { "\(name) [\($0)]" } ?? name }
}

extension StepResult {
    var hasFindings: Bool {
        !(conflicts.isEmpty && unsatisfied.isEmpty && unsatisfiedDuringUpdate.isEmpty)
            || findings.contains { $0.severity > .note }
    }

    package var title: String { "\(index) \(name)" }

    static let conflictCode = "unsatisfiable-constraints"

    func isSymptom(_ finding: Finding) -> Bool {
        guard let cause = finding.cause else { return false }
        return conflicts.contains { $0.row == finding.holder }
            || findings.contains { $0.code == cause && $0.holder == finding.holder }
    }
}
