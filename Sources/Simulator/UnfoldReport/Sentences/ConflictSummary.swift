import UnfoldAutoLayout

/// A conflict in one sentence.
public enum ConflictSummary {
    /// `12 + 44 + … = 330, but contentView.height is held at 147: 183 too much; UIKit breaks detail.height == 200`.
    public static func text(_ report: UnsatisfiableConstraints) -> String {
        "\(ConflictSentence.sum(report)); \(ConflictSentence.broken(report))"
    }

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
