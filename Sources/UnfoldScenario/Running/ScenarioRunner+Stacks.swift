import UnfoldAutoLayout

extension ScenarioRunner {
    /// Tells of views that stand in a stack without being arranged by it, and that no constraint places: mostly they were meant to
    /// be arranged. What the scenario arranges later, or pins, is a background that somebody meant.
    func noteUnarrangedSubviews() {
        for template in document.templates {
            let stacks = Set(
                template.views.filter { ViewClass.named($0.type)?.isKind(of: "UIStackView") ?? false }.map(\.id))
            guard !stacks.isEmpty else { continue }
            let arranged = Set(template.views.flatMap(\.arranged) + document.arrangedLater)
            let pinned = Set(
                template.constraints.flatMap { [$0.equation.first.view, $0.equation.second?.view].compactMap { $0 } })
            for view in template.views {
                guard let parent = view.parent, stacks.contains(parent), !arranged.contains(view.id),
                    !pinned.contains(view.id)
                else { continue }
                note(
                    "unarranged-subview",
                    "\(view.id) is a subview of the stack view \(parent), which does not arrange it, and nothing else places it; "
                        + "name it in 'arrangedSubviews' of \(parent), or pin it", .warning, at: view.position)
            }
        }
    }
}

extension ScenarioDocument {
    /// Views that rows or steps put into stacks.
    fileprivate var arrangedLater: [String] {
        let settings = everyRow.flatMap(\.settings) + steps.flatMap(\.actions).flatMap(\.settings)
        return settings.filter { $0.setting.property.name == "arrangedSubviews" }.flatMap(\.setting.value.viewNames)
    }
}

extension Action {
    /// Everything that is set, in blocks too.
    fileprivate var settings: [TargetedSetting] {
        switch self {
        case .set(_, let setting, _): [setting]
        case .toggle(_, let first, let second, _): [first, second]
        case .update(let actions), .performBatchUpdates(let actions), .animate(_, let actions):
            actions.flatMap(\.settings)
        default: []
        }
    }
}
