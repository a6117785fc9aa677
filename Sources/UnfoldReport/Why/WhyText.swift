import UnfoldAutoLayout
import UnfoldScenario

/// Words about a trial.
enum TrialSentence {
    /// `detail.height == 200 at priority 251`.
    static func change(_ setting: WhyAnswer.Trial.Setting) -> String {
        let name = constraint(setting.constraint)
        switch setting.change {
        case .priority(let priority): return "\(name) at priority \(Number.text(Double(priority)))"
        case .constant(let constant): return "\(name) with constant \(Number.text(constant))"
        case .removed: return "without \(name)"
        }
    }

    /// All that the trial changes.
    static func changes(_ trial: WhyAnswer.Trial) -> String {
        (trial.values.map { "\($0.name) = \($0.text)" } + trial.settings.map(change)).joined(separator: ", ")
    }

    static func constraint(_ facts: ConstraintFacts) -> String {
        switch facts.kind {
        case .contentHugging, .compressionResistance:
            let view = facts.form.first.place.item
            let axis = facts.form.first.place.attribute == "width" ? "horizontal" : "vertical"
            return "\(view)'s \(axis) \(facts.kind == .contentHugging ? "content hugging" : "compression resistance")"
        default: return facts.id == facts.equation ? facts.shown : "\(facts.id) (\(facts.shown))"
        }
    }

    /// `347 (+200), without a conflict`.
    static func effect(_ trial: WhyAnswer.Trial, from height: Double) -> String {
        let delta = trial.height - height
        var text =
            delta == 0
            ? "\(Number.text(trial.height)) (same)" : "\(Number.text(trial.height)) (\(Number.signed(delta)))"
        switch trial.conflicts {
        case 0?: text += ", without a conflict"
        case let left?: text += ", with \(CheckSentence.count(left, "conflict"))"
        case nil: break
        }
        return text
    }
}

/// An answer for a reader at a terminal.
struct WhyText {
    let style: Style

