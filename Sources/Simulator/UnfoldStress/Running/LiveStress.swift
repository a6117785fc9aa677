/// Tries a cell of an app, a new one in each of many surroundings.
@MainActor package final class LiveStress: StressRunning {
    package struct Seen {
        /// One a layout: as it is; where the surroundings are taken back, as written, there, and as written again. Views
        /// have names that are the same in each cell.
        package var steps: [StepResult] = []
        /// What has a text that can be another, with the letters of the written one, in order.
        package var texts: [(name: String, letters: Int)] = []
        package var letters: [String: Int] = [:]
        package var hiddenViews: [String] = []

        package init() {}
    }

    private struct Written: StressSubject {
        let width: Double
        let contentSizeCategory: String
        let isRightToLeft: Bool
        let hasBoldText: Bool
        let written: Seen
        let titledParts: [String] = []
        let stepCount = 0
        var hiddenViews: [String] { written.hiddenViews }
        var textViews: [String] { written.texts.map(\.name) }

        func letters(of view: String) -> Int {
            written.texts.first { $0.name == view }?.letters ?? written.letters[view] ?? 0
        }
        func position(ofView view: String) -> SourcePosition? { nil }
        func position(ofStep step: Int) -> SourcePosition? { nil }
        func isOff(_ code: String, row: String, view: String?) -> Bool { false }
    }

    let subject: any StressSubject
    let budget: StressBudget
    let names: [String: String] = [:]
    private let options: StressOptions
    private let look: (StressSurroundings) -> Seen
    private var known: [StressSurroundings: StressOutcome] = [:]

    /// - Parameters:
    ///   - width: of the list as written, in points; the text size and direction are those in force.
    ///   - look: makes a cell in such surroundings, and looks at it.
    package init(width: Double, options: StressOptions, _ look: @escaping (StressSurroundings) -> Seen) {
        let environment = LayoutEnvironment.current
        subject = Written(
            width: width, contentSizeCategory: environment.contentSizeCategoryName,
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            hasBoldText: environment.legibilityWeight == .bold, written: look(StressSurroundings()))
        (self.options, self.look) = (options, look)
        budget = StressBudget(options)
    }

    /// Tries as many as the budget allows, and makes what was found as small as it gets.
    package func report(_ name: String) -> StressReport {
        var report = StressReport(name: name, file: "")
        _ = explore(options, for: &report)
        report.solves = budget.spent
        return report
    }

    func outcome(_ surroundings: StressSurroundings) -> StressOutcome? {
        if let outcome = known[surroundings] { return outcome }
        let outcome = compared(look(surroundings).steps, in: surroundings)
        known[surroundings] = outcome
        return outcome
    }

    func isKnown(_ surroundings: StressSurroundings) -> Bool { known[surroundings] != nil }
}
