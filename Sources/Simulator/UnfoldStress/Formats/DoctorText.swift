import UnfoldReport

/// Cells in which something breaks as a table of one screen, worst first, each with its worst finding and the fix of that.
@MainActor struct DoctorText {
    private struct Line {
        let report: StressReport
        let findings: [StressFinding]
        var worst: (key: String, value: StressSurroundings) { (findings[0].key, findings[0].smallest) }
    }

    private let results: StressResults
    private let options: RenderOptions
    private let style: Style
    private let explainer = ConflictExplainer()
    private let lines: [Line]

    init(_ results: StressResults, _ options: RenderOptions) {
        (self.results, self.options, style) = (results, options, Style(isColored: options.isColored))
        lines = results.reports.flatMap { report -> [Line] in
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
        var text = [style.bold("something breaks in \(broken) of \(all), worst first"), ""]
        let rows = table.lines(indent: 2)
        text.append(rows[0])
        var left = results.lines ?? .max
        for (index, (row, line)) in zip(rows.dropFirst(), lines).enumerated() {
            let block = [row] + words(of: line)
            left -= block.count
            if index > 0, left < 0 {
                text.append("  … \(CheckSentence.count(lines.count - index, "more cell"))")
                break
            }
            text += block
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

    private func words(of line: Line) -> [String] {
        let worst = line.findings[0]
        let fix = worst.fix.map { "fix: " + StressWords.fix($0, of: line.report) }
        return [StressWords.short(worst, explainer), fix].compactMap { $0 }.flatMap {
            Style.wrapped($0, indent: 6, to: options.width ?? .max)
        }
    }

    private var table: TextTable {
        // Of a longer name the end is shown.
        let longest = (options.width ?? .max) / 2
        var table = TextTable(head: ["cell", "as written", "toggled", "reused", "elsewhere"], numeric: [1, 2, 3, 4])
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
            ]
        }
        return table
    }
}

extension OutputFormat where Subject == StressResults {
    package static var ofDoctor: [Self] {
        [Self("text", fileExtension: "txt") { DoctorText($0, $1).render() }] + standard.dropFirst()
    }
}
