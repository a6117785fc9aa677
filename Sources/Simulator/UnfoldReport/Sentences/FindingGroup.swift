struct FindingGroup {
    let finding: Finding
    private var same: [String] = []
    /// Rows in which only the numbers are others.
    private var alike: [String] = []
    private var rows: Set<String>
    private let text: String
    private let words: [String]

    private init(finding: Finding) {
        self.finding = finding
        let text = FindingSentence.text(finding)
        words = text.split { " ,;:".contains($0) }.map { $0 == finding.holder ?? "" ? "" : String($0) }
        (self.text, rows) = (text, [finding.holder ?? ""])
    }

    var line: String {
        [(same, "the same in"), (alike, "alike in")].reduce(text) {
            $1.0.isEmpty ? $0 : "\($0); \($1.1) \(Names.text($1.0))"
        }
    }

    /// - Parameter all: those that no one can act on too.
    static func groups(_ findings: [Finding], all: Bool = false) -> [FindingGroup] {
        var groups: [FindingGroup] = []
        var indices: [[String]: Int] = [:]
        for finding in findings where all || finding.isNews {
            let group = FindingGroup(finding: finding)
            let words = group.words
            let line = if case .mismatch = finding.fact { 0 } else { finding.location?.line ?? 0 }
            let key = ["\(finding.code) \(line)"] + words.map { Self.isNumber($0) ? "0" : $0 }
            guard let row = finding.holder, let index = indices[key], !groups[index].rows.contains(row) else {
                if finding.holder != nil { indices[key] = indices[key] ?? groups.count }
                groups.append(group)
                continue
            }
            groups[index].rows.insert(row)
            if groups[index].words == words {
                groups[index].same.append(row)
            } else {
                groups[index].alike.append(row)
            }
        }
        return groups
    }

    private static func isNumber(_ word: String) -> Bool { word.allSatisfy { "0123456789.+-()".contains($0) } }

    /// A line, and the word before it: how grave it is, `so` for what follows from the line before, `no longer`.
    typealias Line = (head: String, text: String)

    /// Causes, and below each what follows from it; then what is over. What follows from a conflict is the conflict's.
    static func lines(_ step: StepResult, all: Bool = false, withConflicts: Bool = true) -> [Line] {
        var said: Set<String> = []
        let own = groups(step.findings.filter { !step.isSymptom($0) }, all: all).flatMap { group in
            [(group.finding.severity.rawValue, group.line)]
                + symptoms(of: group.finding.code, in: group.rows, step).filter { said.insert($0.text).inserted }
        }
        let ofConflicts = withConflicts ? symptoms(of: conflict, in: Set(step.conflicts.map(\.row)), step) : []
        return ofConflicts + own + groups(step.endedFindings, all: all).map { ("no longer", $0.line) }
    }

    static func symptoms(of cause: String, in rows: some Collection<String>, _ step: StepResult) -> [Line] {
        groups(step.findings.filter { $0.cause == cause && rows.contains($0.holder ?? "") }).map { ("so", $0.line) }
    }

    static let conflict = StepResult.conflictCode
}
