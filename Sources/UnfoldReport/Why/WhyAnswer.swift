import UnfoldAutoLayout
import UnfoldScenario

/// What holds the height of one row after one step, in facts.
struct WhyAnswer {
    /// A constraint and the points it adds.
    struct Part {
        var constraint: ConstraintFacts
        var amount: Double
        /// How many times the constant is counted.
        var multiplier: Double
    }

    /// The height after a change, found by solving again.
    struct Trial {
        struct Setting {
            var constraint: ConstraintFacts
            var change: FittingSession.Change
        }

        /// A value that the scenario was run again with.
        struct Value {
            /// `title.text`, or a trait such as `width`.
            var name: String
            var text: String
        }

        var settings: [Setting]
        var values: [Value] = []
        /// Of the row, in points.
        var height: Double
        /// Conflicts of the row in that step, where the whole scenario was run again; nil where only the row was solved.
        var conflicts: Int?
    }

    /// A constraint of the sum, tried.
    struct Sensitivity {
        /// With a constant that makes its part ten points longer.
        var longer: Trial?
        /// At priority 250.
        var weaker: Trial?
        /// Not active.
        var without: Trial?

        var trials: [Trial] { [longer, weaker, without].compactMap { $0 } }
    }

    var scenario: String
    var file: String
    var cell: String?
    var list = Finding.List.table
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
    /// One change each: what would make a loser win, or a conflict go away.
    var cures: [Trial] = []
    /// One change each, for the constraints of the sum.
    var sensitivities: [Sensitivity] = []
    /// What was asked for with `--set`, all together.
    var asked: Trial?
    /// What the step would have given, had an update followed; nil where that is no question.
    var afterUpdate: Trial?
    /// What was asked for with `--sweep`.
    var sweep: WhySweep?

    /// Every trial of one change.
    var whatIf: [Trial] { cures + sensitivities.flatMap(\.trials) }

    /// Points that rounding up to whole pixels adds.
    var rounding: Double { fitted.map { row.contentViewHeight - $0 } ?? 0 }
    var separator: Double { row.height - row.contentViewHeight }
}
