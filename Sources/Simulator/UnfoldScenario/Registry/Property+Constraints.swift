extension Property {
    /// What can be set on a constraint that has an id.
    static let ofConstraints: [Property] = [
        .number("constant", { (c: NSLayoutConstraint) in c.constant }, { $0.constant = $1 }),
        Property("priority", .priority) { item in
            (item as? NSLayoutConstraint).map { .number(Double($0.priority.rawValue)) }
        } set: { item, value, _ in
            guard let constraint = item as? NSLayoutConstraint, case .number(let level) = value else { return }
            constraint.priority = UILayoutPriority(Float(level))
        },
        .flag("isActive", { (c: NSLayoutConstraint) in c.isActive }, { $0.isActive = $1 }),
    ]
}
