package struct WhyText {
    let style: Style

    package init(style: Style) { self.style = style }

    package func render(_ answer: WhyAnswer) -> String {
        let row = answer.row
        var lines = [
            style.bold("\(row.id) is \(Number.text(row.height)) tall")
                + (answer.file.isEmpty
                    ? ""
                    : "  "
                        + style.dim("\(answer.file)\(answer.cell.map { ", \($0)" } ?? ""), step \(answer.step.title)"))
        ]
        lines += WhyOrigin.sentences(answer).map { "  \($0)" }
        if !answer.parts.isEmpty { lines += sum(answer) }
        let explainer = ConflictExplainer()
        for conflict in answer.conflicts {
            let words = explainer.words(conflict)
            lines += ["", "  \(style.red("conflict")): \(words.headline)"] + words.details.map { "    \($0)" }
        }
        if !answer.findings.isEmpty { lines.append("") }
        for finding in answer.findings {
            // What follows from another is below it.
            let head = finding.cause == nil ? "  \(style.red(finding.severity.rawValue))" : "    so"
            lines += ["\(head): \(FindingSentence.text(finding))"]
        }
        for loss in answer.losses {
            lines += ["", "  \(style.yellow("lost")): \(UnsatisfiedSentence.text(loss))"]
            lines += UnsatisfiedSentence.binding(loss).map { "    \($0)" }
        }
        if let asked = answer.asked {
            let effect = TrialSentence.effect(asked, from: row.height)
            lines += ["", "  \(style.bold("tried")): \(TrialSentence.changes(asked)): \(effect)"]
        }
        if let trial = answer.afterUpdate {
            let effect = TrialSentence.effect(trial, from: row.height)
            lines += ["", "  \(style.bold("had \(ListCalls.plainest(answer.list)) followed")): \(effect)"]
        }
        if let sweep = answer.sweep {
            lines += ["", "  \(style.bold(SweepSentence.title(sweep, row: row.id)))"]
            lines += SweepSentence.table(sweep).lines(indent: 4).dropFirst()
            lines += SweepSentence.left(sweep).map { ["    \($0)"] } ?? []
        }
        if let wish = answer.wish {
            lines += ["", "  \(style.bold(WishSentence.title(wish, answer)))"]
            lines += WishSentence.table(wish, answer)?.lines(indent: 4).dropFirst() ?? []
        }
        lines += whatIf(answer)
        return Style.text(lines + ["", WhySum.totals(answer)])
    }

    private func sum(_ answer: WhyAnswer) -> [String] {
        var lines = ["", "  \(style.bold(WhySum.text(answer)))", ""]
        let width = answer.parts.map { Number.text($0.amount).count }.max() ?? 0
        for part in answer.parts {
            let amount = Number.text(part.amount)
            let pad = String(repeating: " ", count: width - amount.count)
            let line = part.constraint.source.map { "  \(style.dim("line \($0.line)"))" } ?? ""
            lines.append("  \(pad)\(amount)  \(WhySum.words(part, answer))\(line)")
        }
        return lines
    }

    private func whatIf(_ answer: WhyAnswer) -> [String] {
        var lines: [String] = []
        if !answer.fixes.isEmpty {
            lines += ["", "  \(style.bold("what if"))"]
            let changes = answer.fixes.map(TrialSentence.changes)
            let width = changes.map(\.count).max() ?? 0
            lines += zip(answer.fixes, changes).map { trial, change in
                "    \(change)\(String(repeating: " ", count: width - change.count))  "
                    + TrialSentence.effect(trial, from: answer.row.height)
            }
        }
        guard let table = WhySensitivities.table(answer) else { return lines }
        let text = table.lines(indent: 4)
        return lines + ["", "  \(style.bold("what if one of these were"))", style.dim(text[0])] + text.dropFirst()
    }
}

package enum WhySensitivities {
    package static func table(_ answer: WhyAnswer) -> TextTable? {
        guard !answer.sensitivities.isEmpty else { return nil }
        var table = TextTable(head: ["constraint", "10 longer", "at priority 250", "not there"], numeric: [1, 2, 3])
        for entry in answer.sensitivities {
            guard let constraint = entry.trials.first?.settings.first?.constraint else { continue }
            func effect(_ trial: WhyAnswer.Trial?) -> String {
                trial.map { TrialSentence.change($0, from: answer.row.height) } ?? "-"
            }
            table.rows.append([
                TrialSentence.constraint(constraint), effect(entry.longer), effect(entry.weaker), effect(entry.without),
            ])
        }
        return table
    }
}
