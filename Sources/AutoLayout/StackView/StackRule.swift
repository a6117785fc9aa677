import Foundation

/// One constraint that a stack wants, as a value: equal rules keep their constraint from one rebuild to the next.
@MainActor struct StackRule: @preconcurrency Hashable {
    let identifier: String
    let first: AnyObject
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: AnyObject?
    let secondAttribute: NSLayoutConstraint.Attribute
    let priority: UILayoutPriority
    var multiplier: CGFloat = 1

    func mentions(_ item: AnyObject) -> Bool { first === item || second === item }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.identifier == rhs.identifier && lhs.first === rhs.first && lhs.firstAttribute == rhs.firstAttribute
            && lhs.relation == rhs.relation && lhs.second === rhs.second && lhs.secondAttribute == rhs.secondAttribute
            && lhs.priority == rhs.priority && lhs.multiplier == rhs.multiplier
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
        hasher.combine(ObjectIdentifier(first))
        hasher.combine(second.map { ObjectIdentifier($0) })
        hasher.combine(firstAttribute)
        hasher.combine(secondAttribute)
    }
}

/// The rules a stack wants now, in order, with their constants.
@MainActor struct StackRules {
    private(set) var list: [(rule: StackRule, constant: CGFloat)] = []

    mutating func add(
        _ identifier: String, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, constant: CGFloat = 0,
        priority: UILayoutPriority = .required, multiplier: CGFloat = 1
    ) {
        let rule = StackRule(
            identifier: identifier, first: first, firstAttribute: firstAttribute, relation: relation, second: second,
            secondAttribute: secondAttribute, priority: priority, multiplier: multiplier)
        list.append((rule, constant))
    }
}
