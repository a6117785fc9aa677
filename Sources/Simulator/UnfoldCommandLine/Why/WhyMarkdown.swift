enum WhyMarkdown {
    static func render(_ answer: WhyAnswer) -> String {
        head(answer) + parts(answer) + conflictsAndLosses(answer) + trials(answer) + sweep(answer)
            + wish(answer) + "\n\(WhySum.totals(answer))\n"
    }

    private static func head(_ answer: WhyAnswer) -> String {
        "## \(MarkdownRenderer.inline(answer.row.id)) is \(Number.text(answer.row.height)) tall\n\n"
            + "\(MarkdownRenderer.code(answer.file))\(answer.cell.map { ", \(MarkdownRenderer.inline($0))" } ?? ""), "
            + "step \(MarkdownRenderer.inline(answer.step.title)), \(answer.row.source.rawValue)\n"
    }

    private static func parts(_ answer: WhyAnswer) -> String {
        guard !answer.parts.isEmpty else { return "" }
        var table = TextTable(head: ["points", "constraint", "line"], numeric: [0, 2])
        table.rows = answer.parts.map {
            [Number.text($0.amount), WhySum.words($0, answer), $0.constraint.source.map { "\($0.line)" } ?? ""]
        }
        return "\n\(MarkdownRenderer.inline(WhySum.text(answer)))\n\n" + MarkdownRenderer.table(table)
    }

    private static func conflictsAndLosses(_ answer: WhyAnswer) -> String {
        var text = ""
        let explainer = ConflictExplainer()
        for conflict in answer.conflicts {
            text += "\nConflict: \(MarkdownRenderer.inline(explainer.words(conflict).text))\n"
        }
        for finding in answer.findings {
            text += "\n\(MarkdownRenderer.inline("\(finding.severity.rawValue): \(FindingSentence.text(finding))")).\n"
        }
        for loss in answer.losses {
            text += "\nLost: \(MarkdownRenderer.inline(UnsatisfiedSentence.text(loss)))\n\n"
            for holder in UnsatisfiedSentence.binding(loss) { text += "- \(MarkdownRenderer.inline(holder))\n" }
        }
        return text
    }

    private static func trials(_ answer: WhyAnswer) -> String {
        var text = ""
        let trials = [answer.asked].compactMap { $0 } + answer.fixes
        if !trials.isEmpty {
            var table = TextTable(head: ["what if", "height"])
            table.rows = trials.map { [TrialSentence.changes($0), TrialSentence.effect($0, from: answer.row.height)] }
            text += "\n" + MarkdownRenderer.table(table)
        }
        if let trial = answer.afterUpdate {
            let effect = TrialSentence.effect(trial, from: answer.row.height)
            text += "\nHad \(ListCalls.plainest(answer.list)) followed: \(effect).\n"
        }
        return text
    }

    private static func wish(_ answer: WhyAnswer) -> String {
        guard let wish = answer.wish else { return "" }
        let head = "\n\(MarkdownRenderer.inline(WishSentence.title(wish, answer)))\n"
        guard let table = WishSentence.table(wish, answer) else { return head }
        return head + "\n" + MarkdownRenderer.table(table)
    }

    private static func sweep(_ answer: WhyAnswer) -> String {
        var text = ""
        if let sweep = answer.sweep {
            text += "\n\(MarkdownRenderer.inline(SweepSentence.title(sweep, row: answer.row.id)))\n\n"
            text += MarkdownRenderer.table(SweepSentence.table(sweep))
            if let left = SweepSentence.left(sweep) { text += "\n\(left)\n" }
        }
        if let table = WhySensitivities.table(answer) { text += "\n" + MarkdownRenderer.table(table) }
        return text
    }
}
