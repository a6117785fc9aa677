/// One constraint that a stack wants, as a value: equal rules keep their constraint from one rebuild to the next. Items
/// stand for themselves by identity only, so that a stack does not keep itself alive.
struct StackRule: Hashable {
    let name: StackRuleName
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let priority: UILayoutPriority
    let multiplier: CGFloat

    // What nearly all rules of a stack differ in; the name would be hashed as a text.
    func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(firstAttribute)
        hasher.combine(second)
    }
}

/// The rules a stack wants now, in order, with the items they name and their constants.
@MainActor struct StackRules {
    struct Entry {
        let rule: StackRule
        let first: AnyObject
        let second: AnyObject?
        let distance: StackDistance
    }

    private(set) var list: [Entry] = []

    /// `first.attribute relation multiplier * second.attribute + distance`.
    mutating func tie(
        _ name: StackRuleName, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, distance: StackDistance = .zero,
        priority: UILayoutPriority = .required
    ) {
        let rule = StackRule(
            name: name, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
            second: ObjectIdentifier(second), secondAttribute: secondAttribute, priority: priority,
            multiplier: multiplier)
        list.append(Entry(rule: rule, first: first, second: second, distance: distance))
    }

    /// `item.size == 0`.
    mutating func zeroLength(
        _ name: StackRuleName, _ item: AnyObject, _ size: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority = .required
    ) {
        let rule = StackRule(
            name: name, first: ObjectIdentifier(item), firstAttribute: size, relation: .equal, second: nil,
            secondAttribute: .notAnAttribute, priority: priority, multiplier: 1)
        list.append(Entry(rule: rule, first: item, second: nil, distance: .zero))
    }
}

/// A constant in points, and whether it is the system's own spacing (fact C2.8).
struct StackDistance: Equatable {
    var points: CGFloat
    var isSystem = false

    static let zero = StackDistance(points: 0)

    static func * (distance: Self, factor: CGFloat) -> Self {
        StackDistance(points: distance.points * factor, isSystem: distance.isSystem && factor != 0)
    }
}
