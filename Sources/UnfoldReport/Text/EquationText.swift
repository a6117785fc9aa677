import UnfoldAutoLayout

extension ConstraintFacts {
    /// The equation for a reader: numbers have at most three decimals, as everywhere.
    var shown: String { EquationText.shown(equation) }
}

/// Equations as people read them.
enum EquationText {
    /// Numbers with more than three decimals are rounded; all else stays.
    /// - Complexity: O(length).
    static func shown(_ text: String) -> String {
        guard text.contains(".") else { return text }
        var result = ""
        var rest = text[...]
        while let first = rest.firstIndex(where: \.isWholeNumber) {
            let before = rest[..<first]
            result += before
            let number = rest[first...].prefix { $0.isWholeNumber || $0 == "." }
            rest = rest[number.endIndex...]
            // Part of a name, such as `view2.top`.
            let isName = before.last.map { $0.isLetter || $0 == "_" } ?? false
            let parts = number.split(separator: ".", omittingEmptySubsequences: false)
            if !isName, parts.count == 2, parts[1].count > 3, let value = Double(number) {
                result += Number.text(value)
            } else {
                result += number
            }
        }
        return result + rest
    }
}

/// Sentences about a whole run.
enum RunSentence {
    /// `1 scenario, 3 steps: 2 changes of height, 1 conflict`.
    static func totals(_ report: RunReport) -> String {
        let totals = Totals(report)
        var run = [CheckSentence.count(totals.scenarios, "scenario")]
        if totals.cells > totals.scenarios { run.append(CheckSentence.count(totals.cells, "matrix cell")) }
        run.append(CheckSentence.count(totals.steps, "step"))
        var found: [String] = []
        func add(_ number: Int, _ noun: String) { if number > 0 { found.append(CheckSentence.count(number, noun)) } }
        if totals.changes > 0 {
            found.append("\(totals.changes) change\(totals.changes == 1 ? "" : "s") of height")
        }
        add(totals.conflicts, "conflict")
        add(totals.overruled, "overruled constraint")
        add(totals.findings, "finding")
        add(totals.notes, "note")
        add(totals.invalidFiles, "invalid file")
        if totals.conflicts + totals.overruled + totals.findings + totals.invalidFiles == 0 {
            found.append("nothing wrong")
        }
        return run.joined(separator: ", ") + ": " + found.joined(separator: ", ")
    }
}
