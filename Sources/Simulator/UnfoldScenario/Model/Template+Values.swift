extension Template {
    var viewSettings: [TargetedSetting] {
        views.flatMap { view in view.settings.map { TargetedSetting(target: view.id, setting: $0) } }
    }

    /// The value that the template gives a property of a view or constraint; nil for the class's own.
    func value(of target: String, _ property: String) -> PropertyValue? {
        if let constraint = constraints.first(where: { $0.id == target }) {
            switch property {
            case "constant": return .number(constraint.equation.constant)
            case "priority": return .number(Double(constraint.priority))
            case "isActive": return .flag(constraint.isActive)
            default: return nil
            }
        }
        let view = views.first { $0.id == target }
        let settings = view?.settings ?? cellSettings.filter { $0.target == target }.map(\.setting)
        return settings.last { $0.property.name == property }?.value
    }
}

extension [TargetedSetting] {
    /// What stacks arrange first, then values, then what needs the arrangement.
    var inPhases: [TargetedSetting] {
        [Property.Phase.structure, .values, .last].flatMap { phase in filter { $0.setting.property.phase == phase } }
    }
}
