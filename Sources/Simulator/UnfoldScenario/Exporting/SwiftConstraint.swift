struct SwiftConstraint {
    let spec: ConstraintSpec
    let item: (String) -> String

    var expression: String {
        var text = byAnchors ?? byItems
        var extras: [String] = []
        if spec.priority != 1000 { extras.append("priority: \(SwiftValue.number(Double(spec.priority)))") }
        if let identifier = spec.identifier { extras.append("identifier: \(SwiftValue.text(identifier))") }
        if !extras.isEmpty { text += ".with(\(extras.joined(separator: ", ")))" }
        return text
    }

    private var equation: ConstraintEquation { spec.equation }

    private var relation: String {
        switch equation.relation {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        default: "greaterThanOrEqual"
        }
    }

    private static let sizes: Set<NSLayoutConstraint.Attribute> = [.width, .height]

    /// nil for margins' attributes and for multiples of positions, which anchors do not have.
    private var byAnchors: String? {
        guard let first = anchor(equation.first) else { return nil }
        let relation = relation + "To"
        let isSize = Self.sizes.contains(equation.first.attribute)
        guard let second = equation.second else {
            return isSize ? "\(first).constraint(\(relation)Constant: \(SwiftValue.number(equation.constant)))" : nil
        }
        guard let other = anchor(second), isSize == Self.sizes.contains(second.attribute),
            isSize || equation.multiplier == 1
        else { return nil }
        var parts = ["\(relation): \(other)"]
        if equation.multiplier != 1 { parts.append("multiplier: \(SwiftValue.number(equation.multiplier))") }
        if equation.constant != 0 { parts.append("constant: \(SwiftValue.number(equation.constant))") }
        return "\(first).constraint(\(parts.joined(separator: ", ")))"
    }

    private var byItems: String {
        let second = equation.second
        return "NSLayoutConstraint(item: \(path(equation.first)), attribute: .\(name(equation.first) ?? ""), "
            + "relatedBy: .\(relation), toItem: \(second.map(path) ?? "nil"), "
            + "attribute: .\(second.flatMap(name) ?? "notAnAttribute"), "
            + "multiplier: \(SwiftValue.number(equation.multiplier)), constant: \(SwiftValue.number(equation.constant)))"
    }

    private func path(_ side: ConstraintEquation.Side) -> String {
        side.guide.map { "\(item(side.view)).\($0)" } ?? item(side.view)
    }

    private func name(_ side: ConstraintEquation.Side) -> String? {
        ConstraintEquation.attributes.first { $0.attribute == side.attribute }?.name
    }

    private func anchor(_ side: ConstraintEquation.Side) -> String? {
        guard let name = name(side), !name.contains("argin") else { return nil }
        return "\(path(side)).\(name)Anchor"
    }
}
