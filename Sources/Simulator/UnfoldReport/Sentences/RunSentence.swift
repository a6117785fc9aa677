enum RunSentence {
    static func totals(_ totals: Totals) -> String {
        var run = [CheckSentence.count(totals.scenarios, "scenario")]
        if totals.cells > totals.scenarios { run.append(CheckSentence.count(totals.cells, "variant")) }
        run.append(CheckSentence.count(totals.steps, "step"))
        var found = totals.changes > 0 ? ["\(CheckSentence.count(totals.changes, "change")) of height"] : []
        found += CheckSentence.counts([
            "conflict": totals.conflicts, "lost constraint": totals.unsatisfied, "finding": totals.findings,
            "note": totals.notes, "invalid file": totals.invalidFiles,
        ])
        if totals.conflicts + totals.unsatisfied + totals.findings + totals.invalidFiles == 0 {
            found.append("nothing wrong")
        }
        return run.joined(separator: ", ") + ": " + found.joined(separator: ", ")
    }
}

extension RunSummary {
    var sentence: String { head.kind == .check ? CheckSentence.totals(totals) : RunSentence.totals(totals) }
}
