extension Property {
    static let ofConstraints: [Property] = [
        .number("constant", .at(\NSLayoutConstraint.constant)),
        .access("priority", .priority, .at(\NSLayoutConstraint.priority), { .number(Double($0.rawValue)) }) {
            if case .number(let level) = $0 { UILayoutPriority(Float(level)) } else { nil }
        },
        .flag("isActive", .at(\NSLayoutConstraint.isActive)),
    ]
}
