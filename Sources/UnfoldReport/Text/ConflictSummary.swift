import UnfoldAutoLayout

/// A conflict in one sentence.
public enum ConflictSummary {
    /// `12 + 44 + … = 330, but contentView.height is held at 147: 183 too much; UIKit breaks detail.height == 200`.
    public static func text(_ report: UnsatisfiableConstraints) -> String {
        "\(ConflictSentence.sum(report)); UIKit breaks \(report.members[report.broken].constraint.shown)"
    }
}
