import UnfoldReport

/// Cells in which something breaks as a table of one screen, a line each, worst first, and what to do.
@MainActor struct DoctorText {
    private struct Line {
        let report: StressReport
        /// Of one row, worst first.
        let findings: [StressFinding]
        var worst: (key: String, value: StressSurroundings) { (findings[0].key, findings[0].smallest) }
    }

    private let results: StressResults
    private let options: RenderOptions
    private let style: Style
    private let lines: [Line]

    init(_ results: StressResults, _ options: RenderOptions) {
        (self.results, self.options, style) = (results, options, Style(isColored: options.isColored))
        lines = results.reports.flatMap { report in
            Dictionary(grouping: report.findings) { $0.row ?? "" }.sorted { $0.key < $1.key }.map {
                Line(report: report, findings: StressOrder.sorted($0.value))
            }
        }.enumerated().sorted { one, other in
            let (first, second) = (one.element.worst, other.element.worst)
            if StressOrder.precedes(first, second) { return true }
            return !StressOrder.precedes(second, first) && one.offset < other.offset
        }.map(\.element)
    }

    func render() -> String {
        // There are only mistakes, which are said elsewhere.
        if results.reports.isEmpty { return drafts.isEmpty ? "" : Style.text(drafts) }
        let all = CheckSentence.count(Set(results.reports.map(\.file)).count, "file")
        let broken = Set(lines.map(\.report.file)).count
        guard let worst = lines.first else { return Style.text([style.green("nothing breaks in \(all)")] + drafts) }
        let shown = lines.prefix(results.lines ?? .max)
        var text = [style.bold("something breaks in \(broken) of \(all), worst first"), ""]
        text += table(shown).lines(indent: 2)
        if lines.count > shown.count {
            text.append("  … \(CheckSentence.count(lines.count - shown.count, "more cell"))")
        }
        let file = worst.report.file.contains(" ") ? "\"\(worst.report.file)\"" : worst.report.file
        text += ["", "'unfold stress \(file)' tries more, and says more about the worst."]
        let findings = results.reports.flatMap(\.findings)
        let fixes = findings.count { $0.fix != nil }
        if fixes > 0 {
            text.append(
                "'--patch fixes.diff' writes the fixes that were tried: they end \(fixes) of "
                    + "\(CheckSentence.count(findings.count, "finding"))."
            )
        }
        return Style.text(text + drafts)
    }

    private var drafts: [String] {
        guard results.cellClasses > 0 else { return [] }
        let classes = results.cellClasses == 1 ? "1 class" : "\(results.cellClasses) classes"
        return ["'--draft FILE' writes tests that do the same with \(classes) of cells made in code."]
    }

    private func table(_ lines: some Sequence<Line>) -> TextTable {
        // Of a longer name the end is shown, of a longer text the beginning.
        let most = options.width ?? .max
        let longest = most / 3
        var table = TextTable(
            head: ["cell", "as written", "toggled", "reused", "elsewhere", "the worst"], numeric: [1, 2, 3, 4])
        table.rows = lines.map { line in
            let name = [line.report.file, line.findings[0].row, line.report.cell].compactMap { $0 }.joined(
                separator: " ")
            func count(_ isMeant: ([StressAxis]) -> Bool) -> String {
                let count = line.findings.count { isMeant($0.smallest.axes) }
                return count == 0 ? "-" : "\(count)"
            }
            let isToggled: ([StressAxis]) -> Bool = { !Set($0).isDisjoint(with: [.visibility, .order]) }
            return [
                name.count > longest ? "…" + name.suffix(longest - 1) : name, count(\.isEmpty), count(isToggled),
                count { $0.contains(.reuse) && !isToggled($0) },
                count { !$0.isEmpty && !$0.contains(.reuse) && !isToggled($0) },
                StressWords.short(line.findings[0]),
            ]
        }
        let used = (table.lines(indent: 2).first.map { $0.count - "the worst".count }) ?? 0
        let left = max(20, most - used)
        for index in table.rows.indices where table.rows[index][5].count > left {
            table.rows[index][5] = table.rows[index][5].prefix(left - 1) + "…"
        }
        return table
    }
}

extension OutputFormat where Subject == StressResults {
    /// Of `doctor`: a table for a terminal, and otherwise those of `stress`.
    package static var ofDoctor: [Self] {
        [Self("text", fileExtension: "txt") { DoctorText($0, $1).render() }] + standard.dropFirst()
    }
}
