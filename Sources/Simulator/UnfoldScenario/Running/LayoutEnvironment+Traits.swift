extension LayoutEnvironment {
    /// The traits that heights depend on, under the names that a scenario gives them.
    var scenarioTraits: [ScenarioTrait] {
        func text(_ value: CGFloat) -> String { HeightRecord.number(Double(value)) }
        func word<T: Equatable>(_ value: T, _ words: [(String, T)]) -> String {
            words.first { $0.1 == value }?.0 ?? "\(value)"
        }
        return [
            .init(name: "width", value: text(screenSize.width)), .init(name: "height", value: text(screenSize.height)),
            .init(name: "scale", value: text(displayScale)), .init(name: "generation", value: generation.rawValue),
            .init(name: "layoutDirection", value: word(layoutDirection, TraitEntry.directions)),
            .init(name: "contentSizeCategory", value: word(contentSizeCategory, TraitEntry.categories)),
        ]
    }
}
