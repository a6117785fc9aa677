extension PropertyKind {
    /// The value of `UIStackView.spacingUseSystem`, which is bound to the main actor.
    static let systemSpacing = [NamedNumber("system", CGFloat(Float.leastNormalMagnitude))]
    /// `UITableView.automaticDimension`; other negative heights are mistakes.
    static let automatic = [NamedNumber("automatic", -1)]
}

extension Property {
    /// Views that left the list leave the stack's arrangement, and stay its subviews.
    static let arrangedSubviews = Property("arrangedSubviews", .views, phase: .structure) { item in
        item is UIStackView ? .names([]) : nil
    } set: { item, value, names in
        guard let stack = item as? UIStackView, case .names(let ids) = value else { return }
        let views = ids.compactMap(names.view)
        let wanted = Set(views.map { ObjectIdentifier($0) })
        for view in stack.arrangedSubviews where !wanted.contains(ObjectIdentifier(view)) {
            stack.removeArrangedSubview(view)
        }
        // Each one moves to the end: the list ends in this order, and a new one takes no search.
        for view in views { stack.addArrangedSubview(view) }
    }

    /// `setCustomSpacing(_:after:)` for each view named; the others have none.
    static let customSpacing = Property(
        "customSpacing", .numbersByView(ScenarioLimits.length, PropertyKind.systemSpacing), phase: .last
    ) { item in
        item is UIStackView ? .named([]) : nil
    } set: { item, value, names in
        guard let stack = item as? UIStackView, case .named(let entries) = value else { return }
        for view in stack.arrangedSubviews {
            let own = entries.first { names.view($0.name) === view }
            stack.setCustomSpacing(own.map { CGFloat($0.number) } ?? UIStackView.spacingUseDefault, after: view)
        }
    }
}
