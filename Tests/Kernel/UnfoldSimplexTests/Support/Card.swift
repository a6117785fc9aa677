@testable import UnfoldSimplex

/// The vertical half of the product's expandable card, as the layout classes lower it: a position and a height a view.
struct Card {
    struct Item {
        let y: Variable
        let height: Variable
    }

    var solver = Solver()
    /// Constraints in the order of addition, by name.
    private(set) var names: [(name: String, id: ConstraintID)] = []
    let content, card, stack, menu, first, second, third, label, detail, chevron: Item

    init(detailPriority: Priority = .required, huggingOfCard: Double? = nil) throws {
        func item(_ solver: inout Solver) -> Item {
            Item(y: solver.makeVariable(), height: solver.makeVariable(.nonNegative))
        }
        content = item(&solver)
        card = item(&solver)
        stack = item(&solver)
        menu = item(&solver)
        first = item(&solver)
        second = item(&solver)
        third = item(&solver)
        label = item(&solver)
        detail = item(&solver)
        chevron = item(&solver)
        try add("content.top == 0", [Term(1, content.y)], .equal, 0)
        if let huggingOfCard {
            try add("card hugging", [Term(1, card.height)], .lessThanOrEqual, huggingOfCard, Priority(250))
            try add("card resistance", [Term(1, card.height)], .greaterThanOrEqual, huggingOfCard, Priority(750))
        }
        try add("label hugging", [Term(1, label.height)], .lessThanOrEqual, 17, Priority(250))
        try add("label resistance", [Term(1, label.height)], .greaterThanOrEqual, 17, Priority(750))
        try top("card.top", card, content, 12)
        try bottom("card.bottom", card, content, -12)
        try top("stack.top", stack, card, 0)
        try bottom("stack.bottom", stack, card, 0)
        try top("menu.top", menu, card, 0)
        try add("menu.height", [Term(1, menu.height)], .equal, 44)
        try below("label.top", label, menu, 10)
        try bottom("label.bottom", label, first, 0)
        try top("detail.top", detail, second, 0)
        try bottom("detail.bottom", detail, second, 0)
        try add("detail.height", [Term(1, detail.height)], .equal, 0, detailPriority)
        try top("chevron.top", chevron, third, 12)
        try bottom("chevron.bottom", chevron, third, -8)
        try add("chevron.height", [Term(1, chevron.height)], .equal, 16)
        try top("first.top", first, stack, 0)
        try below("second.top", second, first, 8)
        try below("third.top", third, second, 8)
        try bottom("third.bottom", third, stack, 0)
    }

    func id(_ name: String) -> ConstraintID { names.first { $0.name == name }!.id }
    func name(_ id: ConstraintID) -> String { names.first { $0.id == id }?.name ?? "?" }

    /// Names of the constraints among a conflict's members, and of non-negative heights.
    func describe(_ conflict: Conflict) -> Set<String> {
        Set(
            conflict.members.map { member in
                switch member.restriction {
                case .constraint(let id): return name(id)
                case .nonNegative(let variable):
                    return variable == label.height ? "label.height >= 0" : "height \(variable) >= 0"
                }
            })
    }

    mutating func add(
        _ name: String, _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority = .required
    ) throws {
        names.append((name, try solver.add(terms, relation, constant, priority: priority)))
    }

    private mutating func top(_ name: String, _ one: Item, _ other: Item, _ distance: Double) throws {
        try add(name, [Term(1, one.y), Term(-1, other.y)], .equal, distance)
    }

    private mutating func bottom(_ name: String, _ one: Item, _ other: Item, _ distance: Double) throws {
        let terms = [Term(1, one.y), Term(1, one.height), Term(-1, other.y), Term(-1, other.height)]
        try add(name, terms, .equal, distance)
    }

    private mutating func below(_ name: String, _ one: Item, _ other: Item, _ distance: Double) throws {
        try add(name, [Term(1, one.y), Term(-1, other.y), Term(-1, other.height)], .equal, distance)
    }

    /// The height the content would have if only a target at 50 decided it, measured on a copy.
    func fittingHeight() throws -> Double {
        var copy = self
        try copy.add("fitting", [Term(1, content.height)], .equal, 0, Priority(50))
        try copy.solver.solve { _ in preconditionFailure("measuring does not conflict") }
        return copy.solver.value(of: content.height)
    }
}
