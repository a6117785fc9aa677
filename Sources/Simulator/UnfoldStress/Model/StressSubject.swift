/// What is tried, as it is written.
protocol StressSubject {
    /// Points.
    var width: Double { get }
    /// Name of the text size.
    var contentSizeCategory: String { get }
    var isRightToLeft: Bool { get }
    /// Names of what has a text that can be another.
    var textViews: [String] { get }
    /// Views that can be shown or hidden.
    var hiddenViews: [String] { get }
    var stepNames: [String] { get }

    /// Of a text, as many as are written.
    func letters(of view: String) -> Int
}

extension ScenarioDocument: StressSubject {}
