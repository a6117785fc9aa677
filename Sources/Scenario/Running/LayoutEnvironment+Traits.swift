import AutoLayout
import Foundation

extension LayoutEnvironment {
    /// The traits under the names that a scenario gives them.
    var scenarioTraits: [ScenarioTrait] {
        func text(_ value: CGFloat) -> String { HeightRecord.number(Double(value)) }
        let category = ScenarioReader.categories.first { $0.category == contentSizeCategory }?.name
        return [
            .init(name: "width", value: text(screenSize.width)), .init(name: "height", value: text(screenSize.height)),
            .init(name: "scale", value: text(displayScale)), .init(name: "generation", value: generation.rawValue),
            .init(
                name: "layoutDirection", value: layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"),
            .init(name: "contentSizeCategory", value: category ?? contentSizeCategory.rawValue),
        ]
    }
}
