/// Why a row, item, header or footer of a live list is as tall as it is, and what would change that: what `unfold why`
/// says of a row of a scenario.
///
/// Printed, it reads as that command's answer.
public struct HeightExplanation: Sendable, ReadableFacts {
    /// A change that was tried by solving the row again.
    public struct Change: Hashable, Sendable, ReadableFacts {
        public enum Kind: Hashable, Sendable {
            /// Points.
            case constant(Double)
            /// 0 < priority <= 1000.
            case priority(Float)
            /// Not active.
            case inactive
            /// Of the view that its stack hides.
            case shown
        }

        /// nil where a view is shown.
        public var constraint: ConstraintFacts?
        /// The view that is shown; nil where a constraint changes.
        public var view: String?
        public var kind: Kind
        /// Of the row after the change, in points.
        public var height: Double

        /// `detail.height == 0 with constant 200: 347`.
        public let description: String

        fileprivate init?(_ trial: WhyAnswer.Trial) {
            height = trial.height
            description = "\(TrialSentence.changes(trial)): \(Number.text(trial.height))"
            guard let setting = trial.settings.first else {
                guard let value = trial.values.first else { return nil }
                view = String(value.name.prefix { $0 != "." })
                kind = .shown
                return
            }
            constraint = setting.constraint
            kind =
                switch setting.change {
                case .constant(let value): .constant(value)
                case .priority(let value): .priority(value)
                case .removed: .inactive
                }
        }
    }

    private enum Content {
        case answer(WhyAnswer)
        case nothing(String)
    }

    private let content: Content

    private var answer: WhyAnswer? { if case .answer(let answer) = content { answer } else { nil } }

    /// In points; nil for what is not in the list.
    public var height: Double? { answer?.row.height }
    /// Where the height comes from; nil for what is not in the list.
    public var source: RowHeight.Source? { answer?.row.source }
    /// What adds up to the height of the content; nil where it is not fitted, or off screen.
    public var derivation: HeightDerivation? { answer?.derivation }
    /// Optional constraints that lost, with what holds them.
    public var unsatisfied: [UnsatisfiedConstraint] { answer?.losses ?? [] }
    /// What the last update met in it.
    public var conflicts: [UnsatisfiableConstraints] { answer?.conflicts.map(\.constraints) ?? [] }
    public var findings: [Finding] { answer?.findings ?? [] }
    /// One change each: what would meet an unsatisfied constraint, and what the constraints of the sum do.
    public var changes: [Change] { answer?.whatIf.compactMap(Change.init) ?? [] }
    /// Each of them alone gives the wanted height; constants before priorities before hidden views, the least change first.
    public var ways: [Change] { answer?.wish?.ways.compactMap(Change.init) ?? [] }
    /// What comes nearest to the wanted height, where nothing gives it.
    public var nearest: Change? { answer?.wish?.nearest.flatMap(Change.init) }

    public var description: String {
        switch content {
        case .answer(let answer): String(WhyText(style: Style(isColored: false)).render(answer).dropLast())
        case .nothing(let sentence): sentence
        }
    }

    fileprivate init(_ answer: WhyAnswer) { content = .answer(answer) }
    fileprivate init(nothing sentence: String) { content = .nothing(sentence) }

    /// `147 = 12 + 44 + …`; nil for a height that has no sum.
    package var sum: String? { answer.flatMap { $0.parts.isEmpty ? nil : WhySum.text($0) } }
}

extension RowUpdating {
    /// Asks what stands on the screen, and changes nothing: all trials are solved in copies.
    func explanation(of element: BatchUpdateReport.Element, wanted: Double?) -> HeightExplanation {
        let name = element.name(in: terminology.kind)
        if let reason = reasonMissing(element) { return HeightExplanation(nothing: "there is no \(name): \(reason)") }
        let shown = displayedContents.first { $0.element == element }
        let height = shown?.height ?? knownHeight(of: element)
        if let shown { PropertyNames.give(below: shown.view.superview ?? shown.view) }
        let facts = shown.map { StepResult.facts(of: $0) } ?? []
        var answer = WhyAnswer(StepResult.Row(name, element, height, facts: facts), in: terminology.kind)
        if let report = batchUpdateReports.last {
            answer.conflicts = StepResult(report).conflicts.filter { $0.row == name }
        }
        answer.findings = FindingCauses.sorted(
            findings.filter { finding in
                finding.severity > .note && finding.suppressionReason == nil
                    && (finding.row.map { .row($0) == element } ?? (finding.holder == name))
            })
        guard let shown, height.source != .fixed, let fitting = shown.view.lastFitting
        else { return HeightExplanation(answer) }
        answer.fittedAtStep = answer.step.index
        // An item whose content collapses has the layout's estimate, which is its height then.
        let isCollapsed = terminology.kind == .collectionView && fitting.size.height <= 0
        let trials = FittingTrials(fitting, row: answer.row, collapsed: isCollapsed ? answer.row.height : nil)
        answer.ask(trials, wanted: wanted)
        if wanted != answer.row.height { answer.wish = answer.wish.map(trials.showing) }
        return HeightExplanation(answer)
    }

    private func knownHeight(of element: BatchUpdateReport.Element) -> RowHeight {
        switch element {
        case .row(let path): rowHeight(of: rows.rowID(at: path)!)
        case .header(let section): height(of: .header, section)
        case .footer(let section): height(of: .footer, section)
        }
    }

    private func reasonMissing(_ element: BatchUpdateReport.Element) -> String? {
        loadCountsIfNeeded()
        let (section, row): (Int, Int?) =
            switch element {
            case .row(let path): (path.section, path.row)
            case .header(let section), .footer(let section): (section, nil)
            }
        guard (0..<rows.sectionCount).contains(section)
        else { return "the \(terminology.list) has \(CheckSentence.count(rows.sectionCount, "section"))" }
        let count = rows.rowCount(in: section)
        guard let row, !(0..<count).contains(row) else { return nil }
        return "the section has \(CheckSentence.count(count, terminology.row))"
    }
}
