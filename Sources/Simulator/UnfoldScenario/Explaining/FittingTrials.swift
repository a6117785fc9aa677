@MainActor package struct FittingTrials {
    /// More parts than this are summed, not tried.
    package static let limit = 100

    package let fitting: FittingSession
    package let row: StepResult.Row
    /// Of a row whose content collapses, in points; nil for a table's, which have a standard height.
    private let collapsed: Double?
    let rows: [FittingSession.Row]

    package init(_ fitting: FittingSession, row: StepResult.Row, collapsed: Double? = nil) {
        self.fitting = fitting
        self.row = row
        self.collapsed = collapsed
        rows = fitting.rows()
    }

    package func rows(named name: String) -> [FittingSession.Row] {
        rows.filter { [$0.facts.id, $0.facts.lastingName, $0.facts.equation].contains(name) }
    }

    package var names: [String] { rows.filter { $0.facts.kind != .fitting }.map(\.facts.id) }

    /// Height of the content after the changes, before rounding; nil if the system cannot be solved so.
    package func fitted(_ changes: [(row: FittingSession.Row, change: FittingSession.Change)]) -> Double? {
        fitting.height(after: changes).flatMap { $0.isFinite ? $0 : nil }
    }

    package func levels(except row: FittingSession.Row) -> [Double] {
        Set(rows.filter { $0.facts != row.facts }.map { Double($0.facts.priority) }).sorted()
    }

    package func trial(_ changes: [(row: FittingSession.Row, change: FittingSession.Change)]) -> WhyAnswer.Trial? {
        guard let fitted = fitted(changes) else { return nil }
        return WhyAnswer.Trial(
            settings: changes.map { .init(constraint: $0.row.facts, change: $0.change) }, height: rowHeight(fitted))
    }

    package func sensitivities(of parts: [WhyAnswer.Part]) -> [WhyAnswer.Sensitivity] {
        parts.prefix(Self.limit).compactMap { part in
            guard part.constraint.kind == .user, let row = row(of: part.constraint), let constant = row.constant
            else { return nil }
            let step: Double = part.multiplier < 0 ? -10 : 10
            return WhyAnswer.Sensitivity(
                longer: trial([(row, .constant(constant + step))]), weaker: trial([(row, .priority(250))]),
                without: trial([(row, .removed)]))
        }
    }

    /// The lowest priority at which it would win against one more holder, and the highest at which a holder yields.
    package func trials(for loss: UnsatisfiedConstraint) -> [WhyAnswer.Trial] {
        guard let overruled = row(of: loss.constraint) else { return [] }
        let binding = loss.holders.map(\.constraint).filter { $0.kind != .fitting && $0.priority < 1000 }
        let levels = Set(binding.map(\.priority)).filter { $0 >= loss.constraint.priority }.sorted()
        var trials = levels.compactMap { level in trial([(overruled, .priority(min(1000, level + 1)))]) }
        if levels.isEmpty { trials += [trial([(overruled, .priority(1000))])].compactMap { $0 } }
        for constraint in binding where loss.constraint.priority > 1 {
            guard let row = row(of: constraint) else { continue }
            if let weaker = trial([(row, .priority(loss.constraint.priority - 1))]) { trials.append(weaker) }
        }
        // A stronger change that does no more is no news.
        var heights: Set<Double> = [row.height]
        return trials.filter { heights.insert($0.height).inserted || $0.settings[0].constraint != loss.constraint }
            .filter { $0.height != row.height }
    }

    package func showing(_ wish: HeightWish) -> HeightWish {
        var wish = wish
        for view in fitting.hiddenArrangedViews() {
            guard wish.solves < HeightSearch.limit else {
                wish.isCapped = true
                break
            }
            wish.solves += 1
            guard let height = fitting.height(showing: view), height.isFinite else { continue }
            wish.take(showing: view.layoutName, .init(settings: [], height: rowHeight(height)), from: row.height)
        }
        return wish
    }

    package func row(of facts: ConstraintFacts) -> FittingSession.Row? { rows.first { $0.facts == facts } }

    /// Up to whole pixels, with the separator; a content that collapses gets the standard height, or the estimate.
    package func rowHeight(_ fitted: Double) -> Double {
        if let collapsed, FittedRow.contentHeight(CGFloat(fitted)) == nil { return collapsed }
        return Double(FittedRow.height(content: CGFloat(fitted), share: CGFloat(row.height - row.contentViewHeight)))
    }
}
