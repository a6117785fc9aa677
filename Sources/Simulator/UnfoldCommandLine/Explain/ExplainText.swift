extension LogAnalysis { fileprivate var listed: [Int] { minimal.isEmpty ? Array(log.constraints.indices) : minimal } }

struct ExplainText {
    static let fixLimit = 6

    let style: Style

    func render(_ report: LogReport) -> String {
        var lines: [String] = []
        for (number, entry) in report.entries.enumerated() {
            if number > 0 { lines.append("") }
            lines += log(entry, number: number + 1)
        }
        if !report.entries.isEmpty { lines += ["", StudySentence.text(LogStatistics(report.entries.map(\.analysis)))] }
        // Texts of labels hold line ends, which logs print as they are.
        return Style.text(lines.map(MarkdownRenderer.oneLine))
    }

    private func log(_ entry: LogReport.Entry, number: Int) -> [String] {
        let analysis = entry.analysis
        let words = LogSentences(analysis)
        var lines = [
            "\(style.bold("message \(number)"))  \(style.dim("\(entry.file):\(analysis.log.line)"))",
            "  \(analysis.isSatisfiable ? words.verdict : style.red(words.verdict))",
        ]
        lines += analysis.causes.map { "  \(style.bold("why")): \(words.cause($0))" }
        lines.append("")
        for index in analysis.listed {
            let mark = index == analysis.log.broken ? style.red("x") : " "
            let maker = words.maker(index).map { "  \(style.dim($0))" } ?? ""
            lines.append("  \(mark) \(words.constraint(index))\(maker)")
        }
        for bound in analysis.bounds { lines.append("    \(bound) is never negative") }
        lines += [""] + words.broken.map { "  \($0)" }
        if !analysis.fixes.isEmpty {
            lines += ["", "  \(style.bold("what fixes it, each tried"))"]
            for fix in analysis.fixes.prefix(Self.fixLimit) {
                lines += ["    \(words.change(fix))", "      \(style.dim(words.effect(fix)))"]
            }
            let left = analysis.fixes.count - Self.fixLimit
            if left > 0 { lines.append(style.dim("    and \(left) more; '--format json' has them all")) }
        }
        if !analysis.hierarchy.isEmpty {
            lines += ["", "  \(style.bold("views, as far as the constraints tell"))"]
            for view in analysis.hierarchy {
                let pad = String(repeating: "  ", count: min(view.depth, 40))
                let name = words.names.name(view.item)
                let printed = view.item.printed
                lines.append("    \(pad)\(name)\(name == printed ? "" : "  \(style.dim(printed))")")
            }
        }
        return lines
    }
}

enum ExplainMarkdown {
    static func render(_ report: LogReport) -> String {
        var text = "## Conflicts\n"
        for (number, entry) in report.entries.enumerated() {
            let analysis = entry.analysis
            let words = LogSentences(analysis)
            text += "\n### Message \(number + 1) \(MarkdownRenderer.code("\(entry.file):\(analysis.log.line)"))\n\n"
            text += MarkdownRenderer.inline(words.verdict) + ".\n\n"
            text += analysis.causes.map { "- \(MarkdownRenderer.inline(words.cause($0)))\n" }.joined() + "\n"
            var table = TextTable(head: ["constraint", "made"])
            table.rows = analysis.listed.map { [words.constraint($0), words.maker($0) ?? ""] }
            text += MarkdownRenderer.table(table) + "\n"
            for line in words.broken { text += MarkdownRenderer.inline(line) + ".\n" }
            if !analysis.fixes.isEmpty {
                var fixes = TextTable(head: ["what fixes it", "what then is"])
                fixes.rows = analysis.fixes.prefix(ExplainText.fixLimit).map { [words.change($0), words.effect($0)] }
                text += "\n" + MarkdownRenderer.table(fixes)
            }
        }
        if !report.entries.isEmpty {
            text +=
                "\n" + MarkdownRenderer.inline(StudySentence.text(LogStatistics(report.entries.map(\.analysis))))
                + ".\n"
        }
        return text
    }
}
