import UnfoldSimplex

/// Required constraints that exclude each other: which one breaks, and what the console says.
extension LayoutEngine {
    func report(_ conflict: Conflict, constraintToBreak: ConstraintID) -> UnsatisfiableConstraints? {
        if let creations = NSLayoutConstraint.creations, case .constraint(let constraint)? = meanings[constraintToBreak]
        {
            constraint.source = constraint.source ?? creations.place(of: constraint)
        }
        var members: [(member: UnsatisfiableConstraints.Member, key: PrintOrder, id: ConstraintID)] = []
        var bounds: [UnsatisfiableConstraints.Member] = []
        for (entry, facts) in zip(conflict.members, facts(of: conflict.members.map(\.restriction))) {
            guard let facts else { continue }
            switch entry.restriction {
            case .constraint(let id):
                let member = UnsatisfiableConstraints.Member(
                    constraint: facts, constant: constant(of: id), multiplier: entry.multiplier)
                members.append((member, PrintOrder(facts, meanings[id]), id))
            case .nonNegative: bounds.append(.init(constraint: facts, constant: 0, multiplier: entry.multiplier))
            }
        }
        members.sort { $0.key < $1.key }
        guard let broken = members.firstIndex(where: { $0.id == constraintToBreak }) else { return nil }
        var occurrence = 1
        if case .constraint(let constraint) = meanings[constraintToBreak] { occurrence = constraint.timesBroken }
        let list = members.map(\.member)
        let text = ConsoleText.unsatisfiable(
            list.map(\.constraint), broken: broken, generation: LayoutEnvironment.generation)
        let event = UnsatisfiableConstraints(
            members: list, bounds: bounds, broken: broken, occurrence: occurrence,
            contradiction: conflict.contradiction, consoleText: text)
        LayoutJournal.record(.unsatisfiable(event, host: ObjectIdentifier(host)))
        LayoutJournal.console(text)
        return event
    }

    private func constant(of row: ConstraintID) -> Double {
        switch meanings[row] {
        case .constraint(let constraint): Double(constraint.storedConstant)
        case .hugging(let view, let axis), .resistance(let view, let axis):
            view.view?.engineRecord?.contentSize[axis]?.length ?? 0
        case .autoresizing(let view, let pin, _): Double(pin.value(in: view.orGone.frame))
        case .fitting(_, _, let target, _, _): target
        case nil: 0
        }
    }
}

/// Sorted by identifier without regard to case, unnamed first (fact A6.3). Unnamed ones are in the order of
/// activation, rows of autoresizing masks before them, as in recorded logs; named alike in the order of creation.
struct PrintOrder: Comparable {
    private let identifier: String
    private let isConstraint: Bool
    private let serial: UInt

    @MainActor init(_ facts: ConstraintFacts, _ meaning: RowMeaning?) {
        identifier = (facts.identifier ?? "").lowercased()
        switch meaning {
        case .constraint(let constraint):
            isConstraint = true
            serial = identifier.isEmpty ? constraint.activationOrder : constraint.layoutAddress.value
        case .autoresizing(_, _, let address), .fitting(_, _, _, _, let address):
            (isConstraint, serial) = (false, address.value)
        default: (isConstraint, serial) = (false, 0)
        }
    }

    static func < (one: Self, other: Self) -> Bool {
        if one.identifier != other.identifier { return one.identifier < other.identifier }
        if one.isConstraint != other.isConstraint { return other.isConstraint }
        return one.serial < other.serial
    }
}
