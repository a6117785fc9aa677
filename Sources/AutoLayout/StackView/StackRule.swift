import Foundation

/// One constraint that a stack wants, as a value: equal rules keep their constraint from one rebuild to the next. Items
/// stand for themselves by identity only, so that a stack does not keep itself alive.
struct StackRule: Hashable {
    let identifier: String
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let priority: UILayoutPriority
    let multiplier: CGFloat

    func mentions(_ item: AnyObject) -> Bool { first == ObjectIdentifier(item) || second == ObjectIdentifier(item) }
}

/// The rules a stack wants now, in order, with the items they name and their constants.
@MainActor struct StackRules {
    struct Entry {
        let rule: StackRule
        let first: AnyObject
        let second: AnyObject?
        let constant: CGFloat
    }

    private(set) var list: [Entry] = []

    mutating func add(
        _ identifier: String, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, constant: CGFloat = 0,
        priority: UILayoutPriority = .required, multiplier: CGFloat = 1
    ) {
        let rule = StackRule(
            identifier: identifier, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
            second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute, priority: priority,
            multiplier: multiplier)
        list.append(Entry(rule: rule, first: first, second: second, constant: constant))
    }
}
