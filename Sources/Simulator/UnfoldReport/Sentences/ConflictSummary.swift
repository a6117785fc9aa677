/// A conflict in one sentence.
public enum ConflictSummary {
    /// Why, what to do, and which constraint breaks: `photo.height is asked for twice, by …; deactivate one of them …`.
    public static func text(_ report: UnsatisfiableConstraints) -> String { ConflictExplainer().words(report).text }

    /// The sum, what it stands against, each constraint with its share, and the console's text.
    public static func details(_ report: UnsatisfiableConstraints) -> String {
        var lines = [text(report), ""]
        for member in report.members {
            let line = member.constraint.source.map { "  (line \($0.line))" } ?? ""
            lines.append("\(Number.text(member.multiplier * member.constant))  \(member.constraint.shown)\(line)")
        }
        return Style.text(lines + ["", report.consoleText])
    }
}
