extension ScenarioRunner {
    /// Reports views that are in a stack without being arranged by it, and that no constraint places: mostly they
    /// were meant to be arranged. What the scenario arranges later, or pins, is a background that somebody meant.
    func noteUnarrangedSubviews() {
        lazy var later = Set(document.arrangedLater)
        for template in document.templates {
            let stacks = Set(
                template.views.filter { ViewClass.named($0.type)?.isKind(of: "UIStackView") ?? false }.map(\.id))
            guard !stacks.isEmpty else { continue }
            let arranged = Set(template.views.flatMap(\.arranged))
            let pinned = Set(
                template.constraints.flatMap { [$0.equation.first.view, $0.equation.second?.view].compactMap { $0 } })
            for view in template.views {
                guard let parent = view.parent, stacks.contains(parent), !arranged.contains(view.id),
                    !pinned.contains(view.id), !later.contains(view.id)
                else { continue }
                note(.unarrangedSubview(view: view.id, stack: parent), .warning, at: view.position)
            }
        }
    }
}

extension ScenarioDocument {
    /// Views that rows or steps put into stacks.
    fileprivate var arrangedLater: [String] {
        let settings = allRows.flatMap(\.settings) + settingsOfSteps
        return settings.filter { $0.setting.property.name == "arrangedSubviews" }.flatMap(\.setting.value.viewNames)
    }
}
