/// What holds the height of one row after one step, in facts.
package struct WhyAnswer: Sendable {
    package struct Part: Sendable {
        package var constraint: ConstraintFacts
        package var amount: Double
        /// How many times the constant is counted.
        package var multiplier: Double
    }

    package struct Trial: Sendable {
        package struct Setting: Sendable {
            package var constraint: ConstraintFacts
            package var change: FittingSession.Change
        }

        package struct Value: Sendable {
            package var name, text: String

            package init(name: String, text: String) { (self.name, self.text) = (name, text) }
        }

        package var settings: [Setting]
        package var values: [Value] = []
        package var height: Double
        /// Conflicts of the row in that step, where the scenario was run again; nil where only the row was solved.
        package var conflicts: Int?
    }

    package struct Sensitivity: Sendable {
        /// With a constant that makes its part ten points longer.
        package var longer: Trial?
        package var weaker, without: Trial?

        package var trials: [Trial] { [longer, weaker, without].compactMap { $0 } }
    }

    package var scenario, file: String
    package var cell: String?
    package var list: Finding.List
    package var step: StepResult
    package var row: StepResult.Row
    package var fittedAtStep: Int?
    package var parts: [Part] = []
    /// Of the content, before rounding to pixels.
    package private(set) var derivation: HeightDerivation?
    package var texts: [RowFact] = []
    package var losses: [UnsatisfiedConstraint] = []
    package var conflicts: [StepResult.Conflict] = []
    package var stepOfConflict: Int?
    package var findings: [Finding] = []
    /// One change each: what would meet an unsatisfied constraint, or a conflict go away.
    package var fixes: [Trial] = []
    package var sensitivities: [Sensitivity] = []
    package var asked: Trial?
    /// What the step would have given, had an update followed; nil where that is no question.
    package var afterUpdate: Trial?
    package var sweep: WhySweep?
    package var wish: HeightWish?

    package init(_ row: StepResult.Row, in list: Finding.List) {
        let step = StepResult(index: 0, name: "", position: SourcePosition(file: "", line: 1, column: 1))
        self.init(scenario: "", file: "", list: list, step: step, row: row)
    }

    package init(
        scenario: String, file: String, cell: String? = nil, list: Finding.List = .table, step: StepResult,
        row: StepResult.Row, conflicts: [StepResult.Conflict] = []
    ) {
        (self.scenario, self.file, self.cell, self.list) = (scenario, file, cell, list)
        (self.step, self.row, self.conflicts) = (step, row, conflicts)
    }

    package var whatIf: [Trial] { fixes + sensitivities.flatMap(\.trials) }

    package var fitted: Double? { derivation?.value }
    package var rounding: Double { fitted.map { row.contentViewHeight - $0 } ?? 0 }
    package var separator: Double { row.height - row.contentViewHeight }
}

extension WhyAnswer {
    @MainActor package mutating func ask(_ trials: FittingTrials, wanted: Double? = nil) {
        let derivation = trials.fitting.heightDerivation()
        self.derivation = derivation
        parts = HeightParts.ordered(derivation)
        texts = row.facts.filter { $0.kind == .lines }
        // What a height from before takes is the missing update's.
        losses = trials.fitting.unsatisfiedConstraints().filter { loss in
            (loss.design.map(Self.isWorthAsking) ?? true) && !(row.staleSinceStep != nil && loss.isVertical)
        }
        fixes = losses.flatMap(trials.trials)
        sensitivities = trials.sensitivities(of: parts)
        wish = wanted.map { HeightSearch(trials, for: $0).wish }
    }

    /// Whoever asks for one row wants to know what the author chose there too, but not what can only lose.
    private static func isWorthAsking(_ design: UnsatisfiedConstraint.Design) -> Bool {
        switch design {
        case .alternative, .folded, .givesWay, .oldHeight: true
        case .system, .hidden, .scales, .given, .pull, .rounding: false
        }
    }
}
