package enum WhySum {
    /// `147 = 12 + 44 + 10`, with rounding and separator where they add something.
    package static func text(_ answer: WhyAnswer) -> String {
        var terms = sum(answer.parts)
        if abs(answer.rounding) > 1e-9 { terms += " + \(Number.text(answer.rounding)) to whole pixels" }
        if answer.separator > 0 { terms += " + \(Number.text(answer.separator)) separator" }
        return "\(Number.text(answer.row.height)) = \(terms)"
    }

    /// `147 = 12 + 44 + 10`; the height alone where nothing is known of it.
    static func text(_ parts: [WhyAnswer.Part], of height: Double) -> String {
        Number.text(height) + (parts.isEmpty ? "" : " = \(sum(parts))")
    }

    private static func sum(_ parts: [WhyAnswer.Part]) -> String {
        parts.enumerated().map { index, part in
            let (plus, minus) = index == 0 ? ("", "-") : (" + ", " - ")
            return (part.amount < 0 ? minus : plus) + Number.text(abs(part.amount))
        }.joined()
    }

    package static func totals(_ answer: WhyAnswer) -> String {
        let tried = answer.whatIf.count + [answer.asked, answer.afterUpdate].count { $0 != nil }
        var run = [CheckSentence.count(answer.parts.count, "amount")]
        if tried > 0 { run.append("\(CheckSentence.count(tried, "change")) tried") }
        var found: [String] = []
        if !answer.conflicts.isEmpty { found.append(CheckSentence.count(answer.conflicts.count, "conflict")) }
        if answer.conflicts.isEmpty, let step = answer.stepOfConflict { found.append("a conflict at step \(step)") }
        if !answer.findings.isEmpty { found.append(CheckSentence.count(answer.findings.count, "finding")) }
        if !answer.losses.isEmpty { found.append("\(CheckSentence.count(answer.losses.count, "constraint")) lost") }
        if answer.row.staleSinceStep != nil { found.append("out of date") }
        return run.joined(separator: ", ") + ": " + (found.isEmpty ? "nothing wrong" : found.joined(separator: ", "))
    }

    /// `nameLabel's content (2 lines)`, `card.top == contentView.top + 12`.
    package static func words(_ part: WhyAnswer.Part, _ answer: WhyAnswer) -> String {
        switch part.constraint.kind {
        case .contentHugging, .compressionResistance:
            let view = part.constraint.form.first.anchor.item
            let lines = answer.texts.first { $0.view == view }.map {
                " (\(CheckSentence.count(Int($0.value), "line")))"
            }
            let isWidth = part.constraint.form.first.anchor.attribute == "width"
            return isWidth ? "\(view)'s content width" : "\(view)'s content\(lines ?? "")"
        // Heights that go by the width have the pull towards the row's width in their sum.
        case .fitting: return "the row's width, times \(Number.text(part.multiplier))"
        default: return part.constraint.shown
        }
    }
}
