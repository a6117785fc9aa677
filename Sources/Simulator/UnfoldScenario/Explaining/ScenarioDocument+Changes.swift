extension ScenarioDocument {
    /// With the constraints written at `position` at another priority; nil if none is written there.
    package func settingPriority(_ priority: Float, ofConstraintAt position: SourcePosition) -> ScenarioDocument? {
        var changed = self
        var isFound = false
        for template in changed.templates.indices {
            for index in changed.templates[template].constraints.indices
            where changed.templates[template].constraints[index].position == position {
                changed.templates[template].constraints[index].priority = priority
                isFound = true
            }
        }
        return isFound ? changed : nil
    }
}
