enum RunSentence {
    /// `1 scenario, 3 steps: 2 changes of height, 1 conflict`.
    static func totals(_ totals: Totals) -> String {
        var run = [CheckSentence.count(totals.scenarios, "scenario")]
        if totals.cells > totals.scenarios { run.append(CheckSentence.count(totals.cells, "variant")) }
        run.append(CheckSentence.count(totals.steps, "step"))
        var found: [String] = []
        func add(_ number: Int, _ noun: String) { if number > 0 { found.append(CheckSentence.count(number, noun)) } }
        if totals.changes > 0 { found.append("\(totals.changes) change\(totals.changes == 1 ? "" : "s") of height") }
        add(totals.conflicts, "conflict")
        add(totals.unsatisfied, "lost constraint")
        add(totals.findings, "finding")
        add(totals.notes, "note")
        add(totals.invalidFiles, "invalid file")
        if totals.conflicts + totals.unsatisfied + totals.findings + totals.invalidFiles == 0 {
            found.append("nothing wrong")
        }
        return run.joined(separator: ", ") + ": " + found.joined(separator: ", ")
    }
}

extension RunSummary {
    var sentence: String { head.kind == .check ? CheckSentence.totals(totals) : RunSentence.totals(totals) }
}
