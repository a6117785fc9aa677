/// What is tried, as it is written.
protocol StressSubject {
    /// Points.
    var width: Double { get }
    var contentSizeCategory: String { get }
    var isRightToLeft: Bool { get }
    var hasBoldText: Bool { get }
    var textViews: [String] { get }
    var hiddenViews: [String] { get }
    var titledParts: [String] { get }
    var stepCount: Int { get }

    /// Of a text, as many as are written.
    func letters(of view: String) -> Int
    func position(ofView view: String) -> SourcePosition?
    func position(ofStep step: Int) -> SourcePosition?
    /// Whether what only comparisons show is switched off there.
    func isOff(_ code: String, row: String, view: String?) -> Bool
}

extension StressSubject {
    /// The step with that index, of those that are written: what follows them belongs to the last.
    func written(_ step: Int) -> Int { min(step, max(0, stepCount - 1)) }
}

extension ScenarioDocument: StressSubject {}