    func render(_ answer: WhyAnswer) -> String {
        let row = answer.row
        var lines = [
            "\(style.bold("\(row.id) is \(Number.text(row.height)) high"))  "
                + style.dim("\(answer.file)\(answer.cell.map { ", \($0)" } ?? ""), step \(answer.step.title)")
        ]
        lines += origin(answer)
        if !answer.parts.isEmpty { lines += sum(answer) }
        for conflict in answer.conflicts {
            let report = conflict.constraints
            lines += [
                "", "  \(style.red("conflict")) before the row was measured anew",
                "    \(ConflictSentence.sum(report))",
                "    UIKit breaks \(report.members[report.broken].constraint.shown)",
            ]
        }
        for loss in answer.losses {
            lines += ["", "  \(style.yellow("lost")): \(OverruledSentence.text(loss))"]
            lines += OverruledSentence.holders(loss).map { "    \($0)" }
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
        lines += whatIf(answer)
        return Style.text(lines + ["", WhySum.totals(answer)])
    }

    private func origin(_ answer: WhyAnswer) -> [String] {
        let row = answer.row
        switch row.source {
        case .fixed: return ["  \(ListCalls.giver(answer.list, row.kind)); constraints have no say"]
        case .estimated: return ["  estimated: it was never on screen, so nothing was measured"]
        case .measured, .cached:
            var lines: [String] = []
            if row.source == .cached, let step = row.measuredAtStep {
                lines.append("  measured at step \(step), and kept since")
            }
            if let step = row.staleSinceStep {
                let list = ListCalls.name(answer.list)
                lines.append("  stale: something it depends on changed in step \(step) and the \(list) was not told")
            }
            if let step = answer.fittedAtStep, step != answer.step.index {
                lines.append("  off screen now; what follows is of step \(step)")
            }
            return lines
        }
    }

    private func sum(_ answer: WhyAnswer) -> [String] {
        var lines = ["", "  \(style.bold(WhySum.text(answer)))", ""]
        let width = answer.parts.map { Number.text($0.amount).count }.max() ?? 0
        for part in answer.parts {
            let amount = Number.text(part.amount)
            let pad = String(repeating: " ", count: width - amount.count)
            let place = part.constraint.source.map { "  \(style.dim("line \($0.line)"))" } ?? ""
            lines.append("  \(pad)\(amount)  \(WhySum.words(part, answer))\(place)")
        }
        return lines
    }

    private func whatIf(_ answer: WhyAnswer) -> [String] {
        var lines: [String] = []
        if !answer.cures.isEmpty {
            lines += ["", "  \(style.bold("what if"))"]
            let changes = answer.cures.map(TrialSentence.changes)
            let width = changes.map(\.count).max() ?? 0
            lines += zip(answer.cures, changes).map { trial, change in
                "    \(change)\(String(repeating: " ", count: width - change.count))  "
                    + TrialSentence.effect(trial, from: answer.row.height)
            }
        }
        guard let table = WhySensitivities.table(answer) else { return lines }
        let text = table.lines(indent: 4)
        return lines + ["", "  \(style.bold("what if one of these were"))", style.dim(text[0])] + text.dropFirst()
    }
}

/// The constraints of the sum and what each does to it, as a table.
enum WhySensitivities {
    static func table(_ answer: WhyAnswer) -> TextTable? {
        guard !answer.sensitivities.isEmpty else { return nil }
        var table = TextTable(head: ["constraint", "10 longer", "at priority 250", "not there"], numeric: [1, 2, 3])
        for entry in answer.sensitivities {
            guard let constraint = entry.trials.first?.settings.first?.constraint else { continue }
            func effect(_ trial: WhyAnswer.Trial?) -> String {
                guard let trial else { return "-" }
                let delta = trial.height - answer.row.height
                return delta == 0
                    ? "\(Number.text(trial.height)) (same)" : "\(Number.text(trial.height)) (\(Number.signed(delta)))"
            }
            table.rows.append([
                TrialSentence.constraint(constraint), effect(entry.longer), effect(entry.weaker), effect(entry.without),
            ])
        }
        return table
    }
}

/// The sum in words, for every format.
enum WhySum {
    /// `147 = 12 + 44 + 10`, with rounding and separator where they add something.
    static func text(_ answer: WhyAnswer) -> String {
        var terms = ""
        for part in answer.parts {
            let amount = Number.text(abs(part.amount))
            terms +=
                terms.isEmpty
                ? (part.amount < 0 ? "-\(amount)" : amount) : part.amount < 0 ? " - \(amount)" : " + \(amount)"
        }
        if abs(answer.rounding) > 1e-9 { terms += " + \(Number.text(answer.rounding)) to whole pixels" }
        if answer.separator > 0 { terms += " + \(Number.text(answer.separator)) separator" }
        return "\(Number.text(answer.row.height)) = \(terms)"
    }

    /// `11 amounts, 9 changes tried: 1 conflict`.
    static func totals(_ answer: WhyAnswer) -> String {
        let tried = answer.whatIf.count + [answer.asked, answer.afterUpdate].count { $0 != nil }
        var run = [CheckSentence.count(answer.parts.count, "amount")]
        if tried > 0 { run.append("\(CheckSentence.count(tried, "change")) tried") }
        var found: [String] = []
        if !answer.conflicts.isEmpty { found.append(CheckSentence.count(answer.conflicts.count, "conflict")) }
        if !answer.losses.isEmpty { found.append("\(CheckSentence.count(answer.losses.count, "constraint")) lost") }
        if answer.row.staleSinceStep != nil { found.append("out of date") }
        return run.joined(separator: ", ") + ": " + (found.isEmpty ? "nothing wrong" : found.joined(separator: ", "))
    }

    /// `nameLabel's content (2 lines)`, `card.top == contentView.top + 12`.
    static func words(_ part: WhyAnswer.Part, _ answer: WhyAnswer) -> String {
        switch part.constraint.kind {
        case .contentHugging, .compressionResistance:
            let view = part.constraint.form.first.place.item
            let lines = answer.texts.first { $0.view == view }.map {
                " (\(CheckSentence.count(Int($0.value), "line")))"
            }
            let isWidth = part.constraint.form.first.place.attribute == "width"
            return isWidth ? "\(view)'s content width" : "\(view)'s content\(lines ?? "")"
        // Heights that go by the width have the pull towards the row's width in their sum.
        case .fitting: return "the row's width, times \(Number.text(part.multiplier))"
        default: return part.constraint.shown
        }
    }
}
