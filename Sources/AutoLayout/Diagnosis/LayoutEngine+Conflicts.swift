import Foundation
import Simplex

/// Required constraints that exclude each other: which one breaks, and what the console says.
extension LayoutEngine {
    /// The member to break, by the rule measured on real logs (facts A6.4, A6.5; see `docs/uikit-differences.md`).
    func victim(of conflict: Conflict) -> ConstraintID {
        // What is broken already stays broken before something that has just been added or edited breaks as well.
        let wereBroken = conflict.members.contains { member in
            if case .constraint(let id) = member.restriction { brokenAtStart.contains(id) } else { false }
        }
        let preferred = wereBroken ? brokenAtStart : edited
        let rows = conflict.members.compactMap { member -> (id: ConstraintID, meaning: RowMeaning)? in
            guard case .constraint(let id) = member.restriction, let meaning = meanings[id] else { return nil }
            return (id, meaning)
        }
        let candidates = rows.map {
            BreakCandidate(meaning: $0.meaning, host: host, isEdited: preferred.contains($0.id))
        }
        if let choice = BreakCandidate.choose(from: candidates) { return rows[choice].id }
        // Pulls of a fitting are the only rows without meaning here.
        for member in conflict.members {
            if case .constraint(let id) = member.restriction { return id }
        }
        preconditionFailure("a conflict without constraints: \(conflict)")
    }

    func report(_ conflict: Conflict, victim: ConstraintID) {
        var members: [(member: UnsatisfiableConstraints.Member, key: PrintOrder, id: ConstraintID)] = []
        var bounds: [UnsatisfiableConstraints.Member] = []
        for entry in conflict.members {
            guard let facts = facts(of: entry.restriction) else { continue }
            switch entry.restriction {
            case .constraint(let id):
                let member = UnsatisfiableConstraints.Member(
                    constraint: facts, constant: constant(of: id), multiplier: entry.multiplier)
                members.append((member, PrintOrder(facts, meanings[id]), id))
            case .nonNegative:
                bounds.append(.init(constraint: facts, constant: 0, multiplier: entry.multiplier))
            }
        }
        members.sort { $0.key < $1.key }
        guard let broken = members.firstIndex(where: { $0.id == victim }) else { return }
        var occurrence = 1
        if case .constraint(let constraint) = meanings[victim] {
            constraint.timesBroken += 1
            occurrence = constraint.timesBroken
        }
        let list = members.map(\.member)
        let text = ConsoleText.unsatisfiable(
            list.map(\.constraint), broken: broken, generation: LayoutEnvironment.current.generation)
        let event = UnsatisfiableConstraints(
            members: list, bounds: bounds, broken: broken, occurrence: occurrence,
            contradiction: conflict.contradiction, consoleText: text)
        LayoutJournal.record(.unsatisfiable(event, host: ObjectIdentifier(host)))
        LayoutJournal.console(text)
    }

    private func constant(of row: ConstraintID) -> Double {
        switch meanings[row] {
        case .constraint(let constraint): Double(constraint.storedConstant)
        case .hugging(let view, let axis), .resistance(let view, let axis):
            view.view?.engineRecord?.contentSize[axis]?.length ?? 0
        case .autoresizing(let view, let pin, _):
            switch pin {
            case .minX: Double(view.orGone.frame.minX)
            case .minY: Double(view.orGone.frame.minY)
            case .width: Double(view.orGone.frame.width)
            case .height: Double(view.orGone.frame.height)
            }
        case .fitting(_, _, let target, _, _): target
        case nil: 0
        }
    }
}

/// Sorted by identifier without regard to case, unnamed first (fact A6.3); equal ones in order of creation.
struct PrintOrder: Comparable {
    let identifier: String
    let serial: UInt

    init(identifier: String, serial: UInt) {
        self.identifier = identifier
        self.serial = serial
    }

    @MainActor init(_ facts: ConstraintFacts, _ meaning: RowMeaning?) {
        identifier = (facts.identifier ?? "").lowercased()
        switch meaning {
        case .constraint(let constraint): serial = constraint.layoutAddress.value
        case .autoresizing(_, _, let address), .fitting(_, _, _, _, let address): serial = address.value
        default: serial = 0
        }
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.identifier == rhs.identifier ? lhs.serial < rhs.serial : lhs.identifier < rhs.identifier
    }
}
