import UnfoldScenario

/// An answer as Markdown.
enum WhyMarkdown {
    static func render(_ answer: WhyAnswer) -> String {
        let row = answer.row
        var text =
            "## \(MarkdownRenderer.inline(row.id)) is \(Number.text(row.height)) high\n\n"
            + "\(MarkdownRenderer.code(answer.file))\(answer.cell.map { ", \(MarkdownRenderer.inline($0))" } ?? ""), "
            + "step \(MarkdownRenderer.inline(answer.step.title)), \(row.source.rawValue)\n"
        if !answer.parts.isEmpty {
            text += "\n\(MarkdownRenderer.inline(WhySum.text(answer)))\n\n"
            var table = TextTable(head: ["points", "constraint", "line"], numeric: [0, 2])
            table.rows = answer.parts.map {
                [
                    Number.text($0.amount), WhySum.words($0, answer),
                    $0.constraint.source.map { "\($0.line)" } ?? "",
                ]
            }
            text += MarkdownRenderer.table(table)
        }
        for conflict in answer.conflicts {
            text += "\nConflict: \(MarkdownRenderer.inline(ConflictSentence.sum(conflict.constraints))).\n"
        }
        for loss in answer.losses {
            text += "\nLost: \(MarkdownRenderer.inline(OverruledSentence.text(loss)))\n\n"
            for holder in OverruledSentence.binding(loss) { text += "- \(MarkdownRenderer.inline(holder))\n" }
        }
        let trials = [answer.asked].compactMap { $0 } + answer.cures
        if !trials.isEmpty {
            var table = TextTable(head: ["what if", "height"])
            table.rows = trials.map {
                [
                    TrialSentence.changes($0),
                    TrialSentence.effect($0, from: row.height),
                ]
            }
            text += "\n" + MarkdownRenderer.table(table)
        }
        if let trial = answer.afterUpdate {
            text +=
                "\nHad \(ListCalls.plainest(answer.list)) followed: \(TrialSentence.effect(trial, from: row.height)).\n"
        }
        if let sweep = answer.sweep {
            text += "\n\(MarkdownRenderer.inline(SweepSentence.title(sweep, row: row.id)))\n\n"
            text += MarkdownRenderer.table(SweepSentence.table(sweep))
            if let left = SweepSentence.left(sweep) { text += "\n\(left)\n" }
        }
        if let table = WhySensitivities.table(answer) { text += "\n" + MarkdownRenderer.table(table) }
        return text + "\n\(WhySum.totals(answer))\n"
    }
}
