import AutoLayout
import Scenario

/// What holds the height of one row after one step, in facts.
struct WhyAnswer {
    /// A constraint and the points it adds.
    struct Part {
        var constraint: ConstraintFacts
        var amount: Double
    }

    /// The height after a change, found by solving again.
    struct Trial {
        struct Setting {
            var constraint: ConstraintFacts
            var change: FittingSession.Change
        }

        var settings: [Setting]
        /// Of the row, in points.
        var height: Double
        /// Conflicts of the row in that step, where the whole scenario was run again; nil where only the row was solved.
        var conflicts: Int?
    }

    var scenario: String
    var file: String
    var cell: String?
    var step: StepResult
    var row: StepResult.Row
    /// The step whose fitting gave the height; nil for a height that was not fitted.
    var fittedAtStep: Int?
    /// From the top of the content view to its bottom.
    var parts: [Part] = []
    /// Points before rounding to pixels.
    var fitted: Double?
    var texts: [RowFact] = []
    var losses: [OverruledConstraint] = []
    /// Of this row, in the step asked about.
    var conflicts: [StepResult.Conflict] = []
    /// One change each.
    var whatIf: [Trial] = []
    /// What was asked for with `--set`, all together.
    var asked: Trial?

    /// Points that rounding up to whole pixels adds.
    var rounding: Double { fitted.map { row.contentViewHeight - $0 } ?? 0 }
    var separator: Double { row.height - row.contentViewHeight }
}
